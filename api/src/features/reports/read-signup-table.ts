import { signupTableInput } from '../../contract/signup-table.js';
import { z } from 'zod';
import { operation } from '../../platform/operation.js';
import { readShape } from '../../platform/read-shape.js';
import { readTogether } from '../../platform/read-together.js';
import type { RequestContext } from '../../platform/request-context.js';
import { below } from '../../platform/selection-of.js';
import type { Selection } from '../../platform/shape.js';
import { Signup } from '../../records/signup.js';
import { ledBy } from './own-categories.js';
import {
  signupConditions,
  signupJoins,
  signupOrder,
  type SignupCondition,
  type SignupConditions,
} from './signup-query.js';
import type { SignupTable } from './signup-table.types.js';

const empty: SignupTable = {
  rows: [],
  matching: 0,
  total: 0,
  active: 0,
  cancelled: 0,
  uniqueVolunteers: 0,
  totalShifts: 0,
};

/**
 * A page of signups with the figures of all that match: one statement for the figures and the page's ids, one for the page with what is
 * asked for, of one moment. Errors: INVALID_INPUT, NOT_SIGNED_IN, SESSION_EXPIRED.
 */
export const readSignupTable = operation(
  {
    openTo: 'staff',
    input: signupTableInput.extend({ selection: z.custom<Selection>() }),
    transaction: false,
  },
  async function readSignupTable(caller, { filter, sort, first, offset, selection }): Promise<SignupTable> {
    const { timeZone } = caller.services.settings;
    const conditions = signupConditions(filter, { leadId: ledBy(caller.viewer), timeZone });
    if (!conditions) return empty;
    return readTogether(caller, selection.rows ? 2 : 1, async (ctx) => {
      const { ids, ...figures } = await readFigures(ctx, conditions, signupOrder(sort), { first, offset });
      return { ...figures, rows: selection.rows ? await readRows(ctx, ids, below(selection, 'rows')) : [] };
    });
  },
);

type Figures = Omit<SignupTable, 'rows'> & { ids: string[] };

async function readFigures(
  ctx: RequestContext,
  { place, all, status, values: given }: SignupConditions,
  order: SignupCondition,
  { first, offset }: { first: number; offset: number },
): Promise<Figures> {
  const values = [...given, first, offset];
  const page = `limit $${values.length - 1} offset $${values.length}`;
  const [figures] = await ctx.services.rows.read<Figures & Record<string, unknown>>({
    name: '',
    values,
    // What all that match are counted and sorted by, and no more.
    text: `
      with matching as materialized (
        select g.id, g.status, g.created_at, g.shift_id, g.volunteer_id, g.event_id
        from signup g ${signupJoins(all.needs)} where ${all.sql}
      ), counted as (
        select count(*)::int as total, (count(*) filter (where ${status}))::int as matching,
          (count(*) filter (where g.status = 'active'))::int as active,
          (count(*) filter (where g.status = 'cancelled'))::int as cancelled
        from matching g
      )
      select counted.*,
        (select count(*)::int from (
          select distinct v.email_key from signup g ${signupJoins([...place.needs, 'v'])}
          where g.status = 'active' and ${place.sql}) people) as "uniqueVolunteers",
        (select count(*)::int from (select s.id as shift_id, s.event_id from shift s) g
          ${signupJoins(place.needs)} where ${place.sql}) as "totalShifts",
        array(select g.id from matching g ${signupJoins(order.needs)} where ${status} order by ${order.sql} ${page}) as ids
      from counted`,
  });
  if (!figures) throw new Error('The statement of the signup table gave no row');
  return figures;
}

async function readRows(ctx: RequestContext, ids: readonly string[], selection: Selection): Promise<Signup[]> {
  const rows = await readShape(
    ctx.services,
    Signup,
    { ...selection, id: true },
    { where: (g) => `${g}.id = any($1::uuid[])`, values: [ids] },
  );
  const place = new Map(ids.map((id, index) => [id, index]));
  return rows.toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
}
