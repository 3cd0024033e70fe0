import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { given, inDays, visitorDetails } from '../../../test/given.js';
import { nobodyOf } from '../../../test/nobody.js';
import { watchMails } from '../../../test/seen-mails.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { clock, instantOf, moveClock } from '../../platform/clock.js';
import { remindHouseholds } from './remind-households.js';

/* Reminders, with the clock moved: when and for which people each is queued, once, and with what is true by then. */

let server: TestServer;
let admin: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  await watchMails(server.database.pool);
  admin = (await given(server.database.pool).staff('admin')).headers;
});
afterEach(() => moveClock(0));
afterAll(() => server.close());

const sql = <Row>(text: string, values: unknown[] = []) =>
  server.database.pool.query<Row & Record<string, unknown>>(text, values);
const run = () => remindHouseholds.run(nobodyOf(server), {}, new AbortController().signal);
const goTo = (instant: number) => moveClock(instant - (clock.now().getTime() - clock.moved()));
const hour = 3_600_000;
const day = 24 * hour;

async function goAndRun(instant: number): Promise<void> {
  goTo(instant);
  await run();
}

interface Queued {
  recipient: string;
  roles: string[];
}

/** The reminders of an event that were queued so far, in the order of addresses. */
async function queued(eventId: string): Promise<Queued[]> {
  const { rows } = await sql<Queued>(
    `select recipient, array(select s -> 'opportunity' ->> 'name' from jsonb_array_elements(payload -> 'signups') s) as roles
     from seen_mail where template = 'reminder' and event_id = $1 order by created_at, recipient`,
    [eventId],
  );
  return rows;
}

/** An event with roles of one shift each, so many days after the first day. */
async function eventWith(values: { startDate: string; timeZone?: string }, ...days: number[]) {
  const event = await given(server.database.pool).event({ timeZone: 'Europe/Oslo', ...values });
  const category = await event.category();
  const shifts: string[] = [];
  for (const [index, later] of days.entries()) {
    const date = new Date(Date.parse(`${values.startDate}T00:00:00Z`) + later * day).toISOString().slice(0, 10);
    shifts.push((await (await category.opportunity({ name: `Role ${index}` })).shift({ date })).id);
  }
  return { ...event, shifts };
}

async function signUp(shiftId: string | undefined, email = visitorDetails().email, firstName = 'Ada') {
  const { status, body } = await server.rest<{ signup: { id: string } }>('POST', '/api/signup', {
    ...{ ...visitorDetails(), email, firstName, shiftId },
  });
  expect(status).toBe(201);
  return { email, id: body.signup.id };
}

