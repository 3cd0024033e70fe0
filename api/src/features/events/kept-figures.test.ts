import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { pino } from 'pino';
import { given, inDays, visitorDetails } from '../../../test/given.js';
import { sendWorkbook } from '../../../test/import-api.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { until } from '../../../test/until.js';
import { buildWorkbook, importHeaders } from '../../../test/workbooks/build-workbook.js';
import { beginEpoch } from '../../database/fact-epoch.js';
import { readEnvironment } from '../../environment.js';
import { clock, dayIn } from '../../platform/clock.js';
import { startServer, type RunningServer } from '../../server.js';

/* Two servers on one database, both of which renew the figures of events. */

let server: TestServer;
let other: RunningServer;
let admin: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer({}, { keepsAnswers: true });
  const { dataDir, database } = server;
  other = await startServer({
    environment: readEnvironment({
      ...{ PORT: '0', DATA_DIR: dataDir, DEMO_DATA: 'false', RATE_LIMITS: 'off', LOG_LEVEL: 'silent' },
      ...{ PUBLIC_URL: 'http://localhost:4000', MAIL_GATHER_SECONDS: '0' },
    }),
    databaseUrl: database.url,
    databaseIsNew: false,
    webFolder: join(dataDir, 'web'),
    logger: pino({ level: 'silent' }),
  });
  ({ headers: admin } = await given(database.pool).staff('admin'));
});
afterAll(async () => {
  await other.close();
  await server.close();
});

interface Figures {
  shiftCount: number;
  qtyRequired: number;
  qtyRegistered: number;
  stillRequired: number;
  fillPercentage: number;
  openShiftCount: number;
  openSpotCount: number;
  isOver: boolean;
}

const names = 'shiftCount qtyRequired qtyRegistered stillRequired fillPercentage openShiftCount openSpotCount isOver';

// Staff are always answered anew.
async function figures(id: string, port = server.running.port): Promise<Figures> {
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...admin },
    body: JSON.stringify({ query: `query ($id: ID!) { event(id: $id) { ${names} } }`, variables: { id } }),
  });
  const { data, errors } = (await response.json()) as { data: { event: Figures }; errors?: unknown };
  expect(errors).toBeUndefined();
  return data.event;
}

const pool = () => server.database.pool;

const freshRows = async (id: string): Promise<number> =>
  (await pool().query('select from fresh_event_sums where id = $1', [id])).rowCount ?? 0;

/** Compares all, as happens automatically every half minute, and waits until the figures of this event are kept. */
async function keep(id: string): Promise<void> {
  await pool().query('update kept_figures set compared_at = null');
  for (const { services } of [server.running, other]) services.wakeRunner('figures');
  // Earlier rows can be fresh, too, where a test has written past the product since.
  const comparisons = () => pool().query('select from kept_figures where compared_at is not null');
  await until(async () => (await comparisons()).rowCount !== 0 && (await freshRows(id)) === 1, 20_000);
}

