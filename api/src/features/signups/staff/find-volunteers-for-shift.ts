import { z } from 'zod';
import { pageInput, readConnection, type Connection } from '../../../platform/reading/connection.js';
import { operation } from '../../../platform/operation/operation.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { bothOf, below } from '../../../platform/reading/selection-of.js';
import type { Selection } from '../../../platform/reading/selection.js';
import { hoursAsPlanned, instantAt } from '../../../records/parts/shift-hours.js';
import { Volunteer } from '../../../records/volunteer.js';
import { admitToShift } from '../../shifts/admit-to-shift.js';
import { takesPlace } from '../../../records/parts/shift-figures.js';
import { volunteerFilter, volunteersOf } from './find-volunteers.js';
import type { VolunteerForShift } from './volunteer-for-shift.types.js';

/** The most people of one page. */
export const largestPage = 100;

/**
 * The volunteers that `findVolunteers` returns, each with whether they are free at the time of a shift and whether they helped in the year
 * before, for staff who are about to assign someone. A lead sees other shifts of a person only within their own categories.
 */
export const findVolunteersForShift = operation(
  {
    access: 'staff',
    input: volunteerFilter.extend({ shiftId: z.string(), ...pageInput(largestPage) }),
    refuses: ['INVALID_INPUT', 'BAD_REQUEST', 'SHIFT_NOT_FOUND'],
    transaction: false,
  },
  async function findVolunteersForShift(
    ctx,
    { shiftId, search, first, after, selection },
  ): Promise<Connection<VolunteerForShift>> {
    await admitToShift(ctx, shiftId);
    const wanted = bothOf(below(selection, 'nodes'), below(selection, 'edges', 'node'));
    const ofPage: Selection = { ...selection, nodes: { ...below(wanted, 'volunteer'), id: true } };
    if (ofPage.edges) ofPage.edges = { cursor: true, node: { id: true } };
    const page = await readConnection(ctx, Volunteer, volunteersOf(ctx, { search }), {
      ...{ first: first ?? usualPage, after, selection: ofPage },
    });
    const ids = page.nodes.map(({ id }) => id);
    const times = new Map((await readTimes(ctx, shiftId, ids)).map((row) => [row.id, row]));
    const nodes = page.nodes.map((volunteer): VolunteerForShift => {
      const time = times.get(volunteer.id);
      return {
        volunteer,
        isInShift: time?.isInShift ?? false,
        isBusy: time?.isBusy ?? false,
        overlaps: time?.overlaps ?? [],
        helpedLastYear: time?.helpedLastYear ?? false,
      };
    });
    const edges = page.edges.flatMap(({ cursor }, at) => (nodes[at] ? [{ cursor, node: nodes[at] }] : []));
    return { ...page, nodes, edges };
  },
);

const usualPage = 20;

type Times = Omit<VolunteerForShift, 'volunteer'> & { id: string };

/** Availability of the people of a page, in one query. */
async function readTimes(ctx: RequestContext, shiftId: string, ids: readonly string[]): Promise<Times[]> {
  if (ids.length === 0) return [];
  const { viewer, services } = ctx;
  return services.rows.read<Times & Record<string, unknown>>({
    name: 'volunteers-for-shift',
    text: statement,
    values: [
      shiftId,
      ids,
      viewer.kind === 'staff' && viewer.role === 'lead' ? viewer.userId : null,
      services.settings.timeZone,
    ],
  });
}

/** A shift of an earlier event counts as last year's if it began within this interval before the event. */
const lastYear = `interval '18 months'`;

const beginOfEvent = instantAt('e.start_date::timestamp', 'coalesce(e.time_zone, $4)');

/** $1: the shift; $2: the people; $3: the lead whose categories limit the overlaps, or null; $4: the time zone of events that have none. */
const statement = `
  select v.id, bool_or(other.id = s.id) is true as "isInShift",
    bool_or(${isOverlap()}) is true as "isBusy",
    coalesce(json_agg(json_build_object('id', other.id, 'opportunityName', o.name, 'date', other.date, 'startTime', other.start_time,
      'endTime', other.end_time) order by other.starts_at, other.id)
      filter (where ${isOverlap()} and ($3::uuid is null or c.lead_id = $3::uuid)), '[]') as overlaps,
    bool_or(other.event_id <> s.event_id and ${takesPlace('other', 'their')} and other.starts_at < ${beginOfEvent}
      and other.starts_at >= ${beginOfEvent} - ${lastYear}) is true as "helpedLastYear"
  from shift s join event e on e.id = s.event_id cross join unnest($2::uuid[]) v (id)
    left join signup g on g.volunteer_id = v.id and g.status = 'active'
    left join shift other on other.id = g.shift_id
    left join event their on their.id = other.event_id
    left join opportunity o on o.id = other.opportunity_id
    left join category c on c.id = o.category_id
  where s.id = $1
  group by v.id`;

/** SQL: whether shift `other` of event `their` is another one that overlaps shift `s`: by their instants, across midnight, events and time zones. */
function isOverlap(): string {
  return `(other.id <> s.id and ${takesPlace('other', 'their')} and ${hoursAsPlanned('other')} && ${hoursAsPlanned('s')})`;
}
