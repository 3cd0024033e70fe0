import { z } from 'zod';
import { isId } from '../../contract/fields.js';
import { authorize } from '../../platform/authorize.js';
import { operation } from '../../platform/operation.js';
import { readShape } from '../../platform/read-shape.js';
import type { Selection } from '../../platform/shape.js';
import { managedSignupShape } from './staff-signup.shapes.js';
import type { ManagedSignup } from './staff-signup.types.js';

/** The most signups of one page; without a number all are given. */
export const mostSignups = 5000;

/**
 * Signups of every state, by the shift's day and start, of an event, category or role as asked: all for an admin, those of her own
 * categories for a lead. Unknown ids find nothing. Error: NOT_SIGNED_IN.
 */
export const findSignups = operation({
  name: 'findSignups',
  input: z.object({
    eventId: z.string().nullish(),
    categoryId: z.string().nullish(),
    opportunityId: z.string().nullish(),
    first: z.number().int().min(1).max(mostSignups).nullish(),
    selection: z.custom<Selection>(),
  }),
  kind: 'reads',
  run: async (ctx, { eventId, categoryId, opportunityId, first, selection }): Promise<ManagedSignup[]> => {
    const viewer = authorize(ctx.viewer, 'staff');
    const wishes: [column: string, value: string | null | undefined][] = [
      ['c.event_id', eventId],
      ['c.id', categoryId],
      ['o.id', opportunityId],
      ['c.lead_id', viewer.role === 'admin' ? null : viewer.userId],
    ];
    const wanted = wishes.filter((wish): wish is [string, string] => Boolean(wish[1]));
    if (wanted.some(([, value]) => !isId(value))) return [];
    return readShape<ManagedSignup>(ctx.services, managedSignupShape, selection, {
      where: (g) =>
        wanted.length === 0
          ? 'true'
          : `${g}.shift_id in (select s.id from shift s join opportunity o on o.id = s.opportunity_id
              join category c on c.id = o.category_id
              where ${wanted.map(([column], index) => `${column} = $${index + 1}`).join(' and ')})`,
      values: wanted.map(([, value]) => value),
      limit: first ?? undefined,
    });
  },
});
