import { z } from 'zod';
import { authorize } from '../../platform/authorize.js';
import { listOperation } from '../../platform/list-operation.js';
import { operation } from '../../platform/operation.js';
import { readShape } from '../../platform/read-shape.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { Selection } from '../../platform/shape.js';
import { Category } from '../../records/category.js';
import { categoriesOf } from './find-categories.js';

const myCategoryFilter = z.object({ eventId: z.string().nullish() });

type MyCategoryFilter = z.infer<typeof myCategoryFilter>;

function myCategoriesOf(ctx: RequestContext, { eventId }: MyCategoryFilter) {
  const { role, userId } = authorize(ctx.viewer, 'staff');
  return categoriesOf({ eventId, leadId: role === 'admin' ? null : userId });
}

/** The staff's list of categories that REST documents: like `findMyCategories`, all rows or a page. Error: NOT_SIGNED_IN. */
export const listMyCategories = listOperation<MyCategoryFilter, Category>({
  name: 'listMyCategories',
  openTo: 'staff',
  wanted: myCategoryFilter,
  record: Category,
  filter: myCategoriesOf,
});

/** The categories that the viewer leads, by name, of one event if asked; all of them for an admin. Error: NOT_SIGNED_IN. */
export const findMyCategories = operation(
  {
    openTo: 'staff',
    input: myCategoryFilter.extend({ selection: z.custom<Selection>() }),
    transaction: false,
  },
  async function findMyCategories(ctx, { selection, ...wanted }): Promise<Category[]> {
    const filter = myCategoriesOf(ctx, wanted);
    return filter ? readShape(ctx.services, Category, selection, filter) : [];
  },
);
