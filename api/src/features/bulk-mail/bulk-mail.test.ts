import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { countStatements } from '../../../test/count-statements.js';
import { given } from '../../../test/given.js';
import { signedUp } from '../../../test/signup-rows.js';
import { startSmtpServer, type TestSmtpServer } from '../../../test/smtp/start-smtp-server.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { until } from '../../../test/until.js';

interface Mail {
  id: string;
  groupName: string;
  senderName: string;
  subject: string;
  text: string;
  recipients: number;
  waiting: number;
  sent: number;
  failed: number;
  failures: { id: string; name: string; email: string; reason: string }[];
}

let smtp: TestSmtpServer;
let server: TestServer;
let admin: { headers: Record<string, string> };
let lead: { headers: Record<string, string> };
let other: { headers: Record<string, string> };
let ids: { event: string; own: string; role: string; foreign: string; crowd: string };

beforeAll(async () => {
  smtp = await startSmtpServer();
  server = await startTestServer({ SMTP_URL: smtp.url });
  const { pool } = server.database;
  const make = given(pool);
  admin = await make.staff('admin', { firstName: 'Astrid', lastName: 'Admin' });
  const leader = await make.staff('lead', { firstName: 'Lena', lastName: 'Lead' });
  lead = leader;
  other = await make.staff('lead');
  const event = await make.event({ name: 'Birkie' });
  const own = await event.category({ name: 'Feed Station', leadId: leader.userId });
  const role = await own.opportunity({ name: 'Soup' });
  const [first, second] = [await role.shift(), await role.shift({ startTime: '13:00', endTime: '15:00' })];
  await signedUp(pool, first, { firstName: 'Zoë', lastName: 'Berg', email: 'berg@x.org' });
  await signedUp(pool, second, { firstName: 'Anna', lastName: 'Berg', email: 'BERG@x.org' });
  await signedUp(pool, first, { firstName: 'Bo', lastName: 'Lind', email: 'bo@x.org' });
  await signedUp(pool, second, { firstName: 'Bo', lastName: 'Lind', email: 'bo@x.org' });
  await signedUp(pool, first, { firstName: 'Gone', email: 'gone@x.org' }, { status: 'cancelled' });
  const foreign = await event.category({ name: 'Timing' });
  await signedUp(pool, await (await foreign.opportunity({ name: 'Bibs' })).shift(), {
    firstName: 'Cy',
    email: 'cy@x.org',
  });
  const crowd = await (await (await make.event({ name: 'Crowd' })).category()).opportunity();
  const place = await crowd.shift({ qtyRequired: 1000 });
  await pool.query(
    `with v as (insert into volunteer (first_name, last_name, email, email_key, name_key)
       select 'Person', n::text, 'person' || n || '@crowd.org', 'person' || n || '@crowd.org', 'person ' || n from generate_series(1, 500) n returning id)
     insert into signup (event_id, shift_id, volunteer_id) select $1, $2, id from v`,
    [place.eventId, place.id],
  );
  ids = { event: event.id, own: own.id, role: role.id, foreign: foreign.id, crowd: crowd.id };
});
beforeEach(() => {
  smtp.received.length = 0;
  smtp.unknown.clear();
});
afterAll(async () => {
  await server.close();
  await smtp.stop();
});

const send = (group: object, headers = admin.headers, more: object = {}, key?: string) =>
  server.rest<Mail & { code: string; errors: object }>(
    'POST',
    '/api/bulk-mails',
    { group, subject: 'Bring skis', text: 'Hello.\n\nSee you <soon>.', ...more },
    key ? { ...headers, 'idempotency-key': key } : headers,
  );
const progress = async (id: string, headers = admin.headers) =>
  (await server.rest<Mail>('GET', `/api/bulk-mails/${id}`, undefined, headers)).body;

/** Who of the 500 was reached; mails of the tests before may still arrive. */
const crowd = () =>
  smtp.received.flatMap(({ recipients }) => recipients).filter((address) => address.endsWith('@crowd.org'));

