import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { attendanceApis, markOf } from '../../../test/check-in-apis.js';
import { given, inDays, visitorDetails, zoneAtDay } from '../../../test/given.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';
import { signedUp } from '../../../test/signup-rows.js';
import { dayIn, timeIn } from '../../platform/clock.js';

/* Shifts are moved, shortened and called off after people were marked in them, and put back: what each sum of hours says, worked out by hand. */

let server: SharedTestServer;
let admin: Record<string, string>;
beforeAll(async () => {
  server = await sharedTestServer();
  admin = (await given(server.database.pool).staff('admin')).headers;
});
afterAll(() => server.close());

const { record } = attendanceApis(() => server)[0] as ReturnType<typeof attendanceApis>[number];

type HoursFrom = 'MARKS' | 'PLANNED';
/** The minutes of a signup; null: nobody knows, or none count. */
type Minutes = number | null;

/** Changes the plan of all shifts, or of those that the change names. */
async function planChanged(eventId: string, change: object): Promise<string> {
  const plan = { eventId, where: {}, ...change };
  const looked = await server.rest<{ version: string }>('POST', '/api/admin/plan-changes/preview', plan, admin);
  const applied = { ...plan, version: looked.body.version };
  const made = await server.rest<{ planChange: { id: string } }>('POST', '/api/admin/plan-changes', applied, admin);
  expect([looked.status, made.status]).toEqual([200, 201]);
  return made.body.planChange.id;
}

/** Undoes it, and says how many shifts stayed as they are. */
async function undone(planChangeId: string): Promise<number> {
  const path = `/api/admin/plan-changes/${planChangeId}/undo`;
  const { status, body } = await server.rest<{ unchanged: object[] }>('POST', path, undefined, admin);
  expect(status).toBe(200);
  return body.unchanged.length;
}

async function minutesOf(signupId: string): Promise<Minutes> {
  const query = 'query ($id: ID!) { signup(id: $id) { attendance { minutes } } }';
  const { data } = await server.graphql<{ signup: { attendance: { minutes: Minutes } } }>(
    query,
    { id: signupId },
    admin,
  );
  return data.signup.attendance.minutes;
}

interface Table {
  rows: { name: string; minutes: number }[];
  minutes: number;
  unsettled: number;
}

async function table(where: Record<string, string>, by: string): Promise<Table> {
  const path = `/api/admin/hours?${new URLSearchParams({ ...where, by }).toString()}`;
  return (await server.rest<Table>('GET', path, undefined, admin)).body;
}

const rowsOf = ({ rows }: Table) => Object.fromEntries(rows.map(({ name, minutes }) => [name, minutes]));

/**
 * An event in Oslo, where the clock went back on 25 October 2026 at 3:00. The day from 06:00 to 10:00 UTC: Ada came and left, Bo came late and
 * was not seen to leave, Cy did not come, Dee was not marked, Fay's hours were corrected. Nobody was marked in the short shift after it, where
 * Ada is as well, nor in the night, where Bo is: nine hours. Ada and Bo share an address.
 */
async function weekend(hoursFrom: HoursFrom) {
  const { pool } = server.database;
  const event = await given(pool).event({
    ...{ name: `Loppet ${hoursFrom}`, timeZone: 'Europe/Oslo' },
    ...{ startDate: '2026-10-23', endDate: inDays(1) },
  });
  await pool.query('update event set hours_from = $2 where id = $1', [event.id, hoursFrom]);
  const role = await (await event.category({ name: 'Feed' })).opportunity();
  const date = '2026-10-24';
  const day = await role.shift({ date, startTime: '08:00', endTime: '12:00' });
  const quiet = await role.shift({ date, startTime: '13:00', endTime: '15:00' });
  const night = await role.shift({ date, startTime: '22:00', endTime: '06:00' });
  const family = visitorDetails();
  const person = (firstName: string, email = visitorDetails().email) => ({ firstName, lastName: 'Berg', email });
  const [ada, bo] = [person('Ada', family.email), person('Bo', family.email)];
  const signups = {
    ada: (await signedUp(pool, day, ada)).id,
    bo: (await signedUp(pool, day, bo)).id,
    cy: (await signedUp(pool, day, person('Cy'))).id,
    dee: (await signedUp(pool, day, person('Dee'))).id,
    fay: (await signedUp(pool, day, person('Fay'))).id,
    adaQuiet: (await signedUp(pool, quiet, ada)).id,
    boNight: (await signedUp(pool, night, bo)).id,
  };
  await marked(signups.ada, 'ARRIVED', '06:00');
  await marked(signups.ada, 'LEFT', '10:00');
  await marked(signups.bo, 'ARRIVED', '06:30');
  await marked(signups.cy, 'NO_SHOW', '06:30');
  await marked(signups.fay, 'ARRIVED', '06:00');
  const correction = { minutes: 100, reason: 'Went home to feed the dogs' };
  expect((await server.rest('PUT', `/api/admin/signups/${signups.fay}/hours`, correction, admin)).status).toBe(200);
  return { event, day, quiet, night, signups };
}

