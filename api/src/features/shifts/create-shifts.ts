import { createShiftInput, createShiftsInput, type CreateShiftInput } from '../../contract/programme/shift-input.js';
import { count } from '../../contract/text/counts.js';
import { isId } from '../../contract/text/fields.js';
import { authorizeRecord } from '../../platform/operation/authorize.js';
import { changedFields } from '../../platform/operation/describe-changes.js';
import { idForNew } from '../../platform/limits/client-id.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { recordActions } from '../../platform/operation/record-action.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { Shift } from '../../records/shift.js';
import { shiftFact } from '../../records/facts.js';
import { recordsWritten } from '../../platform/operation/announcements.js';
import { mayChangeProgramme, type ProgrammePlace } from '../categories/category.policy.js';
import { shiftWords } from './shift-words.js';
import { shiftWarnings } from './shift-warnings.js';

/** The created shifts, in the order requested, and warnings about them as sentences. */
export interface CreatedShifts {
  ids: string[];
  warnings: string[];
}

/** Creates a shift in a role. A repeated call with the same id and content returns the existing shift. ID_TAKEN: for another content. */
export const createShift = operation(
  {
    access: 'staff',
    keyScope: 'write:programme',
    idempotent: true,
    input: createShiftInput,
    refuses: ['OPPORTUNITY_NOT_FOUND', 'SHIFT_NOT_FOUND', 'ID_TAKEN'],
  },
  function createShift(ctx, input): Promise<CreatedShifts> {
    return writeShifts(ctx, [input]);
  },
);

/** Creates several shifts, all or none. */
export const createShifts = operation(
  {
    access: 'staff',
    keyScope: 'write:programme',
    idempotent: true,
    input: createShiftsInput,
    refuses: ['INVALID_INPUT', 'OPPORTUNITY_NOT_FOUND', 'SHIFT_NOT_FOUND', 'ID_TAKEN'],
  },
  function createShifts(ctx, { shifts }): Promise<CreatedShifts> {
    return writeShifts(ctx, shifts);
  },
);

interface Parent extends ProgrammePlace {
  id: string;
  name: string;
  categoryId: string;
  startDate: string;
  endDate: string;
  timeZone: string;
}

async function writeShifts(ctx: RequestContext, shifts: CreateShiftInput[]): Promise<CreatedShifts> {
  const roleIds = [...new Set(shifts.map(({ opportunityId }) => opportunityId.toLowerCase()))];
  // Of two calls with the same ids in one role, the second finds the shifts of the first one. Others wait only while a role is changed.
  const parents = await findParents(ctx, roleIds, shifts.some(({ id }) => id) ? 'no key update' : 'share');
  const parentOf = (shift: Pick<CreateShiftInput, 'opportunityId'>): Parent => {
    const parent = parents.get(shift.opportunityId.toLowerCase());
    if (!parent) throw new DomainError('OPPORTUNITY_NOT_FOUND');
    return parent;
  };
  for (const shift of shifts) {
    const may = mayChangeProgramme(ctx.viewer, parentOf(shift));
    authorizeRecord(ctx.viewer, may, 'OPPORTUNITY_NOT_FOUND');
  }
  const rows = shifts.map((shift) => ({ ...shift, id: idForNew(shift.id), opportunityId: parentOf(shift).id }));
  if (new Set(rows.map(({ id }) => id)).size < rows.length) throw new DomainError('ID_TAKEN');
  const named = shifts.flatMap(({ id }) => (id ? [id.toLowerCase()] : []));
  const found = named.length > 0 ? await ctx.em.find(Shift, { id: named }) : [];
  const known = new Map(found.map((shift) => [shift.id, { ...shift, opportunityId: shift.opportunity.id }]));
  const newRows = rows.filter((row) => {
    const same = known.get(row.id);
    if (same && changedFields(same, row).length > 0) throw new DomainError('ID_TAKEN');
    return !same;
  });
  for (const { opportunityId, ...row } of newRows)
    ctx.em.create(
      Shift,
      { ...row, opportunity: opportunityId, event: parentOf({ opportunityId }).eventId },
      { partial: true },
    );
  await ctx.em.flush();
  await ctx.announce(
    recordsWritten,
    newRows.map((row) => shiftFact('created', { ...parentOf(row), id: row.id })),
  );
  await recordActions(
    ctx,
    newRows.map((row) => ({
      action: 'shift.created',
      recordId: row.id,
      eventId: parentOf(row).eventId,
      summary: `${shiftWords(parentOf(row).name, row)}, ${count(row.qtyRequired, 'place')}`,
    })),
  );
  const warnings = rows.flatMap((row) => shiftWarnings(row, parentOf(row)));
  return { ids: rows.map(({ id }) => id), warnings: [...new Set(warnings)] };
}

async function findParents(
  ctx: RequestContext,
  ids: string[],
  lock: 'no key update' | 'share',
): Promise<Map<string, Parent>> {
  // The events first, as when one is deleted; then the roles, so that none moves to another category meanwhile.
  await ctx.execute(
    `select id from event where id in (select event_id from opportunity where id = any(?::uuid[])) order by id for share`,
    [ids.filter(isId)],
  );
  const rows = await ctx.execute<Parent>(
    `select o.id, o.name, o.category_id as "categoryId", c.lead_id as "leadId", o.event_id as "eventId", e.state as "eventState",
       to_char(e.start_date, 'YYYY-MM-DD') as "startDate", to_char(e.end_date, 'YYYY-MM-DD') as "endDate", coalesce(e.time_zone, ?) as "timeZone"
     from opportunity o join category c on c.id = o.category_id join event e on e.id = o.event_id
     where o.id = any(?::uuid[]) order by o.id for ${lock} of o`,
    [ctx.services.settings.timeZone, ids.filter(isId)],
  );
  return new Map(rows.map((row) => [row.id, row]));
}
