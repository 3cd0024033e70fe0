import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { given, inDays, visitorDetails } from '../../../test/given.js';
import { startSmtpServer, type TestSmtpServer } from '../../../test/smtp/start-smtp-server.js';
import { audited, staffApis, type StaffCall } from '../../../test/staff-apis.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { until } from '../../../test/until.js';
import { waitlistApis } from '../../../test/waitlist-apis.js';
import type { UndeliveredMail } from './undelivered-mail.types.js';

/* Mails that a real mail server took and that came back or arrived: what programs report, and what the staff see. */

let smtp: TestSmtpServer;
let server: TestServer;
let admin: { headers: Record<string, string> };
let lead: { headers: Record<string, string> };
let key: Record<string, string>;
let shift: { id: string; eventId: string };

beforeAll(async () => {
  smtp = await startSmtpServer();
  server = await startTestServer({ SMTP_URL: smtp.url });
  const make = given(server.database.pool);
  admin = await make.staff('admin');
  const leader = await make.staff('lead');
  lead = leader;
  key = (await make.apiKey({ scopes: ['write:mail-events'] })).headers;
  const event = await make.event({ name: 'Birkie' });
  const role = await (await event.category({ leadId: leader.userId })).opportunity({ name: 'Soup' });
  shift = await role.shift({ qtyRequired: 500 });
});
afterAll(async () => {
  await server.close();
  await smtp.stop();
});

interface Noted {
  kind: string;
  changed: boolean;
}
const mailEvent = (input: object): StaffCall => ({
  rest: ['POST', '/api/mail-events', input],
  graphql: ['mutation ($input: MailEventInput!) { recordMailEvent(input: $input) { kind changed } }', { input }],
});
const [rest] = staffApis(() => server) as [ReturnType<typeof staffApis>[number]];
const ask = (input: object, headers = key) => rest.call<Noted>(mailEvent(input), headers);

const signUp = async (email: string, shiftId = shift.id) => {
  const details = visitorDetails({ email });
  expect((await server.rest('POST', '/api/signup', { ...details, shiftId })).status).toBe(201);
  return details;
};
const rowsOf = async (email: string) =>
  (
    await server.database.pool.query<{
      id: string;
      state: string;
      messageId: string;
      template: string;
      isReached: boolean;
    }>(
      'select id, state, message_id as "messageId", template, reached_at is not null as "isReached" from outbox where lower(recipient) = $1 order by created_at',
      [email],
    )
  ).rows;
/** Signs somebody up, and gives the id of the message that the mail server then has. */
const confirmed = async (email: string, shiftId = shift.id) => {
  const before = (await rowsOf(email)).length;
  await signUp(email, shiftId);
  await until(async () => (await rowsOf(email))[before]?.state === 'sent', 10_000);
  return (await rowsOf(email))[before]?.messageId ?? 'none';
};
const listed = async (email: string) => {
  const { body } = await server.rest<{ mails: UndeliveredMail[] }>(
    'GET',
    '/api/undelivered-mails',
    undefined,
    lead.headers,
  );
  return body.mails.filter((mail) => mail.email === email);
};
const isMarked = async (email: string) => {
  const { data } = await server.graphql<{
    signupTable: { rows: { volunteer: { email: string; mailFails: boolean } }[] };
  }>(
    'query ($id: ID!) { signupTable(filter: { eventId: $id, search: "" }) { rows { volunteer { email mailFails } } } }',
    { id: shift.eventId },
    lead.headers,
  );
  const marks = data.signupTable.rows.filter(({ volunteer }) => volunteer.email === email);
  return marks.length > 0 && marks.every(({ volunteer }) => volunteer.mailFails);
};