describe('groups and contacts', () => {
  it('are listed with how many they hold; a lead has their own', async () => {
    const query =
      'query ($kind: MailGroupKind!, $eventId: ID) { mailGroups(kind: $kind, eventId: $eventId) { id name eventName contactCount } }';
    const groups = async (kind: string, headers: Record<string, string>, eventId?: string) =>
      (
        await server.graphql<{ mailGroups: { name: string; contactCount: number }[] }>(
          query,
          { kind, eventId },
          headers,
        )
      ).data.mailGroups.map(({ name, contactCount }) => [name, contactCount]);
    expect(await groups('EVENT', admin.headers)).toEqual([
      ['Birkie', 3],
      ['Crowd', 500],
    ]);
    expect(await groups('EVENT', lead.headers)).toEqual([['Birkie', 2]]);
    expect(await groups('CATEGORY', lead.headers)).toEqual([['Feed Station', 2]]);
    expect(await groups('OPPORTUNITY', admin.headers, ids.event)).toEqual([
      ['Bibs', 1],
      ['Soup', 2],
    ]);
    expect(await groups('EVENT', other.headers)).toEqual([]);
    const { count } = await countStatements(() => groups('OPPORTUNITY', admin.headers));
    expect(count).toBe(2);
  });

  it('are one for each address, by name, of active signups alone', async () => {
    const query = 'query ($group: MailGroupInput!) { mailContacts(group: $group) { name email } }';
    const contacts = async (kind: string, id: string, headers: Record<string, string> = admin.headers) =>
      server.graphql<{ mailContacts: { name: string; email: string }[] }>(query, { group: { kind, id } }, headers);
    expect((await contacts('EVENT', ids.event)).data.mailContacts).toEqual([
      { name: 'Anna Berg', email: 'BERG@x.org' },
      { name: 'Bo Lind', email: 'bo@x.org' },
      { name: 'Cy Visitor', email: 'cy@x.org' },
    ]);
    // A search by phone may look for another person of the same address.
    await server.database.pool
      .query(`update volunteer set phone = case first_name when 'Anna' then '0550 1' else '0550 2' end
      where email_key = 'berg@x.org'`);
    const phones = 'query ($id: ID!) { mailContacts(group: { kind: EVENT, id: $id }) { phones } }';
    const { data } = await server.graphql<{ mailContacts: { phones: string[] }[] }>(
      ...([phones, { id: ids.event }, admin.headers] as const),
    );
    expect(data.mailContacts[0]?.phones).toEqual(['0550 1', '0550 2']);
    expect((await contacts('EVENT', ids.event, lead.headers)).data.mailContacts).toHaveLength(2);
    expect((await contacts('CATEGORY', ids.foreign, lead.headers)).errors?.[0]?.extensions.code).toBe(
      'CATEGORY_NOT_FOUND',
    );
    expect((await contacts('OPPORTUNITY', 'none')).errors?.[0]?.extensions.code).toBe('OPPORTUNITY_NOT_FOUND');
    expect(
      (await server.graphql(query, { group: { kind: 'EVENT', id: ids.event } })).errors?.[0]?.extensions.code,
    ).toBe('NOT_SIGNED_IN');
  });
});