type Weekend = Awaited<ReturnType<typeof weekend>>;

/** A mark at a time (UTC) of 24 October. */
async function marked(signupId: string, kind: 'ARRIVED' | 'LEFT' | 'NO_SHOW', at: string): Promise<void> {
  const mark = markOf(signupId, { kind, occurredAt: `2026-10-24T${at}:00.000Z` });
  const { body } = await record({ marks: [mark] }, admin);
  expect(body.results).toMatchObject([{ result: 'STORED' }]);
}

/** Each signup says these minutes, and people, households, category, event and season add them up. Minutes by the day that their shift has now. */
async function expectHours(
  { event, signups }: Weekend,
  minutes: Record<keyof Weekend['signups'], Minutes>,
  season: { day: string; minutes: number },
) {
  const said = Object.fromEntries(
    await Promise.all(Object.entries(signups).map(async ([name, id]) => [name, await minutesOf(id)] as const)),
  );
  expect(said).toEqual(minutes);
  const { ada, bo, cy, dee, fay, adaQuiet, boNight } = minutes;
  const [ofAda, ofBo] = [(ada ?? 0) + (adaQuiet ?? 0), (bo ?? 0) + (boNight ?? 0)];
  const others = { 'Cy Berg': cy ?? 0, 'Dee Berg': dee ?? 0, 'Fay Berg': fay ?? 0 };
  const all = ofAda + ofBo + (cy ?? 0) + (dee ?? 0) + (fay ?? 0);
  const where = { eventId: event.id };
  const people = await table(where, 'PERSON');
  expect(rowsOf(people)).toEqual({ 'Ada Berg': ofAda, 'Bo Berg': ofBo, ...others });
  expect([people.minutes, people.unsettled]).toEqual([all, 1]);
  expect(rowsOf(await table(where, 'HOUSEHOLD'))).toEqual({ 'Ada Berg, Bo Berg': ofAda + ofBo, ...others });
  for (const by of ['EVENT', 'CATEGORY']) expect(await table(where, by)).toMatchObject({ minutes: all, unsettled: 1 });
  const { day } = season;
  expect((await table({ ...where, from: '2026-10-01', to: '2026-10-31' }, 'EVENT')).minutes).toBe(all);
  expect((await table({ ...where, from: day, to: day }, 'EVENT')).minutes).toBe(season.minutes);
}

