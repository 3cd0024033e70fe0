import { count } from '../../formatting/counts';
import { formatShortDay } from '../../formatting/days';
import { formatTimeRange } from '../../formatting/times';
import type { NewOverlap_PlanOverlapFragment as Overlap } from './change-plan-page.generated';

/** Who would have two shifts at once and has not now; a long list is folded. */
export function NewOverlaps({ overlaps }: { overlaps: readonly Overlap[] }) {
  if (overlaps.length === 0) return null;
  return (
    <details
      open={overlaps.length <= 5}
      className="rounded-control border-l-4 border-warm bg-warm-tint px-4 py-2 text-sm"
    >
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        {count(overlaps.length, 'new overlap')}: two shifts at once
      </summary>
      <ul className="pb-2">
        {overlaps.map((one) => (
          <li key={`${one.volunteerId} ${one.shiftId} ${one.otherDate} ${one.otherStartTime}`} className="py-1">
            <strong className="font-semibold">
              {one.firstName} {one.lastName}
            </strong>
            : {one.opportunityName}, {formatShortDay(one.date)}, {formatTimeRange(one.startTime, one.endTime)}, and{' '}
            {one.otherOpportunityName}, {formatShortDay(one.otherDate)},{' '}
            {formatTimeRange(one.otherStartTime, one.otherEndTime)}
          </li>
        ))}
      </ul>
    </details>
  );
}
