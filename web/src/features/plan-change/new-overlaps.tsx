import { count } from '../../formatting/counts';
import { formatShortDay } from '../../formatting/days';
import { formatTimeRange } from '../../formatting/times';
import type { NewOverlap_PlanOverlapFragment as Overlap } from './change-plan-page.generated';

/** People who would have two shifts at once because of the change; a long list is folded. */
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
        {overlaps.map((one, index) => (
          <li key={index} className="py-1">
            <strong className="font-semibold">
              {one.firstName} {one.lastName}
            </strong>
            : {one.opportunityName}, {formatShortDay(one.date)}, {formatTimeRange(one.startTime, one.endTime)}, and{' '}
            {otherWords(one)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Their other shift; a lead sees no name of a shift in another category. */
function otherWords({ otherOpportunityName, otherDate, otherStartTime, otherEndTime }: Overlap): string {
  return otherOpportunityName === null || otherDate === null || otherStartTime === null || otherEndTime === null
    ? 'another shift at that time'
    : `${otherOpportunityName}, ${formatShortDay(otherDate)}, ${formatTimeRange(otherStartTime, otherEndTime)}`;
}
