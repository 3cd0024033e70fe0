/** @jest-environment jsdom */
import '../../../test/text-encoder';
import '../../../test/dialog-element';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Answering, type Asked } from '../../../test/answering-client';
import { ErasePersonDialog } from './erase-person-dialog';

afterEach(cleanup);

const nothing = { futureSignups: 0, pastSignups: 0, mails: 0, logEntries: 0, mentions: [] };
const ada = { id: 'v1', firstName: 'Ada', lastName: 'Berg', email: 'ada@example.org' };

/** Opens the dialog; returns what was sent, and how often it closed and reported a success. */
function open({ preview = {}, person = {}, failure }: { preview?: object; person?: object; failure?: Error } = {}) {
  const sent: Asked[] = [];
  const seen = { closed: 0, erased: 0 };
  const answer = (call: Asked) => {
    sent.push(call);
    if (call.name === 'PreviewErasure') return { previewErasure: { ...nothing, ...preview } };
    return failure ?? { erasePeople: { erased: 1 } };
  };
  render(
    <MemoryRouter>
      <Answering answer={answer}>
        <ErasePersonDialog
          person={{ ...ada, ...person }}
          onErased={() => (seen.erased += 1)}
          onClose={() => (seen.closed += 1)}
        />
      </Answering>
    </MemoryRouter>,
  );
  const inputs = () => sent.filter(({ name }) => name === 'ErasePeople').map(({ variables }) => variables.input);
  return { seen, inputs };
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Erase person' });
const type = (value: string) =>
  fireEvent.change(screen.getByLabelText('Type "Erase" to confirm'), { target: { value } });
const listed = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('it counts what is deleted and what stays, without zeros', async () => {
  open({ preview: { futureSignups: 1, pastSignups: 1014, mails: 0, logEntries: 9 } });
  await screen.findByText('1 coming shift is given back');
  expect(listed()).toEqual([
    '1 coming shift is given back',
    '1,014 past signups stay, without a name',
    '9 entries of the log lose the name',
  ]);
});

test('ten of the texts with their name are shown, and how many more there are', async () => {
  const mentions = Array.from({ length: 12 }, (_, at) => ({ where: 'shift.notes', text: `Ask Ada Berg ${at}` }));
  mentions[0] = { where: 'new_table.some_text', text: 'Ada Berg has the key' };
  open({ preview: { mentions } });
  await screen.findByText('and 2 more');
  expect(listed().slice(0, 2)).toEqual(['new table, some textAda Berg has the key', 'Shift, notesAsk Ada Berg 1']);
  expect(listed()).toHaveLength(10);
});

test('only the exact word erases; they are notified unless that is unticked', async () => {
  const { seen, inputs } = open();
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
  type('erase');
  expect(button().disabled).toBe(true);
  type('Erase');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Email them that their data is erased' }));
  fireEvent.click(button());
  await waitFor(() => expect(seen).toEqual({ closed: 1, erased: 1 }));
  expect(inputs()).toEqual([{ volunteerIds: ['v1'], tellThem: false }]);
});

test('a person with an address is notified, and a person without one cannot be', async () => {
  for (const [email, boxes, tellThem] of [
    ['ada@example.org', 1, true],
    [null, 0, false],
  ] as const) {
    const { inputs } = open({ person: { email } });
    await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
    expect(screen.queryAllByRole('checkbox')).toHaveLength(boxes);
    type('Erase');
    fireEvent.click(button());
    await waitFor(() => expect(inputs()).toEqual([{ volunteerIds: ['v1'], tellThem }]));
    cleanup();
  }
});

test('a refusal is shown, and the dialog stays open', async () => {
  const failure = new CombinedGraphQLErrors({
    errors: [{ message: 'Please do this afterwards.', extensions: { code: 'ON_A_SHIFT' } }],
  });
  const { seen } = open({ failure });
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
  type('Erase');
  fireEvent.click(button());
  expect((await screen.findByRole('alert')).textContent).toBe('Nothing was erasedPlease do this afterwards.');
  expect(seen).toEqual({ closed: 0, erased: 0 });
});
