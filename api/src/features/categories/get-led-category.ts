import { isId } from '../../contract/fields.js';
import { DomainError } from '../../platform/domain-error.js';
import type { RequestContext } from '../../platform/request-context.js';

/** A category with what decides who may work in it. */
export interface LedCategoryRow {
  id: string;
  eventId: string;
  name: string;
  leadId: string | null;
}

/** A category by its id; `lock` keeps others from changing or deleting it until the commit. Error: CATEGORY_NOT_FOUND, for malformed ids too. */
export async function getLedCategory(ctx: RequestContext, id: string, lock?: 'update'): Promise<LedCategoryRow> {
  const [category] = isId(id)
    ? await ctx.execute<LedCategoryRow>(
        `select id, event_id as "eventId", name, lead_id as "leadId" from category where id = ? for ${lock ?? 'key share'}`,
        [id],
      )
    : [];
  if (!category) throw new DomainError('CATEGORY_NOT_FOUND');
  return category;
}