describe('one shift, one day, chosen people, and all but those', () => {
  const query = 'query ($group: MailGroupInput!) { mailContacts(group: $group) { email } }';
  const emails = async (group: object, headers = admin.headers) => {
    const { data, errors } = await server.graphql<{ mailContacts: { email: string }[] }>(query, { group }, headers);
    return errors?.[0]?.extensions.code ?? data.mailContacts.map(({ email }) => email);
  };

  it('are found, a lead’s own alone', async () => {
    const { rows: shifts } = await server.database.pool.query<{ id: string; date: string }>(
      `select id, to_char(date, 'YYYY-MM-DD') as date from shift where opportunity_id = $1 order by start_time`,
      [ids.role],
    );
    const [first, second] = shifts;
    const { rows: signups } = await server.database.pool.query<{ id: string; email: string }>(
      `select g.id, v.email from signup g join volunteer v on v.id = g.volunteer_id where v.email like '%@x.org' order by v.email, g.id`,
    );
    const of = (email: string) => signups.filter((one) => one.email === email).map(({ id }) => id);
    expect(await emails({ kind: 'SHIFT', id: first?.id })).toEqual(['bo@x.org', 'berg@x.org']);
    expect(await emails({ kind: 'SHIFT', ids: [first?.id, second?.id] })).toEqual(['BERG@x.org', 'bo@x.org']);
    expect(await emails({ kind: 'DAY', id: ids.event, date: first?.date })).toEqual([
      'BERG@x.org',
      'bo@x.org',
      'cy@x.org',
    ]);
    expect(await emails({ kind: 'DAY', id: ids.event, date: first?.date }, lead.headers)).toHaveLength(2);
    expect(await emails({ kind: 'DAY', id: ids.event, date: '2020-01-01' })).toBe('EVENT_NOT_FOUND');
    expect(await emails({ kind: 'DAY', id: ids.event })).toBe('EVENT_NOT_FOUND');
    expect(await emails({ kind: 'SIGNUP', ids: [...of('cy@x.org'), ...of('bo@x.org')] })).toEqual([
      'bo@x.org',
      'cy@x.org',
    ]);
    expect(await emails({ kind: 'SIGNUP', ids: [...of('cy@x.org'), ...of('bo@x.org')] }, lead.headers)).toEqual([
      'bo@x.org',
    ]);
    expect(await emails({ kind: 'SIGNUP', ids: of('cy@x.org') }, lead.headers)).toBe('SIGNUP_NOT_FOUND');
    expect(await emails({ kind: 'SHIFT', id: first?.id }, other.headers)).toBe('SHIFT_NOT_FOUND');
    expect(await emails({ kind: 'EVENT', id: ids.event, except: ['Bo@X.org '] })).toEqual(['BERG@x.org', 'cy@x.org']);
  });

  it('are listed by time for an event, those without anybody left out', async () => {
    const list =
      'query ($kind: MailGroupKind!, $eventId: ID) { mailGroups(kind: $kind, eventId: $eventId) { id date name contactCount } }';
    const groups = async (kind: string, headers: Record<string, string>) =>
      (
        await server.graphql<{ mailGroups: { id: string; date: string | null; name: string; contactCount: number }[] }>(
          list,
          { kind, eventId: ids.event },
          headers,
        )
      ).data.mailGroups;
    const days = await groups('DAY', admin.headers);
    expect(days).toEqual([
      { id: ids.event, date: expect.stringMatching(/^\d{4}-/), name: expect.stringMatching(/day, /), contactCount: 3 },
    ]);
    const shifts = await groups('SHIFT', lead.headers);
    expect(shifts.map(({ contactCount }) => contactCount)).toEqual([2, 2]);
    expect(shifts[1]?.name).toMatch(/^Soup, .*day, .* 1:00 PM – 3:00 PM$/);
    expect(await groups('DAY', other.headers)).toEqual([]);
  });

  it('have those who stand a night on the morning on which it ends, since yesterday', async () => {
    const { pool } = server.database;
    const event = await given(pool).event({ name: 'Night', startDate: '2027-02-20', endDate: '2027-02-21' });
    const role = await (await event.category()).opportunity();
    const night = await role.shift({ date: '2027-02-20', startTime: '22:00', endTime: '06:00' });
    const evening = await role.shift({ date: '2027-02-20', startTime: '18:00', endTime: '00:00' });
    const morning = await role.shift({ date: '2027-02-21', startTime: '07:00', endTime: '08:00' });
    await signedUp(pool, night, { firstName: 'Nia', email: 'nia@x.org' });
    await signedUp(pool, evening, { firstName: 'Eve', email: 'eve@x.org' });
    for (const shift of [night, morning]) await signedUp(pool, shift, { firstName: 'Moe', email: 'moe@x.org' });
    const { data } = await server.graphql(
      `query ($id: ID!, $group: MailGroupInput!) { mailContacts(group: $group) { email sinceYesterday }
        mailGroups(kind: DAY, eventId: $id) { date contactCount } }`,
      { id: event.id, group: { kind: 'DAY', id: event.id, date: '2027-02-21' } },
      admin.headers,
    );
    expect(data).toEqual({
      mailContacts: [
        { email: 'moe@x.org', sinceYesterday: false },
        { email: 'nia@x.org', sinceYesterday: true },
      ],
      mailGroups: [
        { date: '2027-02-20', contactCount: 3 },
        { date: '2027-02-21', contactCount: 2 },
      ],
    });
  });

  it('are written to, and nobody else; the mail says that not everybody got it', async () => {
    const { status, body } = await send({ kind: 'event', id: ids.event, except: ['cy@x.org'] });
    expect(status).toBe(201);
    expect(body).toMatchObject({ groupName: 'Birkie, not all', recipients: 2 });
    await until(async () => (await progress(body.id)).sent === 2, 15_000);
    expect(smtp.received.flatMap(({ recipients }) => recipients).sort()).toEqual(['BERG@x.org', 'bo@x.org']);
    expect(smtp.received[0]?.parsed.text).toContain('wrote this to some of those who signed up for Birkie.');
    const { rows } = await server.database.pool.query<{ id: string }>(
      `select g.id from signup g join volunteer v on v.id = g.volunteer_id where v.email = 'cy@x.org'`,
    );
    smtp.received.length = 0;
    const chosen = await send({ kind: 'signup', ids: rows.map(({ id }) => id) });
    expect(chosen.body).toMatchObject({ groupName: 'Chosen people (Birkie)', recipients: 1 });
    await until(async () => (await progress(chosen.body.id)).sent === 1, 15_000);
    expect(smtp.received.flatMap(({ recipients }) => recipients)).toEqual(['cy@x.org']);
    expect((await send({ kind: 'signup', ids: Array.from({ length: 501 }, () => randomUUID()) })).status).toBe(400);
  });
});

