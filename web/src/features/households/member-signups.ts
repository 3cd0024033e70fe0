import { wallClock } from '../../formatting/times';
import { hasBegun as shiftHasBegun } from '../shifts/listed-shift';
import type { OwnSignup } from '../signups/own/own-signups';
import type { MemberCard_VolunteerFragment, MemberShift_SignupFragment } from './member-card.generated';

/** A signup of a member card. */
export type MemberSignup = MemberShift_SignupFragment;

/** A member's signups; the household sees them all. */
export function signupsOf({ signups }: Pick<MemberCard_VolunteerFragment, 'signups'>): readonly MemberSignup[] {
  return signups ?? [];
}

/** A member's signups as their card shows them. */
export interface MemberSignups {
  /** Active, today or later where the event takes place; the next one first. */
  upcoming: MemberSignup[];
  /** Active, on an earlier day: done. The latest first. */
  completed: MemberSignup[];
  /** Cancelled, and not taken again since; the latest day first. */
  cancelled: MemberSignup[];
}

function startOf({ shift }: MemberSignup): string {
  return `${shift.date}T${shift.startTime}`;
}

function byStart(one: MemberSignup, other: MemberSignup): number {
  return startOf(one) < startOf(other) ? -1 : 1;
}

/** Whether the shift of a signup has begun. */
export function hasBegun({ shift }: MemberSignup, now: Date): boolean {
  return shiftHasBegun(shift, now.toISOString());
}

/** Whether the shift of a signup is over. */
export function isOver({ shift: { endsAt } }: MemberSignup, now: Date): boolean {
  return !!endsAt && endsAt <= now.toISOString();
}

/** Whether it takes place: neither its shift nor its event is cancelled. */
export function takesPlace({ shift }: MemberSignup): boolean {
  return !shift.cancelledAt && shift.opportunity.event.state !== 'CANCELLED';
}

/** How many shifts that have not begun they would give back. */
export function comingShiftsOf(member: Pick<MemberCard_VolunteerFragment, 'signups'>, now: Date): number {
  return signupsOf(member).filter((one) => one.status === 'ACTIVE' && takesPlace(one) && !hasBegun(one, now)).length;
}

/** Sorts a member's signups into upcoming, past and cancelled ones. A shift that was cancelled twice is listed once. */
export function sortSignups(signups: readonly MemberSignup[], now: Date): MemberSignups {
  const active = signups.filter(({ status }) => status === 'ACTIVE').sort(byStart);
  const ahead = ({ shift }: MemberSignup) =>
    shift.date >= wallClock(shift.opportunity.event.timeZone, now).slice(0, 10);
  const held = new Set(active.map(({ shift }) => shift.id));
  const given = new Map(
    signups
      .filter(({ status, shift }) => status === 'CANCELLED' && !held.has(shift.id))
      .map((signup) => [signup.shift.id, signup]),
  );
  return {
    upcoming: active.filter(ahead),
    completed: active.filter((signup) => !ahead(signup)).reverse(),
    cancelled: [...given.values()].sort(byStart).reverse(),
  };
}

/** The people of a household: those with the next or current shift first, those without one last, in their given order. */
export function byNextShift<Person extends Pick<MemberCard_VolunteerFragment, 'signups'>>(
  people: readonly Person[],
  now: Date,
): Person[] {
  const next = (person: Person) => {
    const signup = sortSignups(signupsOf(person), now).upcoming.find((one) => takesPlace(one) && !isOver(one, now));
    return signup ? Date.parse(signup.shift.startsAt ?? `${startOf(signup)}Z`) : Infinity;
  };
  return people.toSorted((one, other) => (next(one) < next(other) ? -1 : next(one) > next(other) ? 1 : 0));
}

/** The sentence about who was notified of a cancellation; nothing when nobody was. */
export function cancelNotice({ cancelTells }: Pick<MemberSignup, 'cancelTells'>): string | undefined {
  if (cancelTells === 'LEAD') return 'The lead has been notified.';
  return cancelTells === 'ORGANIZERS' ? 'The organizers have been notified.' : undefined;
}

/** A household's active and cancelled signups, for the sign-up form to remember. */
export function ownSignupsOf(
  email: string,
  members: readonly MemberCard_VolunteerFragment[],
): { active: OwnSignup[]; cancelled: string[] } {
  const all = members.flatMap((volunteer) => signupsOf(volunteer).map((signup) => ({ volunteer, signup })));
  return {
    active: all
      .filter(({ signup }) => signup.status === 'ACTIVE')
      .map(({ volunteer: { firstName, lastName }, signup: { id: signupId, shift } }) => ({
        signupId,
        shiftId: shift.id,
        eventId: shift.opportunity.event.id,
        role: shift.opportunity.name,
        firstName,
        lastName,
        email,
        date: shift.date,
        startTime: shift.startTime,
        endTime: shift.endTime,
        madeAt: null,
      })),
    cancelled: all.filter(({ signup }) => signup.status === 'CANCELLED').map(({ signup }) => signup.id),
  };
}
