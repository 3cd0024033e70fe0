import { isId } from '../../contract/text/fields.js';
import { mostShiftsInPlan, type PlanChangeInput } from '../../contract/programme/plan-change.js';
import { authorizeRecord } from '../../platform/operation/authorize.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { planIds } from '../../platform/reading/sql/plan-records.js';
import { planSettings } from '../../platform/reading/read-records.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { Shift } from '../../records/shift.js';
import { inheritedPlace } from '../../records/parts/shift-facts.js';
import type { ShiftFilter } from '../../records/parts/shift-filter.js';
import { mayWorkInCategory } from '../categories/category.policy.js';
import { movesStarts, startsOfPlan, type StartToPlan } from './board/planned-start.js';
import type { ShiftToPlan } from './planned-shift.js';
import { instantText } from '../../platform/reading/sql/instant-text.js';

/** Runs a statement with `$1` …, inside or outside a transaction. */
export type Ask = <Row extends object>(text: string, values: readonly unknown[]) => Promise<Row[]>;

/** What a change of plan is about. */
export interface Meant {
  /** Ids of shifts, in order. */
  ids: string[];
  /** The starts that move along. */
  starts: StartToPlan[];
  /** Whether the event has posts. */
  hasPosts: boolean;
}

/**
 * The event's selected shifts that the caller manages, and the starts that move with them. Errors: INVALID_INPUT when
 * no shifts are named, or starts that do not move with them, EVENT_NOT_FOUND, SHIFT_NOT_FOUND for a named one that the
 * caller does not manage.
 */
export async function findMeant(ctx: RequestContext, ask: Ask, input: PlanChangeInput): Promise<Meant> {
  const { eventId, where, shiftIds } = input;
  if (!where && !shiftIds) {
    const chooseShifts = 'Choose which shifts.';
    throw new DomainError('INVALID_INPUT', { message: chooseShifts, fields: { shiftIds: chooseShifts } });
  }
  const [event] = isId(eventId)
    ? await ask<Pick<Meant, 'starts' | 'hasPosts'>>(
        `select ${startsOfPlan} as starts, exists (select from post p where p.event_id = e.id) as "hasPosts" from event e where e.id = $1`,
        [eventId, movesStarts(ctx.viewer, input), daysOf(input)],
      )
    : [];
  if (!event) throw new DomainError('EVENT_NOT_FOUND');
  return { ids: await findMeantShifts(ctx, ask, input), ...event };
}

/** The days that a change of plan is about; null for all. */
function daysOf({ where }: PlanChangeInput): readonly string[] | null {
  const filter: ShiftFilter | null | undefined = where;
  return filter?.days ?? null;
}

async function findMeantShifts(
  ctx: RequestContext,
  ask: Ask,
  { eventId, where, shiftIds }: PlanChangeInput,
): Promise<string[]> {
  if (shiftIds) await authorizeNamed(ctx, ask, eventId, shiftIds);
  if (shiftIds && !where) return [...new Set(shiftIds.map((id) => id.toLowerCase()))].sort();
  const { text, values } = planIds(ctx.services.readingOf(Shift), planSettings(ctx.services), {
    equals: { eventId },
    onlyFor: ['lead'],
    matching: where,
    ...(shiftIds ? { where: (s: string) => `${s}.id = any($1)`, values: [shiftIds] } : {}),
  });
  const [found] = await ask<{ ids: string }>(text, values);
  const ids = found?.ids ? found.ids.split(',') : [];
  if (ids.length > mostShiftsInPlan) {
    const message = `Please choose at most ${mostShiftsInPlan} shifts: these are ${ids.length}.`;
    throw new DomainError('INVALID_INPUT', { message, fields: { where: message } });
  }
  return ids.sort();
}

async function authorizeNamed(ctx: RequestContext, ask: Ask, eventId: string, ids: readonly string[]): Promise<void> {
  const shifts = ids.every(isId) ? await readShiftsToPlan(ctx, ask, ids) : [];
  const byId = new Map(shifts.map((shift) => [shift.id, shift]));
  for (const id of ids) {
    const shift = byId.get(id.toLowerCase());
    if (shift?.eventId !== eventId.toLowerCase()) throw new DomainError('SHIFT_NOT_FOUND');
    authorizeRecord(ctx.viewer, mayWorkInCategory(ctx.viewer, shift), 'SHIFT_NOT_FOUND');
  }
}

/** These shifts as they are, by day and start. */
export function readShiftsToPlan(ctx: RequestContext, ask: Ask, ids: readonly string[]): Promise<ShiftToPlan[]> {
  return ask<ShiftToPlan>(statement, [ids, ctx.services.settings.timeZone]);
}

const statement = `
  select s.id, s.event_id as "eventId", e.state as "eventState", s.version, to_char(s.date, 'YYYY-MM-DD') as date, s.start_time as "startTime",
    s.end_time as "endTime", s.location, s.qty_required as "qtyRequired", s.notes, s.cancelled_at is not null as cancelled,
    ${instantText('s.cancelled_at', 'US')} as "cancelledAt", ${inheritedPlace()} as "inheritedLocation",
    c.id as "categoryId", c.lead_id as "leadId", coalesce(e.time_zone, $2) as "timeZone",
    to_char(e.start_date, 'YYYY-MM-DD') as "eventStartDate", to_char(e.end_date, 'YYYY-MM-DD') as "eventEndDate"
  from shift s join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id join event e on e.id = s.event_id
  where s.id = any($1::uuid[]) order by s.date, s.start_time, s.id`;
