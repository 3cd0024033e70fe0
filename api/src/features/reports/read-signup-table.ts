import { signupTableInput } from '../../contract/signup-table.js';
import { operation } from '../../platform/operation.js';
import { ledBy } from './own-categories.js';
import { signupConditions, signupOrder, signupTables } from './signup-query.js';
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

/** A page of signups with the figures of all that match, in one statement. Errors: INVALID_INPUT, NOT_SIGNED_IN, SESSION_EXPIRED. */
export const readSignupTable = operation({
  name: 'readSignupTable',
  input: signupTableInput,
  kind: 'reads',
  run: async (ctx, { filter, sort, first, offset }): Promise<SignupTable> => {
    const { timeZone } = ctx.services.settings;
    const conditions = signupConditions(filter, { leadId: ledBy(ctx.viewer), timeZone });
    if (!conditions) return empty;
    const { place, all, status, values } = conditions;
    const zone = `$${values.push(timeZone)}`;
    const page = `limit $${values.push(first)} offset $${values.push(offset)}`;
    const [table] = await ctx.services.rows.read<SignupTable & Record<string, unknown>>({
      name: '',
      values,
      // First the ids and figures of all that match, then everything about the few of the page.
      text: `
        with matching as materialized (
          select g.id, g.status from ${signupTables} where ${all}
        ), page as (
          select g.id, row_number() over (order by ${signupOrder(sort)}) as place
          from ${signupTables} where ${all} and ${status} order by ${signupOrder(sort)} ${page}
        ), shifts as (
          select s.id from shift s join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id
          where ${place}
        )
        select
          (select coalesce(json_agg(json_build_object(
            'id', g.id, 'status', g.status,
            'createdAt', to_char(g.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
            'signedUpOn', to_char(g.created_at at time zone coalesce(e.time_zone, ${zone}), 'YYYY-MM-DD'),
            'volunteer', json_build_object('id', v.id, 'firstName', v.first_name, 'lastName', v.last_name,
              'email', v.email, 'phone', v.phone),
            'shiftId', s.id, 'shiftDate', s.date, 'startTime', s.start_time, 'endTime', s.end_time,
            'location', coalesce(s.location, o.location, e.location),
            'opportunityId', o.id, 'opportunityName', o.name, 'categoryId', c.id, 'categoryName', c.name,
            'eventId', e.id, 'eventName', e.name) order by page.place), '[]')
           from page join ${signupTables.replace('signup g', 'signup g on g.id = page.id')}) as rows,
          (select count(*)::int from matching g where ${status}) as matching,
          (select count(*)::int from matching) as total,
          (select count(*)::int from matching where status = 'active') as active,
          (select count(*)::int from matching where status = 'cancelled') as cancelled,
          (select count(distinct v.email_key)::int from signup g join shifts on shifts.id = g.shift_id
             join volunteer v on v.id = g.volunteer_id where g.status = 'active') as "uniqueVolunteers",
          (select count(*)::int from shifts) as "totalShifts"`,
    });
    return table ?? empty;
  },
});
