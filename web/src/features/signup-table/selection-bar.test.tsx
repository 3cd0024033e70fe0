/** @jest-environment jsdom */
import '../../../test/text-encoder';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Answering } from '../../../test/answering-client';
import { markWaiting } from '../waiting-actions/waiting-records';
import { SelectionBar } from './selection-bar';

afterEach(cleanup);

const signupIds = ['s1', 's2', 's3'];
const toCancel = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Cancel \d signups?$/ });
const selected = () => screen.getByRole('status').textContent;

function show() {
  render(
    <Answering answer={() => undefined}>
      <SelectionBar
        chosen={signupIds.length}
        elsewhere={0}
        group={{ kind: 'SIGNUP', ids: signupIds }}
        filter={{ signupIds }}
        signupIds={signupIds}
        groupName="those selected"
        onClear={() => undefined}
      />
    </Answering>,
  );
}

it('offers to cancel the selected that are not being cancelled already, and all again after an undo', () => {
  show();
  expect(toCancel().textContent).toBe('Cancel 3 signups');
  let unmark = () => {};
  act(() => {
    unmark = markWaiting(['s1', 'of-another-page']);
  });
  expect(toCancel().textContent).toBe('Cancel 2 signups');
  // They are still selected, and can be written to.
  expect(selected()).toBe('3 selected');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Mail these' }).disabled).toBe(false);
  act(unmark);
  expect(toCancel().textContent).toBe('Cancel 3 signups');
});

it('has nothing to cancel while all cancellations are pending; one that is pending twice needs two undos', () => {
  const undo = [markWaiting(signupIds), markWaiting(['s1'])];
  show();
  expect([toCancel().textContent, toCancel().disabled]).toEqual(['Cancel 0 signups', true]);
  act(undo[0]!);
  expect([toCancel().textContent, toCancel().disabled]).toEqual(['Cancel 2 signups', false]);
  act(undo[1]!);
  expect(toCancel().textContent).toBe('Cancel 3 signups');
});
