import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { given, inDays, visitorDetails } from '../../../test/given.js';
import { cookieFor, householdApis } from '../../../test/household-apis.js';
import { nobodyOf } from '../../../test/nobody.js';
import { putOffSchedules, quiet } from '../../../test/quiet.js';
import { replacementApis } from '../../../test/replacement-apis.js';
import { watchMails } from '../../../test/seen-mails.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { clock, instantOf, moveClock } from '../../platform/clock.js';
import { goOnSearching } from './go-on-searching.js';

/* People who agreed are asked five at a time, and the lead is notified a day before. The clock moves to each moment. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await watchMails(server.database.pool);
  // The clock jumps by hours here: the server's own run would ask the people it chose at the hour before.
  await putOffSchedules(server.database.pool);
  await quiet();
});
afterAll(() => server.close());
afterEach(() => moveClock(0));

const [{ signUp }] = householdApis(() => server) as [ReturnType<typeof householdApis>[number]];
const apis = replacementApis(() => server);
const [rest] = apis;
const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await server.database.pool.query<Row>(text, values)).rows;
const run = () => goOnSearching.run(nobodyOf(server), {}, new AbortController().signal);
const goTo = (instant: number) => moveClock(instant - (clock.now().getTime() - clock.moved()));
const hour = 3_600_000;

/** An event in Oslo with a shift of one place, its holder, and so many people in a shift of another day who agreed to be asked. */
async function eventWith(agreed: number, date = inDays(30), startTime = '09:00') {
  const ladder = given(server.database.pool);
  const lead = await ladder.staff('lead');
  const event = await ladder.event({ startDate: date, timeZone: 'Europe/Oslo' });
  const role = await (await event.category({ leadId: lead.userId })).opportunity();
  const shift = (await role.shift({ qtyRequired: 1, date, startTime })).id;
  const other = (await role.shift({ qtyRequired: 50, date, startTime: '20:00', endTime: '21:00' })).id;
  const giver = visitorDetails();
  const { signup } = await signUp({ ...giver, shiftId: shift });
  const people = Array.from({ length: agreed }, () => visitorDetails());
  for (const person of people) await signUp({ ...person, shiftId: other, mayBeAsked: true });
  await signUp({ ...visitorDetails(), shiftId: other });
  const begins = instantOf(date, startTime, 'Europe/Oslo').getTime();
  const cookie = () => cookieFor(server, { email: giver.email });
  return { lead, event, role, shift, other, people, begins, date, id: signup?.id ?? '', own: cookie };
}

const askedFor = async (eventId: string) =>
  (
    await sql<{ recipient: string }>(
      `select recipient from seen_mail where template = 'replacement-request' and event_id = $1`,
      [eventId],
    )
  ).map(({ recipient }) => recipient);
const resultsOf = async (email: string, what: string) =>
  (
    await sql<object>(
      `select 1 from outbox where template = 'lead-replacement' and recipient = $1 and payload ->> 'what' = $2`,
      [email, what],
    )
  ).length;

it('nobody is mailed for a shift to which they said no on the phone', async () => {
  const { event, shift, people, id, own } = await eventWith(2);
  goTo(instantOf(inDays(20), '12:00', 'Europe/Oslo').getTime());
  const [refusing, willing] = people as [(typeof people)[number], (typeof people)[number]];
  await sql(
    `insert into asked_person (shift_id, volunteer_id, answer, asked_at)
     select $1, id, case when email = $2 then 'NO' else 'LATER' end, now() from volunteer where email in ($2, $3)`,
    [shift, refusing.email, willing.email],
  );
  await rest.ask(id, 'Please!', own(), true);
  expect(await askedFor(event.id)).toEqual([willing.email]);
});

describe.each(apis)('asking others, through $name', ({ ask, setMayBeAsked, take }) => {
  it('asks five at once, the next five after 12 hours but not at night, each once; and nobody who did not agree', async () => {
    const { event, people, begins, id, own } = await eventWith(12);
    const noon = instantOf(inDays(20), '12:00', 'Europe/Oslo').getTime();
    goTo(noon);
    const { replacement } = await ask(id, 'Please!', own(), true);
    expect(replacement?.state).toBe('OPEN');
    expect(await askedFor(event.id)).toHaveLength(5);
    // Asked for again nobody is asked twice.
    await ask(id, 'Please!', own(), true);
    await run();
    expect(await askedFor(event.id)).toHaveLength(5);
    goTo(noon + 12 * hour + 60_000);
    await run();
    expect(await askedFor(event.id)).toHaveLength(5);
    goTo(noon + 20 * hour + 60_000);
    await run();
    expect(await askedFor(event.id)).toHaveLength(10);
    // On the last day it is every 2 hours, also at night.
    goTo(begins - 8 * hour);
    await run();
    const all = await askedFor(event.id);
    expect([...all].sort()).toEqual(people.map(({ email }) => email).sort());
    goTo(begins - 5 * hour);
    await run();
    expect(await askedFor(event.id)).toHaveLength(12);
    expect(await take(replacement?.token ?? '', people[0]!)).toMatchObject({ status: 201 });
  });

  it('asks nobody who switched it off, has that time taken, gets no mail, or is the giver’s own household', async () => {
    const { event, role, people, id, own, date } = await eventWith(4);
    const [off, busy, bounced, free] = people as [
      (typeof people)[0],
      (typeof people)[0],
      (typeof people)[0],
      (typeof people)[0],
    ];
    expect(await setMayBeAsked(false, cookieFor(server, { email: off.email }))).toMatchObject({ status: 200 });
    expect(await setMayBeAsked(false)).toMatchObject({ status: 404, code: 'VOLUNTEER_NOT_FOUND' });
    const clash = (await role.shift({ date, startTime: '08:00', endTime: '10:00' })).id;
    await signUp({ ...busy, shiftId: clash });
    await sql(
      // Came back later: the confirmation that goes out meanwhile does not say that mail arrives.
      `insert into outbox (template, recipient, payload, message_id, state, last_error, bounced_at)
       values ('household-link', $1, '{}', $2, 'failed', 'no such mailbox', now())`,
      [bounced.email, `<${bounced.email}>`],
    );
    goTo(instantOf(inDays(20), '12:00', 'Europe/Oslo').getTime());
    await ask(id, null, own(), true);
    expect(await askedFor(event.id)).toEqual([free.email]);
  });
});