/** A report as mail servers write it, of a mail with this id. */
const reportOf = (messageId: string, { action = 'failed', original = true } = {}) =>
  [
    ...['From: MAILER-DAEMON@mx.example', 'To: bounces@club.example', 'Subject: Undelivered', 'MIME-Version: 1.0'],
    ...(original ? [] : [`In-Reply-To: ${messageId}`]),
    ...['Content-Type: multipart/report; report-type=delivery-status; boundary="b"', '', '--b'],
    ...['Content-Type: text/plain', '', 'It did not work.', '', '--b', 'Content-Type: message/delivery-status', ''],
    ...['Reporting-MTA: dns; mx.example', '', 'Final-Recipient: rfc822; elsewhere@example.org', `Action: ${action}`],
    ...['Status: 5.1.1', 'Diagnostic-Code: smtp; 550 5.1.1', ' No such mailbox', '', '--b'],
    ...(original
      ? ['Content-Type: message/rfc822', '', `Message-ID: ${messageId}`, 'Subject: Hi', '', 'Body', '--b']
      : []),
    '--b--',
    '',
  ].join('\r\n');
const sendRaw = async (raw: string | Buffer, headers = key, type = 'message/rfc822') => {
  const answer = await fetch(new URL('/api/mail-events', server.url), {
    method: 'POST',
    headers: { ...headers, 'content-type': type },
    body: typeof raw === 'string' ? raw : new Uint8Array(raw),
  });
  return { status: answer.status, body: (await answer.json()) as Partial<Noted> & { code?: string; message?: string } };
};

