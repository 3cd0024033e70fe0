import { isId } from '../../contract/text/fields.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { Category } from '../../records/category.js';

/**
 * A category with its event and who leads it; `lock` keeps others from changing or deleting it until the commit. Error: CATEGORY_NOT_FOUND,
 * for malformed ids too.
 */
export async function getLedCategory(
  ctx: RequestContext,
  id: string,
  lock: 'key share' | 'update' = 'key share',
): Promise<Category> {
  if (!isId(id)) throw new DomainError('CATEGORY_NOT_FOUND');
  await ctx.execute(`select id from category where id = ? for ${lock}`, [id]);
  const category = await ctx.em.findOne(Category, id, { populate: ['event', 'lead'] });
  if (!category) throw new DomainError('CATEGORY_NOT_FOUND');
  return category;
}
