import { z } from 'zod';
import { isId } from '../../contract/text/fields.js';
import { pageInput, pageOfRows, type Connection } from '../../platform/reading/connection.js';
import { readCursor } from '../../platform/reading/list-cursor.js';
import { operation } from '../../platform/operation/operation.js';
import type { HistoryEntry } from './history.types.js';
import { instantText } from '../../platform/reading/sql/instant-text.js';

/**
 * A page of what happened to a record, newest first, 20 by default; for a shift including its signups. A lead reads
 * those of categories they lead now. Returns null for others', as for unknown records.
 */
export const readHistory = operation(
  {
    access: 'staff',
    input: z.object({ recordId: z.string(), ...pageInput(200) }),
    refuses: ['INVALID_INPUT', 'BAD_REQUEST', 'NOT_FOUND'],
    transaction: false,
  },
  async function readHistory(ctx, { recordId: id, ...page }): Promise<Connection<HistoryEntry> | null> {
    const { userId, role } = ctx.viewer;
    if (!isId(id)) return null;
    const { rows, secretKey } = ctx.services;
    const list = `history:${id.toLowerCase()}`;
    const [transaction, position] = page.after ? readCursor(secretKey, list, page.after) : [];
    const first = page.first ?? 20;
    const [history] = await rows.read<Row>({
      name: 'history-of-record',
      text: statement,
      values: [
        id,
        role === 'admin' ? null : userId,
        transaction ?? null,
        position ?? null,
        first + 1,
        'totalCount' in page.selection,
      ],
    });
    if (!history?.isVisible) return null;
    const entries = history.entries.map(({ transaction: at, detail, ...entry }) => ({
      row: { ...entry, ...changesOf(detail) },
      place: [at, entry.position],
    }));
    return pageOfRows(ctx, list, entries, { ...page, first, totalCount: history.total ?? 0 });
  },
);

interface Detail {
  by?: string | null;
  fields?: string[];
  changes?: Record<string, [before: Value, after: Value]>;
}

/** Null where there was none: a shift that takes place has no `cancelledAt`. */
type Value = string | number | boolean | null;

interface Row {
  isVisible: boolean;
  total: number | null;
  entries: (Omit<HistoryEntry, 'endedBy' | 'fields' | 'changes'> & {
    transaction: string;
    detail: Detail;
  })[];
}

function changesOf({
  by = null,
  fields = [],
  changes = {},
}: Detail): Pick<HistoryEntry, 'endedBy' | 'fields' | 'changes'> {
  const values = Object.entries(changes).map(([field, [before, after]]) => ({
    field,
    before: String(before ?? ''),
    after: String(after ?? ''),
  }));
  return { endedBy: by, fields, changes: values };
}

// Whether the event was shown or hidden is in the event's own history.
const ofRecord = `(f.record_id = $1 or f.shift_id = $1) and not f.detail ? 'sight'`;

/*
 * $1: the record; $2: the lead who calls, null for an admin; $6: whether to count. A deleted record is visible to the
 * lead of the category that it was in.
 */
const statement = `
  with here as (
    select null::uuid as lead_id from event where id = $1
    union all
    select c.lead_id from category c where c.id = $1
    union all
    select c.lead_id from opportunity o join category c on c.id = o.category_id where o.id = $1
    union all
    select c.lead_id from shift s join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id where s.id = $1
    union all
    select c.lead_id from signup g join shift s on s.id = g.shift_id join opportunity o on o.id = s.opportunity_id
      join category c on c.id = o.category_id where g.id = $1
  ), gone as (
    select c.lead_id from (
      select category_id from fact where record_id = $1 and not exists (select from here) order by transaction_id desc, position desc limit 1
    ) f left join category c on c.id = f.category_id
  ), page as (
    select * from fact f
    where ${ofRecord} and ($3::xid8 is null or (f.transaction_id, f.position) < ($3::xid8, $4::bigint))
    order by f.transaction_id desc, f.position desc limit $5::int
  )
  select exists (select from (select * from here union all select * from gone) led
      where $2::uuid is null or led.lead_id = $2::uuid) as "isVisible",
    case when $6::boolean then (select count(*)::int from fact f where ${ofRecord}) end as total,
    (select coalesce(json_agg(json_build_object(
        'transaction', f.transaction_id::text, 'position', f.position::text, 'kind', f.kind, 'recordId', f.record_id,
        'at', ${instantText('f.at')}, 'detail', f.detail,
        'byStaff', f.actor_id is not null, 'actorName', coalesce(u.first_name || ' ' || u.last_name, k.name || ' (API key)',
          case when d.id is not null then 'Someone at the post' end),
        'volunteerName', v.first_name || ' ' || v.last_name) order by f.transaction_id desc, f.position desc), '[]')
      from page f
        left join app_user u on u.id = f.actor_id
        left join api_key k on k.id = f.actor_id
        left join check_in_device d on d.id = f.actor_id
        left join signup g on g.id = f.record_id
        left join volunteer v on v.id = coalesce(g.volunteer_id, case when f.kind = 'candidate.asked' then (f.detail ->> 'volunteerId')::uuid end)) as entries`;