describe('reminders', () => {
  it('are one mail a household and event, seven days and one day before its first shift at 09:00 there', async () => {
    const startDate = inDays(40);
    const event = await eventWith({ startDate }, 2, 1, 0);
    const ada = await signUp(event.shifts[0]);
    await signUp(event.shifts[1], ada.email, 'Bo');
    const cleo = await signUp(event.shifts[2]);
    const walkedIn = await signUp(event.shifts[2]);
    await sql(`update volunteer set email = null, email_key = 'walk-in:' || id where email = $1`, [walkedIn.email]);
    const nine = instantOf(startDate, '09:00', 'Europe/Oslo').getTime();
    await goAndRun(nine - 7 * day - hour / 60);
    expect(await queued(event.id)).toEqual([]);
    await goAndRun(nine - 7 * day);
    expect(await queued(event.id)).toEqual([{ recipient: cleo.email, roles: ['Role 2'] }]);
    // The household's first shift is a day later.
    await goAndRun(nine - 6 * day);
    await run();
    expect((await queued(event.id)).slice(1)).toEqual([{ recipient: ada.email, roles: ['Role 1', 'Role 0'] }]);
    // Looked at each time: what is queued is dropped once its shifts are over.
    await goAndRun(nine - day);
    expect((await queued(event.id)).at(-1)?.recipient).toBe(cleo.email);
    await goAndRun(nine);
    expect((await queued(event.id)).at(-1)?.recipient).toBe(ada.email);
    await goAndRun(nine + 3 * day);
    expect((await queued(event.id)).length).toBeLessThanOrEqual(4);
  });

  it('state what is true by then: nothing cancelled, and nobody of a draft or a cancelled event', async () => {
    const startDate = inDays(41);
    const nine = instantOf(startDate, '09:00', 'Europe/Oslo').getTime();
    const event = await eventWith({ startDate }, 0, 0);
    const ada = await signUp(event.shifts[0]);
    const second = await signUp(event.shifts[1], ada.email);
    const gone = await signUp(event.shifts[0]);
    await sql(`update signup set status = 'cancelled', cancelled_at = now() where id = any($1)`, [
      [second.id, gone.id],
    ]);
    await sql(`update event set state = 'CANCELLED' where id = $1`, [event.id]);
    await goAndRun(nine - 7 * day);
    await sql(`update event set state = 'DRAFT' where id = $1`, [event.id]);
    await run();
    expect(await queued(event.id)).toEqual([]);
    await sql(`update event set state = 'PUBLISHED' where id = $1`, [event.id]);
    await run();
    expect(await queued(event.id)).toEqual([{ recipient: ada.email, roles: ['Role 0'] }]);
  });

  it('are not sent for what has passed: before somebody signed up, before an upgrade, and shifts that have begun', async () => {
    // The moment of seven days before is over for who signs up now; that of one day is to come.
    const startDate = inDays(4);
    const nine = instantOf(startDate, '09:00', 'Europe/Oslo').getTime();
    const late = await eventWith({ startDate }, 0);
    await signUp(late.shifts[0]);
    await run();
    expect(await queued(late.id)).toEqual([]);
    // Both moments of an event that was there, with its people, when reminders came.
    const old = await eventWith({ startDate }, 0);
    await signUp(old.shifts[0]);
    await sql(`update signup set created_at = now() - interval '60 days' where event_id = $1`, [old.id]);
    await run();
    expect(await queued(old.id)).toEqual([]);
    // A server that was off for a week says it once, and nothing once the shift has begun.
    await sql(`update event set reminds_since = now() - interval '60 days' where id = $1`, [old.id]);
    await goAndRun(nine - day + hour);
    await run();
    expect(await queued(old.id)).toHaveLength(1);
    await goAndRun(nine + hour);
    expect([(await queued(old.id)).length, (await queued(late.id)).length]).toEqual([1, 1]);
  });

  it('come at nine by the clocks there, also on both days on which these change', async () => {
    for (const [first, moments] of [
      ['2027-03-29', ['2027-03-22T08:00Z', '2027-03-28T07:00Z']],
      ['2027-11-01', ['2027-10-25T07:00Z', '2027-10-31T08:00Z']],
    ] as const) {
      const event = await eventWith({ startDate: first }, 0);
      await signUp(event.shifts[0]);
      const seen: string[] = [];
      for (let at = Date.parse(moments[0]) - 3 * hour; at <= Date.parse(moments[1]) + 3 * hour; at += hour) {
        const before = (await queued(event.id)).length;
        await goAndRun(at);
        const news = (await queued(event.id)).length - before;
        for (let one = 0; one < news; one += 1) seen.push(`${new Date(at).toISOString().slice(0, 16)}Z`);
      }
      expect(seen).toEqual(moments);
    }
  });

  it('are queued once by several processes, and with their rows or not at all when one dies in between', async () => {
    const startDate = inDays(42);
    const event = await eventWith({ startDate }, 0);
    const people = [await signUp(event.shifts[0]), await signUp(event.shifts[0]), await signUp(event.shifts[0])];
    goTo(instantOf(startDate, '09:00', 'Europe/Oslo').getTime() - 7 * day);
    await sql(`create function dies() returns trigger language plpgsql as $$ begin raise 'died'; end $$`);
    await sql(
      `create trigger dies before insert on outbox for each row when (new.template = 'reminder') execute function dies()`,
    );
    await expect(run()).rejects.toThrow();
    await sql('drop trigger dies on outbox');
    expect((await sql('select from reminder where event_id = $1', [event.id])).rowCount).toBe(0);
    await Promise.all([run(), run(), run()]);
    expect((await queued(event.id)).map(({ recipient }) => recipient).sort()).toEqual(
      people.map(({ email }) => email).sort(),
    );
  });

  it('come to all others although one cannot be written', async () => {
    const startDate = inDays(46);
    const event = await eventWith({ startDate }, 0);
    const [ada, ben, cleo] = [
      await signUp(event.shifts[0]),
      await signUp(event.shifts[0]),
      await signUp(event.shifts[0]),
    ];
    await sql(`create function breaks() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`);
    await sql(
      `create trigger breaks before insert on outbox for each row
       when (new.template = 'reminder' and new.recipient = '${ben.email}') execute function breaks()`,
    );
    const due = instantOf(startDate, '09:00', 'Europe/Oslo').getTime() - 7 * day;
    await expect(goAndRun(due)).rejects.toThrow('Some households could not be reminded');
    const recipients = async () => (await queued(event.id)).map(({ recipient }) => recipient).sort();
    expect(await recipients()).toEqual([ada.email, cleo.email].sort());
    await sql('drop trigger breaks on outbox');
    await run();
    expect(await recipients()).toEqual([ada.email, ben.email, cleo.email].sort());
  });

  it('reach a household that is due after more than a batch of those that cannot be written', async () => {
    const startDate = inDays(49);
    const event = await eventWith({ startDate }, 0);
    await sql('update shift set qty_required = 200 where id = $1', [event.shifts[0]]);
    await sql(
      `with people as (
         insert into volunteer (first_name, last_name, email, email_key, name_key)
         select 'Ada', 'No', address, address, 'ada no' from generate_series(1, 120) n, format('aa-broken-%s@example.org', n) address
         returning id
       ) insert into signup (event_id, shift_id, volunteer_id, created_at) select $1, $2, id, now() - interval '1 day' from people`,
      [event.id, event.shifts[0]],
    );
    const last = await signUp(event.shifts[0], `zz-${visitorDetails().email}`);
    await sql(`create function breaks_many() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`);
    await sql(
      `create trigger breaks_many before insert on outbox for each row
       when (new.template = 'reminder' and new.recipient like 'aa-broken-%') execute function breaks_many()`,
    );
    const due = instantOf(startDate, '09:00', 'Europe/Oslo').getTime() - 7 * day;
    await expect(goAndRun(due)).rejects.toThrow('Some households could not be reminded');
    expect((await queued(event.id)).map(({ recipient }) => recipient)).toEqual([last.email]);
    await sql('drop trigger breaks_many on outbox');
    await run();
    expect(await queued(event.id)).toHaveLength(121);
  });

  it('follow what the event says, at both APIs, and a change begins with it', async () => {
    const startDate = inDays(43);
    const nine = instantOf(startDate, '09:00', 'Europe/Oslo').getTime();
    const event = await eventWith({ startDate }, 0);
    await signUp(event.shifts[0]);
    const change = (remindDaysBefore: unknown) =>
      server.rest('PATCH', `/api/admin/events/${event.id}`, { remindDaysBefore }, admin);
    expect(await change([2, 30, 2])).toMatchObject({ status: 200, body: { remindDaysBefore: [30, 2] } });
    for (const wrong of [[0], [61], [1.5], [1, 2, 3, 4, 5, 6], 'often'])
      expect(await change(wrong)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    await goAndRun(nine - 30 * day);
    expect(await queued(event.id)).toHaveLength(1);
    await goAndRun(nine - 7 * day);
    expect(await queued(event.id)).toHaveLength(1);
    await sql(`update event set remind_days_before = '[]' where id = $1`, [event.id]);
    await goAndRun(nine - 2 * day);
    expect(await queued(event.id)).toHaveLength(1);
  });
});
