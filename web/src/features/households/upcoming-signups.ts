import { wallClock } from '../../formatting/times';
import type { MemberCard_MemberFragment } from './member-card.generated';

type MemberSignup = MemberCard_MemberFragment['signups'][number];

/** The active signups whose shift is today or later where the event takes place, the next one first. */
export function upcomingSignups(signups: readonly MemberSignup[], now: Date): MemberSignup[] {
  return signups
    .filter(
      ({ status, shift }) =>
        status === 'ACTIVE' && shift.date >= wallClock(shift.opportunity.event.timeZone, now).slice(0, 10),
    )
    .sort((a, b) => (`${a.shift.date}${a.shift.startTime}` < `${b.shift.date}${b.shift.startTime}` ? -1 : 1));
}
