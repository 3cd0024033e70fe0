import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { given, inDays, visitorDetails } from '../../test/given.js';
import { cookieFor, householdApis } from '../../test/household-apis.js';
import { replacementApis } from '../../test/replacement-apis.js';
import { clubSettings } from '../../test/smtp/mail-samples.js';
import { startSmtpServer, type TestSmtpServer } from '../../test/smtp/start-smtp-server.js';
import { watchMails } from '../../test/seen-mails.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';
import { until } from '../../test/until.js';
import { waitlistApis } from '../../test/waitlist-apis.js';
import { clock, instantOf, moveClock } from '../platform/clock.js';
import { longDay } from '../platform/text/day-words.js';
import { startRunner } from '../platform/runner/runner.js';
import { stillTrueOf } from './mail-templates.js';
import { createMailer } from './mailer.js';
import { outboxQueue } from './outbox-queue.js';
import { ticketCode } from '../features/tickets/ticket-code.js';
import { createMailRenderer } from './content/render-mail.js';

/* Requests that waited for the mail server are looked at again before they go out: nothing about what is no longer true. */

let smtp: TestSmtpServer;
// It queues mails and reaches no mail server.
let server: TestServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
  server = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:1' });
  await watchMails(server.database.pool);
});
afterAll(async () => {
  moveClock(0);
  await server.close();
  await smtp.stop();
});

const [{ signUp, cancel }] = householdApis(() => server) as [ReturnType<typeof householdApis>[number]];
const [{ ask, withdraw, take, setMayBeAsked }] = replacementApis(() => server);
const sql = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);

const [date, later, past] = [inDays(30), inDays(33), inDays(2)];
/** People are written to by day. */
const noon = instantOf(inDays(20), '12:00', 'UTC').getTime();

/** A search for which somebody was asked, whose mail has not gone out. */
async function asked() {
  moveClock(noon - (clock.now().getTime() - clock.moved()));
  const event = await given(server.database.pool).event({ startDate: date, timeZone: 'UTC' });
  const role = await (await event.category()).opportunity();
  const shift = (await role.shift({ qtyRequired: 1, date })).id;
  const other = (await role.shift({ qtyRequired: 9, date, startTime: '20:00', endTime: '21:00' })).id;
  const [giver, willing] = [visitorDetails(), visitorDetails()];
  const { signup } = await signUp({ ...giver, shiftId: shift });
  await signUp({ ...willing, shiftId: other, mayBeAsked: true });
  const own = cookieFor(server, { email: giver.email, expiresAt: clock.now().getTime() + 60_000 });
  const { replacement } = await ask(signup?.id ?? '', null, own, true);
  expect(replacement?.askedCount).toBe(1);
  return { event, shift, giver, willing, id: signup?.id ?? '', own, token: replacement?.token ?? '' };
}

const waiting = async () =>
  (await sql(`select 1 from outbox where template = 'replacement-request' and state = 'waiting'`)).rows.length;

/** What a mail says, as far as these tests look. */
interface ProviderAnswer {
  signups?: { signupId: string; shift: { id: string; date: string } }[];
  shift?: { id: string; date: string };
}

/** Sends what is due until that is so. */
async function sendUntil(condition: () => Promise<boolean>): Promise<void> {
  const log = pino({ level: 'silent' });
  const mailer = createMailer({
    ...{ smtpUrl: smtp.url, mailFrom: 'Club <no-reply@club.example>', dataDir: '/nowhere', production: true },
  });
  const render = createMailRenderer({ settings: clubSettings, secretKey: Buffer.alloc(32, 7), ticketCode });
  const runner = startRunner([outboxQueue({ pool: server.database.pool, mailer, render, log })], log, { poll: 50 });
  await until(condition, 20_000);
  await runner.stop();
  mailer.close();
}

/** Sends what is queued, and gives who was asked. */
async function sendQueued(): Promise<string[]> {
  await sendUntil(async () => (await waiting()) === 0);
  return smtp.received
    .filter(({ parsed }) => parsed.subject?.startsWith('Can you take over?'))
    .flatMap(({ recipients }) => recipients);
}

