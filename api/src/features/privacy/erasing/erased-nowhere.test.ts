import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { gunzipSync } from 'node:zlib';
import { read, utils } from 'xlsx';
import { askedField } from '../../../../test/asked-field.js';
import { rootMatrix, typeMatrix } from '../../../../test/authorization-matrix.js';
import { alikeFields } from '../../../../test/authorization-row.js';
import type { World } from '../../../../test/authorization-world.js';
import { runProgram, startServerProcess, type ServerProcess } from '../../../../test/faults/start-server-process.js';
import { given, inDays } from '../../../../test/given.js';
import { startReceiver, type Receiver } from '../../../../test/start-receiver.js';
import { startSmtpServer, type TestSmtpServer } from '../../../../test/smtp/start-smtp-server.js';
import { copyTestDatabase, createTestDatabase, type TestDatabase } from '../../../../test/test-database.js';
import { until } from '../../../../test/until.js';
import { questionKinds } from '../../../contract/programme/answers.js';
import { buildGraphqlSchema } from '../../../http/graphql/build-graphql-schema.js';
import { resolvers, routes } from '../../../registry.js';
import { ledgerFile } from './copy-ledger.js';

/*
 * The built server as operators run it, with everything that it can log: a family that was erased is in no answer, file, log or backup, nor
 * is it after yesterday's backup was restored.
 */

const word = 'Zanzibarkanarie';
const family = ['Ada', 'Bo', 'Cyd'].map((first) => ({ firstName: `${first}${word}`, lastName: `O'Neil-${word}` }));
const email = `${word.toLowerCase()}@kanarie.example`;
const phone = '+47 99 88 77 66';
const birthDate = '1911-11-13';

let smtp: TestSmtpServer;
let receiver: Receiver;
let database: TestDatabase;
/** Where the server keeps its files, and where the operator keeps backups. */
let dataDir: string;
let shelf: string;
let server: ServerProcess;
/** What servers that have ended wrote. */
let saidBefore = '';
type Headers = Record<string, string>;
let callers: Record<'admin' | 'lead' | 'key' | 'household' | 'visitor', Headers>;
const ids: Record<string, string> = {};
/** Ids of the family's people, signups and waiting. */
let theirIds: string[];
/** The database as it was before they were erased. */
let yesterday: TestDatabase;

const folder = () => mkdtemp(join(tmpdir(), 'trailcrew-erased-'));

beforeAll(async () => {
  [smtp, receiver, database, dataDir, shelf] = await Promise.all([
    ...([startSmtpServer(), startReceiver(), createTestDatabase(), folder(), folder()] as const),
  ]);
  const account = { ADMIN_EMAIL: 'alma@club.example', ADMIN_PASSWORD: 'Sastrugi-lantern-48' };
  server = await start(database, dataDir, account);
  const session = await call<{ token: string }>('POST', '/api/auth/login', {
    ...{ email: account.ADMIN_EMAIL, password: account.ADMIN_PASSWORD },
  });
  const admin = { authorization: `Bearer ${session.token}` };
  callers = { admin, lead: {}, key: {}, household: {}, visitor: {} };
  await goEveryWay();
  expect(await runProgram(['backup', join(shelf, 'yesterday.gz')], database.url, dataDir)).toMatchObject({ code: 0 });
  // A database is copied while nobody uses it.
  await end(server);
  yesterday = await copyTestDatabase(database);
  server = await start(database, dataDir);
});
afterAll(async () => {
  await server.end('SIGTERM');
  const folders = [dataDir, shelf].map((path) => rm(path, { recursive: true, force: true }));
  await Promise.all([smtp.stop(), receiver.stop(), database.drop(), yesterday.drop(), ...folders]);
});

/** Starts the server with everything that it can log. */
function start({ url }: TestDatabase, dataDir: string, settings: Record<string, string> = {}): Promise<ServerProcess> {
  return startServerProcess({
    ...{ databaseUrl: url, dataDir },
    settings: {
      ...{ NODE_ENV: 'production', PUBLIC_URL: 'https://volunteers.example.org', LOG_LEVEL: 'trace' },
      ...{ SMTP_URL: smtp.url, WEBHOOK_ALLOW_HTTP: 'true', WEBHOOK_ALLOW_HOSTS: '127.0.0.1', ...settings },
    },
  });
}

