import { endsNextDay } from '@trailcrew/api/contract/text/ends-next-day';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { formatLongDay } from '../../formatting/days';
import { formatTimeRange } from '../../formatting/times';
import type { WaitedFor_EntryFragment } from './offer-page.generated';

/** The shift of an entry and its people: role, day, time, place, names. */
export function WaitedFor({ entry: { shift, names } }: { entry: WaitedFor_EntryFragment }) {
  return (
    <div className="rounded-control bg-primary-tint px-4 py-3 text-left">
      <p className="font-semibold wrap-anywhere">{shift.opportunity.name}</p>
      <p className="text-sm">{formatLongDay(shift.date)}</p>
      <p className="text-sm font-semibold tabular-nums">
        {formatTimeRange(shift.startTime, shift.endTime)}
        {endsNextDay(shift.startTime, shift.endTime) ? ' (ends next day)' : ''}
      </p>
      <p className="text-sm text-muted">
        {[shift.opportunity.category.name, shift.effectiveLocation].filter(Boolean).join(' · ')}
      </p>
      <p className="text-sm">
        <Link to={paths.event(shift.event.slug)} className="prose-link">
          {shift.event.name}
        </Link>
      </p>
      <p className="mt-1 text-sm wrap-anywhere">For {names.join(', ')}</p>
    </div>
  );
}
