import type { Pool } from 'pg';
import { dayIn, timeIn } from '../src/platform/clock.js';
import { given, inDays, visitorDetails } from './given.js';
import { signedUp } from './signup-rows.js';

const hour = 3_600_000;

interface PostValues {
  place?: string | null;
  minimumStaff?: number;
  staffedByMinutes?: number;
  blocksStart?: boolean;
  startIds?: string[];
}

/** An event of today in UTC with a category of a lead, and what a start board shows of it. Times are relative to now. */
export async function raceDay(pool: Pool, { startsInMinutes = 60 } = {}) {
  const ladder = given(pool);
  const [lead, admin] = [
    await ladder.staff('lead', { firstName: 'Liv', lastName: 'Lead' }),
    await ladder.staff('admin'),
  ];
  const event = await ladder.event({ startDate: inDays(-1), endDate: inDays(2), timeZone: 'UTC', location: null });
  const category = await event.category({ leadId: lead.userId, name: 'Crossings' });
  const role = await category.opportunity({ name: 'Marshal' });
  const gun = new Date(Date.now() + startsInMinutes * 60_000);
  const start = async (name = 'Men 50 km', at = gun) => {
    const { rows } = await pool.query<{ id: string }>(
      'insert into race_start (event_id, name, date, time) values ($1, $2, $3, $4) returning id',
      [event.id, name, dayIn('UTC', at), timeIn('UTC', at)],
    );
    return (rows[0] as { id: string }).id;
  };
  const post = async (values: PostValues = {}, categoryId = category.id) => {
    const { place = 'Bridge', minimumStaff = 1, staffedByMinutes = 30, blocksStart = false, startIds = [] } = values;
    const { rows } = await pool.query<{ id: string }>(
      `insert into post (event_id, category_id, place, minimum_staff, staffed_by_minutes, blocks_start, start_ids)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [event.id, categoryId, place, minimumStaff, staffedByMinutes, blocksStart, startIds],
    );
    return (rows[0] as { id: string }).id;
  };
  /** A shift from two hours ago to in four hours, or other hours from now, with people in it. */
  const shift = async ({ place = 'Bridge', from = -2, to = 4, people = 0, of = role } = {}) => {
    const made = await of.shift({ location: place, date: inDays(0) });
    await pool.query('update shift set starts_at = $2, ends_at = $3 where id = $1', [
      ...[made.id, new Date(Date.now() + from * hour), new Date(Date.now() + to * hour)],
    ]);
    const signupIds: string[] = [];
    for (let at = 0; at < people; at += 1)
      signupIds.push((await signedUp(pool, made, { ...visitorDetails(), phone: '+1 218 555 0100' })).id);
    return { ...made, signupIds };
  };
  return { lead, admin, event, category, role, gun, start, post, shift };
}
