import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { given, inDays } from '../../../test/given.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';

let server: TestServer;
let headers: Record<string, string>;
let eventId: string;
beforeAll(async () => {
  server = await startTestServer();
  const { pool } = server.database;
  ({ headers } = await given(pool).staff('admin'));
  const role = await (await (await given(pool).event()).category()).opportunity();
  eventId = role.eventId;
  await pool.query(
    `insert into shift (event_id, opportunity_id, date, start_time, end_time, qty_required)
     select $1, $2, $3, '08:00', '09:00', 50 from generate_series(1, 400)`,
    [eventId, role.id, inDays(30)],
  );
});
afterAll(() => server.close());

/** Somebody who changes figures without a pause for as long as `work` takes: each change adds a place taken to forty shifts. */
async function whileFiguresMove(work: () => Promise<void>): Promise<void> {
  let over = false;
  const moving = (async () => {
    while (!over)
      await server.database.pool.query(
        `update shift set active_count = (active_count + 1) % 50 where id in
           (select id from shift where event_id = $1 order by random() limit 40)`,
        [eventId],
      );
  })();
  try {
    await work();
  } finally {
    over = true;
    await moving;
  }
}

interface Counted {
  qtyRegistered: number;
}

const sum = (rows: Counted[]): number => rows.reduce((total, { qtyRegistered }) => total + qtyRegistered, 0);

async function ask<Data>(query: string): Promise<Data> {
  const { data, errors } = await server.graphql<Data>(query, { id: eventId }, headers);
  expect(errors).toBeUndefined();
  return data;
}

describe('a report of several parts', () => {
  it('shows one moment: the sums are those of the rows beside them', async () => {
    const sums: number[] = [];
    await whileFiguresMove(async () => {
      for (let round = 0; round < 40; round += 1) {
        const { report: table } = await ask<{
          report: { shifts: Counted[]; summary: { qtyRegistered: number } };
        }>(`query ($id: ID!) { report(eventId: $id) { shifts { qtyRegistered } summary { qtyRegistered } } }`);
        expect(sum(table.shifts)).toBe(table.summary.qtyRegistered);
        sums.push(table.summary.qtyRegistered);
        const { report } = await ask<{
          report: {
            categories: { opportunities: { shifts: Counted[] }[] }[];
            summary: { qtyRegistered: number };
          };
        }>(
          `query ($id: ID!) { report(eventId: $id) {
             categories { opportunities { shifts { qtyRegistered } } } summary { qtyRegistered } } }`,
        );
        const shifts = report.categories.flatMap(({ opportunities }) => opportunities.flatMap((role) => role.shifts));
        expect(sum(shifts)).toBe(report.summary.qtyRegistered);
      }
    });
    // Otherwise nothing was changing, and agreeing would prove nothing.
    expect(new Set(sums).size).toBeGreaterThan(10);
  });
});

describe('a connection that is lost while rows are read from it', () => {
  it('ends that reading and nothing else', async () => {
    const { rows } = server.running.services;
    const batches = rows.stream({ text: 'select n from generate_series(1, 5000) n', values: [] });
    const reading = batches[Symbol.asyncIterator]();
    expect((await reading.next()).value).toHaveLength(1_000);
    const ended = await server.database.pool.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
       where datname = current_database() and application_name in ('trailcrew-reads', 'trailcrew-streams') and query like 'fetch %'`,
    );
    expect(ended.rowCount).toBe(1);
    // Between two statements nobody asks for the connection: the loss is reported to the connection alone.
    for (let turn = 0; turn < 5; turn += 1) await server.rest('GET', '/healthz');
    await expect(reading.next()).rejects.toThrow();
    expect(await rows.read({ name: '', text: 'select 1 as one', values: [] })).toEqual([{ one: 1 }]);
  });
});
