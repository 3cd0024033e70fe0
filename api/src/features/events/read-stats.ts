import { z } from 'zod';
import { isId } from '../../contract/text/fields.js';
import { seesDrafts } from '../../platform/reading/access-scope.js';
import { operation } from '../../platform/operation/operation.js';
import { isOpenShift, openingColumns, shiftColumns } from '../../records/parts/open-shift.js';
import { percentage, shiftSums } from '../../records/parts/shift-figures.js';
import type { Stats } from './event.types.js';

/**
 * Figures of all events, or of one, without what is cancelled (decision 051). An unknown event has zeros; so does, for a key of one event,
 * every other.
 */
export const readStats = operation(
  {
    access: 'public',
    keyScope: 'read:programme',
    sameForAll: true,
    input: z.object({ eventId: z.string().nullish() }),
    transaction: false,
  },
  async function readStats(ctx, { eventId }): Promise<Stats> {
    const [stats] = await ctx.services.rows.read<Stats>({
      name: 'stats',
      text: statement,
      values: [
        eventId || null,
        eventId ? isId(eventId) : true,
        seesDrafts(ctx.services.accessScope, 'read:drafts'),
        ctx.viewer.kind === 'key' ? ctx.viewer.boundTo : null,
      ],
    });
    if (!stats) throw new Error('The statistics statement returned no row');
    return stats;
  },
);

const statement = `
  with chosen as (
    select id, time_zone, state, signups_open_at, signups_close_at from event where $2::boolean and ($1::text is null or id::text = lower($1::text)) and (state <> 'DRAFT' or $3::boolean)
      and ($4::uuid is null or id = $4::uuid)
  ), places as (
    select (${shiftSums.shifts})::int as shifts,
      (count(*) filter (where ${isOpenShift(shiftColumns('x'), openingColumns('y', 'y.time_zone'))}))::int as open,
      (${shiftSums.required})::int as needed,
      (${shiftSums.registered})::int as registered,
      ${percentage(shiftSums.filled, shiftSums.required)} as rate
    from shift x join chosen y on y.id = x.event_id
  )
  select (select count(*)::int from chosen) as events,
    places.shifts, places.open as "openShifts", places.needed as "volunteersNeeded", places.registered as "volunteersRegistered",
    (select count(distinct v.email_key)::int from signup s join volunteer v on v.id = s.volunteer_id
      where s.status = 'active' and s.event_id in (select id from chosen)) as "uniqueVolunteers",
    places.rate as "fillRate"
  from places`;
