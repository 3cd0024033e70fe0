import { z } from 'zod';
import { listOperation } from '../../platform/list-operation.js';
import { operation } from '../../platform/operation.js';
import { filterBy } from '../programme/filter-by.js';
import { readShape, type Filter } from '../../platform/read-shape.js';
import type { Selection } from '../../platform/shape.js';
import type { SignupFilter } from '../../records/signup-filter.js';
import { Signup } from '../../records/signup.js';

/** The most signups of one page; without a number all are given. */
export const mostSignups = 5000;

const signupFilter = z.object({
  eventId: z.string().nullish(),
  categoryId: z.string().nullish(),
  opportunityId: z.string().nullish(),
});

type SignupWishes = z.infer<typeof signupFilter>;

/**
 * The list of signups that REST documents, of every state, by the shift's day and start: all for an admin, those of their own categories
 * for a lead; all rows or a page. Unknown ids find nothing.
 */
export const listSignups = listOperation<SignupWishes, Signup>({
  name: 'listSignups',
  openTo: 'staff',
  wanted: signupFilter,
  record: Signup,
  filter: (_ctx, wanted) => signupsOf(wanted),
});

/** Like `listSignups`, at once. Error: NOT_SIGNED_IN. */
export const findSignups = operation(
  {
    openTo: 'staff',
    input: signupFilter.extend({
      where: z.custom<SignupFilter>().nullish(),
      first: z.number().int().min(1).max(mostSignups).nullish(),
      selection: z.custom<Selection>(),
    }),
    transaction: false,
  },
  async function findSignups(ctx, { first, where, selection, ...wanted }): Promise<Signup[]> {
    const filter = signupsOf(wanted);
    if (!filter) return [];
    return readShape<Signup>(ctx.services, Signup, selection, {
      ...filter,
      matching: where,
      limit: first ?? undefined,
    });
  },
);

function signupsOf({ eventId, categoryId, opportunityId }: SignupWishes): Filter | null {
  return filterBy([
    { value: eventId, isId: true, sql: (g) => `${g}.event_id` },
    { value: categoryId, isId: true, sql: (_g, need) => `${need('shift.opportunity')}.category_id` },
    { value: opportunityId, isId: true, sql: (_g, need) => `${need('shift')}.opportunity_id` },
  ]);
}
