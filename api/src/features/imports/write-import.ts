import { DomainError } from '../../platform/domain-error.js';
import type { RequestContext } from '../../platform/request-context.js';
import { lockShifts } from '../shifts/lock-shifts.js';
import type { ImportPlan } from './import-plan.js';

interface Written {
  id: string;
  version: number;
}

/**
 * Writes what an import plans: one statement for each kind of record, however many there are. Gives the records that were there before
 * and are changed, with their new versions. Error: CHANGED_MEANWHILE.
 */
export async function writeImport(ctx: RequestContext, eventId: string, plan: ImportPlan): Promise<Written[]> {
  const write = async (sql: string, records: readonly object[], ...before: unknown[]) => {
    return records.length > 0 ? ctx.execute<Written>(sql, [...before, jsonOf(records)]) : [];
  };
  await write(
    `insert into category (event_id, id, name)
     select ?, x.id, x.name from jsonb_to_recordset(?::jsonb) as x(id uuid, name text)`,
    plan.categories,
    eventId,
  );
  await write(
    `insert into opportunity (event_id, id, category_id, name, short_description, long_description)
     select ?, x.id, x."categoryId", x.name, x."shortDescription", x."longDescription"
     from jsonb_to_recordset(?::jsonb)
       as x(id uuid, "categoryId" uuid, name text, "shortDescription" text, "longDescription" text)`,
    plan.opportunities,
    eventId,
  );
  await write(
    `insert into shift (event_id, id, opportunity_id, date, start_time, end_time, location, qty_required)
     select ?, x.id, x."opportunityId", x.date, x."startTime", x."endTime", x.location, x.quantity
     from jsonb_to_recordset(?::jsonb)
       as x(id uuid, "opportunityId" uuid, date date, "startTime" text, "endTime" text, location text, quantity integer)`,
    plan.shifts,
    eventId,
  );
  const changedOpportunities = await write(
    `update opportunity o set short_description = x."shortDescription", long_description = x."longDescription",
       version = o.version + 1
     from jsonb_to_recordset(?::jsonb) as x(id uuid, "shortDescription" text, "longDescription" text) where o.id = x.id
     returning o.id, o.version`,
    plan.changedOpportunities,
  );
  await lockShifts(
    ctx,
    plan.changedShifts.map(({ id }) => id),
  );
  const changedShifts = await write(
    `update shift s set opportunity_id = x."opportunityId", date = x.date, start_time = x."startTime", end_time = x."endTime",
       location = x.location, qty_required = x.quantity, version = s.version + 1
     from jsonb_to_recordset(?::jsonb) as x(id uuid, "opportunityId" uuid, date date, "startTime" text, "endTime" text,
       location text, quantity integer, version integer) where s.id = x.id and s.version = x.version
     returning s.id, s.version`,
    plan.changedShifts,
  );
  // Somebody edited or deleted one since the plan was made a moment ago.
  if (changedShifts.length < plan.changedShifts.length) {
    const message = 'A shift was changed while the import ran. Nothing was imported. Please check the file again.';
    throw new DomainError('CHANGED_MEANWHILE', { message });
  }
  return [...changedOpportunities, ...changedShifts];
}

/** The records as JSON; halves of characters, which PostgreSQL refuses, become the sign for an unknown one. */
function jsonOf(records: readonly object[]): string {
  return JSON.stringify(records, (_key, value: unknown) =>
    typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\uFFFD') : value,
  );
}
