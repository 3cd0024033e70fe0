import { formatShiftDayOfYear } from '../../formatting/days';
import { formatTimeRange } from '../../formatting/times';
import type { MemberSignup } from './member-signups';

/** The shift and the person that a dialog is about. */
export function ShiftWords({ signup, name }: { signup: MemberSignup; name: string }) {
  const { shift } = signup;
  return (
    <div className="rounded-control bg-primary-tint px-4 py-3">
      <p className="font-semibold">{shift.opportunity.name}</p>
      <p>
        {formatShiftDayOfYear(shift.date)}, {formatTimeRange(shift.startTime, shift.endTime)}
      </p>
      <p className="text-sm text-muted">{name}</p>
    </div>
  );
}
