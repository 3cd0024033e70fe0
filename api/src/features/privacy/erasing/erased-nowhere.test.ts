import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { read, utils } from 'xlsx';
import { runProgram, startServerProcess, type ServerProcess } from '../../../../test/faults/start-server-process.js';
import { given, inDays } from '../../../../test/given.js';
import { startReceiver, type Receiver } from '../../../../test/start-receiver.js';
import { startSmtpServer, type TestSmtpServer } from '../../../../test/smtp/start-smtp-server.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.js';
import { until } from '../../../../test/until.js';
import { routes } from '../../../registry.js';

/* The built server as operators run it, with everything that it can log: a family that was erased stands in no answer, file, log or backup. */

const word = 'Zanzibarkanarie';
const family = ['Ada', 'Bo', 'Cyd'].map((first) => ({ firstName: `${first}${word}`, lastName: `O'Neil-${word}` }));
const email = `${word.toLowerCase()}@kanarie.example`;
const phone = '+47 99 88 77 66';

let smtp: TestSmtpServer;
let receiver: Receiver;
let database: TestDatabase;
let dataDir: string;
let server: ServerProcess;
let admin: Record<string, string>;
let key: Record<string, string>;
const ids: Record<string, string> = {};

beforeAll(async () => {
  [smtp, receiver, database, dataDir] = await Promise.all([
    startSmtpServer(),
    startReceiver(),
    createTestDatabase(),
    mkdtemp(join(tmpdir(), 'trailcrew-erased-')),
  ]);
  const account = { ADMIN_EMAIL: 'alma@club.example', ADMIN_PASSWORD: 'Sastrugi-lantern-48' };
  server = await startServerProcess({
    ...{ databaseUrl: database.url, dataDir },
    settings: {
      ...{ NODE_ENV: 'production', PUBLIC_URL: 'https://volunteers.example.org', LOG_LEVEL: 'trace' },
      ...{ SMTP_URL: smtp.url, WEBHOOK_ALLOW_HTTP: 'true', WEBHOOK_ALLOW_HOSTS: '127.0.0.1', ...account },
    },
  });
  const session = await call<{ token: string }>('POST', '/api/auth/login', {
    ...{ email: account.ADMIN_EMAIL, password: account.ADMIN_PASSWORD },
  });
  admin = { authorization: `Bearer ${session.token}` };
  await goEveryWay();
});
afterAll(async () => {
  await server.end('SIGTERM');
  await Promise.all([smtp.stop(), receiver.stop(), database.drop(), rm(dataDir, { recursive: true, force: true })]);
});

