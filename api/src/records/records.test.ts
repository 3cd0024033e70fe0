import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { countStatements } from '../../test/count-statements.js';
import { given, inDays, visitorDetails } from '../../test/given.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';
import { readRecords } from '../platform/reading/read-records.js';
import type { Selection } from '../platform/reading/selection.js';
import { Category } from './category.js';
import { Event } from './event.js';
import { Shift } from './shift.js';

let server: TestServer;
let event: { id: string };
beforeAll(async () => {
  server = await startTestServer({ ORG_TIME_ZONE: 'America/Chicago' });
  const ladder = given(server.database.pool);
  const lead = await ladder.staff('lead', { firstName: 'Lena', lastName: 'Lead' });
  const grown = await ladder.event({ location: 'Lodge' });
  event = grown;
  const led = await grown.category({ name: 'timing', leadId: lead.userId });
  await grown.category({ name: 'Food' });
  const caller = await led.opportunity({ name: 'Caller', location: 'Tower', shortDescription: 'Call' });
  const taken = await caller.shift({ date: inDays(31), startTime: '14:00', endTime: '16:00', qtyRequired: 2 });
  await caller.shift({ date: inDays(30), location: 'Hut', qtyRequired: 3 });
  await (await led.opportunity({ name: 'Bell' })).shift({ date: inDays(-2), qtyRequired: 4 });
  await server.rest('POST', '/api/signup', { ...visitorDetails(), shiftId: taken.id });
});
afterAll(() => server.close());

const fields = (names: string): Selection => Object.fromEntries(names.split(' ').map((name) => [name, true]));
const shiftFields =
  'id eventId opportunityId date startTime endTime qtyRequired qtyRegistered stillRequired location effectiveLocation notes version';
const shift = `json_build_object('id', s.id, 'eventId', s.event_id, 'opportunityId', s.opportunity_id, 'date', s.date,
  'startTime', s.start_time, 'endTime', s.end_time, 'qtyRequired', s.qty_required, 'qtyRegistered', s.active_count,
  'stillRequired', greatest(s.qty_required - s.active_count, 0), 'location', s.location,
  'effectiveLocation', coalesce(s.location, o.location, e.location), 'notes', s.notes, 'version', s.version`;
const shiftsBelow = `shift s join opportunity o on o.id = s.opportunity_id join event e on e.id = s.event_id`;
const shiftOrder = 's.date, s.start_time, s.end_time, s.id';

/** The rows of a statement that is written by hand: one JSON value each. */
async function bySql(text: string): Promise<unknown[]> {
  const { rows } = await server.database.pool.query<{ row: unknown }>(text, [event.id]);
  return rows.map(({ row }) => row);
}

