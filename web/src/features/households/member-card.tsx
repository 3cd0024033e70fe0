import { endsNextDay } from '@trailcrew/api/contract/shift';
import { MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { count } from '../../formatting/counts';
import { formatShiftDay } from '../../formatting/days';
import { formatTimeRange } from '../../formatting/times';
import { Button } from '../../ui/button';
import { CategoryBadge } from '../shifts/category-badge';
import type { MemberSignup } from './cancel-signup-dialog';
import type { MemberCard_MemberFragment } from './member-card.generated';
import { upcomingSignups } from './upcoming-signups';

interface MemberCardProps {
  member: MemberCard_MemberFragment;
  now: Date;
  /** Asks to cancel one of the signups. */
  onCancel: (signup: MemberSignup, name: string) => void;
}

/** One member of the household with the shifts ahead, the next one first. `now` decides what lies ahead. */
export function MemberCard({ member, now, onCancel }: MemberCardProps) {
  const { volunteer } = member;
  const signups = upcomingSignups(member.signups, now);
  return (
    <section
      aria-labelledby={`member-${volunteer.id}`}
      className="rounded-card border border-hairline bg-card p-5 md:p-6"
    >
      <h2 id={`member-${volunteer.id}`} className="text-lg">
        {volunteer.firstName} {volunteer.lastName}
      </h2>
      <p className="text-sm text-muted">
        {volunteer.phone ? <span>{volunteer.phone} · </span> : null}
        {count(signups.length, 'shift')}
      </p>
      {signups.length === 0 ? <p className="mt-4 text-muted">No upcoming shifts.</p> : null}
      <ul className="mt-3">
        {signups.map((signup) => {
          const { id, shift } = signup;
          return (
            <li key={id} className="border-t border-hairline py-3 last:pb-0">
              <p className="font-bold tabular-nums">{formatTimeRange(shift.startTime, shift.endTime)}</p>
              <p className="text-sm text-muted">
                {formatShiftDay(shift.date)}
                {endsNextDay(shift.startTime, shift.endTime) ? ' · ends next day' : ''}
              </p>
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
              <Button
                className="mt-2"
                aria-label={`Cancel ${shift.opportunity.name}, ${formatShiftDay(shift.date)}`}
                onClick={() => onCancel(signup, `${volunteer.firstName} ${volunteer.lastName}`)}
              >
                Cancel
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