it('of several requests only those are sent whose search goes on', async () => {
  const [open, withdrawn, taken, cancelled] = [await asked(), await asked(), await asked(), await asked()];
  const [goneShift, goneEvent, draft, begun, off] = [
    ...[await asked(), await asked(), await asked(), await asked(), await asked()],
  ];
  await withdraw(withdrawn.id, withdrawn.own);
  expect((await take(taken.token, visitorDetails())).status).toBe(201);
  await cancel(cancelled.giver.email, cancelled.id, cancelled.own);
  await sql('delete from shift where id = $1', [goneShift?.shift]);
  await sql(`update event set state = 'CANCELLED' where id = $1`, [goneEvent?.event.id]);
  await sql(`update event set state = 'DRAFT' where id = $1`, [draft?.event.id]);
  await sql(`update shift set date = $2 where id = $1`, [begun?.shift, past]);
  await setMayBeAsked(
    false,
    cookieFor(server, { email: off?.willing.email ?? '', expiresAt: clock.now().getTime() + 60_000 }),
  );
  expect(await waiting()).toBe(9);
  expect(await sendQueued()).toEqual([open.willing.email]);
  // What was not sent is queued no more, and nobody is notified that it did not arrive.
  const { rows } = await sql(`select state from outbox where template = 'replacement-request'`);
  expect(rows).toEqual([{ state: 'sent' }]);
});

it('of a shift that was moved meanwhile says when it is by now', async () => {
  const { shift, willing } = await asked();
  await sql(`update shift set date = $2, start_time = '16:10' where id = $1`, [shift, later]);
  expect(await sendQueued()).toContain(willing.email);
  const mail = smtp.received.find(
    ({ recipients, parsed }) => recipients.includes(willing.email) && parsed.subject?.startsWith('Can you take over?'),
  );
  expect(mail?.parsed.text).toContain(`${longDay(later)}, 4:10 PM`);
  expect(mail?.parsed.text).not.toContain(longDay(date));
});

