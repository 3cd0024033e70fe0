import { clock } from '../../platform/clock.js';
import { changeRows } from '../../platform/transactions/change-rows.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { shiftFact } from '../../records/facts.js';
import { Shift } from '../../records/shift.js';
import { programmeChanged } from '../events/programme.announcements.js';
import { isNotCheckedIn } from '../signups/refuse-checked-in.js';
import { activeSignupsOf } from '../signups/staff/notify-volunteers.js';
import { notifyWaitlist } from '../waitlist/notify-waitlist.js';
import { revertOffers } from '../waitlist/revert-offers.js';
import { householdsNotifiedOfPlan, type MovedSignup } from './plan-change.announcements.js';
import { concernsPeople, isPast, type PlannedField, type PlannedShift, type ShiftToPlan } from './planned-shift.js';

/**
 * The result: the shifts' new versions, how many people were notified, and the signups that waited for 'Still coming'
 * before.
 */
export interface Done {
  versions: ReadonlyMap<string, number>;
  people: number;
  waiting: string[];
}

/**
 * Writes the shifts, which the caller has locked, records their facts, and enqueues one mail for each household with
 * all of its shifts. Takes a few statements, however many shifts and people there are. People whose shift moved are
 * asked 'Still coming?'; undoing a change asks only those that an earlier change asked. In an event that was cancelled
 * since, nobody is notified.
 */
export async function changeShifts(
  ctx: RequestContext,
  planned: readonly PlannedShift[],
  { message, undone, waiting = [] }: { message: string | null; undone: boolean; waiting?: readonly string[] },
): Promise<Done> {
  const now = clock.now().toISOString();
  const rows = planned.map(({ before, after: { cancelled, ...after }, offSince }) => ({
    ...after,
    id: before.id,
    cancelledAt: cancelled ? (before.cancelledAt ?? offSince ?? now) : null,
  }));
  const versions = new Map((await changeRows(ctx, Shift, rows)).map(({ id, version }) => [id, version]));
  const concerning = planned.filter((one) => concernsPeople(one) && !isPast(one));
  // Everybody knows already that nothing takes place in a cancelled event, whatever its plan.
  const isOff = planned.some(({ before }) => before.eventState === 'CANCELLED');
  const notified = isOff ? [] : concerning;
  // A shift that is called off offers no places.
  const calledOff = planned.flatMap(({ before, after }) => (after.cancelled && !before.cancelled ? [before.id] : []));
  await revertOffers(ctx, { shiftIds: calledOff });
  if (!isOff) await notifyWaitlist(ctx, { shiftIds: calledOff, eventCancelled: false, message });
  const toConfirm = concerning.filter(
    ({ after, fields }) => !after.cancelled && !(undone && fields.includes('cancelled')),
  );
  const waited = await askForConfirmation(ctx, toConfirm, undone ? waiting : null);
  const people = await notifyHouseholds(ctx, notified, { message, undone });
  await ctx.announce(programmeChanged, {
    eventId: planned[0]!.before.eventId,
    facts: planned.map(({ before, fields }, index) => {
      const after = rows[index]!;
      const columns = fields.map((field) => (field === 'cancelled' ? 'cancelledAt' : field));
      return shiftFact('changed', before, {
        fields: columns,
        changes: Object.fromEntries(
          columns.filter(isPublicField).map((field) => [field, [before[field], after[field]]]),
        ),
        version: versions.get(before.id),
      });
    }),
  });
  return { versions, people, waiting: waited };
}

/** What people wrote stays out of facts. */
function isPublicField(field: Exclude<PlannedField, 'cancelled'> | 'cancelledAt'): boolean {
  return field !== 'location';
}

/**
 * Marks the active signups as waiting for an answer, but for people who came; when undoing only those that waited before
 * the change. Returns those that waited already.
 */
async function askForConfirmation(
  ctx: RequestContext,
  planned: readonly PlannedShift[],
  stillWaiting: readonly string[] | null,
): Promise<string[]> {
  const ids = planned.map(({ before }) => before.id);
  if (ids.length === 0) return [];
  const before = await ctx.execute<{ id: string }>(
    `select id from signup where shift_id = any(?::uuid[]) and status = 'active' and unconfirmed_since is not null order by id`,
    [ids],
  );
  if (stillWaiting)
    await ctx.execute(
      `update signup set unconfirmed_since = null
       where shift_id = any(?::uuid[]) and unconfirmed_since is not null and not id = any(?::uuid[])`,
      [ids, stillWaiting],
    );
  else
    await ctx.execute(
      `update signup set unconfirmed_since = now()
       where shift_id = any(?::uuid[]) and status = 'active' and ${isNotCheckedIn('signup')}`,
      [ids],
    );
  return before.map(({ id }) => id);
}

async function notifyHouseholds(
  ctx: RequestContext,
  planned: readonly PlannedShift[],
  { message, undone }: { message: string | null; undone: boolean },
): Promise<number> {
  const byId = new Map(planned.map((one) => [one.before.id, one]));
  const active = await activeSignupsOf(ctx, [...byId.keys()]);
  const moved = active.flatMap(({ fact }): MovedSignup[] => {
    const shift = byId.get(fact.shift.id);
    return shift ? [{ signup: fact, before: planOf(shift.before), wasCancelled: shift.before.cancelled }] : [];
  });
  if (moved.length > 0) await ctx.announce(householdsNotifiedOfPlan, { moved, message, undone });
  return new Set(active.map(({ volunteerId }) => volunteerId)).size;
}

function planOf({ date, startTime, endTime, location, inheritedLocation, notes }: ShiftToPlan): MovedSignup['before'] {
  return { date, startTime, endTime, location: location ?? inheritedLocation, notes };
}
