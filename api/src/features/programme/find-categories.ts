import { z } from 'zod';
import { listOperation } from '../../platform/list-operation.js';
import { operation } from '../../platform/operation.js';
import { readShape } from '../../platform/read-shape.js';
import type { Selection } from '../../platform/shape.js';
import { Category } from '../../records/category.js';
import { filterBy } from './filter-by.js';

const categoryFilter = z.object({ eventId: z.string().nullish(), leadId: z.string().nullish() });

type CategoryFilter = z.infer<typeof categoryFilter>;

/** The filter for categories of an event, led by somebody; null when nothing can match. */
export function categoriesOf({ eventId, leadId }: CategoryFilter) {
  return filterBy([
    { value: eventId, isId: true, sql: (c) => `${c}.event_id` },
    { value: leadId, isId: true, sql: (c) => `${c}.lead_id` },
  ]);
}

/** The list of categories that REST documents: like `findCategories`, all rows or a page. */
export const listCategories = listOperation<CategoryFilter, Category>({
  name: 'listCategories',
  openTo: 'everyone',
  wanted: categoryFilter,
  record: Category,
  filter: (_ctx, wanted) => categoriesOf(wanted),
});

/** Categories by name, of one event or lead if asked. Unknown ids find nothing. */
export const findCategories = operation(
  {
    openTo: 'everyone',
    input: categoryFilter.extend({ selection: z.custom<Selection>() }),
    transaction: false,
  },
  async function findCategories(ctx, { selection, ...wanted }): Promise<Category[]> {
    const filter = categoriesOf(wanted);
    return filter ? readShape(ctx.services, Category, selection, filter) : [];
  },
);
