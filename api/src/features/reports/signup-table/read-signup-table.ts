import { signupTableInput } from '../../../contract/signups/signup-table.js';
import { z } from 'zod';
import { operation } from '../../../platform/operation/operation.js';
import { readWithBeside } from '../../../platform/reading/read-records.js';
import { below } from '../../../platform/reading/selection-of.js';
import type { Selection } from '../../../platform/reading/selection.js';
import type { Beside } from '../../../platform/reading/sql/statement.js';
import { Signup } from '../../../records/signup.js';
import { ledBy } from '../own-categories.js';
import {
  signupConditions,
  signupJoins,
  signupOrder,
  signupTakesPlace,
  type SignupCondition,
  type SignupConditions,
} from './signup-query.js';
import type { SignupTable } from './signup-table.types.js';

const empty: SignupTable = {
  rows: [],
  matching: 0,
  total: 0,
  active: 0,
  calledOff: 0,
  cancelled: 0,
  uniqueVolunteers: 0,
  totalShifts: 0,
};

/**
 * A page of signups with the figures of all that match: one statement finds and counts the matches and reads the
 * requested fields of the page.
 */
export const readSignupTable = operation(
  {
    access: 'staff',
    fromReplica: true,
    input: signupTableInput.extend({ selection: z.custom<Selection>() }),
    refuses: ['INVALID_INPUT'],
    transaction: false,
  },
  async function readSignupTable(caller, { filter, sort, first, offset, selection }): Promise<SignupTable> {
    const { timeZone } = caller.services.settings;
    const conditions = signupConditions(filter, { leadId: ledBy(caller.viewer), timeZone });
    if (!conditions) return empty;
    const values = [...conditions.values, first, offset];
    const { rows, beside } = await readWithBeside<Signup, Figures>(
      caller.services,
      Signup,
      { ...below(selection, 'rows'), id: true },
      {
        where: (g) => `${g}.id = any(array(select id from page))`,
        values,
        beside: figuresOf(conditions, signupOrder(sort), `limit $${values.length - 1} offset $${values.length}`),
      },
    );
    const { ids, ...figures } = beside;
    const place = new Map(ids.map((id, index) => [id, index]));
    return { ...figures, rows: rows.toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0)) };
  },
);

type Figures = Omit<SignupTable, 'rows'> & { ids: string[] };

/** What the figures and the sorting of all matches need, and no more; and the ids of the page in their order. */
function figuresOf({ place, all, status }: SignupConditions, order: SignupCondition, page: string): Beside {
  return {
    tables: `
      matching as materialized (
        select g.id, g.status, g.unconfirmed_since, g.created_at, g.shift_id, g.volunteer_id, g.event_id
        from signup g ${signupJoins(all.needs)} where ${all.sql}
      ), page as materialized (
        select g.id from matching g ${signupJoins(order.needs)} where ${status} order by ${order.sql} ${page}
      )`,
    value: `
      select json_build_object(
        'total', count(*), 'matching', count(*) filter (where ${status}),
        'active', count(*) filter (where g.status = 'active' and ${signupTakesPlace}),
        'calledOff', count(*) filter (where g.status = 'active' and not ${signupTakesPlace}), 'cancelled', count(*) filter (where g.status = 'cancelled'),
        'uniqueVolunteers', (select count(*) from (
          select distinct v.email_key from signup g ${signupJoins([...place.needs, 'v'])}
          where g.status = 'active' and ${place.sql}) people),
        'totalShifts', (select count(*) from (select s.id as shift_id, s.event_id from shift s) g
          ${signupJoins(place.needs)} where ${place.sql}),
        'ids', array(select id from page))
      from matching g`,
  };
}
