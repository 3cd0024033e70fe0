import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { countStatements } from '../../../test/count-statements.js';
import { given, inDays, visitorDetails } from '../../../test/given.js';
import { nobodyOf } from '../../../test/nobody.js';
import { staffApis } from '../../../test/staff-apis.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { clock, instantOf, moveClock } from '../../platform/clock.js';
import { notifyLeads } from '../reminders/notify-leads.js';

/* How full an event is beside the one that it was copied from, with the clock moved to the days before both. */

let server: TestServer;
let admin: { headers: Record<string, string> };
beforeAll(async () => {
  server = await startTestServer();
  admin = await given(server.database.pool).staff('admin');
});
afterEach(() => moveClock(0));
afterAll(() => server.close());

const day = 86_400_000;
const sql = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);

interface Forecast {
  category: string;
  filled: number;
  required: number;
  lastYear: number | null;
  behindLastYear: boolean;
  expected: number;
  behindPace: boolean;
}
const document = `query ($eventId: ID!) {
  fillForecast(eventId: $eventId) { category filled required lastYear behindLastYear expected behindPace } }`;
const apis = staffApis(() => server).map(({ name, call }) => ({
  name,
  forecast: (eventId: string, headers: Record<string, string>, as = 'admin') =>
    call<Forecast[]>(
      { rest: ['GET', `/api/${as}/events/${eventId}/fill-forecast`], graphql: [document, { eventId }] },
      headers,
    ),
}));
const [rest] = apis as [(typeof apis)[number]];

/** To so many days before a day, at noon. */
function goTo(startDate: string, daysBefore: number): void {
  const noon = instantOf(startDate, '12:00', 'UTC').getTime() - daysBefore * day;
  moveClock(noon - (clock.now().getTime() - clock.moved()));
}

async function signUp(shiftId: string): Promise<string> {
  const made = await server.rest<{ signup: { id: string } }>('POST', '/api/signup', { ...visitorDetails(), shiftId });
  expect(made.status).toBe(201);
  return made.body.signup.id;
}

/** What happened to a signup of last year happened so many days before that event, at nine. */
async function happened(startDate: string, id: string, { made, ended }: { made: number; ended?: number }) {
  const at = (days: number) => new Date(instantOf(startDate, '09:00', 'UTC').getTime() - days * day);
  await sql('update signup set created_at = $2 where id = $1', [id, at(made)]);
  if (ended === undefined) return;
  await sql('update signup set cancelled_at = $2 where id = $1 and cancelled_at is not null', [id, at(ended)]);
  await sql(`update fact set at = $2 where record_id = $1 and kind in ('signup.moved', 'signup.left')`, [
    id,
    at(ended),
  ]);
}

/** An event of last year with two leads' categories, and its copy of this year in ninety days. */
async function twoYears() {
  const make = given(server.database.pool);
  const [lead, otherLead] = [await make.staff('lead'), await make.staff('lead')];
  // Its people signed up while it was still to come.
  const event = await make.event({ startDate: inDays(10), timeZone: 'UTC' });
  const timing = await (await event.category({ name: 'Timing', leadId: lead.userId })).opportunity();
  const food = await (await event.category({ name: 'Food', leadId: otherLead.userId })).opportunity();
  const [first, second] = [
    await timing.shift({ qtyRequired: 3 }),
    await timing.shift({ qtyRequired: 7, startTime: '13:00', endTime: '15:00' }),
  ];
  const soup = await food.shift({ qtyRequired: 4, startTime: '16:00', endTime: '17:00' });
  const lastYear = inDays(-275);
  const startDate = inDays(90);
  const copy = async () => {
    await sql('update event set start_date = $2, end_date = $2 where id = $1', [event.id, lastYear]);
    await sql('update shift set date = $2 where event_id = $1', [event.id, lastYear]);
    const { body } = await server.rest<{ event: { id: string } }>(
      ...(['POST', `/api/admin/events/${event.id}/duplicate`, { startDate }, admin.headers] as const),
    );
    const { rows } = await sql(
      `select s.id from shift s join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id
       where s.event_id = $1 order by c.name desc, s.start_time`,
      [body.event.id],
    );
    const [newFirst = '', newSecond = '', newSoup = ''] = rows.map(({ id }: { id: string }) => id);
    return { id: body.event.id, startDate, first: newFirst, second: newSecond, soup: newSoup };
  };
  return { event, lead, otherLead, first, second, soup, lastYear, copy };
}

