import { z } from 'zod';
import { isId } from '../../contract/fields.js';
import { authorize } from '../../platform/authorize.js';
import { listOperation } from '../../platform/list-operation.js';
import { operation } from '../../platform/operation.js';
import { readShape, type Filter } from '../../platform/read-shape.js';
import type { Selection } from '../../platform/shape.js';
import type { Viewer } from '../../platform/viewer.js';
import { managedSignupShape } from './staff-signup.shapes.js';
import type { ManagedSignup } from './staff-signup.types.js';

/** The most signups of one page; without a number all are given. */
export const mostSignups = 5000;

const signupFilter = z.object({
  eventId: z.string().nullish(),
  categoryId: z.string().nullish(),
  opportunityId: z.string().nullish(),
});

type SignupFilter = z.infer<typeof signupFilter>;

/**
 * The list of signups that REST documents, of every state, by the shift's day and start: all for an admin, those of their own categories
 * for a lead; all rows or a page. Unknown ids find nothing.
 */
export const listSignups = listOperation<SignupFilter, ManagedSignup>({
  name: 'listSignups',
  openTo: 'staff',
  wanted: signupFilter,
  record: managedSignupShape,
  filter: (ctx, wanted) => signupsOf(ctx.viewer, wanted),
});

/** Like `listSignups`, at once. Error: NOT_SIGNED_IN. */
export const findSignups = operation({
  name: 'findSignups',
  openTo: 'staff',
  input: signupFilter.extend({
    first: z.number().int().min(1).max(mostSignups).nullish(),
    selection: z.custom<Selection>(),
  }),
  kind: 'reads',
  run: async (ctx, { first, selection, ...wanted }): Promise<ManagedSignup[]> => {
    const filter = signupsOf(ctx.viewer, wanted);
    if (!filter) return [];
    return readShape<ManagedSignup>(ctx.services, managedSignupShape, selection, {
      ...filter,
      limit: first ?? undefined,
    });
  },
});

function signupsOf(asking: Viewer, { eventId, categoryId, opportunityId }: SignupFilter): Filter | null {
  const viewer = authorize(asking, 'staff');
  const wishes: [column: string, value: string | null | undefined][] = [
    ['c.event_id', eventId],
    ['c.id', categoryId],
    ['o.id', opportunityId],
    ['c.lead_id', viewer.role === 'admin' ? null : viewer.userId],
  ];
  const wanted = wishes.filter((wish): wish is [string, string] => Boolean(wish[1]));
  if (wanted.some(([, value]) => !isId(value))) return null;
  if (wanted.length === 0) return {};
  return {
    where: (g) => `${g}.shift_id in (select s.id from shift s join opportunity o on o.id = s.opportunity_id
      join category c on c.id = o.category_id
      where ${wanted.map(([column], index) => `${column} = $${index + 1}`).join(' and ')})`,
    values: wanted.map(([, value]) => value),
  };
}
