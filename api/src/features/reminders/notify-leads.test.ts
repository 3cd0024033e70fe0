import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { given, inDays, visitorDetails } from '../../../test/given.js';
import { nobodyOf } from '../../../test/nobody.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { clock, instantOf, moveClock } from '../../platform/clock.js';
import { notifyLeads } from './notify-leads.js';

/* What leads receive about an event before it begins, with the clock moved to each moment. */

let server: TestServer;
let admin: { headers: Record<string, string>; email: string };
beforeAll(async () => {
  server = await startTestServer();
  admin = await given(server.database.pool).staff('admin');
});
afterEach(() => moveClock(0));
afterAll(() => server.close());

const hour = 3_600_000;
const day = 24 * hour;
const sql = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);
const run = () => notifyLeads.run(nobodyOf(server), {}, new AbortController().signal);
async function goAndRun(instant: number): Promise<void> {
  moveClock(instant - (clock.now().getTime() - clock.moved()));
  await run();
}

interface Digest {
  to: string;
  days: number;
  as: string;
  shifts: string[];
}
/** The digests of an event that were queued so far, by address. */
async function queued(eventId: string): Promise<Digest[]> {
  const { rows } = await server.database.pool.query<Digest>(
    `select recipient as to, (payload ->> 'daysBefore')::int as days, payload ->> 'as' as as,
       array(select (s ->> 'role') || ' ' || (s ->> 'missing') from jsonb_array_elements(payload -> 'shifts') s) as shifts
     from outbox where template = 'lead-digest' and event_id = $1 order by created_at, recipient`,
    [eventId],
  );
  return rows;
}

/** An event in `days`, with a category of a lead (soup: two shifts) and one without (parking: one). */
async function eventIn(days: number, timeZone = 'Europe/Oslo') {
  const startDate = inDays(days);
  const make = given(server.database.pool);
  const lead = await make.staff('lead');
  const event = await make.event({ startDate, timeZone });
  const soup = await (await event.category({ leadId: lead.userId })).opportunity({ name: 'Soup' });
  const first = await soup.shift({ date: startDate, qtyRequired: 2 });
  const second = await soup.shift({ date: startDate, startTime: '13:00', endTime: '15:00', qtyRequired: 1 });
  const parking = await (await event.category()).opportunity({ name: 'Parking' });
  const third = await parking.shift({ date: startDate, qtyRequired: 3 });
  return { id: event.id, lead, first, second, third, nine: instantOf(startDate, '09:00', timeZone).getTime() };
}

async function signUp(shiftId: string): Promise<void> {
  expect((await server.rest('POST', '/api/signup', { ...visitorDetails(), shiftId })).status).toBe(201);
}

