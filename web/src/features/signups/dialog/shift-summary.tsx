import { endsNextDay } from '@trailcrew/api/contract/text/ends-next-day';
import { formatLongDay } from '../../../formatting/days';
import { formatTimeRange } from '../../../formatting/times';
import type { ListedShift } from '../../shifts/listed-shift';

/** The shift to sign up for: role, day, time and place, visible while the form is filled in. Above a phone's keyboard it shrinks. */
export function ShiftSummary({ listed }: { listed: ListedShift }) {
  const { shift, opportunity, category } = listed;
  return (
    <div className="mt-3 rounded-control bg-primary-tint px-4 py-3 [@media(max-height:35rem)]:mt-1 [@media(max-height:35rem)]:py-1.5 [@media(max-height:35rem)]:leading-snug">
      <p className="font-semibold wrap-anywhere">{opportunity.name}</p>
      <div className="text-sm [@media(max-height:35rem)]:flex [@media(max-height:35rem)]:flex-wrap [@media(max-height:35rem)]:gap-x-2">
        <p className="mt-1 [@media(max-height:35rem)]:mt-0">{formatLongDay(shift.date)}</p>
        <p className="font-semibold tabular-nums">
          {formatTimeRange(shift.startTime, shift.endTime)}
          {endsNextDay(shift.startTime, shift.endTime) ? ' (ends next day)' : ''}
        </p>
      </div>
      <p className="text-sm text-muted [@media(max-height:35rem)]:hidden">
        {[category.name, shift.effectiveLocation].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}

/** The organizers' note for everybody in this shift, such as 'Bring skis'. */
export function ShiftNote({ notes }: { notes: string | null }) {
  if (!notes) return null;
  return (
    <div role="note" className="rounded-control border-l-4 border-primary bg-sunken px-4 py-2.5 text-sm">
      <p className="font-semibold">Good to know</p>
      <p className="wrap-anywhere whitespace-pre-line">{notes}</p>
    </div>
  );
}
