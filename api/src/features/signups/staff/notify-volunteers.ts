import { when, type Listener } from '../../../platform/operation/announcements.js';
import { clock } from '../../../platform/clock.js';
import { emailKey } from '../../../platform/text/person-key.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { shiftsOf } from '../../events/removal/count-signups-below.js';
import { eventCancelled, eventRevived } from '../../events/state/event-state.announcements.js';
import { detailsChanged, type DetailsBefore } from '../../events/programme.announcements.js';
import { removalAhead, type RemovalScope } from '../../events/removal/removal.announcements.js';
import { findHouseholdLinks } from '../../household-links/find-household-links.js';
import { lockShifts } from '../../shifts/lock-shifts.js';
import { shiftsMoved, type ShiftMoved } from '../../shifts/shift.announcements.js';
import { findSignupFacts } from '../find-signup-facts.js';
import {
  placesOfCancelledEvent,
  placesOfChangedShift,
  placesRemoved,
  placesRevived,
  type SignupDetails,
} from '../signup.announcements.js';

/** Turns announcements about shifts and events into announcements about the people in them, with their household's links, for mails. */
export const signupListeners: Listener[] = [
  when(removalAhead, notifyOfRemoval),
  when(shiftsMoved, notifyOfMoves),
  when(detailsChanged, notifyOfDetails),
  when(eventCancelled, notifyOfCalledOff),
  when(eventRevived, notifyOfRevival),
];

async function notifyOfRemoval(ctx: RequestContext, scope: RemovalScope): Promise<void> {
  const signups = await activeSignups(ctx, scope);
  if (signups.length > 0) await ctx.announce(placesRemoved, { signups });
}

async function notifyOfCalledOff(
  ctx: RequestContext,
  { eventId, message }: { eventId: string; message: string | null },
): Promise<void> {
  const signups = await activeSignups(ctx, { eventId });
  if (signups.length > 0) await ctx.announce(placesOfCancelledEvent, { signups, message });
}

async function notifyOfRevival(ctx: RequestContext, { eventId }: { eventId: string }): Promise<void> {
  const shifts = await comingShifts(ctx, { eventId });
  const signups = await activeSignupsOf(
    ctx,
    shifts.map(({ id }) => id),
  );
  if (signups.length > 0) await ctx.announce(placesRevived, { eventId, signups: signups.map(({ fact }) => fact) });
}

/** The number of statements does not depend on the number of shifts; one announcement. */
async function notifyOfMoves(ctx: RequestContext, { shifts }: { shifts: ShiftMoved[] }): Promise<void> {
  const before = new Map(shifts.map((one) => [one.shiftId, one.before]));
  await lockShifts(ctx, [...before.keys()]);
  const signups = await activeSignupsOf(ctx, [...before.keys()]);
  const people = signups.flatMap(({ fact: signup }) => {
    const was = before.get(signup.shift.id);
    return was ? [{ signup, before: was }] : [];
  });
  if (people.length > 0) await ctx.announce(placesOfChangedShift, { people });
}

/** Notifies the people of coming shifts whose event or role was renamed or got another place. */
async function notifyOfDetails(
  ctx: RequestContext,
  { scope, before }: { scope: RemovalScope; before: DetailsBefore },
): Promise<void> {
  const { location, ...names } = before;
  const shifts = await comingShifts(ctx, scope);
  const touched = shifts.filter(({ inherits }) => inherits || Object.keys(names).length > 0);
  const inheriting = new Set(touched.flatMap((shift) => (shift.inherits ? [shift.id] : [])));
  const signups = await activeSignupsOf(
    ctx,
    touched.map((shift) => shift.id),
  );
  if (signups.length === 0) return;
  await ctx.announce(placesOfChangedShift, {
    people: signups.map(({ fact: signup }) => ({
      signup,
      before: {
        ...signup.shift,
        ...names,
        ...(location !== undefined && inheriting.has(signup.shift.id) ? { location } : {}),
      },
    })),
  });
}

/** The coming shifts of a scope that are not cancelled, locked until the commit. */
async function comingShifts(ctx: RequestContext, scope: RemovalScope): Promise<{ id: string; inherits: boolean }[]> {
  const { where, id } = shiftsOf(scope);
  // A shift with its own place does not inherit one; a shift of a role with its own place does not inherit the event's.
  return ctx.execute(
    `select s.id, s.location is null and (o.location is null or ?) as inherits
     from shift s join opportunity o on o.id = s.opportunity_id join event e on e.id = s.event_id
     where ${where} = ? and s.cancelled_at is null and s.starts_at > ?::timestamptz
     order by s.id for no key update of s`,
    ['opportunityId' in scope, id, clock.now()],
  );
}

/** The active signups of a scope, by day and start. Locks its shifts until the commit, so that nobody signs up unnotified. */
async function activeSignups(ctx: RequestContext, scope: RemovalScope): Promise<SignupDetails[]> {
  const { where, id } = shiftsOf(scope);
  const shifts = await ctx.execute<{ id: string }>(
    `select s.id from shift s join opportunity o on o.id = s.opportunity_id where ${where} = ? order by s.id for no key update of s`,
    [id],
  );
  const signups = await activeSignupsOf(
    ctx,
    shifts.map((shift) => shift.id),
  );
  return signups.map(({ fact }) => fact);
}

/** The active signups of shifts that the caller has locked, by day and start; in a few statements. */
export async function activeSignupsOf(
  ctx: RequestContext,
  shiftIds: readonly string[],
): Promise<{ volunteerId: string; fact: SignupDetails }[]> {
  const places = await ctx.execute<{ id: string; volunteerId: string }>(
    `select g.id, g.volunteer_id as "volunteerId" from signup g join shift s on s.id = g.shift_id
     where g.shift_id = any(?::uuid[]) and g.status = 'active' order by s.date, s.start_time, g.created_at, g.id`,
    [shiftIds],
  );
  if (places.length === 0) return [];
  const facts = await findSignupFacts(
    ctx,
    places.map((place) => place.id),
  );
  const links = await findHouseholdLinks(
    ctx,
    facts.map(({ fact }) => fact.volunteer.email),
  );
  const byId = new Map(facts.map((one) => [one.id, one]));
  return places.flatMap((place) => {
    const found = byId.get(place.id);
    const householdTokenId = found && links.get(emailKey(found.fact.volunteer.email));
    return householdTokenId ? [{ volunteerId: place.volunteerId, fact: { ...found.fact, householdTokenId } }] : [];
  });
}