describe.each<HoursFrom>(['MARKS', 'PLANNED'])(
  'hours after a change of plan, of an event that counts by %s',
  (from) => {
    const byMarks = from === 'MARKS';
    const untouched = { cy: 0, dee: null, fay: 100, adaQuiet: 120 };
    // Bo came at 6:30, and is taken to have stayed until the planned end.
    const before = { ada: 240, bo: byMarks ? 210 : 240, ...untouched, boNight: 540 };
    const beforeThatDay = { day: '2026-10-24', minutes: byMarks ? 1_210 : 1_240 };

    it('are those of the shifts as they stand then, and afterwards as before', async () => {
      const scene = await weekend(from);
      const { event } = scene;
      await expectHours(scene, before, beforeThatDay);

      // From 07:30 to 11:30 UTC: Ada had left by 10:00, Bo was there in time. The night has the clock going back as before.
      const later = await planChanged(event.id, { moveMinutes: 90 });
      const moved = { ...untouched, ada: byMarks ? 150 : 240, bo: 240, boNight: 540 };
      await expectHours(scene, moved, { day: '2026-10-24', minutes: byMarks ? 1_150 : 1_240 });
      expect(await undone(later)).toBe(0);
      await expectHours(scene, before, beforeThatDay);

      // The next day from 07:00 to 11:00 UTC, when Ada was gone; the night after it has eight hours.
      const nextDay = await planChanged(event.id, { moveDays: 1 });
      const onSunday = { ...untouched, ada: byMarks ? 0 : 240, bo: 240, boNight: 480 };
      await expectHours(scene, onSunday, { day: '2026-10-24', minutes: 0 });
      await expectHours(scene, onSunday, { day: '2026-10-25', minutes: byMarks ? 940 : 1_180 });
      expect(await undone(nextDay)).toBe(0);
      await expectHours(scene, before, beforeThatDay);

      // What was over cannot be called off in hindsight.
      const off = await planChanged(event.id, { cancel: true });
      await expectHours(scene, before, beforeThatDay);
      expect(await undone(off)).toBe(0);
      await expectHours(scene, before, beforeThatDay);
    });

    it('include what a late phone sends meanwhile, and a shift that was shortened since and so stays', async () => {
      const scene = await weekend(from);
      const { event, day, signups } = scene;
      const later = await planChanged(event.id, { moveMinutes: 90 });
      await marked(signups.bo, 'LEFT', '09:00');
      const moved = { ...untouched, ada: byMarks ? 150 : 240, bo: byMarks ? 90 : 240, boNight: 540 };
      await expectHours(scene, moved, { day: '2026-10-24', minutes: byMarks ? 1_000 : 1_240 });

      // From 07:30 to 08:30 UTC. Those who were there longer were there longer.
      const { status } = await server.rest('PATCH', `/api/admin/shifts/${day.id}`, { endTime: '10:30' }, admin);
      expect(status).toBe(200);
      const short = byMarks ? { ada: 150, bo: 90 } : { ada: 60, bo: 60 };
      await expectHours(scene, { ...moved, ...short }, { day: '2026-10-24', minutes: byMarks ? 1_000 : 880 });

      expect(await undone(later)).toBe(1);
      await expectHours(
        scene,
        { ...moved, ...short, boNight: 540 },
        { day: '2026-10-24', minutes: byMarks ? 1_000 : 880 },
      );
      // From 06:00 to 09:00 UTC.
      const again = { startTime: '08:00', endTime: '11:00' };
      expect((await server.rest('PATCH', `/api/admin/shifts/${day.id}`, again, admin)).status).toBe(200);
      const asShort = byMarks ? { ada: 240, bo: 150 } : { ada: 180, bo: 180 };
      await expectHours(scene, { ...moved, ...asShort }, { day: '2026-10-24', minutes: byMarks ? 1_150 : 1_120 });
    });

    it('end when a running shift is called off, and go on when that is undone', async () => {
      const { pool } = server.database;
      const timeZone = zoneAtDay();
      const now = Date.now();
      const at = (hours: number) => new Date(now + hours * 3_600_000);
      const event = await given(pool).event({ startDate: inDays(-1), endDate: inDays(1), timeZone });
      await pool.query('update event set hours_from = $2 where id = $1', [event.id, from]);
      const role = await (await event.category()).opportunity();
      const running = {
        date: dayIn(timeZone, at(0)),
        startTime: timeIn(timeZone, at(-2)),
        endTime: timeIn(timeZone, at(2)),
      };
      const shift = await role.shift(running);
      const [here, expected] = [
        await signedUp(pool, shift, visitorDetails()),
        await signedUp(pool, shift, visitorDetails()),
      ];
      const came = markOf(here.id, { occurredAt: at(-2).toISOString() });
      expect((await record({ marks: [came] }, admin)).body.results).toMatchObject([{ result: 'STORED' }]);
      const sums = async () => [
        await minutesOf(here.id),
        await minutesOf(expected.id),
        (await table({ eventId: event.id }, 'HOUSEHOLD')).minutes,
        (await table({ eventId: event.id }, 'EVENT')).minutes,
      ];
      expect(await sums()).toEqual([null, null, 0, 0]);
      const off = await planChanged(event.id, { shiftIds: [shift.id], cancel: true });
      expect(await sums()).toEqual([120, null, 120, 120]);
      expect(await undone(off)).toBe(0);
      expect(await sums()).toEqual([null, null, 0, 0]);

      // It was called off after an hour, and takes place again by mistake: undone, it is called off as of then.
      await pool.query('update shift set cancelled_at = $2 where id = $1', [shift.id, at(-1)]);
      expect(await sums()).toEqual([60, null, 60, 60]);
      const on = await planChanged(event.id, { shiftIds: [shift.id], cancel: false });
      expect(await sums()).toEqual([null, null, 0, 0]);
      expect(await undone(on)).toBe(0);
      expect(await sums()).toEqual([60, null, 60, 60]);
    });
  },
);