async function call<Body>(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const sent = body === undefined ? headers : { 'content-type': 'application/json', ...headers };
  const answer = await fetch(server.url + path, { method, headers: sent, body: body && JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return (text === '' ? {} : JSON.parse(text)) as Body;
}

/** They sign up, wait, are moved, renamed, written to and looked for; programs read and are sent all of it. */
async function goEveryWay(): Promise<void> {
  const make = given(database.pool);
  const role = await (await (await make.event({ name: 'Winter Classic' })).category()).opportunity();
  const [shift, other, full, past] = [
    await role.shift({ qtyRequired: 5 }),
    await role.shift({ startTime: '14:00', endTime: '15:00', qtyRequired: 5 }),
    await role.shift({ startTime: '20:00', endTime: '21:00', qtyRequired: 1 }),
    await role.shift({ date: inDays(-3) }),
  ];
  Object.assign(ids, {
    event: shift.eventId,
    category: shift.categoryId,
    opportunity: shift.opportunityId,
    shift: shift.id,
  });
  const made = await call<{ token: string }>(
    'POST',
    '/api/admin/api-keys',
    {
      ...{ name: 'Timing', scopes: ['read:programme', 'read:signups', 'read:contacts', 'read:drafts'] },
    },
    admin,
  );
  key = { authorization: `Bearer ${made.token}` };
  const kinds = ['signup.created', 'signup.moved', 'volunteer.erased'];
  await call('POST', '/api/admin/webhooks', { url: receiver.url, kinds }, admin);
  const feed = { kind: 'ROSTER', eventId: shift.eventId, withPhones: true };
  ids.feed = (await call<{ address: string }>('POST', '/api/admin/feeds', feed, admin)).address.split('/').at(-1) ?? '';
  const people: string[] = [];
  for (const name of family) {
    const body = { ...name, email, phone, shiftId: shift.id };
    const answer = await call<{ signup: { id: string }; volunteer: { id: string } }>('POST', '/api/signup', body, {
      'idempotency-key': randomUUID(),
    });
    people.push(answer.volunteer.id);
    ids.signup = answer.signup.id;
  }
  await database.pool.query(
    `insert into signup (event_id, shift_id, volunteer_id, over_capacity) select $1, $2, id, true from unnest($3::uuid[]) v (id)`,
    [past.eventId, past.id, people],
  );
  await call('POST', '/api/signup', {
    firstName: 'Nina',
    lastName: 'Nobody',
    email: 'nina@else.example',
    shiftId: full.id,
  });
  await call('POST', '/api/waitlist', { shiftId: full.id, email, people: family.slice(0, 2) });
  await call('POST', `/api/signups/${ids.signup}/move`, { shiftId: other.id }, admin);
  await call('PUT', `/api/volunteer/${people[0]}/name`, { firstName: `Abba${word}`, lastName: word }, admin);
  await call(
    'POST',
    '/api/bulk-mails',
    {
      ...{
        eventId: shift.eventId,
        subject: 'Parking',
        text: 'At the school.',
        group: { kind: 'event', id: shift.eventId },
      },
    },
    admin,
  );
  ids.volunteer = people[0] ?? '';
  await until(() => smtp.received.length > 4 && receiver.received.length > 2, 30_000);
}

/** What an answer or file holds, as text: cells of workbooks, too. */
function textOf(name: string, bytes: Buffer): string {
  if (name.includes('spreadsheet') || name.endsWith('.xlsx')) {
    const { Sheets } = read(bytes);
    return Object.values(Sheets)
      .map((sheet) => utils.sheet_to_csv(sheet))
      .join('\n');
  }
  return name.endsWith('.gz') ? gunzipSync(bytes).toString('latin1') : bytes.toString('utf8');
}

const holds = (text: string) => text.toLowerCase().includes(word.toLowerCase()) || text.includes('99 88 77 66');

/** An address with ids of the family's event in place of its parameters. */
function filled(path: string): string {
  const named = path.replaceAll(/\/(\w+)\/\{id\}/g, (all: string, noun: string) => {
    const id = { events: ids.event, categories: ids.category, opportunities: ids.opportunity, shifts: ids.shift }[noun];
    const of = { signups: ids.signup, volunteers: ids.volunteer, volunteer: ids.volunteer }[noun] ?? id;
    return of === undefined ? all : `/${noun}/${of}`;
  });
  return named.replaceAll(/\{\w+\}/g, ids.event ?? '');
}

/** The answers to every GET of a caller, with the event as a parameter where a path takes one: the path, and what it gave. */
async function readAll(headers: Record<string, string>): Promise<{ path: string; text: string }[]> {
  const found: { path: string; text: string }[] = [];
  const paths = routes.filter(({ method }) => method === 'get').map(({ path }) => filled(path));
  const feeds = ['ics', 'csv', 'json', 'xlsx'].map((ending) => `/feeds/${ids.feed?.replace(/\..*$/, '')}.${ending}`);
  for (const path of [
    ...new Set([...paths, ...feeds, '/', '/metrics', '/sitemap.xml', `/api/volunteers?search=${word}`]),
  ])
    for (const address of path.includes('?') ? [path] : [path, `${path}?eventId=${ids.event}`]) {
      const answer = await fetch(server.url + address, { headers });
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (answer.ok) found.push({ path: address, text: textOf(answer.headers.get('content-type') ?? '', bytes) });
    }
  return found;
}

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const files = [];
  for (const name of names) if ((await stat(join(folder, name))).isFile()) files.push(join(folder, name));
  return files;
}

it('stands in no answer, feed, export, metric, file, log, mail or backup once it is erased', async () => {
  const before = (await readAll(admin)).filter(({ text }) => holds(text)).map(({ path }) => path);
  expect(before.length).toBeGreaterThan(12);
  expect(before.some((path) => path.endsWith('.xlsx') || path.includes('excel'))).toBe(true);
  expect((await readAll(key)).filter(({ text }) => holds(text)).length).toBeGreaterThan(2);

  const { rows } = await database.pool.query<{ id: string }>('select id from volunteer where email_key = $1', [email]);
  const volunteerIds = rows.map(({ id }) => id);
  const preview = smtp.received.length;
  expect(await call('POST', '/api/admin/erasures', { volunteerIds }, admin)).toEqual({ erased: 3 });
  const last = () => smtp.received.slice(preview).filter(({ parsed }) => parsed.subject === 'Your data is erased');
  await until(() => last().length === 1, 30_000);
  await until(
    async () => (await database.pool.query(`select from outbox where state = 'waiting'`)).rowCount === 0,
    30_000,
  );
  await until(() => receiver.received.some(({ body }) => body.type === 'volunteer.erased'), 30_000);

  for (const [caller, headers] of Object.entries({ admin, key, visitor: {} })) {
    const answers = await readAll(headers);
    expect([caller, answers.length > (caller === 'admin' ? 80 : 15)]).toEqual([caller, true]);
    // The address of a search is ours.
    const found = answers.filter(({ path, text }) => !path.includes(word) && holds(text));
    expect([caller, found.map(({ path }) => path)]).toEqual([caller, []]);
  }
  const query = `{ volunteers { nodes { firstName lastName email phone signups { id } household { email } } }
    auditLog { nodes { summary } } bulkMails { nodes { recipients failures { name email } } } }`;
  expect(holds(JSON.stringify(await call('POST', '/graphql', { query }, admin)))).toBe(false);
  const file = join(dataDir, 'now.gz');
  expect((await runProgram(['backup', file], database.url, dataDir)).code).toBe(0);
  for (const path of await filesIn(dataDir))
    expect([path, holds(textOf(path, await readFile(path)))]).toEqual([path, false]);
  expect(holds(server.said())).toBe(false);
  const mails = smtp.received.slice(preview).filter(({ raw }) => holds(raw));
  expect(mails.map(({ parsed }) => parsed.subject)).toEqual(['Your data is erased']);
  expect(receiver.received.filter(({ text }) => holds(text))).toEqual([]);
});