async function end(one: ServerProcess): Promise<void> {
  await one.end('SIGTERM');
  saidBefore += one.said();
}

async function call<Body>(method: string, path: string, body?: object, headers: Headers = {}) {
  const sent = body === undefined ? headers : { 'content-type': 'application/json', ...headers };
  const answer = await fetch(server.url + path, { method, headers: sent, body: body && JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return (text === '' ? {} : JSON.parse(text)) as Body;
}

/** A question of each kind that the event asks. */
async function askEveryKind(eventId: string): Promise<{ questionId: string; value: string[] }[]> {
  const answers = [];
  for (const kind of questionKinds) {
    const choices = /CHOICE/.test(kind) ? ['One', 'Two'] : [];
    const body = { eventId, kind, label: `What about ${kind}?`, choices };
    const { id } = await call<{ id: string }>('POST', '/api/admin/questions', body, callers.admin);
    const chosen = { TEXT: `Nuts ${word}`, BIRTH_DATE: birthDate, YES_NO: 'yes', SHIRT_SIZE: 'M' } as const;
    answers.push({ questionId: id, value: [kind in chosen ? chosen[kind as keyof typeof chosen] : 'One'] });
  }
  return answers;
}

/** What programs follow: a key, a webhook and a feed. */
async function connectPrograms(eventId: string): Promise<void> {
  const scopes = ['read:programme', 'read:signups', 'read:contacts', 'read:drafts'];
  const made = await call<{ token: string; id: string }>(
    'POST',
    '/api/admin/api-keys',
    { name: 'Timing', scopes },
    callers.admin,
  );
  callers.key = { authorization: `Bearer ${made.token}` };
  const kinds = ['signup.created', 'signup.moved', 'volunteer.erased'];
  await call('POST', '/api/admin/webhooks', { url: receiver.url, kinds }, callers.admin);
  const feed = { kind: 'ROSTER', eventId, withPhones: true };
  ids.feedToken = (await call<{ address: string }>('POST', '/api/admin/feeds', feed, callers.admin)).address.replace(
    /^.*\/|\..*$/g,
    '',
  );
}

/** They sign up, answer, wait, are moved, renamed, merged, looked up and written to, also in vain; programs read and are sent all of it. */
async function goEveryWay(): Promise<void> {
  const make = given(database.pool);
  const lead = await make.staff('lead');
  callers.lead = lead.headers;
  const event = await make.event({ name: 'Winter Classic' });
  const role = await (await event.category({ leadId: lead.userId })).opportunity();
  const [shift, other, full] = [
    await role.shift({ qtyRequired: 9 }),
    await role.shift({ startTime: '14:00', endTime: '15:00', qtyRequired: 5 }),
    await role.shift({ startTime: '20:00', endTime: '21:00', qtyRequired: 1 }),
  ];
  const day = inDays(-3);
  const past = await make.shift({ startDate: day, endDate: day, date: day });
  const of = { event: shift.eventId, category: shift.categoryId, opportunity: shift.opportunityId, shift: shift.id };
  Object.assign(ids, { ...of, slug: event.slug, past: past.eventId, leadUser: lead.userId, email });
  await connectPrograms(shift.eventId);
  const answers = await askEveryKind(shift.eventId);
  ids.question = answers[0]?.questionId ?? '';
  interface Made {
    signup: { id: string };
    volunteer: { id: string };
  }
  const signUp = (body: object) => call<Made>('POST', '/api/signup', body, { 'idempotency-key': randomUUID() });
  const people: string[] = [];
  for (const name of family) {
    const made = await signUp({ ...name, email, phone, shiftId: shift.id, answers });
    people.push(made.volunteer.id);
    ids.signup = made.signup.id;
  }
  const twin = { firstName: `Bobo${word}`, lastName: family[1]?.lastName };
  const merged = await signUp({ ...twin, email, phone, shiftId: other.id });
  await call('POST', '/api/volunteer/merge', { sourceId: merged.volunteer.id, targetId: people[1] }, callers.admin);
  await database.pool.query(
    `insert into signup (event_id, shift_id, volunteer_id, over_capacity) select $1, $2, id, true from unnest($3::uuid[]) v (id)`,
    [past.eventId, past.id, people],
  );
  // Others, who stay: one of the family's names, a household that waits as well.
  for (const [firstName, shiftId] of [
    ['Nina', full.id],
    ['Kari', shift.id],
    ['Ola', past.id],
  ] as const)
    if (shiftId === past.id)
      await database.pool.query(
        `with person as (insert into volunteer (first_name, last_name, email, email_key, name_key) values ($3, 'Nobody', $4, $4, lower($3)) returning id)
         insert into signup (event_id, shift_id, volunteer_id) select $1, $2, id from person`,
        [past.eventId, past.id, firstName, `${firstName.toLowerCase()}@else.example`],
      );
    else {
      const theirs = answers.map(({ questionId, value }) => ({
        questionId,
        value: value.map((one) => (one.includes(word) ? 'Milk' : one === birthDate ? '1980-01-02' : one)),
      }));
      await signUp({
        firstName,
        lastName: 'Nobody',
        email: `${firstName.toLowerCase()}@else.example`,
        shiftId,
        answers: theirs,
      });
    }
  await call('POST', '/api/waitlist', { shiftId: full.id, email, people: family.slice(0, 2) });
  await call('POST', '/api/waitlist', {
    ...{ shiftId: full.id, email: 'kari@else.example', people: [{ firstName: 'Kari', lastName: 'Nobody' }] },
  });
  await database.pool.query(`insert into guardian_consent (signup_id, guardian_name, wording) values ($1, $2, $2)`, [
    ids.signup,
    `Guardian ${word}`,
  ]);
  await call('POST', `/api/signups/${ids.signup}/move`, { shiftId: other.id }, callers.admin);
  await call('PUT', `/api/volunteer/${people[0]}/name`, { firstName: `Abba${word}`, lastName: word }, callers.admin);
  await call('POST', '/api/volunteer/lookup', { email });
  await call('GET', `/api/volunteers?search=${word}`, undefined, callers.admin);
  const group = { kind: 'event', id: shift.eventId };
  const mail = { eventId: shift.eventId, text: 'At the school.', group };
  await call('POST', '/api/bulk-mails', { ...mail, subject: 'Parking' }, callers.admin);
  ids.volunteer = people[0] ?? '';
  ids.relative = people[1] ?? '';
  await until(
    () =>
      smtp.received.some(({ parsed, recipients }) => parsed.subject?.includes('Parking') && recipients.includes(email)),
    30_000,
  );
  Object.assign(smtp, { namesUnknown: true }).unknown.add(email);
  await call('POST', '/api/bulk-mails', { ...mail, subject: 'Once more' }, callers.admin);
  const refused = async () =>
    (await database.pool.query(`select id from outbox where state = 'failed' and last_error ilike $1`, [`%${email}%`]))
      .rows[0] as { id: string } | undefined;
  await until(async () => (await refused()) !== undefined, 30_000);
  ids.failedMail = (await refused())?.id ?? '';
  smtp.unknown.clear();
  const [link] = smtp.received.flatMap(({ parsed, recipients }) =>
    recipients.includes(email) ? (/manage\/([\w-]+)/.exec(parsed.text ?? '')?.[1] ?? []) : [],
  );
  ids.link = link ?? '';
  const page = await fetch(`${server.url}/api/manage/${ids.link}`);
  callers.household = { cookie: page.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  await until(() => receiver.received.length > 2, 30_000);
  const { rows } = await database.pool.query<{ id: string }>(
    `select unnest($1::uuid[])::text as id union select id::text from signup where volunteer_id = any($1)
     union select id::text from waitlist_entry where email_key = $2 union select id::text from household_token where email_key = $2`,
    [[...people, merged.volunteer.id], email],
  );
  theirIds = rows.map(({ id }) => id);
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

const holds = (text: string) =>
  text.toLowerCase().includes(word.toLowerCase()) || text.includes('99 88 77 66') || text.includes(birthDate);

/** An address with ids of the family's event in place of its parameters. */
function filled(path: string): string {
  const named = path.replaceAll(/\/(\w+)\/\{id\}/g, (all: string, noun: string) => {
    const id = { events: ids.event, categories: ids.category, opportunities: ids.opportunity, shifts: ids.shift }[noun];
    const of = { signups: ids.signup, volunteers: ids.volunteer, volunteer: ids.volunteer }[noun] ?? id;
    return of === undefined ? all : `/${noun}/${of}`;
  });
  return named.replace('/manage/{token}', `/manage/${ids.link}`).replaceAll(/\{\w+\}/g, ids.event ?? '');
}

interface Seen {
  path: string;
  text: string;
}

/** The answers to every GET of a caller, with the event as a parameter where a path takes one: the path, and what it gave. */
async function readAll(headers: Headers): Promise<Seen[]> {
  const found: Seen[] = [];
  const paths = routes.filter(({ method }) => method === 'get').map(({ path }) => filled(path));
  const feeds = ['ics', 'csv', 'json', 'xlsx'].map((ending) => `/feeds/${ids.feedToken}.${ending}`);
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

const { schema } = await buildGraphqlSchema(resolvers);

/**
 * The answers to every query and, for those who get any, to the fields of every type that a query leads to. One document asks for all fields
 * of a type that the same callers may read.
 */
async function readAllFields(headers: Headers, types = Object.entries(typeMatrix)): Promise<Seen[]> {
  const world = new Proxy(ids, {
    get: (all, name: string) => all[name] ?? '00000000-0000-4000-8000-000000000000',
  }) as unknown as World;
  const documents = [
    ...Object.entries(rootMatrix).map(([path, { document }]) => ({ path, query: document(world) })),
    ...types.flatMap(([type, { way, fields }]) =>
      alikeFields(fields).map(({ names }) => {
        const asked = names.map((field) => askedField(schema, type, field)).join(' ');
        return { path: `${type}.${names.join()}`, query: way(world, asked) };
      }),
    ),
  ].filter(({ query }) => /^(query|\{)/.test(query));
  const found: Seen[] = [];
  const ask = async () => {
    for (let next = documents.pop(); next; next = documents.pop()) {
      const body = JSON.stringify({ query: next.query });
      const answer = await fetch(`${server.url}/graphql`, {
        ...{ method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body },
      });
      found.push({ path: next.path, text: await answer.text() });
    }
  };
  await Promise.all([ask(), ask(), ask()]);
  return found;
}

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const files = [];
  for (const name of names) if ((await stat(join(folder, name))).isFile()) files.push(join(folder, name));
  return files;
}

/** Reports, attendance and hours of the event that is over: their numbers, in their order, without names. */
async function figures(): Promise<unknown[]> {
  const ask = (path: string) => call<{ reports?: object[] }>('GET', path, undefined, callers.admin);
  const { reports } = await ask(`/api/reports?eventId=${ids.past}`);
  expect(reports).toHaveLength(1);
  const found = [reports, await ask(`/api/reports/attendance?eventId=${ids.past}`), await ask('/api/admin/hours')];
  return JSON.parse(JSON.stringify(found), (_, value: unknown) =>
    typeof value === 'string' || value === null ? '' : value,
  ) as unknown[];
}

/** All rows of a database, by table, as text. */
async function rowsOf(pool: Pool): Promise<{ table: string; text: string }[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ text: string }>(`select to_jsonb(t)::text as text from "${name}" t`);
    found.push(...rows.map(({ text }) => ({ table: name, text })));
  }
  return found;
}

/** What changes while a server runs, or where spots are given back: of nobody. */
const busy = [
  ...['job', 'rate_limit', 'fact_epoch', 'installation_fact', 'zone_source', 'kept_figures', 'shift', 'webhook'],
  ...['event_figures', 'event_sums', 'fresh_event_figures', 'fresh_event_sums', 'staff_session', 'retention_setting'],
];

const ofOthers = (rows: { table: string; text: string }[]) =>
  rows
    .filter(({ table, text }) => !busy.includes(table) && !holds(text) && !theirIds.some((id) => text.includes(id)))
    // Facts of another epoch have no transaction; a mail to a group counts those to the family that failed.
    .map(({ table, text }) => `${table} ${text.replace(/"(transaction_id|forgotten_count)": "?\d+"?/, '')}`);

it('is in no answer, feed, export, metric, file, log, mail or backup once it is erased', async () => {
  const before = (await readAll(callers.admin)).filter(({ text }) => holds(text)).map(({ path }) => path);
  expect(before.length).toBeGreaterThan(12);
  expect(before.some((path) => path.endsWith('.xlsx') || path.includes('excel'))).toBe(true);
  for (const caller of ['lead', 'key', 'household'] as const)
    expect([caller, (await readAll(callers[caller])).filter(({ text }) => holds(text)).length > 1]).toEqual([
      caller,
      true,
    ]);
  expect((await readAllFields(callers.admin)).filter(({ text }) => holds(text)).length).toBeGreaterThan(20);
  const counted = await figures();

  const { rows } = await database.pool.query<{ id: string }>('select id from volunteer where email_key = $1', [email]);
  const volunteerIds = rows.map(({ id }) => id);
  const preview = smtp.received.length;
  expect(await call('POST', '/api/admin/erasures', { volunteerIds }, callers.admin)).toEqual({ erased: 3 });
  const last = () => smtp.received.slice(preview).filter(({ parsed }) => parsed.subject === 'Your data is erased');
  await until(() => last().length === 1, 30_000);
  await until(
    async () => (await database.pool.query(`select from outbox where state = 'waiting'`)).rowCount === 0,
    30_000,
  );
  await until(() => receiver.received.some(({ body }) => body.type === 'volunteer.erased'), 30_000);

  for (const [caller, headers] of Object.entries(callers)) {
    const types = ['key', 'visitor'].includes(caller) ? [] : undefined;
    const answers = [...(await readAll(headers)), ...(await readAllFields(headers, types))];
    // A document that fails would hide what its fields hold.
    expect(answers.filter(({ text }) => /GRAPHQL_VALIDATION_FAILED|"INTERNAL"/.test(text))).toEqual([]);
    const places = answers.flatMap(({ path }) => path.split(','));
    expect([caller, places.length > (types ? 60 : 500)]).toEqual([caller, true]);
    // The cookie of the household still names the address, and opens nothing by it; the address of a search is ours.
    const found = answers.filter(({ path, text }) => !path.includes(word) && holds(text));
    expect([caller, found.map(({ path }) => path)]).toEqual([caller, []]);
  }
  await expect(call('POST', '/api/volunteer/lookup', { email })).rejects.toThrow('404');
  expect(await figures()).toEqual(counted);
  const file = join(dataDir, 'now.gz');
  expect((await runProgram(['backup', file], database.url, dataDir)).code).toBe(0);
  for (const path of await filesIn(dataDir))
    expect([path, holds(textOf(path, await readFile(path)))]).toEqual([path, false]);
  expect(holds(saidBefore + server.said())).toBe(false);
  const mails = smtp.received.slice(preview).filter(({ raw }) => holds(raw));
  expect(mails.map(({ parsed }) => parsed.subject)).toEqual(['Your data is erased']);
  expect(receiver.received.filter(({ text }) => holds(text))).toEqual([]);
});

describe('once yesterday’s backup is restored, it is gone again, and others are as they were', () => {
  /** Starts a server, and looks at every row. */
  async function expectForgotten(restored: TestDatabase, dataDir: string, before: string[]): Promise<void> {
    const again = await start(restored, dataDir);
    try {
      expect(again.said()).toContain('Repeated 1 erasure that this database had forgotten.');
      expect(holds(again.said())).toBe(false);
      const after = await rowsOf(restored.pool);
      expect(after.filter(({ text }) => holds(text))).toEqual([]);
      const kept = new Set(ofOthers(after));
      expect(before.filter((row) => !kept.has(row))).toEqual([]);
    } finally {
      await again.end('SIGTERM');
    }
  }

  it('by `restore` into a new folder, with the list of erasures', async () => {
    const before = await rowsOf(yesterday.pool);
    expect(before.filter(({ text }) => holds(text)).length).toBeGreaterThan(20);
    expect(ofOthers(before).length).toBeGreaterThan(20);
    const [restored, newDir] = await Promise.all([createTestDatabase(), folder()]);
    try {
      const words = ['restore', join(shelf, 'yesterday.gz'), '--force', '--erasures', ledgerFile(dataDir)];
      const { code, said } = await runProgram(words, restored.url, newDir);
      expect([code, said.includes('No list of erasures')]).toEqual([0, false]);
      expect((await rowsOf(restored.pool)).filter(({ text }) => holds(text)).length).toBeGreaterThan(20);
      await expectForgotten(restored, newDir, ofOthers(before));
    } finally {
      await Promise.all([restored.drop(), rm(newDir, { recursive: true, force: true })]);
    }
  });

  // A copy of the database stands for a dump that somebody loaded by `psql`: the embedded PostgreSQL has no `pg_dump`, and an older one refuses.
  it('by a copy of the database that was loaded by hand, in the same folder', async () => {
    await expectForgotten(yesterday, dataDir, ofOthers(await rowsOf(yesterday.pool)));
  });
});
