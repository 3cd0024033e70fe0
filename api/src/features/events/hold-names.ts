import { isId } from '../../contract/text/fields.js';
import { foldName } from '../../contract/text/names.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import type { RequestContext } from '../../platform/operation/request-context.js';

const eventOf = {
  categoryId: '(select event_id from category where id = ?)',
  opportunityId: '(select event_id from opportunity where id = ?)',
};

/**
 * Serializes naming of an event's categories and roles: of two concurrent callers with the same name, the second sees the first one's.
 * Locks the event's row until the commit, before any row below it; signups do not wait for it. An unknown id locks nothing.
 */
export async function holdNames(
  ctx: RequestContext,
  below: { categoryId: string } | { opportunityId: string },
): Promise<void> {
  const [kind, id] =
    'categoryId' in below
      ? (['categoryId', below.categoryId] as const)
      : (['opportunityId', below.opportunityId] as const);
  if (isId(id)) await ctx.execute(`select id from event where id = ${eventOf[kind]} for no key update`, [id]);
}

const twins = {
  category: { by: 'event_id', code: 'CATEGORY_NAME_TAKEN', words: 'This event already has a category' },
  opportunity: {
    by: 'category_id',
    code: 'OPPORTUNITY_NAME_TAKEN',
    words: 'This category already has a volunteer role',
  },
} as const;

/**
 * Refuses a new or changed name that another category of the event, or role of the category (`within`), has, ignoring letter case and extra
 * spaces. Existing duplicates may stay, so this cannot be a unique index. Errors: CATEGORY_NAME_TAKEN, OPPORTUNITY_NAME_TAKEN.
 */
export async function refuseTwin(
  ctx: RequestContext,
  kind: keyof typeof twins,
  { id, within, name }: { id?: string; within: string; name: string },
): Promise<void> {
  const { by, code, words } = twins[kind];
  const sql = `select id, name from ${kind} where ${by} = ?`;
  const others = await ctx.execute<{ id: string; name: string }>(sql, [within]);
  const wanted = foldName(name);
  if (!others.some((other) => other.id !== id && foldName(other.name) === wanted)) return;
  const message = `${words} named "${name}".`;
  throw new DomainError(code, { message, fields: { name: message } });
}
