import { formatShiftDay } from '../../formatting/days';
import { formatTimeRange } from '../../formatting/times';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { CheckedInWarning } from '../waiting-actions/checked-in-warning';
import { useCancelLater } from '../waiting-actions/use-cancel-later';
import type { SignupRow_SignupFragment } from './signup-table.generated';

/** Asks before somebody's signup is cancelled, and cancels it; household and lead are notified by mail. */
export function CancelSignup({ signup, onClose }: { signup: SignupRow_SignupFragment; onClose: () => void }) {
  const { volunteer, shift } = signup;
  const cancelLater = useCancelLater();
  const confirm = async () => (await cancelLater([signup.id])) !== null;
  return (
    <ConfirmDialog
      title="Cancel this signup?"
      confirm="Cancel the signup"
      busy="Cancelling…"
      keep="Keep it"
      danger
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className="rounded-control bg-primary-tint px-4 py-3">
        <p className="font-semibold">
          {volunteer.firstName} {volunteer.lastName}
        </p>
        <p>{shift.opportunity.name}</p>
        <p className="text-sm text-muted">
          {formatShiftDay(shift.date)}, {formatTimeRange(shift.startTime, shift.endTime)}
        </p>
      </div>
      <CheckedInWarning signup={signup} name={volunteer.firstName} />
      <p>The spot opens up, and {volunteer.firstName} is notified by email.</p>
    </ConfirmDialog>
  );
}
