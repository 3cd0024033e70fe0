import { isId } from '../../contract/fields.js';
import type { RequestContext } from '../../platform/request-context.js';

const eventOf = {
  categoryId: '(select event_id from category where id = ?)',
  opportunityId: '(select event_id from opportunity where id = ?)',
};

/**
 * Names of an event's categories and roles are given by one caller at a time: of two who give the same name at once, the second sees the
 * first one's. Holds the event's row until the commit, before any row below it; signups do not wait for it. An unknown id holds nothing.
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
