import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { given, inDays, visitorDetails } from '../../test/given.js';
import { cookieFor, householdDoors } from '../../test/household-doors.js';
import { replacementDoors } from '../../test/replacement-doors.js';
import { clubSettings } from '../../test/smtp/mail-samples.js';
import { startSmtpServer, type TestSmtpServer } from '../../test/smtp/start-smtp-server.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';
import { until } from '../../test/until.js';
import { clock, instantOf, moveClock } from '../platform/clock.js';
import { startRunner } from '../platform/runner.js';
import { createMailer } from './mailer.js';
import { outboxQueue } from './outbox-queue.js';
import { createMailRenderer } from './render-mail.js';

/* Requests that waited for the mail server are looked at again before they go out: nothing about what is no longer true. */

let smtp: TestSmtpServer;
// It owes mails and reaches no mail server.
let server: TestServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
  server = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:1' });
});
afterAll(async () => {
  moveClock(0);
  await server.close();
  await smtp.stop();
});

const [{ signUp, cancel }] = householdDoors(() => server) as [ReturnType<typeof householdDoors>[number]];
const [{ ask, withdraw, take, setMayBeAsked }] = replacementDoors(() => server);
const sql = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);

const [date, past] = [inDays(30), inDays(2)];
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

/** Sends what is owed, and gives who was asked. */
async function sendOwed(): Promise<string[]> {
  const log = pino({ level: 'silent' });
  const mailer = createMailer({
    ...{ smtpUrl: smtp.url, mailFrom: 'Club <no-reply@club.example>', dataDir: '/nowhere', production: true },
  });
  const render = createMailRenderer({ settings: clubSettings, secretKey: Buffer.alloc(32, 7) });
  const runner = startRunner([outboxQueue({ pool: server.database.pool, mailer, render, log })], log, { poll: 50 });
  await until(async () => (await waiting()) === 0, 20_000);
  await runner.stop();
  mailer.close();
  return smtp.received
    .filter(({ parsed }) => parsed.subject?.startsWith('Can you take over?'))
    .flatMap(({ recipients }) => recipients);
}

it('of several requests those alone go out whose search goes on', async () => {
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
  expect(await sendOwed()).toEqual([open.willing.email]);
  // What was not sent is owed no more, and nobody is told that it did not arrive.
  const { rows } = await sql(`select state from outbox where template = 'replacement-request'`);
  expect(rows).toEqual([{ state: 'sent' }]);
});