describe('leads', () => {
  it('receive two weeks and three days before, once, what is missing in their categories; admins those without a lead', async () => {
    const { id, lead, first, second, third, nine } = await eventIn(50);
    await goAndRun(nine - 14 * day - 60_000);
    expect(await queued(id)).toEqual([]);
    await signUp(second.id);
    await goAndRun(nine - 14 * day);
    await run();
    const mails = await queued(id);
    expect(mails).toHaveLength(2);
    expect(mails).toEqual(
      expect.arrayContaining([
        { to: lead.email, days: 14, as: 'lead', shifts: ['Soup 2'] },
        { to: admin.email, days: 14, as: 'organizers', shifts: ['Parking 3'] },
      ]),
    );
    await signUp(first.id);
    for (let at = 0; at < 3; at += 1) await signUp(third.id);
    await goAndRun(nine - 10 * day);
    await goAndRun(nine - 3 * day + hour);
    await goAndRun(nine - 2 * day);
    expect((await queued(id)).slice(2)).toEqual([{ to: lead.email, days: 3, as: 'lead', shifts: ['Soup 1'] }]);
  });

  it('receive nothing when nothing is missing, about drafts and cancelled events, or about what was published later', async () => {
    const full = await eventIn(51);
    const draft = await eventIn(51);
    const cancelled = await eventIn(51);
    for (const { id } of [full.first, full.first, full.second, full.third, full.third, full.third]) await signUp(id);
    await sql(`update event set state = 'DRAFT' where id = $1`, [draft.id]);
    await sql(`update event set state = 'CANCELLED' where id = $1`, [cancelled.id]);
    await goAndRun(full.nine - 14 * day);
    await sql(`update event set state = 'PUBLISHED' where id = $1`, [draft.id]);
    // A place that is given back in the afternoon waits for the next digest.
    await sql(`update signup set status = 'cancelled', cancelled_at = now() where shift_id = $1`, [full.second.id]);
    await goAndRun(full.nine - 12 * day);
    for (const { id } of [full, draft, cancelled]) expect(await queued(id)).toEqual([]);
    await goAndRun(full.nine - 3 * day);
    expect(await queued(full.id)).toEqual([{ to: full.lead.email, days: 3, as: 'lead', shifts: ['Soup 1'] }]);
    expect(await queued(draft.id)).toHaveLength(2);
    expect(await queued(cancelled.id)).toEqual([]);
  });

  it('receive nothing about shifts that are closed or called off: these take nobody', async () => {
    const { id, lead, first, second, third, nine } = await eventIn(53);
    await sql('update shift set closed = true where id = any($1)', [[first.id, third.id]]);
    await goAndRun(nine - 14 * day);
    expect(await queued(id)).toEqual([{ to: lead.email, days: 14, as: 'lead', shifts: ['Soup 1'] }]);
    await sql('update shift set cancelled_at = now() where id = $1', [second.id]);
    await goAndRun(nine - 3 * day);
    expect(await queued(id)).toHaveLength(1);
  });

  it('of one event are notified although the mails of another cannot be written', async () => {
    const events = [await eventIn(54), await eventIn(54)].sort((one, other) => (one.id < other.id ? -1 : 1));
    const [broken, whole] = events as [(typeof events)[number], (typeof events)[number]];
    await sql(`create function breaks() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`);
    await sql(
      `create trigger breaks before insert on outbox for each row when (new.event_id = '${broken.id}') execute function breaks()`,
    );
    await expect(goAndRun(whole.nine - 14 * day)).rejects.toThrow('Some leads could not be notified');
    expect([await queued(broken.id), await queued(whole.id)]).toMatchObject([[], [{ days: 14 }, { days: 14 }]]);
    // Nothing is lost either: the next look queues what failed.
    await sql('drop trigger breaks on outbox');
    await run();
    expect(await queued(broken.id)).toHaveLength(2);
  });

  it('are notified at nine by the local clock, also when it changes in between', async () => {
    // The clocks go back on the first of November, after the first digest and before the second.
    const make = given(server.database.pool);
    const lead = await make.staff('lead');
    const event = await make.event({ startDate: '2027-11-10', timeZone: 'America/Chicago' });
    const role = await (await event.category({ leadId: lead.userId })).opportunity();
    await role.shift({ date: '2027-11-10' });
    for (const [moment, count] of [
      ['2027-10-27T13:59Z', 0],
      ['2027-10-27T14:00Z', 1],
      ['2027-11-07T14:59Z', 1],
      ['2027-11-07T15:00Z', 2],
    ] as const) {
      await goAndRun(Date.parse(moment));
      expect([moment, (await queued(event.id)).length]).toEqual([moment, count]);
    }
  });

  it('are notified once by several processes, and not at all by one that dies in between', async () => {
    const { id, nine } = await eventIn(52);
    await sql(`create function dies() returns trigger language plpgsql as $$ begin raise 'died'; end $$`);
    await sql(
      `create trigger dies before insert on outbox for each row when (new.template = 'lead-digest') execute function dies()`,
    );
    await expect(goAndRun(nine - 14 * day)).rejects.toThrow();
    await sql('drop trigger dies on outbox');
    expect((await sql('select from lead_digest where event_id = $1', [id])).rowCount).toBe(0);
    await Promise.all([run(), run(), run()]);
    expect(await queued(id)).toHaveLength(2);
  });
});
