import { signupTableInput } from '../../contract/signup-table.js';
import { operation } from '../../platform/operation.js';
import { placeOfShift } from '../shifts/shift-sql.js';
import { mailFailsTo } from '../../records/volunteer.js';
import { ledBy } from './own-categories.js';
import { signupConditions, signupJoins, signupOrder, signupTables } from './signup-query.js';
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
export const readSignupTable = operation(
  {
    openTo: 'staff',
    input: signupTableInput,
    transaction: false,
  },
  async function readSignupTable(ctx, { filter, sort, first, offset }): Promise<SignupTable> {
    const { timeZone } = ctx.services.settings;
    const conditions = signupConditions(filter, { leadId: ledBy(ctx.viewer), timeZone });
    if (!conditions) return empty;
    const { place, all, status, values } = conditions;
    const order = signupOrder(sort);
    const zone = `$${values.push(timeZone)}`;
    const page = `limit $${values.push(first)} offset $${values.push(offset)}`;
    const [table] = await ctx.services.rows.read<SignupTable & Record<string, unknown>>({
      name: '',
      values,
      // First what all that match are counted and sorted by, and no more; then everything about the few of the page.
      text: `
        with matching as materialized (
          select g.id, g.status, g.created_at, g.shift_id, g.volunteer_id, g.event_id
          from signup g ${signupJoins(all.needs)} where ${all.sql}
        ), page as (
          select id, row_number() over () as place from (
            select g.id from matching g ${signupJoins(order.needs)} where ${status} order by ${order.sql} ${page}
          ) chosen
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
          (select coalesce(json_agg(json_build_object(
            'id', g.id, 'status', g.status,
            'createdAt', to_char(g.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
            'signedUpOn', to_char(g.created_at at time zone coalesce(e.time_zone, ${zone}), 'YYYY-MM-DD'),
            'volunteer', json_build_object('id', v.id, 'firstName', v.first_name, 'lastName', v.last_name,
              'email', v.email, 'phone', v.phone),
            'mailFails', ${mailFailsTo('v.email_key')},
            'shiftId', s.id, 'shiftDate', s.date, 'startTime', s.start_time, 'endTime', s.end_time,
            'location', ${placeOfShift()},
            'opportunityId', o.id, 'opportunityName', o.name, 'categoryId', c.id, 'categoryName', c.name,
            'eventId', e.id, 'eventName', e.name) order by page.place), '[]')
           from page join ${signupTables.replace('signup g', 'signup g on g.id = page.id')}) as rows
        from counted`,
    });
    return table ?? empty;
  },
);
