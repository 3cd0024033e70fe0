import { z } from 'zod';
import { isId } from '../../contract/fields.js';
import { authorize } from '../../platform/authorize.js';
import { DomainError } from '../../platform/domain-error.js';
import { operation } from '../../platform/operation.js';
import type { AuditEntry, AuditLogPage } from './audit.types.js';

/** Entries on a page unless told. */
const usualPage = 50;
/** Entries on a page at most. */
const largestPage = 200;

/**
 * A page of the audit log, the newest entry first, of one event if asked. Later entries do not shift the pages: each begins after an entry.
 * Errors: NOT_SIGNED_IN, FORBIDDEN, BAD_REQUEST for a cursor that no page gave.
 */
export const readAuditLog = operation(
  {
    openTo: 'admin',
    input: z.object({
      eventId: z.string().nullish(),
      first: z.coerce.number().int().min(1).max(largestPage, `At most ${largestPage} entries a page`).nullish(),
      after: z.string().nullish(),
    }),
    transaction: false,
  },
  async function readAuditLog(ctx, { eventId, first, after }): Promise<AuditLogPage> {
    authorize(ctx.viewer, 'admin');
    if (eventId && !isId(eventId)) return { entries: [], nextCursor: null };
    const size = first ?? usualPage;
    const place = after ? placeOf(after) : null;
    const rows = await ctx.services.rows.read<AuditEntry & { moment: string }>({
      name: 'audit-log',
      text: statement,
      values: [eventId || null, place?.moment ?? null, place?.id ?? null, size + 1],
    });
    const page = rows.slice(0, size);
    const last = page.at(-1);
    return {
      entries: page.map(({ moment: _moment, ...entry }) => entry),
      nextCursor: rows.length > size && last ? `${last.moment}_${last.id}` : null,
    };
  },
);

/** A cursor names the last entry of its page: its moment (microseconds since 1970) and its id. */
function placeOf(cursor: string): { moment: string; id: string } {
  const [, moment, id] = /^(\d{1,18})_([0-9a-f-]{36})$/i.exec(cursor) ?? [];
  if (!moment || !id || !isId(id))
    throw new DomainError('BAD_REQUEST', { message: 'This page of the log is unknown.' });
  return { moment, id };
}

const statement = `
  with page as (
    select * from audit_entry
    where ($1::uuid is null or event_id = $1)
      and ($2::bigint is null
        or happened_at < timestamptz 'epoch' + $2::bigint * interval '1 microsecond'
        or (happened_at = timestamptz 'epoch' + $2::bigint * interval '1 microsecond' and id > $3::uuid))
    order by happened_at desc, id limit $4::int
  )
  select page.id, to_char(page.happened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "happenedAt",
    page.actor_id as "actorId", page.actor_name as "actorName", page.action, page.record_type as "recordType",
    page.record_id as "recordId", page.event_id as "eventId", e.name as "eventName", page.summary,
    (extract(epoch from page.happened_at) * 1000000)::bigint::text as moment
  from page left join event e on e.id = page.event_id
  order by page.happened_at desc, page.id`;
