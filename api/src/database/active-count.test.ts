import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { given } from '../../test/given.js';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.js';

let database: TestDatabase;
let eventId: string;
let shifts: string[];
let volunteers: string[];
beforeAll(async () => {
  database = await createTestDatabase();
  const event = await given(database.pool).event();
  const opportunity = await (await event.category()).opportunity();
  eventId = event.id;
  shifts = [];
  for (const qtyRequired of [1, 2, 3, 5]) shifts.push((await opportunity.shift({ qtyRequired })).id);
  volunteers = [];
  for (let index = 0; index < 14; index += 1) volunteers.push(await newVolunteer(`v${index}`));
});
afterAll(() => database.drop());

async function newVolunteer(name: string): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into volunteer (first_name, last_name, email, email_key, name_key) values ($1, 'x', $1, $1, $1) returning id`,
    [name],
  );
  return (rows[0] as { id: string }).id;
}

/** Numbers from 0 to below 1, the same each time (mulberry32): a failure can be repeated. */
function seededChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const done = { refused: 0, changed: 0 };

/** What the guard, the rules of a signup, or two callers in each other's way may refuse; anything else is a failure of the test. */
const refusals = /shift_capacity|signup_one_active_per_person|40P01/;

/** One thing that happens to signups, as if by somebody at psql: every way in and out of a place. */
async function step(chance: () => number): Promise<void> {
  const one = <Item>(list: readonly Item[]): Item => list[Math.floor(chance() * list.length)] as Item;
  const some = `select id from signup order by md5(id::text || $1) limit 1`;
  const salt = String(chance());
  const deeds: [string, unknown[]][] = [
    [
      `insert into signup (event_id, shift_id, volunteer_id) values ($1, $2, $3)`,
      [eventId, one(shifts), one(volunteers)],
    ],
    [
      `insert into signup (event_id, shift_id, volunteer_id) values ($1, $2, $3)`,
      [eventId, one(shifts), one(volunteers)],
    ],
    [
      `insert into signup (event_id, shift_id, volunteer_id, over_capacity) values ($1, $2, $3, $4)`,
      [eventId, one(shifts), one(volunteers), chance() < 0.2],
    ],
    [
      `insert into signup (event_id, shift_id, volunteer_id, status, cancelled_at) values ($1, $2, $3, 'cancelled', now())`,
      [eventId, one(shifts), one(volunteers)],
    ],
    [`update signup set status = 'cancelled', cancelled_at = now() where id = (${some}) and status = 'active'`, [salt]],
    [
      `update signup set status = 'cancelled', cancelled_at = coalesce(cancelled_at, now()) where id = (${some})`,
      [salt],
    ],
    [`update signup set status = 'active', cancelled_at = null where id = (${some})`, [salt]],
    [`update signup set shift_id = $2 where id = (${some})`, [salt, one(shifts)]],
    [
      `update signup set shift_id = $2, status = 'active', cancelled_at = null where id = (${some})`,
      [salt, one(shifts)],
    ],
    [`update signup set volunteer_id = $2 where id = (${some})`, [salt, one(volunteers)]],
    [`delete from signup where id = (${some})`, [salt]],
    [`delete from signup where shift_id = $1 and volunteer_id = $2`, [one(shifts), one(volunteers)]],
    [`update shift set qty_required = $2 where id = $1`, [one(shifts), 1 + Math.floor(chance() * 5)]],
  ];
  const [sql, values] = one(deeds);
  try {
    const { rowCount } = await database.pool.query(sql, values);
    if (rowCount) done.changed += 1;
  } catch (error) {
    const { constraint, code } = error as { constraint?: string; code?: string };
    if (!refusals.test(`${constraint} ${code}`)) throw error;
    done.refused += 1;
  }
}

/** Shifts whose counter is not the number of their active signups. */
async function miscounted(): Promise<object[]> {
  const { rows } = await database.pool.query<object>(
    `select s.id, s.active_count, count(g.id)::int as signups
     from shift s left join signup g on g.shift_id = s.id and g.status = 'active'
     group by s.id having s.active_count <> count(g.id)`,
  );
  return rows;
}

describe('the number of places taken', () => {
  it('is the number of active signups after whatever happens to them, one thing after the other', async () => {
    const chance = seededChance(7);
    for (let count = 0; count < 600; count += 1) {
      await step(chance);
      if (count % 20 === 0) expect([count, await miscounted()]).toEqual([count, []]);
    }
    expect(await miscounted()).toEqual([]);
    // Both the guard and the changes were really met.
    expect(done.refused).toBeGreaterThan(50);
    expect(done.changed).toBeGreaterThan(150);
  });

  it('is so when many do it at once', async () => {
    const callers = [1, 2, 3, 4].map(async (seed) => {
      const chance = seededChance(seed);
      for (let count = 0; count < 120; count += 1) await step(chance);
    });
    await Promise.all(callers);
    expect(await miscounted()).toEqual([]);
  });

  it('is so after people and whole shifts are removed', async () => {
    const { pool } = database;
    await pool.query('delete from signup');
    await pool.query('update shift set qty_required = 5');
    for (const shift of shifts) {
      for (const volunteer of volunteers.slice(0, 4)) {
        await pool.query('insert into signup (event_id, shift_id, volunteer_id) values ($1, $2, $3)', [
          eventId,
          shift,
          volunteer,
        ]);
      }
    }
    await pool.query('delete from volunteer where id = any($1)', [volunteers.slice(0, 2)]);
    await pool.query('delete from shift where id = $1', [shifts[0]]);
    const { rows } = await pool.query('select active_count from shift');
    expect(rows).toEqual([{ active_count: 2 }, { active_count: 2 }, { active_count: 2 }]);
    expect(await miscounted()).toEqual([]);
  });
});
