/** @jest-environment jsdom */
import '../../../test/dialog-element';
import { cleanup, render, screen } from '@testing-library/react';
import { waitingMark } from '../../testing/made-check-in';
import type { CheckIn, CheckInState } from '../check-in-state';
import { newMeta } from '../store/check-in-store';
import { CheckInContext } from './use-check-in';
import { LeaveDialog } from './leave-dialog';

afterEach(cleanup);

/** The text and the buttons of the dialog with so many waiting and refused marks. */
function dialog(waiting: number, refused: number, hasLine = true) {
  const why = { code: 'SIGNUP_NOT_FOUND', message: 'Signup not found.' };
  const marks = [
    ...Array.from({ length: waiting }, () => waitingMark('Ada')),
    ...Array.from({ length: refused }, () => waitingMark('Bo', { refused: why })),
  ];
  const kept = { list: null, marks, walkIns: [], meta: newMeta() };
  const state = { kept, session: null, hasLine } as unknown as CheckInState;
  const checkIn = { state: () => state, watch: () => () => undefined } as unknown as CheckIn;
  render(
    <CheckInContext value={checkIn}>
      <LeaveDialog onClose={() => undefined} />
    </CheckInContext>,
  );
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
  return [
    screen.getAllByRole('status')[0]?.textContent?.trim(),
    ...buttons.filter((words) => words && words !== 'Close'),
  ];
}

const refusedWords = 'could not be sent: please tell the lead first what you saw.';

test.each([
  [0, 0, ['The list of names is deleted from this phone.', 'Cancel', 'Sign out']],
  [1, 0, ['1 mark is not sent.', 'Sign out and lose it', 'Send first']],
  [0, 1, [`1 mark ${refusedWords}`, 'Sign out and lose it', 'Cancel']],
  [0, 2, [`2 marks ${refusedWords}`, 'Sign out and lose them', 'Cancel']],
  [3, 2, [`3 marks are not sent. 2 marks ${refusedWords}`, 'Sign out and lose them', 'Send first']],
])('with %i waiting and %i refused marks the dialog first says what is lost', (waiting, refused, words) => {
  expect(dialog(waiting, refused)).toEqual(words);
});

test('it says when the phone is offline', () => {
  expect(dialog(2, 0, false)[0]).toBe('2 marks are not sent. There is no line at the moment.');
});
