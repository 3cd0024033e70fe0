import { endsNextDay } from '@trailcrew/api/contract/shift';
import { formatLongDay } from '../../formatting/days';
import { formatTimeRange } from '../../formatting/times';
import type { ListedShift } from '../shifts/listed-shift';

/** What one signs up for: role, day, time and place, in sight while the form is filled in. */
export function ShiftSummary({ listed }: { listed: ListedShift }) {
  const { shift, opportunity, category } = listed;
  return (
    <div className="rounded-control bg-primary-tint px-4 py-3">
      <p className="font-semibold">{opportunity.name}</p>
      <p className="mt-1 text-sm">{formatLongDay(shift.date)}</p>
      <p className="text-sm font-semibold tabular-nums">
        {formatTimeRange(shift.startTime, shift.endTime)}
        {endsNextDay(shift.startTime, shift.endTime) ? ' (ends next day)' : ''}
      </p>
      <p className="text-sm text-muted">{[category.name, shift.effectiveLocation].filter(Boolean).join(' · ')}</p>
    </div>
  );
}
