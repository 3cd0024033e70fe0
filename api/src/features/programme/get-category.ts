import { isId } from '../../contract/fields.js';
import { DomainError } from '../../platform/domain-error.js';
import { readOneOfShape } from '../../platform/read-shape.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { Selection } from '../../platform/shape.js';
import { Category } from '../../records/category.js';

/** One category with the fields asked for. Error: CATEGORY_NOT_FOUND. */
export async function getCategory(ctx: RequestContext, id: string, selection: Selection): Promise<Category> {
  const category = isId(id)
    ? await readOneOfShape(ctx.services, Category, selection, {
        where: (c) => `${c}.id = $1`,
        values: [id],
      })
    : null;
  if (!category) throw new DomainError('CATEGORY_NOT_FOUND');
  return category;
}