describe.each(apis)('how full a copied event is, through $name', ({ forecast }) => {
  it('stands beside last year’s figure of the same day, no matter who came, left or moved since', async () => {
    const { event, lead, otherLead, first, second, soup, lastYear, copy } = await twoYears();
    const early = [await signUp(first.id), await signUp(first.id), await signUp(second.id)];
    for (const id of early) await happened(lastYear, id, { made: 60 });
    const late = await signUp(second.id);
    await happened(lastYear, late, { made: 20 });
    const gone = await signUp(second.id);
    await server.rest('POST', `/api/admin/signups/${gone}/cancel`, undefined, admin.headers);
    await happened(lastYear, gone, { made: 60, ended: 25 });
    // From soup to timing 15 days before.
    const mover = await signUp(soup.id);
    const move = { shiftId: second.id };
    expect((await server.rest('POST', `/api/signups/${mover}/move`, move, admin.headers)).status).toBe(200);
    await happened(lastYear, mover, { made: 60, ended: 15 });
    const { id, startDate, ...now } = await copy();
    expect((await server.graphql(`{ event(id: "${id}") { previousEventId } }`, {}, admin.headers)).data).toEqual({
      event: { previousEventId: event.id },
    });
    for (let at = 0; at < 3; at += 1) await signUp(now.first);

    const lastYears = async (daysBefore: number) => {
      goTo(startDate, daysBefore);
      const { body } = await forecast(id, admin.headers);
      return Object.fromEntries(body.map((one) => [one.category, one.lastYear]));
    };
    expect(await lastYears(61)).toEqual({ Food: 0, Timing: 0 });
    expect(await lastYears(59)).toEqual({ Food: 1, Timing: 4 });
    expect(await lastYears(24)).toEqual({ Food: 1, Timing: 3 });
    expect(await lastYears(19)).toEqual({ Food: 1, Timing: 4 });
    expect(await lastYears(14)).toEqual({ Food: 0, Timing: 5 });

    goTo(startDate, 59);
    const timing = { category: 'Timing', filled: 3, required: 10, lastYear: 4, behindLastYear: true };
    const food = { category: 'Food', filled: 0, required: 4, lastYear: 1, behindLastYear: true };
    const { statements } = await countStatements(async () => {
      expect((await forecast(id, admin.headers)).body).toMatchObject([
        { ...food, expected: 1, behindPace: true },
        { ...timing, expected: 2, behindPace: false },
      ]);
    });
    expect(statements.filter((text) => !text.includes('staff_session'))).toHaveLength(1);
    // A lead has their own categories, and nobody else's.
    expect((await forecast(id, lead.headers, 'lead')).body).toMatchObject([timing]);
    expect((await forecast(id, otherLead.headers, 'lead')).body).toMatchObject([food]);
    const stranger = await given(server.database.pool).staff('lead');
    expect(await forecast(id, stranger.headers, 'lead')).toMatchObject({ code: 'EVENT_NOT_FOUND' });
    expect(await forecast('nonsense', admin.headers)).toMatchObject({ code: 'EVENT_NOT_FOUND' });
  });
});

it('ten percent more a week are expected from the tenth week on, of what takes place, until its first day', async () => {
  const event = await given(server.database.pool).event({ startDate: inDays(90), timeZone: 'UTC' });
  const role = await (await event.category()).opportunity();
  const shift = await role.shift({ qtyRequired: 25 });
  const off = await role.shift({ qtyRequired: 9, startTime: '13:00', endTime: '15:00' });
  await sql('update shift set cancelled_at = now() where id = $1', [off.id]);
  for (let at = 0; at < 3; at += 1) await signUp(shift.id);
  const { rows } = await sql(`select to_char(start_date, 'YYYY-MM-DD') as day from event where id = $1`, [event.id]);
  for (const [daysBefore, expected, behindPace] of [
    ...([
      [71, 0, false],
      [70, 3, false],
      [64, 3, false],
      [63, 5, true],
      [8, 23, true],
    ] as const),
    ...([
      [7, 25, true],
      [1, 25, true],
      [0, 25, false],
    ] as const),
  ]) {
    goTo((rows[0] as { day: string }).day, daysBefore);
    const figures = { filled: 3, required: 25, lastYear: null, behindLastYear: false };
    expect([daysBefore, (await rest.forecast(event.id, admin.headers)).body]).toMatchObject([
      daysBefore,
      [{ ...figures, expected, behindPace }],
    ]);
  }
});

it('the digest names the categories of its reader that are behind, and no other', async () => {
  const { lead, first, second, soup, lastYear, copy } = await twoYears();
  for (const shift of [first, first, second, soup]) await happened(lastYear, await signUp(shift.id), { made: 60 });
  const { id, startDate, ...now } = await copy();
  for (let at = 0; at < 2; at += 1) await signUp(now.first);
  moveClock(instantOf(startDate, '09:00', 'UTC').getTime() - 14 * day - (clock.now().getTime() - clock.moved()));
  await notifyLeads.run(nobodyOf(server), {}, new AbortController().signal);
  const { rows } = await sql(
    `select payload -> 'behind' as behind from outbox where template = 'lead-digest' and event_id = $1 and recipient = $2`,
    [id, lead.email],
  );
  const timing = { category: 'Timing', filled: 2, required: 10, lastYear: 3, behindLastYear: true };
  expect(rows).toMatchObject([{ behind: [{ ...timing, expected: 9, behindPace: true }] }]);
  expect((rows[0] as { behind: unknown[] }).behind).toHaveLength(1);
});
