/** @jest-environment jsdom */
import '../../../test/text-encoder';
import '../../../test/dialog-element';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Answering, type Asked } from '../../../test/answering-client';
import { EraseOwnDialog } from './erase-own-dialog';

afterEach(cleanup);

const family = [
  { id: 'v1', name: 'Ada Berg', comingShifts: 2 },
  { id: 'v2', name: 'Bea Berg', comingShifts: 1 },
  { id: 'v3', name: 'Cleo Berg', comingShifts: 0 },
];
const onAShift = new CombinedGraphQLErrors({
  errors: [{ message: 'One of these people is on a shift.', extensions: { code: 'ON_A_SHIFT' } }],
});

/** Opens the dialog of the family; returns what it did, in order. */
function open(answer: object | Error = { requestErasure: { people: [] } }) {
  const done: (Asked | 'renewed')[] = [];
  render(
    <MemoryRouter>
      <Answering
        answer={(call) => {
          done.push(call);
          return answer as Record<string, unknown>;
        }}
      >
        <EraseOwnDialog
          email="berg@example.org"
          people={family}
          renewPass={() => Promise.resolve(done.push('renewed'))}
          onClose={() => {}}
        />
      </Answering>
    </MemoryRouter>,
  );
  return done;
}

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send me the link' });

test('the people are ticked, and it counts what those who stay ticked give back', () => {
  open();
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([true, true, true]);
  const said = () => screen.getAllByRole('status')[0]?.textContent;
  expect(said()).toBe('3 coming shifts are given back.');
  fireEvent.click(box(/^Ada Berg/));
  expect(said()).toBe('1 coming shift is given back.');
  fireEvent.click(box(/^Bea Berg/));
  expect(said()).toBe('No coming shifts are given back.');
  expect(button().disabled).toBe(false);
  fireEvent.click(box(/^Cleo Berg/));
  expect(said()).toBe('Please choose at least one person.');
  expect(button().disabled).toBe(true);
});

test('it opens the household again, asks for those who are ticked, and says where the link went', async () => {
  const done = open();
  fireEvent.click(box(/^Bea Berg/));
  fireEvent.click(button());
  const words = await screen.findByText(/^We have sent a link to/);
  expect(words.textContent).toBe('We have sent a link to berg@example.org. It works for 24 hours.');
  expect(document.activeElement).toBe(words);
  expect(done).toMatchObject(['renewed', { name: 'RequestErasure', variables: { volunteerIds: ['v1', 'v3'] } }]);
});

test('a refusal is shown in the words of the server, and the next try may succeed', async () => {
  open(onAShift);
  fireEvent.click(button());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('No link was sentOne of these people is on a shift.');
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull());
});
