import { User } from '../../records/user.js';
import { z } from 'zod';
import { authorize } from '../../platform/authorize.js';
import { DomainError } from '../../platform/domain-error.js';
import { operation } from '../../platform/operation.js';
import { readShape } from '../../platform/read-shape.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { Selection } from '../../platform/shape.js';

/** Who runs categories, by name, or the one of an id: users with the role lead, and admins who run some. Errors: NOT_SIGNED_IN, FORBIDDEN. */
export const findLeads = operation(
  {
    openTo: 'admin',
    input: z.object({ id: z.string().nullish(), selection: z.custom<Selection>() }),
    transaction: false,
  },
  async function findLeads(ctx, { id, selection }): Promise<User[]> {
    authorize(ctx.viewer, 'admin');
    const leads = (u: string) =>
      `(${u}.role = 'lead' or exists (select 1 from category led where led.lead_id = ${u}.id))`;
    return readShape(ctx.services, User, selection, {
      where: (u) => (id == null ? leads(u) : `${leads(u)} and ${u}.id = $1`),
      values: id == null ? [] : [id],
    });
  },
);

/** One lead that was just written. Error: LEAD_NOT_FOUND when they are gone again. */
export async function getLeadAsRead(ctx: RequestContext, id: string, selection: Selection): Promise<User> {
  const [lead] = await ctx.run(findLeads, { id, selection });
  if (!lead) throw new DomainError('LEAD_NOT_FOUND');
  return lead;
}
