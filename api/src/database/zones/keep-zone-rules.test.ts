import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { given } from '../../../test/given.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { instantOf } from '../../platform/clock.js';
import { syncZoneRules, zoneWarnings } from './keep-zone-rules.js';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Found {
  event: { all: { startsAt: string; endsAt: string }[]; running: { id: string }[]; before: { id: string }[] };
}

const look = `query ($id: ID!, $at: Instant!, $before: Instant!) { event(id: $id) { all: shifts { startsAt endsAt }
  running: shifts(where: { runningAt: $at }) { id } before: shifts(where: { runningAt: $before }) { id } } }`;

describe('one time zone database', () => {
  it('has the same instants in SQL as in the server, in every zone, in summer, winter and the nights between', async () => {
    const zones = Intl.supportedValuesOf('timeZone');
    const times = [
      ...['2026-11-26 10:00', '2027-02-20 07:30', '2027-07-10 23:59', '2030-03-15 00:00'],
      // Skipped and repeated hours of America and Europe.
      ...['2027-03-14 02:30', '2027-11-07 01:30', '2027-03-28 02:15', '2027-10-31 02:30'],
    ];
    const { rows } = await server.database.pool.query<{ zone: string; local: string; at: Date }>(
      `select zone, local, instant_at(local::timestamp, zone) as at from unnest($1::text[]) zone, unnest($2::text[]) local`,
      [zones, times],
    );
    const wrong = rows.filter(({ zone, local, at }) => {
      const [day, time] = local.split(' ') as [string, string];
      return instantOf(day, time, zone).getTime() !== at.getTime();
    });
    expect(wrong).toEqual([]);
    expect(rows).toHaveLength(zones.length * times.length);
  });

  it.each(['America/Edmonton', 'Africa/Casablanca', 'Africa/El_Aaiun', 'Europe/Berlin'])(
    'says of a shift in %s the same by its instants, its calendar and who is there',
    async (timeZone) => {
      const event = await given(server.database.pool).event({
        timeZone,
        startDate: '2027-02-20',
        endDate: '2027-02-20',
      });
      await (
        await (await event.category()).opportunity()
      ).shift({ date: '2027-02-20', startTime: '10:00', endTime: '12:00' });
      const starts = instantOf('2027-02-20', '10:00', timeZone).getTime();
      const moment = (minutes: number) => new Date(starts + minutes * 60_000).toISOString();
      const { data } = await server.graphql<Found>(look, { id: event.id, at: moment(1), before: moment(-1) });
      expect(data.event.all).toEqual([{ startsAt: moment(0), endsAt: moment(120) }]);
      expect([data.event.running.length, data.event.before.length]).toEqual([1, 0]);
    },
  );

  it('moves the instants with the zone of the event, and with that of the organisation', async () => {
    const { pool, url } = server.database;
    const event = await given(pool).event({ timeZone: null, startDate: '2027-02-20', endDate: '2027-02-20' });
    const shift = await (
      await (await event.category()).opportunity()
    ).shift({ date: '2027-02-20', startTime: '22:00', endTime: '06:00' });
    const instants = async () => {
      const { rows } = await pool.query<{ starts_at: Date; ends_at: Date }>(
        'select starts_at, ends_at from shift where id = $1',
        [shift.id],
      );
      return [rows[0]?.starts_at.toISOString(), rows[0]?.ends_at.toISOString()];
    };
    expect(await instants()).toEqual(['2027-02-20T22:00:00.000Z', '2027-02-21T06:00:00.000Z']);
    const { moved } = await syncZoneRules(url, 'Europe/Berlin');
    expect(moved).toBeGreaterThan(0);
    expect(await instants()).toEqual(['2027-02-20T21:00:00.000Z', '2027-02-21T05:00:00.000Z']);
    await pool.query(`update event set time_zone = 'America/Chicago' where id = $1`, [event.id]);
    expect(await instants()).toEqual(['2027-02-21T04:00:00.000Z', '2027-02-21T12:00:00.000Z']);
    expect(await syncZoneRules(url, 'Europe/Berlin')).toMatchObject({ moved: 0 });
  });

  /** How many rules of a zone are kept. */
  const rulesOf = async (zone: string) => {
    const { rows } = await server.database.pool.query('select from zone_rule where zone = $1', [zone]);
    return rows.length;
  };

  it.each(['Canada/Mountain', 'cAnada/mOuntain', 'Asia/Kolkata', 'Etc/GMT+5', 'utc'])(
    'has the rules of %s as soon as an event has it, by either way',
    async (timeZone) => {
      const { headers } = await given(server.database.pool).staff('admin');
      const days = { startDate: '2027-02-20', endDate: '2027-02-20' };
      const post = { ...days, name: 'Winter Race', slug: `zone-${randomUUID()}`, timeZone };
      await server.database.pool.query('delete from zone_rule where zone = $1', [timeZone]);
      expect(await server.rest('POST', '/api/admin/events', post, headers)).toMatchObject({ status: 201 });
      expect(await rulesOf(timeZone)).toBeGreaterThan(0);
      await server.database.pool.query('delete from zone_rule where zone = $1', [timeZone]);
      const event = await given(server.database.pool).event(days);
      expect(await server.rest('PATCH', `/api/admin/events/${event.id}`, { timeZone }, headers)).toMatchObject({
        status: 200,
      });
      expect(await rulesOf(timeZone)).toBeGreaterThan(0);
    },
  );

  it('gives rules at the next start to zones in use that have none, and to that of the organisation', async () => {
    const { pool, url } = server.database;
    const days = { startDate: '2027-02-20', endDate: '2027-02-20' };
    const event = await given(pool).event({ timeZone: 'US/Mountain', ...days });
    const shift = await (await (await event.category()).opportunity()).shift({ date: '2027-02-20' });
    // As if PostgreSQL's own rules had been asked, and had been others.
    await pool.query('alter table shift disable trigger user');
    await pool.query(`update shift set starts_at = starts_at + interval '1 hour' where id = $1`, [shift.id]);
    await pool.query('alter table shift enable trigger user');
    expect(await syncZoneRules(url, 'Canada/Atlantic')).toMatchObject({ moved: expect.any(Number) });
    expect([await rulesOf('US/Mountain'), await rulesOf('Canada/Atlantic')]).not.toContain(0);
    const { rows } = await pool.query<{ at: Date }>('select starts_at as at from shift where id = $1', [shift.id]);
    expect(rows).toEqual([{ at: instantOf('2027-02-20', '09:00', 'US/Mountain') }]);
    await syncZoneRules(url, 'Europe/Berlin');
  });

  it('names at every start the zones in use in which PostgreSQL has other rules, or none', async () => {
    const { pool, url } = server.database;
    const days = { startDate: '2027-02-20', endDate: '2027-02-20' };
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Apia', 'Mars/Olympus'])
      await given(pool).event({ timeZone, ...days });
    await pool.query(
      `insert into zone_rule select 'Mars/Olympus', from_instant, from_local, utc_offset from zone_rule where zone = 'UTC'`,
    );
    await pool.query(
      `update zone_rule set utc_offset = utc_offset + interval '1 hour' where zone = 'Pacific/Kiritimati'`,
    );
    for (const start of ['first', 'second']) {
      const { differing } = await syncZoneRules(url, 'Europe/Berlin');
      expect([start, differing]).toEqual([start, expect.arrayContaining(['Mars/Olympus', 'Pacific/Kiritimati'])]);
      expect(differing).not.toContain('Pacific/Apia');
    }
    await pool.query(`delete from event where time_zone = 'Mars/Olympus'`);
  });

  it.each([
    ['of which only the end moves', '2027-02-21T02:00:00Z', ['2027-02-20T22:00:00.000Z', '2027-02-21T05:00:00.000Z']],
    ['that moves as a whole', '2027-02-20T12:00:00Z', ['2027-02-20T21:00:00.000Z', '2027-02-21T05:00:00.000Z']],
  ])('reckons a coming night again %s under new rules', async (_which, fakeSignup, before) => {
    const { pool, url } = server.database;
    // Rules as an older release may have had them: an hour more from some moment on.
    await pool.query(`insert into zone_rule values ('Africa/Abidjan', $1, $2, interval '1 hour')`, [
      fakeSignup,
      fakeSignup.slice(0, -1),
    ]);
    const event = await given(pool).event({
      ...{ timeZone: 'Africa/Abidjan', startDate: '2027-02-20', endDate: '2027-02-20' },
    });
    const shift = await (
      await (await event.category()).opportunity()
    ).shift({ date: '2027-02-20', startTime: '22:00', endTime: '06:00' });
    const instants = async () => {
      const { rows } = await pool.query<{ starts: Date; ends: Date }>(
        'select starts_at as starts, ends_at as ends from shift where id = $1',
        [shift.id],
      );
      return rows.flatMap(({ starts, ends }) => [starts.toISOString(), ends.toISOString()]);
    };
    expect(await instants()).toEqual(before);
    await pool.query(`update zone_source set rules = '2020a'`);
    expect(await syncZoneRules(url, 'Europe/Berlin')).toMatchObject({ moved: 1 });
    expect(await instants()).toEqual(['2027-02-20T22:00:00.000Z', '2027-02-21T06:00:00.000Z']);
  });

  it('takes new rules at the next start, and says where PostgreSQL has others', async () => {
    const { pool, url } = server.database;
    await pool.query(`update zone_source set rules = '2020a'`);
    const report = await syncZoneRules(url, 'Europe/Berlin');
    expect(report).toEqual({ differing: expect.any(Array), moved: 0 });
    expect(zoneWarnings({ differing: ['America/Edmonton'], moved: 2 })).toHaveLength(2);
  });
});
