/** @jest-environment jsdom */
import '../../../test/text-encoder';
import '../../../test/dialog-element';
import { addressStays } from '@trailcrew/api/contract/people/volunteer';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Answering, type Asked } from '../../../test/answering-client';
import { EditVolunteerDialog } from './edit-volunteer-dialog';

const nils = { id: 'v1', firstName: 'Nils', lastName: 'Fjell', phone: null, mailFails: false };

afterEach(cleanup);

/** Opens the dialog of a person with this address; returns what it sent. */
function open(email: string | null) {
  const sent: Asked[] = [];
  const answer = (call: Asked) => {
    sent.push(call);
    return { updateVolunteer: { __typename: 'Volunteer', ...nils, email } };
  };
  render(
    <MemoryRouter>
      <Answering answer={answer}>
        <EditVolunteerDialog volunteer={{ ...nils, email }} onClose={() => {}} />
      </Answering>
    </MemoryRouter>,
  );
  return sent;
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

test.each([
  ['', null],
  ['nils@example.org', 'nils@example.org'],
])('a walk-in is renamed, with "%s" as the address', async (typed, email) => {
  const sent = open(null);
  expect(screen.getByText(/gave none when they walked in/)).toBeTruthy();
  expect(field(/^Email/).getAttribute('aria-required')).toBe('false');
  type(/^Last name/, 'New');
  if (typed) type(/^Email/, typed);
  save();
  const input = { firstName: 'Nils', lastName: 'New', email, phone: null };
  await waitFor(() => expect(sent).toMatchObject([{ variables: { id: 'v1', input } }]));
});

test('an address cannot be removed', async () => {
  const sent = open('nils@example.org');
  expect(screen.queryByText(/gave none when they walked in/)).toBeNull();
  type(/^Email/, '');
  save();
  await screen.findByText(addressStays);
  expect(sent).toEqual([]);
});