describe('what waited for the mail server', () => {
  const question = (template: string) => stillTrueOf(template) ?? 'select 1 where false';
  /** What it says by now, if it is still true. */
  const currentMail = async (template: string, email: string): Promise<ProviderAnswer | undefined> => {
    const { rows } = await server.database.pool.query<{ payload: object }>(
      'select payload from seen_mail where template = $1 and recipient = $2 order by created_at desc limit 1',
      [template, email],
    );
    const [mail] = rows;
    if (!mail) throw new Error('There is no such mail');
    const values = [JSON.stringify(mail.payload), email, clock.now(), 'UTC'];
    return (
      ((await sql(question(template), values)).rows as { payload: ProviderAnswer | null }[])[0]?.payload ?? undefined
    );
  };
  const isTrue = async (template: string, email: string) => (await currentMail(template, email)) !== undefined;

  it('reminds of nothing that was given back, called off, or is over', async () => {
    const { id: shiftId, eventId } = await given(server.database.pool).shift({ startDate: date, timeZone: 'UTC' });
    const person = visitorDetails();
    const { signup } = await signUp({ ...person, shiftId });
    const enqueue = `insert into outbox (template, recipient, payload, message_id)
      values ('reminder', $1, jsonb_build_object('signups', jsonb_build_array(jsonb_build_object('signupId', $2::text))), gen_random_uuid())`;
    await sql(enqueue, [person.email, signup?.id]);
    const truth = () => isTrue('reminder', person.email);
    expect(await truth()).toBe(true);
    await sql('insert into email_opt_out (email_key) values ($1)', [person.email]);
    expect(await truth()).toBe(false);
    await sql('delete from email_opt_out where email_key = $1', [person.email]);
    await sql(`update event set state = 'CANCELLED' where id = $1`, [eventId]);
    expect(await truth()).toBe(false);
    await sql(`update event set state = 'PUBLISHED' where id = $1`, [eventId]);
    await sql('update shift set cancelled_at = now() where id = $1', [shiftId]);
    expect(await truth()).toBe(false);
    await sql('update shift set cancelled_at = null where id = $1', [shiftId]);
    moveClock(instantOf(inDays(31), '23:00', 'UTC').getTime() - (clock.now().getTime() - clock.moved()));
    expect(await truth()).toBe(false);
    moveClock(0);
    await cancel(person.email, signup?.id ?? '', cookieFor(server, { email: person.email }));
    expect(await truth()).toBe(false);
  });

  /** Makes these mails due, and sends until none is. */
  async function sendDue(email: string) {
    await sql(`update outbox set next_attempt_at = now() where recipient = $1 and state = 'waiting'`, [email]);
    const due = `select 1 from outbox where recipient = $1 and state = 'waiting' and next_attempt_at <= now()`;
    await sendUntil(async () => (await sql(due, [email])).rows.length === 0);
    return smtp.received.flatMap(({ recipients, parsed }) => (recipients.includes(email) ? [parsed] : []));
  }

  it('invites only with the newest link', async () => {
    const { headers } = await given(server.database.pool).staff('admin');
    const { email } = visitorDetails();
    const user = { firstName: 'Una', lastName: 'User', email, role: 'lead' };
    const { body } = await server.rest<{ id: string }>('POST', '/api/admin/users', user, headers);
    const again = await server.rest('POST', `/api/admin/users/${body.id}/invitation`, undefined, headers);
    expect(again.status).toBe(200);
    expect(await sendDue(email)).toHaveLength(1);
    const { rows } = await sql(`select used from password_reset_token where user_id = $1 and not used`, [body.id]);
    expect(rows).toHaveLength(1);
  });

  it('confirms a place and reminds of it once its event takes place again, and not while it is cancelled', async () => {
    const { id: shiftId, eventId } = await given(server.database.pool).shift({ startDate: date, timeZone: 'UTC' });
    const person = visitorDetails();
    await signUp({ ...person, shiftId });
    await sql(
      `insert into outbox (template, recipient, payload, message_id)
       select 'reminder', recipient, payload, gen_random_uuid() from outbox where recipient = $1`,
      [person.email],
    );
    await sql(`update event set state = 'CANCELLED' where id = $1`, [eventId]);
    expect(await sendDue(person.email)).toEqual([]);
    await sql(`update event set state = 'PUBLISHED' where id = $1`, [eventId]);
    expect((await sendDue(person.email)).map(({ subject }) => subject).sort()).toEqual([
      expect.stringMatching(/^Reminder/),
      expect.stringMatching(/^You are signed up/),
    ]);
  });

  it('describes a changed shift that an older release enqueued, a mail for one signup, while the place is taken', async () => {
    const { id: shiftId } = await given(server.database.pool).shift({ startDate: date, timeZone: 'UTC' });
    const [there, gone] = [visitorDetails(), visitorDetails()];
    for (const person of [there, gone]) {
      await signUp({ ...person, shiftId });
      await sql(
        `update outbox set template = 'shift-changed', payload = jsonb_build_object('signup', payload -> 'signups' -> 0, 'revision', 7, 'before',
           jsonb_build_object('date', '2026-01-02', 'startTime', '09:00', 'endTime', '10:00', 'location', null)) where recipient = $1`,
        [person.email],
      );
    }
    await sql(
      `update signup set status = 'cancelled', cancelled_at = now()
       where volunteer_id = (select id from volunteer where email = $1)`,
      [gone.email],
    );
    const [mail] = await sendDue(there.email);
    expect(mail?.subject).toMatch(/^Changed: /);
    expect(mail?.attachments[0]?.content).toContain('SEQUENCE:7');
    expect(await sendDue(gone.email)).toEqual([]);
  });

  it('confirms a place no more whose event was cancelled until it would have been', async () => {
    const { id: shiftId, eventId } = await given(server.database.pool).shift({ startDate: date, timeZone: 'UTC' });
    const person = visitorDetails();
    await signUp({ ...person, shiftId });
    await sql(`update event set state = 'CANCELLED' where id = $1`, [eventId]);
    await sendDue(person.email);
    moveClock(instantOf(inDays(31), '23:00', 'UTC').getTime() - (clock.now().getTime() - clock.moved()));
    expect(await sendDue(person.email)).toEqual([]);
    moveClock(0);
    expect((await sql('select 1 from outbox where recipient = $1', [person.email])).rows).toEqual([]);
  });

  it('confirms the shifts that take place, and the others in a mail of their own once they are back on', async () => {
    const event = await given(server.database.pool).event({ startDate: date, timeZone: 'UTC' });
    const category = await event.category();
    const person = visitorDetails();
    const shifts: string[] = [];
    for (const name of ['Bibs', 'Soup']) shifts.push((await (await category.opportunity({ name })).shift({ date })).id);
    for (const shiftId of shifts) await signUp({ ...person, shiftId });
    await sql(
      `with together as (
         select jsonb_agg(said order by said -> 'opportunity' ->> 'name') as signups from outbox, jsonb_array_elements(payload -> 'signups') as fact (said)
         where recipient = $1
       ), gone as (delete from outbox where recipient = $1)
       insert into outbox (template, recipient, payload, message_id)
       select 'signup-confirmation', $1, jsonb_build_object('signups', signups), '<both@localhost>' from together`,
      [person.email],
    );
    await sql('update shift set cancelled_at = now() where id = $1', [shifts[1]]);
    expect((await sendDue(person.email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^You are signed up: Bibs/),
    ]);
    await sql('update shift set cancelled_at = null where id = $1', [shifts[1]]);
    const mails = await sendDue(person.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^You are signed up: Bibs/),
      expect.stringMatching(/^You are signed up: Soup/),
    ]);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
    expect(mails[1]?.messageId).toMatch(/@localhost>$/);
  });

  it('reminds of what is left, when it is by now', async () => {
    const event = await given(server.database.pool).event({ startDate: date, timeZone: 'UTC' });
    const role = await (await event.category()).opportunity();
    const [kept, left] = [await role.shift({ date }), await role.shift({ date, startTime: '19:00', endTime: '20:00' })];
    const person = visitorDetails();
    const signups: (string | undefined)[] = [];
    for (const { id: shiftId } of [kept, left]) signups.push((await signUp({ ...person, shiftId })).signup?.id);
    await sql(
      `insert into outbox (template, recipient, payload, message_id)
       select 'reminder', $1, jsonb_build_object('signups', jsonb_agg(told)), gen_random_uuid()
       from seen_mail, jsonb_array_elements(payload -> 'signups') as fact (told)
       where template in ('signup-confirmation', 'household-changes') and recipient = $1`,
      [person.email],
    );
    await sql('update shift set date = $2 where id = $1', [kept.id, later]);
    await cancel(person.email, signups[1] ?? '', cookieFor(server, { email: person.email }));
    const mailed = await currentMail('reminder', person.email);
    expect(mailed?.signups).toMatchObject([{ signupId: signups[0], shift: { id: kept.id, date: later } }]);
  });

  it('offers no place whose offer is over, and one of a shift that was moved by its new day', async () => {
    moveClock(noon - (clock.now().getTime() - clock.moved()));
    const { id: shiftId } = await given(server.database.pool).shift({
      qtyRequired: 1,
      startDate: date,
      timeZone: 'UTC',
    });
    const person = visitorDetails();
    const { signup } = await signUp({ ...person, shiftId });
    const { email, phone, ...waiting } = visitorDetails();
    const [api] = waitlistApis(() => server);
    const joined = await api?.join({ shiftId, email, phone, people: [waiting] });
    const own = cookieFor(server, { email: person.email, expiresAt: clock.now().getTime() + 60_000 });
    await cancel(person.email, signup?.id ?? '', own);
    await sql('update shift set date = $2 where id = $1', [shiftId, later]);
    expect(await currentMail('waitlist-offer', email)).toMatchObject({
      ...{ entryId: joined?.entry?.id, shift: { id: shiftId, date: later } },
    });
    // Moved to a time that is over, while the person who was asked could still answer.
    await sql('update shift set date = $2 where id = $1', [shiftId, past]);
    expect(await isTrue('waitlist-offer', email)).toBe(false);
    await sql('update shift set date = $2 where id = $1', [shiftId, later]);
    expect(await isTrue('waitlist-offer', email)).toBe(true);
    await sql(`update waitlist_entry set answer_by = $2 where id = $1`, [joined?.entry?.id, clock.now()]);
    expect(await isTrue('waitlist-offer', email)).toBe(false);
  });

  it('promises no place that is held no more, as the shift was moved nearer: the first who says yes comes', async () => {
    moveClock(noon - (clock.now().getTime() - clock.moved()));
    const { id: shiftId } = await given(server.database.pool).shift({
      qtyRequired: 1,
      startDate: date,
      timeZone: 'UTC',
    });
    const person = visitorDetails();
    const { signup } = await signUp({ ...person, shiftId });
    const { email, phone, ...waiting } = visitorDetails();
    await waitlistApis(() => server)[0]?.join({ shiftId, email, phone, people: [waiting] });
    const own = cookieFor(server, { email: person.email, expiresAt: clock.now().getTime() + 60_000 });
    await cancel(person.email, signup?.id ?? '', own);
    expect(await isTrue('waitlist-offer', email)).toBe(true);
    // What the schedule does when the shift begins in two hours: everybody is notified, by the same link.
    await sql(`update waitlist_entry set state = 'WAITING', held = 0, answer_by = $2 where shift_id = $1`, [
      shiftId,
      new Date(clock.now().getTime() + 7_200_000),
    ]);
    expect(await isTrue('waitlist-offer', email)).toBe(false);
  });

  it('sends what came due in a draft once it is published: reminders, and offers that stand', async () => {
    moveClock(noon - (clock.now().getTime() - clock.moved()));
    const { id: shiftId, eventId } = await given(server.database.pool).shift({
      ...{ qtyRequired: 1, startDate: date, timeZone: 'UTC' },
    });
    const [giver, taker, { email, phone, ...waiting }] = [visitorDetails(), visitorDetails(), visitorDetails()];
    const { signup } = await signUp({ ...giver, shiftId });
    await waitlistApis(() => server)[0]?.join({ shiftId, email, phone, people: [waiting] });
    const own = cookieFor(server, { email: giver.email, expiresAt: clock.now().getTime() + 60_000 });
    await cancel(giver.email, signup?.id ?? '', own);
    const { id: other } = await given(server.database.pool).shift({ startDate: date, timeZone: 'UTC' });
    await signUp({ ...taker, shiftId: other });
    await sql(
      `insert into outbox (template, recipient, payload, message_id)
       select 'reminder', recipient, payload, gen_random_uuid() from seen_mail where template = 'signup-confirmation' and recipient = $1`,
      [taker.email],
    );
    const requests = `recipient = any($1) and template in ('reminder', 'waitlist-offer') and state = 'waiting'`;
    const due = async (more: string) =>
      (await sql(`select 1 from outbox where ${requests} ${more}`, [[email, taker.email]])).rows.length;
    const came = () =>
      smtp.received
        .filter(({ parsed }) => /^Reminder|spot is open/i.test(parsed.subject ?? ''))
        .flatMap(({ recipients }) => recipients)
        .filter((one) => one === email || one === taker.email);
    const setState = (state: string) =>
      sql('update event set state = $1 where id = $2 or id = (select event_id from shift where id = $3)', [
        ...[state, eventId, other],
      ]);
    await setState('DRAFT');
    // However old it gets.
    await sql(`update outbox set created_at = now() - interval '80 hours' where ${requests}`, [[email, taker.email]]);
    await sendUntil(async () => (await due('and next_attempt_at <= now()')) === 0);
    expect([await due(''), came()]).toEqual([2, []]);
    // Mails to others are sent first.
    const { rows } = await sql(`select 1 from outbox where ${requests} and last_error is null`, [[email, taker.email]]);
    expect(rows).toEqual([]);
    await setState('PUBLISHED');
    // Its three days to be taken begin now.
    smtp.busy.set(taker.email, 450);
    await sql(`update outbox set next_attempt_at = now() where ${requests}`, [[email, taker.email]]);
    await sendUntil(async () => (await due('')) === 1 && (await due('and attempts = 1')) === 1);
    smtp.busy.delete(taker.email);
    await sql(`update outbox set next_attempt_at = now() where ${requests}`, [[email, taker.email]]);
    await sendUntil(async () => (await due('')) === 0);
    expect(came().sort()).toEqual([email, taker.email].sort());
  });

  it('sends leads nothing about what is missing at an event that was cancelled, or became a draft', async () => {
    const { eventId } = await given(server.database.pool).shift();
    const { email } = visitorDetails();
    await sql(
      `insert into outbox (template, recipient, payload, message_id)
       values ('lead-digest', $1, jsonb_build_object('event', jsonb_build_object('id', $2::text)), gen_random_uuid())`,
      [email, eventId],
    );
    expect(await isTrue('lead-digest', email)).toBe(true);
    for (const state of ['DRAFT', 'CANCELLED']) {
      await sql('update event set state = $2 where id = $1', [eventId, state]);
      expect(await isTrue('lead-digest', email)).toBe(false);
    }
  });
});
