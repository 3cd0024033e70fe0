import { endsNextDay } from '@trailcrew/api/contract/shift';
import { MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { formatShiftDay } from '../../formatting/days';
import { formatTimeRange, wallClock } from '../../formatting/times';
import { buttonClass } from '../../ui/button';
import { Picture } from '../../ui/picture';
import type {
  OpportunitySection_EventFragment,
  OpportunitySection_OpportunityFragment,
} from './opportunity-section.generated';

interface OpportunitySectionProps {
  opportunity: OpportunitySection_OpportunityFragment;
  event: OpportunitySection_EventFragment;
}

const closedClass =
  'inline-flex min-h-11 min-w-26 items-center justify-center rounded-control bg-sunken px-4 text-sm font-semibold text-muted';

/** One volunteer role of a category: what it is, whether people are missing, and its shifts in order of time. */
export function OpportunitySection({ opportunity, event }: OpportunitySectionProps) {
  const needed = opportunity.shifts.reduce((sum, shift) => sum + shift.stillRequired, 0);
  const now = wallClock(event.timeZone, new Date());
  const shifts = opportunity.shifts.toSorted((a, b) =>
    `${a.date}${a.startTime}${a.endTime}` < `${b.date}${b.startTime}${b.endTime}` ? -1 : 1,
  );
  return (
    <section aria-labelledby={`opportunity-${opportunity.id}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-1">
        <h2 id={`opportunity-${opportunity.id}`} className="text-lg">
          {opportunity.name}
        </h2>
        <span
          className={`rounded-full px-2.5 py-0.5 text-xs font-semibold ${needed > 0 ? 'bg-primary-tint text-primary' : 'bg-good-tint text-good'}`}
        >
          {needed > 0 ? `${needed} needed` : 'Fully staffed'}
        </span>
      </div>
      {opportunity.coverImageUrl ? (
        <Picture
          address={opportunity.coverImageUrl}
          sizes="(min-width: 36rem) 20rem, 100vw"
          width={800}
          height={500}
          loading="lazy"
          className="no-print my-2 h-36 w-full rounded-card object-cover sm:w-80"
        />
      ) : null}
      {opportunity.shortDescription ? <p className="px-1 text-sm text-muted">{opportunity.shortDescription}</p> : null}
      {shifts.length === 0 ? <p className="mt-2 px-1 text-sm text-muted">This role has no shifts yet.</p> : null}
      <ul className="mt-3 overflow-hidden rounded-card border border-hairline bg-card empty:hidden">
        {shifts.map((shift) => (
          <li
            key={shift.id}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-hairline px-4 py-3 last:border-b-0 md:grid-cols-[12.5rem_minmax(0,1fr)_8rem_6.5rem]"
          >
            <div id={`shift-${shift.id}`} className="col-span-2 md:col-span-1">
              <p className="font-bold tabular-nums">{formatTimeRange(shift.startTime, shift.endTime)}</p>
              <p className="text-sm text-muted">
                {formatShiftDay(shift.date)}
                {endsNextDay(shift.startTime, shift.endTime) ? ' · ends next day' : ''}
              </p>
            </div>
            <p className="col-span-2 flex min-w-0 items-start gap-1.5 text-sm text-muted md:col-span-1">
              {shift.effectiveLocation ? (
                <>
                  <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                  {shift.effectiveLocation}
                </>
              ) : null}
            </p>
            <p
              className={`text-sm tabular-nums ${shift.stillRequired <= 2 ? 'font-semibold text-warm' : 'text-muted'}`}
            >
              {shift.qtyRegistered} of {shift.qtyRequired} registered
            </p>
            {shift.stillRequired <= 0 ? (
              <span className={closedClass}>Full</span>
            ) : `${shift.date}T${shift.startTime}` <= now ? (
              <span className={closedClass}>Started</span>
            ) : (
              <Link
                to={paths.signUpLink(shift.id)}
                aria-describedby={`opportunity-${opportunity.id} shift-${shift.id}`}
                className={buttonClass('quiet', 'min-w-26')}
              >
                Sign Up
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
