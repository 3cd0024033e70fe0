import { count } from '../../../formatting/counts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { nameOf, type ShiftToSettle } from './people-to-settle';

/** A shift that is to be marked at once, and as what. */
export interface Settling extends ShiftToSettle {
  others: 'CAME' | 'NO_SHOW';
}

/** Asks before a whole shift is marked at once. */
export function SettleDialog({
  shift,
  signups,
  others,
  onConfirm,
  onClose,
}: Settling & { onConfirm: () => Promise<boolean>; onClose: () => void }) {
  const people = count(signups.length, 'person', 'people');
  const came = others === 'CAME';
  return (
    <ConfirmDialog
      title={came ? `Did all ${signups.length} come?` : `Did none of the ${signups.length} come?`}
      confirm={came ? 'All Came' : 'Nobody Came'}
      busy="Marking…"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        {shift.opportunity.name}: {people} that nobody marked. They are marked as{' '}
        {came ? 'here from the start of the shift' : 'not here'}; those who are marked already stay as they are.
      </p>
      <p className="mt-2 wrap-anywhere">{new Intl.ListFormat('en').format(signups.map(nameOf))}</p>
    </ConfirmDialog>
  );
}