describe('a bulk mail', () => {
  it('reaches everybody of the group once, as written, and is audited', async () => {
    const { status, body } = await send({ kind: 'category', id: ids.own }, lead.headers);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      groupName: 'Feed Station (Birkie)',
      senderName: 'Lena Lead',
      recipients: 2,
      failed: 0,
      failures: [],
    });
    await until(async () => (await progress(body.id)).sent === 2, 15_000);
    expect(smtp.received.flatMap(({ recipients }) => recipients).sort()).toEqual(['BERG@x.org', 'bo@x.org']);
    const [mail] = smtp.received.filter(({ recipients }) => recipients[0] === 'bo@x.org');
    expect(mail?.parsed.subject).toBe('Bring skis');
    expect(mail?.parsed.text).toContain('Hi Bo,\n\nHello.\n\nSee you <soon>.');
    expect(mail?.parsed.html).toContain('See you &#60;soon&#62;.');
    expect(mail?.parsed.text).toContain('Lena Lead wrote this to everyone who signed up for Feed Station (Birkie).');
    const { rows } = await server.database.pool.query('select action, summary from audit_entry where record_id = $1', [
      body.id,
    ]);
    expect(rows).toEqual([{ action: 'bulk-mail.sent', summary: 'Feed Station (Birkie): “Bring skis” to 2 people' }]);
  });

  it('is refused to visitors, to leads of others, without words and without anybody', async () => {
    expect((await send({ kind: 'event', id: ids.event }, {})).body.code).toBe('NOT_SIGNED_IN');
    expect((await send({ kind: 'category', id: ids.foreign }, lead.headers)).body.code).toBe('CATEGORY_NOT_FOUND');
    expect((await send({ kind: 'event', id: ids.event }, other.headers)).body.code).toBe('EVENT_NOT_FOUND');
    expect(
      (await send({ kind: 'event', id: ids.event }, admin.headers, { subject: ' ', text: '' })).body,
    ).toMatchObject({
      code: 'INVALID_INPUT',
      errors: { subject: 'Subject is required', text: 'Message is required' },
    });
    const empty = await given(server.database.pool).event();
    expect((await send({ kind: 'event', id: empty.id })).body).toMatchObject({
      code: 'NOBODY_TO_MAIL',
      message: 'No volunteers found for the selected criteria.',
    });
  });

  it('goes out once when it is sent twice with one key', async () => {
    const key = randomUUID();
    const mutation = `mutation ($input: SendBulkMailInput!, $key: String) { sendBulkMail(input: $input, idempotencyKey: $key) { id recipients } }`;
    const input = { group: { kind: 'OPPORTUNITY', id: ids.role }, subject: 'Twice', text: 'x' };
    const answers = await Promise.all(
      [1, 2].map(() => server.graphql<{ sendBulkMail: { id: string } }>(mutation, { input, key }, admin.headers)),
    );
    expect(answers[0]?.data.sendBulkMail.id).toBe(answers[1]?.data.sendBulkMail.id);
    const { rows } = await server.database.pool.query(
      `select count(*)::int as count from outbox where payload->>'subject' = 'Twice'`,
    );
    expect(rows).toEqual([{ count: 2 }]);
  });

  it('is answered the same under its key when its group is gone meanwhile, but not to another input', async () => {
    const { pool } = server.database;
    const shift = await given(pool).shift();
    await signedUp(pool, shift, { firstName: 'Dag', email: 'dag@x.org' });
    const [group, key] = [{ kind: 'shift', id: shift.id }, randomUUID()];
    const first = await send(group, admin.headers, {}, key);
    expect(first.status).toBe(201);
    await pool.query('delete from signup where shift_id = $1', [shift.id]);
    await pool.query('delete from shift where id = $1', [shift.id]);
    expect((await send(group, admin.headers, {}, key)).body).toEqual(first.body);
    expect((await send(group, admin.headers, { text: 'Else' }, key)).body).toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
    expect((await send(group, admin.headers, {}, randomUUID())).body).toMatchObject({ code: 'SHIFT_NOT_FOUND' });
  });

  it('is seen by admins and its sender alone', async () => {
    const { body } = await send({ kind: 'category', id: ids.own }, lead.headers);
    expect((await progress(body.id, lead.headers)).id).toBe(body.id);
    expect(await progress(body.id, other.headers)).toMatchObject({ code: 'BULK_MAIL_NOT_FOUND' });
    expect(await progress(body.id, {})).toMatchObject({ code: 'NOT_SIGNED_IN' });
    expect(await progress('none')).toMatchObject({ code: 'BULK_MAIL_NOT_FOUND' });
    const listed = await server.graphql<{ bulkMails: { nodes: { id: string; senderName: string }[] } }>(
      '{ bulkMails { nodes { id senderName } } }',
      {},
      lead.headers,
    );
    expect(new Set(listed.data.bulkMails.nodes.map(({ senderName }) => senderName))).toEqual(new Set(['Lena Lead']));
    expect((await server.rest<Mail[]>('GET', '/api/bulk-mails', undefined, admin.headers)).body[0]?.id).toBe(body.id);
  });

  it('to 500 people arrives once at each; who cannot be reached is listed and can be tried again', async () => {
    smtp.unknown.add('person7@crowd.org').add('person77@crowd.org');
    const { body } = await send({ kind: 'opportunity', id: ids.crowd });
    expect(body.recipients).toBe(500);
    await until(async () => (await progress(body.id)).waiting === 0, 25_000);
    const done = await progress(body.id);
    expect(done).toMatchObject({ sent: 498, failed: 2 });
    expect(done.failures.map(({ name, email }) => [name, email])).toEqual([
      ['Person 7', 'person7@crowd.org'],
      ['Person 77', 'person77@crowd.org'],
    ]);
    expect(done.failures[0]?.reason).toContain('No such mailbox');
    const reached = crowd();
    expect([reached.length, new Set(reached).size]).toEqual([498, 498]);

    expect((await server.rest('POST', `/api/bulk-mails/${body.id}/send-again`, {}, lead.headers)).status).toBe(404);
    smtp.unknown.delete('person77@crowd.org');
    await server.rest('POST', `/api/bulk-mails/${body.id}/send-again`, {}, admin.headers);
    await until(async () => {
      const { waiting, failed } = await progress(body.id);
      return waiting === 0 && failed === 1;
    }, 15_000);
    smtp.unknown.clear();
    const [left] = (await progress(body.id)).failures;
    const again = `mutation ($id: ID!, $mailId: ID) { sendFailedAgain(id: $id, mailId: $mailId) { failed } }`;
    await server.graphql(again, { id: body.id, mailId: randomUUID() }, admin.headers);
    expect((await progress(body.id)).failed).toBe(1);
    await server.graphql(again, { id: body.id, mailId: left?.id }, admin.headers);
    await until(async () => (await progress(body.id)).sent === 500, 15_000);
    expect(new Set(crowd()).size).toBe(500);
  }, 60_000);
});
