import { wallClock } from '../../formatting/times';
import type { MemberCard_MemberFragment } from './member-card.generated';

/** A signup of a member card. */
export type MemberSignup = MemberCard_MemberFragment['signups'][number];

/** A member's signups as her card shows them. */
export interface MemberSignups {
  /** Active, today or later where the event takes place; the next one first. */
  upcoming: MemberSignup[];
  /** Active, on an earlier day: done. The latest first. */
  completed: MemberSignup[];
  /** Given back, and not taken again since; the latest day first. */
  cancelled: MemberSignup[];
}

function startOf({ shift }: MemberSignup): string {
  return `${shift.date}T${shift.startTime}`;
}

function byStart(one: MemberSignup, other: MemberSignup): number {
  return startOf(one) < startOf(other) ? -1 : 1;
}

/** Whether a shift has begun where its event takes place. */
export function hasBegun(signup: MemberSignup, now: Date): boolean {
  return wallClock(signup.shift.opportunity.event.timeZone, now) >= startOf(signup);
}

/** Sorts a member's signups into what lies ahead, what is done and what was cancelled. A shift cancelled twice is listed once. */
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
