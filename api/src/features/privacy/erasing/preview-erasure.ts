import { previewErasureInput } from '../../../contract/people/erasure.js';
import { isId } from '../../../contract/text/fields.js';
import { clock } from '../../../platform/clock.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { personalData } from '../personal-data.js';
import type { Entry } from '../register.js';
import type { ErasureMention, ErasurePreview, PersonToErase } from './erasure.types.js';

/** No more places than these are shown for one column. */
const mostMentions = 20;

/** What erasing people would do. Changes nothing. VOLUNTEER_NOT_FOUND: if one of them does not exist, or is erased. */
export const previewErasure = operation(
  {
    access: 'admin',
    input: previewErasureInput,
    refuses: ['INVALID_INPUT', 'VOLUNTEER_NOT_FOUND'],
    transaction: false,
  },
  async function previewErasure(ctx, { volunteerIds }): Promise<ErasurePreview> {
    const ids = [...new Set(volunteerIds.map((id) => id.toLowerCase()))];
    const [found] = await ctx.services.rows.read<Omit<ErasurePreview, 'mentions'>>({
      name: 'erasure-preview',
      text: previewSql,
      values: [ids.filter(isId), clock.now().toISOString()],
    });
    if (!found || found.people.length < ids.length) throw new DomainError('VOLUNTEER_NOT_FOUND');
    return { ...found, mentions: await mentionsOf(ctx, found.people) };
  },
);

const theirs = `select v.* from volunteer v where v.id = any($1::uuid[]) and v.erased_at is null`;

const previewSql = `with theirs as (${theirs})
  select (select coalesce(json_agg(json_build_object('id', v.id, 'firstName', v.first_name, 'lastName', v.last_name)
      order by v.first_name, v.last_name, v.id), '[]') from theirs v) as people,
    (select count(*)::int from signup g join shift s on s.id = g.shift_id
      where g.volunteer_id in (select id from theirs) and g.status = 'active' and s.cancelled_at is null and s.starts_at > $2::timestamptz) as "futureSignups",
    (select count(*)::int from signup g join shift s on s.id = g.shift_id
      where g.volunteer_id in (select id from theirs) and g.status = 'active' and s.starts_at <= $2::timestamptz) as "pastSignups",
    (select count(*)::int from outbox where recipient_key in (select v.email_key from theirs v where not exists (
      select from volunteer o where o.email_key = v.email_key and o.id <> all($1::uuid[])))) as mails,
    (select count(*)::int from audit_entry where about && $1::uuid[]) as "logEntries"`;

/** Columns in which staff may have named somebody: those that erasing lists, by the register. */
const listed = Object.entries(personalData.tables).flatMap(([table, columns]) =>
  Object.entries<Entry>(columns).flatMap(([column, entry]) =>
    entry !== 'none' && entry.erase === 'list' ? [{ table, column }] : [],
  ),
);

const mentionsSql = listed
  .map(
    ({ table, column }) => `(select '${table}.${column}' as "where", substring(t.${column}::text
      from greatest(1, position(n.name in t.${column}::text) - 40) for 120) as text
    from ${table} t join unnest($1::text[]) n (name) on position(n.name in t.${column}::text) > 0 limit ${mostMentions})`,
  )
  .join(' union all ');

/** Where their exact names stand in what staff typed: erasing leaves that, so staff see it. */
async function mentionsOf(ctx: RequestContext, people: readonly PersonToErase[]): Promise<ErasureMention[]> {
  const names = [...new Set(people.map(({ firstName, lastName }) => `${firstName} ${lastName}`))];
  return ctx.services.rows.read<ErasureMention>({ name: 'erasure-mentions', text: mentionsSql, values: [names] });
}