describe('records are read as plain SQL would read them, in one statement', () => {
  it('an event with its figures', async () => {
    const names =
      'id name slug startDate endDate location website ownTimeZone timeZone organizerId qtyRequired qtyRegistered stillRequired shiftCount openShiftCount openSpotCount isOver activeSignupCount volunteerCount createdAt';
    const read = await readRecords(server.running.services, Event, fields(names), {
      where: (e) => `${e}.id = $1`,
      values: [event.id],
    });
    const expected =
      await bySql(`select json_build_object('id', e.id, 'name', e.name, 'slug', e.slug, 'startDate', e.start_date,
        'endDate', e.end_date, 'location', e.location, 'website', e.website, 'ownTimeZone', e.time_zone, 'timeZone', 'America/Chicago',
        'organizerId', e.organizer_id, 'qtyRequired', 9, 'qtyRegistered', 1, 'stillRequired', 8, 'shiftCount', 3, 'openShiftCount', 2,
        'openSpotCount', 4, 'isOver', false, 'activeSignupCount', 1, 'volunteerCount', 1,
        'createdAt', to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as row
      from event e where e.id = $1`);
    expect(read).toEqual(expected);
  });

  it('how full its shifts are, in the same words for an event, a category, a role and a shift', async () => {
    const figures = 'shiftCount qtyRequired qtyRegistered stillRequired fillPercentage';
    const selection = {
      ...fields(figures),
      categories: {
        ...fields(figures),
        opportunities: { ...fields(figures), shifts: fields('qtyRequired qtyRegistered stillRequired fillPercentage') },
      },
    };
    const read = await readRecords(server.running.services, Event, selection, {
      where: (e) => `${e}.id = $1`,
      values: [event.id],
    });
    const sums = `'shiftCount', count(s.id), 'qtyRequired', coalesce(sum(s.qty_required), 0), 'qtyRegistered', coalesce(sum(s.active_count), 0),
      'stillRequired', coalesce(sum(greatest(s.qty_required - s.active_count, 0)), 0),
      'fillPercentage', coalesce(round(100.0 * sum(s.active_count) / sum(s.qty_required)), 0)::int`;
    expect(read).toEqual(
      await bySql(`select (select jsonb_build_object(${sums}) from shift s where s.event_id = $1) || jsonb_build_object('categories',
        (select jsonb_agg((select jsonb_build_object(${sums}) from shift s join opportunity o on o.id = s.opportunity_id where o.category_id = c.id)
            || jsonb_build_object('opportunities', (select coalesce(jsonb_agg(
              (select jsonb_build_object(${sums}) from shift s where s.opportunity_id = o.id) || jsonb_build_object('shifts',
                (select jsonb_agg(jsonb_build_object('qtyRequired', s.qty_required, 'qtyRegistered', s.active_count,
                  'stillRequired', greatest(s.qty_required - s.active_count, 0),
                  'fillPercentage', round(100.0 * s.active_count / s.qty_required)::int) order by ${shiftOrder})
                 from shift s where s.opportunity_id = o.id)) order by lower(o.name)), '[]') from opportunity o where o.category_id = c.id))
          order by lower(c.name)) from category c where c.event_id = $1)) as row`),
    );
  });

  it('a tree from categories down to shifts, also where nothing hangs below', async () => {
    const selection = {
      ...fields('id name leadId leadFirstName leadLastName leadEmail'),
      opportunities: { ...fields('id name shortDescription'), shifts: fields(shiftFields) },
    };
    let tree: Category[] = [];
    const { count } = await countStatements(async () => {
      tree = await readRecords(server.running.services, Category, selection, {
        where: (c) => `${c}.event_id = $1`,
        values: [event.id],
      });
    });
    expect(count).toBe(1);
    const [food, timing] = tree;
    expect([food?.name, timing?.name]).toEqual(['Food', 'timing']);
    expect(food).toMatchObject({ leadId: null, leadFirstName: null, opportunities: [] });
    expect(timing?.opportunities.map(({ name, shifts }) => [name, shifts.length])).toEqual([
      ['Bell', 1],
      ['Caller', 2],
    ]);
    expect(tree).toEqual(
      await bySql(`select json_build_object('id', c.id, 'name', c.name, 'leadId', c.lead_id, 'leadFirstName', u.first_name,
        'leadLastName', u.last_name, 'leadEmail', u.email, 'opportunities', (select coalesce(json_agg(json_build_object('id', o.id,
          'name', o.name, 'shortDescription', o.short_description,
          'shifts', (select json_agg(${shift}) order by ${shiftOrder}) from shift s join event e on e.id = s.event_id where s.opportunity_id = o.id))
          order by lower(o.name), o.id), '[]') from opportunity o where o.category_id = c.id)) as row
      from category c left join app_user u on u.id = c.lead_id where c.event_id = $1 order by lower(c.name), c.id`),
    );
  });

  it('shifts with all that stands above them', async () => {
    const selection = {
      ...fields(shiftFields),
      opportunity: { name: true as const, category: { ...fields('name leadEmail'), event: fields('slug timeZone') } },
    };
    const read = await readRecords(server.running.services, Shift, selection, {
      where: (s) => `${s}.event_id = $1`,
      values: [event.id],
    });
    expect(read).toHaveLength(3);
    expect(read).toEqual(
      await bySql(`select ${shift}, 'opportunity', json_build_object('name', o.name, 'category', json_build_object('name', c.name,
        'leadEmail', u.email, 'event', json_build_object('slug', e.slug, 'timeZone', 'America/Chicago')))) as row
      from ${shiftsBelow} join category c on c.id = o.category_id left join app_user u on u.id = c.lead_id
      where s.event_id = $1 order by ${shiftOrder}`),
    );
  });
});