describe('the next five', () => {
  /** Twenty people who may be asked, for a shift from 14:00; the first five are asked so long before it; then this is done. */
  async function askedBefore(hours: number, then?: (asked: Awaited<ReturnType<typeof eventWith>>) => Promise<void>) {
    const asked = await eventWith(20);
    const { event, shift, begins: morning, id, own } = asked;
    await sql(`update shift set start_time = '14:00', end_time = '16:00' where id = $1`, [shift]);
    const begins = morning + 5 * hour;
    /** How many are asked once it is so many minutes past so many hours before the start. */
    const askedAt = async (before: number, minutes: number) => {
      goTo(begins - before * hour + minutes * 60_000);
      await run();
      return (await askedFor(event.id)).length;
    };
    goTo(begins - hours * hour);
    await rest.ask(id, null, own(), true);
    expect(await askedFor(event.id)).toHaveLength(5);
    await then?.(asked);
    return askedAt;
  }

  it('are asked 2 hours later on the last day', async () => {
    const askedAt = await askedBefore(20);
    expect([await askedAt(18, -1), await askedAt(18, 1)]).toEqual([5, 10]);
  });

  it('are asked 2 hours later where the last day begins meanwhile', async () => {
    const askedAt = await askedBefore(25);
    expect([await askedAt(23, -1), await askedAt(23, 1)]).toEqual([5, 10]);
  });

  it('are asked as the last day begins where that is before 12 hours are over', async () => {
    const askedAt = await askedBefore(29);
    expect([await askedAt(24, -1), await askedAt(24, 1)]).toEqual([5, 10]);
  });

  it('are asked 2 hours later on the last day also for a person who withdrew and looks again', async () => {
    const askedAt = await askedBefore(20, async ({ id, own }) => {
      expect((await rest.withdraw(id, own())).status).toBe(200);
      await rest.ask(id, null, own(), true);
    });
    expect([await askedAt(18, -1), await askedAt(18, 1)]).toEqual([5, 10]);
  });

  it('are asked as the last day begins where that is at night', async () => {
    const { event, begins, id, own } = await eventWith(3, inDays(30), '05:00');
    // At 22:30 of the evening before that.
    goTo(begins - 30.5 * hour);
    await rest.ask(id, null, own(), true);
    expect(await askedFor(event.id)).toHaveLength(0);
    for (const [minutes, asked] of [
      [-1, 0],
      [1, 3],
    ] as const) {
      goTo(begins - 24 * hour + minutes * 60_000);
      await run();
      expect(await askedFor(event.id)).toHaveLength(asked);
    }
  });
});

describe('an open search', () => {
  it('is mailed to the lead once, a day before, while nobody has taken over', async () => {
    const { lead, begins, id, own } = await eventWith(0);
    const found = await eventWith(0);
    const { replacement } = await rest.ask(found.id, null, found.own());
    await rest.ask(id, null, own());
    await rest.take(replacement?.token ?? '', visitorDetails());
    goTo(begins - 24 * hour - 60_000);
    await run();
    expect(await resultsOf(lead.email, 'missing')).toBe(0);
    goTo(begins - 24 * hour + 60_000);
    await run();
    await run();
    expect([await resultsOf(lead.email, 'missing'), await resultsOf(found.lead.email, 'missing')]).toEqual([1, 0]);
    // A search that begins within the last day has notified the lead already.
    const late = await eventWith(0);
    await rest.ask(late.id, null, late.own());
    await run();
    expect([await resultsOf(late.lead.email, 'wanted'), await resultsOf(late.lead.email, 'missing')]).toEqual([1, 0]);
  });

  it('asks people of an event in the year before, those first who were asked longest ago', async () => {
    const before = await eventWith(6, inDays(3));
    const { event, id, own } = await eventWith(0, inDays(40));
    await sql(`update event set start_date = start_date - 330, end_date = end_date - 330 where id = $1`, [
      before.event.id,
    ]);
    await sql(`update shift set date = date - 330 where event_id = $1`, [before.event.id]);
    const [asked] = before.people as [(typeof before.people)[0]];
    await sql(
      `insert into replacement_ask (replacement_id, volunteer_id, asked_at)
       select (select id from replacement limit 1), v.id, now() from volunteer v where v.email = $1`,
      [asked.email],
    );
    goTo(instantOf(inDays(20), '12:00', 'Europe/Oslo').getTime());
    await rest.ask(id, null, own(), true);
    const people = await askedFor(event.id);
    expect(people).toHaveLength(5);
    const mine = people.filter((email) => before.people.some((one) => one.email === email));
    expect(mine).not.toContain(asked.email);
  });
});
