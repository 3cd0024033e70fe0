import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { given, inDays } from '../../test/given.js';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** An event of days 10 to 12 from today, and a role in it. */
async function threeDays() {
  const event = await given(database.pool).event({ startDate: inDays(10), endDate: inDays(12) });
  const role = await (await event.category()).opportunity();
  return { id: event.id, shift: async (days: number) => (await role.shift({ date: inDays(days) })).id };
}

async function lastDay(id: string): Promise<string> {
  const { rows } = await database.pool.query<{ day: string }>('select last_day::text as day from event where id = $1', [
    id,
  ]);
  return rows[0]?.day ?? '';
}

const run = (sql: string, values: unknown[]) => database.pool.query(sql, values);

describe("an event's last day", () => {
  it('is that of its last shift where it is later, whatever is added, moved or deleted', async () => {
    const { id, shift } = await threeDays();
    expect(await lastDay(id)).toBe(inDays(12));
    const early = await shift(11);
    expect(await lastDay(id)).toBe(inDays(12));
    const late = await shift(14);
    const later = await shift(15);
    expect(await lastDay(id)).toBe(inDays(15));
    await run('delete from shift where id = $1', [later]);
    expect(await lastDay(id)).toBe(inDays(14));
    await run('update shift set date = $2 where id = $1', [late, inDays(13)]);
    expect(await lastDay(id)).toBe(inDays(13));
    await run('update shift set date = $2 where id = $1', [early, inDays(20)]);
    expect(await lastDay(id)).toBe(inDays(20));
    await run('update event set end_date = $2 where id = $1', [id, inDays(30)]);
    expect(await lastDay(id)).toBe(inDays(30));
    await run('update event set end_date = $2 where id = $1', [id, inDays(12)]);
    expect(await lastDay(id)).toBe(inDays(20));
    await run('delete from shift where event_id = $1', [id]);
    expect(await lastDay(id)).toBe(inDays(12));
  });

  it('is right where one adds a later shift while another deletes one', async () => {
    const { id, shift } = await threeDays();
    const gone = await shift(18);
    const [adds, deletes] = [await database.pool.connect(), await database.pool.connect()];
    try {
      await adds.query('begin');
      await adds.query(
        `insert into shift (event_id, opportunity_id, date, start_time, end_time, qty_required)
         select event_id, opportunity_id, $2, '09:00', '10:00', 1 from shift where id = $1`,
        [gone, inDays(19)],
      );
      const deleting = deletes.query('delete from shift where id = $1', [gone]);
      await adds.query('commit');
      await deleting;
    } finally {
      adds.release();
      deletes.release();
    }
    expect(await lastDay(id)).toBe(inDays(19));
  });

  it('changes nothing else of the event', async () => {
    const { id, shift } = await threeDays();
    const read = async () => {
      const { rows } = await database.pool.query<{ event: object }>(
        `select to_jsonb(e) - 'last_day' as event from event e where id = $1`,
        [id],
      );
      return rows;
    };
    const before = await read();
    await shift(20);
    expect(await read()).toEqual(before);
    expect(await lastDay(id)).toBe(inDays(20));
  });
});