describe.each(staffApis(() => server))('a mail that came back later, reported through $name', (api) => {
  const name = api.name.toLowerCase();

  it('marks its address for the lead, with the reason, until staff say that they know', async () => {
    const email = `gone.${name}@example.org`;
    const messageId = await confirmed(email);
    expect(await isMarked(email)).toBe(false);
    const answer = await api.call<Noted>(
      mailEvent({ messageId, kind: 'bounced', reason: '550 5.1.1 No such mailbox' }),
      key,
    );
    expect(answer.body).toMatchObject({ kind: 'bounced', changed: true });
    expect(await isMarked(email)).toBe(true);
    const [mail] = await listed(email);
    expect(mail).toMatchObject({
      what: 'Confirmation of a signup',
      reason: 'There is no such mailbox. The address is probably mistyped.',
      serverText: '550 5.1.1 No such mailbox',
    });
    expect(await audited(server, { recordId: mail?.id ?? '' })).toEqual([
      expect.stringMatching(/^mail\.returned: Confirmation of a signup: /),
    ]);
    // Reported once more, and once more after the lead has called them: it stays as it is.
    expect((await api.call<Noted>(mailEvent({ messageId, kind: 'bounced' }), key)).body.changed).toBe(false);
    await server.rest('POST', `/api/undelivered-mails/${mail?.id}/settle`, {}, lead.headers);
    expect((await api.call<Noted>(mailEvent({ messageId, kind: 'bounced' }), key)).body.changed).toBe(false);
    expect(await isMarked(email)).toBe(false);
  });

  it('is reported by the raw report as well', async () => {
    const email = `report.${name}@example.org`;
    const report = reportOf(await confirmed(email));
    expect((await api.call<Noted>(mailEvent({ report }), key)).body).toMatchObject({ kind: 'bounced', changed: true });
    expect(await listed(email)).toMatchObject([{ serverText: '5.1.1 550 5.1.1 No such mailbox' }]);
  });

  it('marks nobody any more once a later one arrived; an earlier one that arrived says nothing', async () => {
    const email = `again.${name}@example.org`;
    const [first, second] = [await confirmed(email), await confirmed(email)];
    await api.call(mailEvent({ messageId: second, kind: 'bounced' }), key);
    expect((await api.call<Noted>(mailEvent({ messageId: first, kind: 'delivered' }), key)).body.changed).toBe(false);
    expect(await isMarked(email)).toBe(true);
    // That a server took a third one proves nothing, as it took the second.
    const third = await confirmed(email);
    expect(await isMarked(email)).toBe(true);
    expect((await api.call<Noted>(mailEvent({ messageId: third, kind: 'delivered' }), key)).body.changed).toBe(true);
    expect(await isMarked(email)).toBe(false);
    // Nobody has read the mail itself.
    expect(await listed(email)).toHaveLength(1);
  });

  it('stays marked for other events when a key of one event reports that a mail of that event arrived', async () => {
    const email = `bound.${name}@example.org`;
    await api.call(mailEvent({ messageId: await confirmed(email), kind: 'bounced' }), key);
    const make = given(server.database.pool);
    const other = await make.shift();
    const bound = (await make.apiKey({ scopes: ['write:mail-events'], eventId: other.eventId })).headers;
    const own = await confirmed(email, other.id);
    await api.call(mailEvent({ messageId: own, kind: 'bounced' }), bound);
    const later = await confirmed(email, other.id);
    expect((await api.call<Noted>(mailEvent({ messageId: later, kind: 'delivered' }), bound)).body.changed).toBe(true);
    expect((await rowsOf(email)).map(({ isReached }) => isReached)).toEqual([false, true, false]);
    expect(await isMarked(email)).toBe(true);
    // A key of all events may say so of them all.
    expect((await api.call<Noted>(mailEvent({ messageId: later, kind: 'delivered' }), key)).body.changed).toBe(true);
    expect(await isMarked(email)).toBe(false);
  });

  it('is refused with a plain message, and changes nothing', async () => {
    const email = `calm.${name}@example.org`;
    const messageId = await confirmed(email);
    for (const [input, fields] of [
      [{}, ['kind', 'messageId']],
      [{ messageId }, ['kind']],
      [{ messageId, kind: 'sunk' }, ['kind']],
      [{ messageId: 'x'.repeat(301), kind: 'bounced' }, ['messageId']],
      [{ report: 'Subject: Out of office\r\n\r\nI am on holiday.' }, ['report']],
      [{ report: reportOf(messageId, { action: 'guessed' }) }, ['report']],
    ] as const) {
      const { code, errors = {} } = await api.call(mailEvent(input), key);
      expect([code, Object.keys(errors).sort()]).toEqual(['INVALID_INPUT', fields]);
    }
    const unknown = await api.call(mailEvent({ messageId: '<nobody@example.org>', kind: 'bounced' }), key);
    expect(unknown).toMatchObject({ status: 404, code: 'MAIL_NOT_SENT' });
    for (const kind of ['delayed', 'Deferred'])
      expect((await api.call<Noted>(mailEvent({ messageId, kind }), key)).body).toMatchObject({
        kind: 'delayed',
        changed: false,
      });
    expect(await isMarked(email)).toBe(false);
  });

  it('is reported by admins and by keys of the scope alone; a key of one event knows that event’s mails', async () => {
    const email = `whose.${name}@example.org`;
    const input = { messageId: await confirmed(email), kind: 'bounced' };
    const make = given(server.database.pool);
    const reader = (await make.apiKey({ scopes: ['read:signups'] })).headers;
    const elsewhere = (await make.apiKey({ scopes: ['write:mail-events'], eventId: (await make.event()).id })).headers;
    expect((await api.call(mailEvent(input))).code).toBe('NOT_SIGNED_IN');
    for (const headers of [lead.headers, reader])
      expect((await api.call(mailEvent(input), headers)).code).toBe('FORBIDDEN');
    expect((await api.call(mailEvent(input), elsewhere)).code).toBe('MAIL_NOT_SENT');
    expect(await isMarked(email)).toBe(false);
    expect((await api.call<Noted>(mailEvent(input), admin.headers)).body.changed).toBe(true);
  });
});