describe('kept figures of events', () => {
  let event: { id: string };
  let shift: { id: string; opportunityId: string };
  beforeEach(async () => {
    const grown = await given(pool()).event();
    event = grown;
    const role = await (await grown.category()).opportunity();
    shift = await role.shift({ qtyRequired: 40 });
    await role.shift({ qtyRequired: 2, startTime: '13:00', endTime: '14:00' });
    await keep(event.id);
  });

  const signUp = async (): Promise<{ signup: { id: string }; volunteer: { id: string; email: string } }> => {
    const { status, body } = await server.rest<{ signup: { id: string }; volunteer: { id: string; email: string } }>(
      'POST',
      '/api/signup',
      { ...visitorDetails(), shiftId: shift.id },
    );
    expect(status).toBe(201);
    return body;
  };

  it('are what is read, and no shift is', async () => {
    // Nobody compares all meanwhile: the other server may still be comparing, and would notice the wrong number.
    const comparer = await pool().connect();
    try {
      await comparer.query('begin');
      await comparer.query('select from kept_figures for update');
      await pool().query('update event_sums set open_spot_count = 777 where id = $1', [event.id]);
      expect(await figures(event.id)).toEqual({
        ...{ shiftCount: 2, qtyRequired: 42, qtyRegistered: 0, stillRequired: 42, fillPercentage: 0 },
        ...{ openShiftCount: 2, openSpotCount: 777, isOver: false },
      });
      // Of an event that many shifts lead to, they are joined to what is worked out once.
      const { data } = await server.graphql<{ shifts: { event: Figures }[] }>(
        `query ($id: ID!) { shifts(eventId: $id) { event { openSpotCount isOver } } }`,
        { id: event.id },
        admin,
      );
      expect(data.shifts).toEqual(Array(2).fill({ event: { openSpotCount: 777, isOver: false } }));
    } finally {
      await comparer.query('rollback');
      comparer.release();
    }
  });

  it('are never out of date for a caller who has just acted, on any server', async () => {
    for (let taken = 1; taken <= 25; taken += 1) {
      await signUp();
      const seen = await figures(event.id, taken % 2 ? other.port : server.running.port);
      expect([seen.qtyRegistered, seen.openSpotCount]).toEqual([taken, 42 - taken]);
    }
    await until(async () => (await freshRows(event.id)) === 1, 20_000);
    expect(await figures(event.id)).toMatchObject({ qtyRegistered: 25, openSpotCount: 17, fillPercentage: 60 });
  });

  it('follow whatever is done to shifts and signups, and are renewed automatically', async () => {
    const role = `/api/admin/opportunities/${shift.opportunityId}`;
    const first = await signUp();
    const second = await signUp();
    const row = ['Timing', 'Bib Caller', null, null, null, inDays(30), '15:00', '16:00', 3];
    const file = buildWorkbook({ Plan: [importHeaders, row] });
    const body = { opportunityId: shift.opportunityId, date: inDays(30), startTime: '07:00', endTime: '08:00' };
    const steps: [what: string, act: () => Promise<{ status: number }>, seen: Partial<Figures>][] = [
      [
        'a cancelled signup',
        () => server.rest('POST', `/api/admin/signups/${first.signup.id}/cancel`, {}, admin),
        { qtyRegistered: 1, openSpotCount: 41 },
      ],
      [
        'another number of places',
        () => server.rest('PATCH', `/api/admin/shifts/${shift.id}`, { qtyRequired: 50 }, admin),
        { openSpotCount: 51, qtyRequired: 52 },
      ],
      [
        'a further shift',
        () => server.rest('POST', '/api/admin/shifts', { ...body, qtyRequired: 5 }, admin),
        { shiftCount: 3, openSpotCount: 56 },
      ],
      [
        'an import',
        () => sendWorkbook(server, { eventId: event.id, file, headers: admin }),
        { shiftCount: 4, openSpotCount: 59 },
      ],
      [
        'a day that has passed',
        () => server.rest('PATCH', `/api/admin/shifts/${shift.id}`, { date: inDays(-3) }, admin),
        { openSpotCount: 10, stillRequired: 59 },
      ],
      [
        'a deleted shift',
        () => server.rest('DELETE', `/api/admin/shifts/${shift.id}`, undefined, admin),
        { shiftCount: 3, qtyRegistered: 0 },
      ],
      ['a deleted role', () => server.rest('DELETE', role, undefined, admin), { shiftCount: 0, openSpotCount: 0 }],
    ];
    expect(second.signup.id).not.toBe(first.signup.id);
    for (const [what, act, seen] of steps) {
      await keep(event.id);
      const { status, ...body } = await act();
      expect([what, status < 300, body]).toEqual([what, true, body]);
      expect([what, await figures(event.id, other.port)]).toEqual([what, expect.objectContaining(seen)]);
    }
  });

  it('follow the clock: what begins by the wall clock there is no longer open, kept or not', async () => {
    const today = dayIn('Pacific/Kiritimati', clock.now());
    const grown = await given(pool()).event({ startDate: today, endDate: today, timeZone: 'Pacific/Midway' });
    await (
      await (await grown.category()).opportunity()
    ).shift({ date: today, startTime: '00:00', endTime: '23:00', qtyRequired: 3 });
    await keep(grown.id);
    expect(await figures(grown.id)).toMatchObject({ openShiftCount: 1, openSpotCount: 3 });
    // Twenty-five hours pass at once, and nothing else changes.
    await pool().query(`update event set time_zone = 'Pacific/Kiritimati' where id = $1`, [grown.id]);
    expect([await freshRows(grown.id), await figures(grown.id)]).toEqual([
      1,
      expect.objectContaining({ openShiftCount: 0, openSpotCount: 0 }),
    ]);
    await keep(grown.id);
    expect(await figures(grown.id)).toMatchObject({ openShiftCount: 0, isOver: false });
  });

  it('are found out when somebody writes past the product, and go with their event', async () => {
    await pool().query('update shift set qty_required = 9 where id = $1', [shift.id]);
    await keep(event.id);
    await until(async () => (await figures(event.id)).qtyRequired === 11, 20_000);
    await pool().query('delete from event where id = $1', [event.id]);
    await pool().query('update kept_figures set compared_at = null');
    server.running.services.wakeRunner('figures');
    await until(async () => (await freshRows(event.id)) === 0, 20_000);
  });

  it('are not taken when the database is brought back from a backup', async () => {
    const client = await pool().connect();
    try {
      await client.query('begin');
      expect((await client.query('select from fresh_event_sums')).rowCount).toBeGreaterThan(0);
      await beginEpoch(client);
      expect((await client.query('select from fresh_event_sums')).rowCount).toBe(0);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
