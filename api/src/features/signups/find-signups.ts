import { z } from 'zod';
import { pageInput, readConnection, type Connection } from '../../platform/connection.js';
import { listOperation } from '../../platform/list-operation.js';
import { operation } from '../../platform/operation.js';
import { filterBy } from '../programme/filter-by.js';
import type { Filter } from '../../platform/read-shape.js';
import type { SignupFilter } from '../../records/signup-filter.js';
import { Signup } from '../../records/signup.js';

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

/** Like `listSignups`, as a connection. Errors: NOT_SIGNED_IN, BAD_REQUEST for an unknown cursor. */
export const findSignups = operation(
  {
    openTo: 'staff',
    input: signupFilter.extend({
      where: z.custom<SignupFilter>().nullish(),
      ...pageInput(),
    }),
    transaction: false,
  },
  async function findSignups(ctx, { where, ...asked }): Promise<Connection<Signup>> {
    const filter = signupsOf(asked);
    return readConnection(ctx, Signup, filter && { ...filter, matching: where }, asked);
  },
);

function signupsOf({ eventId, categoryId, opportunityId }: SignupWishes): Filter | null {
  return filterBy([
    { value: eventId, isId: true, sql: (g) => `${g}.event_id` },
    { value: categoryId, isId: true, sql: (_g, need) => `${need('shift.opportunity')}.category_id` },
    { value: opportunityId, isId: true, sql: (_g, need) => `${need('shift')}.opportunity_id` },
  ]);
}
