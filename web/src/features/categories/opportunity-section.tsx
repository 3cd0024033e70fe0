import { Link } from 'react-router-dom';
import { endsNextDay } from '@trailcrew/api/contract/text/ends-next-day';
import { availabilityOf } from '@trailcrew/api/contract/programme/shift';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../app/paths';
import { grouped } from '../../formatting/counts';
import { buttonClass } from '../../ui/button';
import { Picture } from '../../ui/picture';
import { hasBegun, isOpen } from '../shifts/listed-shift';
import { RoleTexts } from '../shifts/role-texts';
import { formatShiftDay } from '../../formatting/days';
import { formatTimeRange } from '../../formatting/times';
import type { ShiftRow_ShiftFragment } from '../shifts/shift-row.generated';
import type { OpportunitySection_OpportunityFragment } from './opportunity-section.generated';

interface OpportunitySectionProps {
  opportunity: OpportunitySection_OpportunityFragment;
  /** An instant (ISO 8601, UTC). */
  now: string;
  /** Why nobody can sign up for anything of the event, in a few words. */
  off: string | null;
  /** The event is cancelled: nobody is needed anywhere. */
  isCancelled: boolean;
  /** Whether the event lets people wait for full shifts. */
  canWait: boolean;
}

const listClass = 'overflow-hidden rounded-card border border-hairline bg-card empty:hidden';

/** One volunteer role of a category: its description, whether people are missing, and its shifts in order of time; begun shifts come last. */
export function OpportunitySection({ opportunity, now, off, isCancelled, canWait }: OpportunitySectionProps) {
  const headingId = `opportunity-${opportunity.id}`;
  const shifts = opportunity.shifts.toSorted((a, b) =>
    `${a.date}${a.startTime}${a.endTime}` < `${b.date}${b.startTime}${b.endTime}` ? -1 : 1,
  );
  const begun = shifts.filter((shift) => hasBegun(shift, now));
  const coming = shifts.filter((shift) => !hasBegun(shift, now));
  // Nobody is needed in a shift that is called off, nor where a place is held for somebody on the waitlist.
  const wanted = coming.filter(({ cancelledAt }) => !cancelledAt);
  const needed = wanted.reduce((sum, shift) => sum + shift.openSpots, 0);
  // A role without shifts, or whose last shifts have begun with people missing, is neither in need nor fully staffed.
  const counted = wanted.length > 0 ? wanted : begun;
  const staffed = counted.length > 0 && counted.every((shift) => shift.stillRequired <= 0);
  return (
    <section aria-labelledby={headingId}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-1">
        <h2 id={headingId} className="min-w-0 text-lg">
          {opportunity.name}
        </h2>
        {isCancelled || (off === 'Closed' && !staffed) ? null : (
          <span
            className={`rounded-full px-2.5 py-0.5 text-xs font-semibold ${needed > 0 ? 'bg-primary-tint text-primary' : staffed ? 'bg-good-tint text-good' : 'bg-sunken text-muted'}`}
          >
            {staffed ? 'Fully staffed' : `${grouped(needed)} needed`}
          </span>
        )}
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
      <RoleTexts role={opportunity} className="px-1 text-sm text-muted" />
      {shifts.length === 0 ? <p className="mt-2 px-1 text-sm text-muted">This role has no shifts yet.</p> : null}
      <ul className={`mt-3 ${listClass}`}>
        {coming.map((shift) => (
          <RoleShift key={shift.id} shift={shift}>
            {isOpen(shift, now) && !off ? (
              <Link
                to={paths.signUpLink(shift.id)}
                aria-describedby={`${headingId} shift-${shift.id}`}
                className={buttonClass('quiet', 'no-print min-w-26')}
              >
                Sign Up
              </Link>
            ) : canWait && !off && !shift.closed && !shift.cancelledAt && shift.waitlistEnabled ? (
              <Link
                to={paths.signUpLink(shift.id)}
                aria-describedby={`${headingId} shift-${shift.id}`}
                className={buttonClass('outline', 'no-print min-w-26 text-center leading-tight')}
              >
                <span>
                  <span className="block text-xs font-normal">Full</span>
                  Join the waitlist
                </span>
              </Link>
            ) : (
              <span className="inline-flex min-h-11 min-w-26 items-center justify-center rounded-control bg-sunken px-4 text-sm font-semibold text-muted">
                {off ?? (shift.cancelledAt ? 'Cancelled' : shift.closed ? 'Closed' : 'Full')}
              </span>
            )}
          </RoleShift>
        ))}
      </ul>
      {begun.length > 0 ? (
        <>
          <h3 className="mt-3 px-1 text-sm font-semibold tracking-normal text-muted">Begun or over</h3>
          <ul className={`mt-1 ${listClass}`}>
            {begun.map((shift) => (
              <RoleShift key={shift.id} shift={shift} begun />
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

interface RoleShiftProps {
  shift: ShiftRow_ShiftFragment;
  /** True once it has begun: it is shown dimmed. */
  begun?: boolean;
  /** What can be done with it. */
  children?: ReactNode;
}

/** One shift of a role on its category's page. */
function RoleShift({ shift, begun = false, children }: RoleShiftProps) {
  const scarce = !begun && availabilityOf(shift.stillRequired) !== 'available';
  return (
    <li
      className={`grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-hairline px-4 py-3 last:border-b-0 md:grid-cols-[12.5rem_minmax(0,1fr)_8rem_6.5rem] ${begun ? 'bg-page' : ''}`}
    >
      <div id={`shift-${shift.id}`} className="col-span-2 md:col-span-1">
        <p className={`tabular-nums ${begun ? 'font-semibold text-muted' : 'font-bold'}`}>
          {formatTimeRange(shift.startTime, shift.endTime)}
        </p>
        <p className="text-sm text-muted">
          {formatShiftDay(shift.date)}
          {endsNextDay(shift.startTime, shift.endTime) ? ' · ends next day' : ''}
        </p>
      </div>
      <div className="col-span-2 min-w-0 md:col-span-1">
        {shift.effectiveLocation ? (
          <p className="flex items-start gap-1.5 text-sm text-muted">
            <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0">{shift.effectiveLocation}</span>
          </p>
        ) : null}
        {shift.notes ? (
          <p className="text-sm whitespace-pre-line">
            <span className="font-semibold">Note:</span> {shift.notes}
          </p>
        ) : null}
      </div>
      <p className={`text-sm tabular-nums ${scarce ? 'font-semibold text-warm' : 'text-muted'}`}>
        {grouped(shift.qtyRegistered)} of {grouped(shift.qtyRequired)} registered
      </p>
      {children}
    </li>
  );
}