describe('a raw report over REST', () => {
  it('is a body of its own; the mail may be named by its headers alone, or by what it answers', async () => {
    for (const [at, write] of [
      (id: string) => reportOf(id),
      (id: string) => reportOf(id).replace('message/rfc822', 'text/rfc822-headers'),
      (id: string) => reportOf(id, { original: false }),
    ].entries()) {
      const email = `raw${at}@example.org`;
      const { status, body } = await sendRaw(write(await confirmed(email)));
      expect([status, body]).toEqual([200, { success: true, kind: 'bounced', changed: true }]);
      expect(await isMarked(email)).toBe(true);
    }
    const other = await sendRaw('x', key, 'text/plain');
    expect([other.status, other.body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it('counts once under an Idempotency-Key, and another one under the same key is refused', async () => {
    const raw = reportOf(await confirmed('keyed@example.org'));
    const once = { ...key, 'idempotency-key': randomUUID() };
    const first = await sendRaw(raw, once);
    expect(first.body).toMatchObject({ changed: true });
    expect(await sendRaw(raw, once)).toEqual(first);
    expect((await sendRaw(reportOf('<another@example.org>'), once)).body.code).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('that is hostile is refused, and the server goes on answering meanwhile', async () => {
    const messageId = await confirmed('hostile@example.org');
    const nested = Array.from(
      { length: 8_000 },
      (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\r\n\r\n--b${at}\r\n`,
    );
    const hostile: [name: string, raw: string | Buffer][] = [
      ['levels without an end', nested.join('')],
      ['a header without an end', `Subject: ${'=?utf-8?q?'.repeat(90_000)}`],
      ['references by the thousand', `References: ${'<a@b> '.repeat(150_000)}\r\n\r\n`],
      ['noise', Buffer.alloc(900_000, 0xff)],
      ['parts by the thousand', `Content-Type: multipart/report; boundary=b\r\n\r\n${'--b\r\n\r\n'.repeat(100_000)}`],
      ['nothing', '\r\n'],
    ];
    const answers = hostile.map(async ([name, raw]) => [name, (await sendRaw(raw)).status]);
    const all = Promise.all(answers);
    const read = server.rest('GET', '/api/events').then(({ status }) => status);
    // Reading does not wait until the last of them is refused.
    expect(await Promise.race([read, all.then(() => 'after all reports')])).toBe(200);
    expect(await all).toEqual(hostile.map(([name]) => [name, 400]));
    const large = await sendRaw(Buffer.alloc(1_100_000, 0x61));
    expect([large.status, large.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect((await ask({ messageId, kind: 'delayed' })).status).toBe(200);
    // Each may take its three seconds, two at a time.
  });
});

describe('an address that the mail server refuses while it is sent to', () => {
  it('is marked, and no more once it takes a later mail; what came back is not', async () => {
    const email = 'full@example.org';
    smtp.unknown.add(email);
    await signUp(email);
    await until(async () => (await rowsOf(email))[0]?.state === 'failed', 10_000);
    expect(await isMarked(email)).toBe(true);
    smtp.unknown.clear();
    await confirmed(email);
    expect(await isMarked(email)).toBe(false);
    expect(await listed(email)).toHaveLength(1);
  });
});

describe('a place that is offered by a mail', () => {
  it('goes to the next at once when that mail comes back', async () => {
    const { id } = await given(server.database.pool).shift({ qtyRequired: 1, startDate: inDays(30) });
    const details = visitorDetails();
    const { body } = await server.rest<{ signup: { id: string } }>('POST', '/api/signup', { ...details, shiftId: id });
    const [, api] = waitlistApis(() => server) as [unknown, ReturnType<typeof waitlistApis>[number]];
    const wait = async () => {
      const { email, phone, ...person } = visitorDetails();
      const { entry } = await api.join({ shiftId: id, email, phone, people: [person], fewerIsFine: false });
      return { email, entryId: entry?.id ?? 'none' };
    };
    const [one, two] = [await wait(), await wait()];
    const staff = await server.rest('POST', `/api/admin/signups/${body.signup.id}/cancel`, {}, admin.headers);
    expect(staff.status).toBe(200);
    const offerOf = async (email: string) =>
      (await rowsOf(email.toLowerCase())).find((row) => row.template === 'waitlist-offer');
    await until(async () => (await offerOf(one.email))?.state === 'sent', 10_000);
    const messageId = (await offerOf(one.email))?.messageId;
    expect((await ask({ messageId, kind: 'bounced' })).body.changed).toBe(true);
    const { rows } = await server.database.pool.query<{ id: string; state: string }>(
      'select id, state from waitlist_entry where shift_id = $1',
      [id],
    );
    expect(Object.fromEntries(rows.map((row) => [row.id, row.state]))).toEqual({
      [one.entryId]: 'EXPIRED',
      [two.entryId]: 'OFFERED',
    });
  });
});
