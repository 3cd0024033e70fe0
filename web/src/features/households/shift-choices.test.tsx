/** @jest-environment jsdom */
import '../../../test/text-encoder';
import '../../../test/dialog-element';
import { cleanup, render, screen } from '@testing-library/react';
import type { MemberSignup } from './member-signups';
import { cancelWords, ShiftChoices } from './shift-choices';

afterEach(cleanup);

const signup = (cancelledAt: string | null) =>
  ({
    id: 'g1',
    shift: {
      ...{ id: 's1', date: '2027-02-20', startTime: '08:00', endTime: '10:00', effectiveLocation: null, cancelledAt },
      opportunity: { name: 'Bar', category: { name: 'Food' }, event: { name: 'Loppet' } },
    },
  }) as MemberSignup;

/** The buttons of the dialog, without the cross. */
function buttons(cancelledAt: string | null, hasBegun = false) {
  const nothing = () => undefined;
  render(
    <ShiftChoices
      signup={signup(cancelledAt)}
      name="Ada Berg"
      cannotCome={false}
      hasBegun={hasBegun}
      searched={false}
      onChange={nothing}
      onReplace={nothing}
      onCancel={nothing}
      onClose={nothing}
    />,
  );
  return screen.getAllByRole('button').flatMap(({ textContent }) => textContent || []);
}

test('a shift can be kept, changed or cancelled', () => {
  expect(buttons(null)).toEqual(['Change shift', 'Find a replacement', 'Cancel this shift', 'Keep the shift']);
});

test('a shift that the organizers cancelled is neither kept nor cancelled once more', () => {
  expect(buttons('2027-02-01T00:00:00Z')).toEqual(['Change shift', 'Give up your spot', 'Close']);
  expect(screen.getByText(/The organizers have cancelled this shift/)).toBeTruthy();
  expect(cancelWords(false, true)).toMatchObject({ title: 'Give up your spot?', keep: 'Keep the spot' });
  cleanup();
  expect(buttons('2027-02-01T00:00:00Z', true)).toEqual(['Give up your spot', 'Close']);
});

test('nobody else gets the spot of a shift that has begun', () => {
  expect(cancelWords(false, false).text).toContain('opens up for someone else');
  expect(cancelWords(true, false).text).not.toContain('opens up');
});
