import { endsNextDay } from '@trailcrew/api/contract/text/ends-next-day';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { formatShiftDayOfYear } from '../../formatting/days';
import { formatHours } from '../../formatting/hours';
import { formatTime, formatTimeRange, wallClock } from '../../formatting/times';
import { CategoryBadge } from '../shifts/category-badge';
import type { MemberSignup } from './member-signups';

interface MemberShiftProps {
  signup: MemberSignup;
  /** Its actions, or its state. */
  children: ReactNode;
}

/** When they were here, by the event's clock, once somebody marked them, and the hours that count once the shift is over. */
function TimesHere({ signup: { attendance, shift } }: Pick<MemberShiftProps, 'signup'>) {
  const timeOf = (instant: string) => wallClock(shift.opportunity.event.timeZone, new Date(instant)).slice(11);
  if (!attendance) return null;
  const hours = attendance.minutes ? formatHours(attendance.minutes) : null;
  const kind = 'text-sm font-semibold text-good tabular-nums';
  // An arrival stays known after somebody else marked them as not here.
  if (!attendance.arrivedAt || attendance.state === 'NO_SHOW') return hours ? <p className={kind}>{hours}</p> : null;
  const arrived = timeOf(attendance.arrivedAt);
  const words = attendance.leftAt ? formatTimeRange(arrived, timeOf(attendance.leftAt)) : `from ${formatTime(arrived)}`;
  return <p className={kind}>{`Here ${words}${hours ? ` · ${hours}` : ''}`}</p>;
}

/** One shift on a member's card: time first, then what and where. */
export function MemberShift({ signup, children }: MemberShiftProps) {
  const { shift } = signup;
  return (
    <li className="border-t border-hairline py-3 first:border-t-0 last:pb-2 print:break-inside-avoid">
      <p className="font-bold tabular-nums">{formatTimeRange(shift.startTime, shift.endTime)}</p>
      <p className="text-sm text-muted">
        {formatShiftDayOfYear(shift.date)}
        {endsNextDay(shift.startTime, shift.endTime) ? ' · ends next day' : ''}
      </p>
      <TimesHere signup={signup} />
      <p className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="font-semibold">{shift.opportunity.name}</span>
        <CategoryBadge name={shift.opportunity.category.name} />
      </p>
      {shift.effectiveLocation ? (
        <p className="mt-0.5 flex items-start gap-1.5 text-sm text-muted">
          <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {shift.effectiveLocation}
        </p>
      ) : null}
      <p className="text-sm">
        <Link to={paths.event(shift.opportunity.event.slug)} className="prose-link">
          {shift.opportunity.event.name}
        </Link>
      </p>
      <div className="mt-2 empty:hidden">{children}</div>
    </li>
  );
}
