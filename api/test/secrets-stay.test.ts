import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess, type ServerProcess } from './faults/start-server-process.js';
import { cookieOf } from './household-apis.js';
import { given, inDays } from './given.js';
import { Secret } from 'otpauth';
import { totpCode } from '../src/features/accounts/second-factor/totp.js';
import { startReceiver, type Receiver } from './start-receiver.js';
import { startSmtpServer, type ReceivedMail, type TestSmtpServer } from './smtp/start-smtp-server.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';
import { until } from './until.js';

/*
 * The built server as operators run it, with everything that it can log. People sign in, sign up, follow links, fail,
 * and see outages; afterwards nothing that was handed out stands in the database's text or in the log, in any usual way
 * of writing.
 */

const adminPassword = 'Sastrugi-lantern-48';
const newPassword = 'Telemark-thermos-93';
const wrongPassword = 'Wrong-guess-quilt-17';

let smtp: TestSmtpServer;
let receiver: Receiver;
let database: TestDatabase;
let dataDir: string;
let server: ServerProcess;
/** What was handed out or typed: name -> text. */
const secrets = new Map<string, string>();
/** Recovery codes: shorter than the others, and shown once. */
const codes = new Map<string, string>();
/** Addresses and phones, which the log must not hold. */
const personal = new Map<string, string>();
let log = '';
let dump = '';

/** An answer: the call that it is to, its headers and body, and where it leads elsewhere. */
interface Answered {
  to: string;
  text: string;
  location: string | null;
}
/** All that was answered to anybody. */
const answers: Answered[] = [];
/** The answers to the person who opened the mailed link of their household, and who alone gets its calendar. */
const toTheHousehold: Answered[] = [];

interface ProviderAnswer {
  data?: Record<string, { secret: string; webhook: { id: string } }>;
  token?: string;
  deviceToken?: string;
  address?: string;
  uploadURL?: string;
  signup?: { id: string };
  volunteer?: { id: string };
  challenge?: string;
}

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(server.url + path, {
    method,
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    redirect: 'manual',
  });
  const { cookie } = cookieOf(answer.headers);
  if (cookie) secrets.set(`cookie of ${path}`, cookie.slice(cookie.indexOf('=') + 1));
  const text = await answer.text();
  const location = answer.headers.get('location');
  answers.push({ to: `${method} ${path}`, text: `${JSON.stringify([...answer.headers])} ${text}`, location });
  return { status: answer.status, cookie, body: (text.startsWith('{') ? JSON.parse(text) : {}) as ProviderAnswer };
}

/** The mail that came to an address with these words in its subject. */
async function mailTo(address: string, subject: RegExp): Promise<ReceivedMail> {
  const found = () =>
    smtp.received.findLast(
      ({ recipients, parsed }) => recipients.includes(address) && subject.test(parsed.subject ?? ''),
    );
  await until(() => found() !== undefined, 30_000);
  return found() as ReceivedMail;
}

/** The token at the end of the link of that page in a mail. */
function tokenIn({ parsed }: ReceivedMail, page: string): string {
  const token = new RegExp(`/${page.replace('?', '\\?')}([\\w-]{20,})`).exec(parsed.text ?? '')?.[1];
  if (!token) throw new Error(`No link to /${page}… in: ${parsed.text}`);
  secrets.set(`link to /${page}…, ${parsed.subject}`, token);
  return token;
}

/** The path of the household's calendar that a mail names. */
function calendarIn({ parsed }: ReceivedMail): string {
  const [path, token = ''] = /\/feeds\/([\w-]{65})\.ics/.exec(parsed.text ?? '') ?? [];
  if (!path) throw new Error(`No calendar in: ${parsed.text}`);
  secrets.set(`a household’s calendar, ${secrets.size}`, token);
  // What stands before says which link it belongs to, and opens nothing.
  secrets.set(`a household’s calendar, its secret part, ${secrets.size}`, token.slice(22));
  return path;
}

/** The household's calendar is read, tried with slips, put where it does not belong, and asked for by everybody else. */
async function readCalendar(
  mail: ReceivedMail,
  callers: { opened?: string; others: (string | undefined)[]; staff: Record<string, string>[] },
): Promise<string> {
  const path = calendarIn(mail);
  const bare = path.replace('.ics', '');
  const token = bare.slice('/feeds/'.length);
  expect((await call('GET', path)).status).toBe(200);
  for (const other of [
    `${bare}.csv`,
    `${bare}.json`,
    `${bare}.xlsx`,
    bare,
    `${path}/`,
    `${bare}x.ics`,
    `/feeds/x${token}.ics`,
  ])
    await call('GET', other);
  for (const method of ['HEAD', 'POST', 'DELETE']) await call(method, path);
  await call('GET', `${path}?place=${token}`);
  for (const place of [
    `/api/docs?calendar=${token}`,
    `/api/manage/${token}`,
    `/manage/${token}`,
    `/api/events/${token}`,
  ])
    await call('GET', place);

  const query = '{ myHousehold { email calendarAddress } }';
  const mine = await call('POST', '/graphql', { query }, { cookie: callers.opened ?? '' });
  expect(JSON.stringify(mine.body)).toContain(token);
  toTheHousehold.push(...answers.splice(-1));
  // With only the address, or without a cookie: whether or not the household is open, its calendar stays closed.
  for (const cookie of [...callers.others, undefined])
    await call('POST', '/graphql', { query }, cookie === undefined ? {} : { cookie });
  const everybody = '{ volunteers { nodes { household { calendarAddress } } } }';
  for (const headers of callers.staff) {
    await call('POST', '/graphql', { query: everybody }, headers);
    for (const list of [
      '/api/admin/signups',
      '/api/volunteers',
      '/api/admin/feeds',
      '/api/admin/audit-log',
      '/api/changes',
    ])
      await call('GET', list, undefined, headers);
  }
  return path;
}

beforeAll(async () => {
  [smtp, receiver, database, dataDir] = await Promise.all([
    startSmtpServer(),
    startReceiver(),
    createTestDatabase(),
    mkdtemp(join(tmpdir(), 'trailcrew-secrets-')),
  ]);
  server = await startServerProcess({
    databaseUrl: database.url,
    dataDir,
    settings: {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://volunteers.example.org',
      LOG_LEVEL: 'trace',
      SMTP_URL: smtp.url,
      ADMIN_EMAIL: 'alma@club.example',
      ADMIN_PASSWORD: adminPassword,
      WEBHOOK_ALLOW_HTTP: 'true',
      WEBHOOK_ALLOW_HOSTS: '127.0.0.1',
    },
  });
  secrets.set('the admin’s first password', adminPassword);
  secrets.set('the new password', newPassword);
  secrets.set('a wrong password', wrongPassword);
  const key = await readFile(join(dataDir, 'secret.key'));
  secrets.set('the server’s secret', key.toString('utf8').trim());
  await live();
  // The log of what was answered last has been written too.
  await server.end('SIGTERM');
  log = server.said();
  dump = await everyTable();
});
afterAll(async () => {
  await server.end('SIGTERM');
  await Promise.all([smtp.stop(), receiver.stop(), database.drop(), rm(dataDir, { recursive: true, force: true })]);
});

/** A day of the club: all that hands something out, and all that goes wrong. */
async function live(): Promise<void> {
  const visitor = { firstName: 'Vera', lastName: 'Verborgen', email: 'vera@visitors.example', phone: '0550 424242' };
  for (const [name, text] of Object.entries({ email: visitor.email, phone: visitor.phone, admin: 'alma@club.example' }))
    personal.set(name, text);
  const shift = await given(database.pool).shift({ qtyRequired: 20 });

  await call('POST', '/api/auth/login', { email: 'alma@club.example', password: wrongPassword });
  await call('POST', '/api/auth/login', `{"email":"alma@club.example","password":"${wrongPassword}"`);
  await call('GET', `/api/auth/login?password=${wrongPassword}`);
  const { body: session } = await call('POST', '/api/auth/login', {
    email: 'alma@club.example',
    password: adminPassword,
  });
  secrets.set('a session', session.token ?? '');
  const admin = { authorization: `Bearer ${session.token}` };

  // A program with a key, which it also puts where none belongs.
  const made = await call('POST', '/api/admin/api-keys', { name: 'Timing', scopes: ['read:programme'] }, admin);
  const key = made.body.token ?? '';
  secrets.set('an API key', key);
  const program = { authorization: `Bearer ${key}` };
  await call('GET', '/api/shifts', undefined, program);
  await call('POST', '/graphql', { query: '{ volunteers { nodes { phone } } }' }, program);
  await call('GET', `/api/shifts?key=${key}`);
  await call('GET', `/api/events/${key}`);
  await call('GET', '/api/shifts', undefined, { authorization: `Bearer ${key}x` });

  // A webhook that receives what follows, with two secrets: a new one, and that before.
  const asked = (query: string, variables: object) => call('POST', '/graphql', { query, variables }, admin);
  const known = (name: string, { body }: { body: ProviderAnswer }): string => {
    const { secret = '', webhook } = Object.values(body.data ?? {})[0] ?? {};
    secrets.set(name, secret.slice('whsec_'.length));
    secrets.set(`${name}, its bytes`, Buffer.from(secret.slice('whsec_'.length), 'base64').toString('base64url'));
    return webhook?.id ?? '';
  };
  const input = { url: receiver.url, kinds: ['signup.created'] };
  const webhookId = known(
    'a webhook’s first secret',
    await asked('mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret webhook { id } } }', {
      input,
    }),
  );
  const renew = 'mutation ($id: ID!) { rotateWebhookSecret(webhookId: $id) { secret webhook { id } } }';
  known('a webhook’s next secret', await asked(renew, { id: webhookId }));

  // A feed, whose address is also tried with a typo.
  const feed = await call('POST', '/api/admin/feeds', { kind: 'ROSTER', eventId: shift.eventId }, admin);
  const feedToken = (feed.body.address ?? '').split('/').at(-1) ?? '';
  secrets.set('the address of a feed', feedToken);
  for (const ending of ['ics', 'csv', 'json', 'xlsx', 'pdf']) await call('GET', `/feeds/${feedToken}.${ending}`);
  await call('GET', `/feeds/${feedToken}`);
  await call('GET', `/feeds/${feedToken}.json?place=${feedToken}`);
  await call('POST', `/feeds/${feedToken}.json`);

  // A check-in link, also tried with a slip, and the phone of a helper who joins by it, and asks for what it may not.
  const { eventId, categoryId } = shift;
  const link = await call('POST', '/api/admin/check-in-links', { eventId, categoryId, day: inDays(30) }, admin);
  const linkToken = (link.body.address ?? '').split('#k=').at(-1) ?? '';
  secrets.set('a check-in link', linkToken);
  await database.pool.query('update check_in_link set starts_at = now()');
  const helper = { token: linkToken, name: 'Maeve Verschwiegen' };
  personal.set('phone of a helper', helper.name);
  const { body: joined } = await call('POST', '/api/check-in/devices', helper);
  secrets.set('a phone that joined', (joined.deviceToken ?? '').slice('tcd_'.length));
  for (const slip of [`${linkToken}x`, joined.deviceToken])
    await call('POST', '/api/check-in/devices', { ...helper, token: slip });
  for (const token of [joined.deviceToken, `${joined.deviceToken}x`])
    await call('GET', '/api/signups', undefined, { authorization: `Bearer ${token}` });
  await call('GET', '/api/admin/check-in-links', undefined, admin);

  const { cookie, body: signedUp } = await call(
    'POST',
    '/api/signup',
    { ...visitor, shiftId: shift.id },
    { 'idempotency-key': 'once' },
  );
  await until(() => receiver.received.length > 0, 30_000);
  const { cookie: lookedUp } = await call('POST', '/api/volunteer/lookup', { email: visitor.email });
  await call('GET', `/api/signups/${signedUp.signup?.id}/calendar`, undefined, { cookie: cookie ?? '' });
  const confirmation = await mailTo(visitor.email, /signed up|confirm/i);
  const household = tokenIn(confirmation, 'manage/');
  const { cookie: opened } = await call('GET', `/api/manage/${household}`);
  await call('GET', `/manage/${household}`);
  const calendar = await readCalendar(confirmation, { opened, others: [cookie, lookedUp], staff: [admin, program] });
  await call('POST', `/api/manage/${household}/cancel/${signedUp.signup?.id}`);
  await call('POST', `/api/manage/${household}/replace-link`);
  const renewed = await mailTo(visitor.email, /^Your new link/);
  tokenIn(renewed, 'manage/');
  await call('GET', `/api/manage/${household}`);
  // It is closed with the link; the new mail has another.
  expect((await call('GET', calendar)).status).toBe(410);
  calendarIn(renewed);

  // A full shift is waited for: the place of a person who gives theirs back is offered by a link, which is read, tried
  // with a slip, and used.
  const full = await given(database.pool).shift({ qtyRequired: 1 });
  const { body: first } = await call('POST', '/api/signup', { ...visitor, firstName: 'Valeria', shiftId: full.id });
  const { firstName, lastName, email, phone } = visitor;
  await call('POST', '/api/waitlist', { shiftId: full.id, email, phone, people: [{ firstName, lastName }] });
  await call('POST', `/api/admin/signups/${first.signup?.id}/cancel`, {}, admin);
  const offer = tokenIn(await mailTo(email, /spot is open/i), 'offer/');
  for (const path of [`/offer/${offer}`, `/api/offers/${offer}`, `/api/offers/${offer}x`]) await call('GET', path);
  await call('POST', `/api/offers/${offer}/take`);

  // Somebody cannot come: the link that they share is read, tried with a slip, and used.
  const other = await given(database.pool).shift({ qtyRequired: 1 });
  const { body: going } = await call('POST', '/api/signup', { ...visitor, firstName: 'Vilma', shiftId: other.id });
  await call('POST', `/api/signups/${going.signup?.id}/replacement`, {}, admin);
  const shared = tokenIn(await mailTo(email, /Looking for a replacement/), 'replacement/');
  for (const path of [`/replacement/${shared}`, `/api/replacements/${shared}`, `/api/replacements/${shared}x`])
    await call('GET', path);
  await call('POST', `/api/replacements/${shared}/take`, { ...visitor, firstName: 'Viktor' });

  await call('POST', '/api/auth/request-magic-link', { email: 'alma@club.example' });
  const magic = tokenIn(await mailTo('alma@club.example', /sign.?in/i), 'auth/magic?token=');
  const { body: second } = await call('GET', `/api/auth/verify/${magic}`);
  secrets.set('a session by a mailed link', second.token ?? '');
  await call('GET', `/api/auth/verify/${magic}`, undefined, { 'user-agent': 'another' });

  await call(
    'POST',
    '/api/admin/users',
    { firstName: 'Lea', lastName: 'Lead', email: 'lea@club.example', role: 'lead' },
    admin,
  );
  tokenIn(await mailTo('lea@club.example', /./), 'reset-password?token=');
  const { body: upload } = await call('POST', '/api/upload/image', { fileName: 'a.png' }, admin);
  secrets.set('the signature of an upload', new URL(upload.uploadURL ?? '').searchParams.get('signature') ?? '');
  await call('PUT', `${new URL(upload.uploadURL ?? '').pathname}${new URL(upload.uploadURL ?? '').search}`, undefined);

  // The mail server is away, and refuses; then the database lacks a column, which is a failure that nobody expected.
  smtp.unknown.add('nobody@visitors.example');
  await call('POST', '/api/signup', { ...visitor, email: 'nobody@visitors.example', shiftId: shift.id });
  await until(
    async () => (await database.pool.query(`select from outbox where state = 'failed'`)).rowCount === 1,
    30_000,
  );
  await smtp.stop();
  await call('POST', '/api/signup', { ...visitor, firstName: 'Viggo', shiftId: shift.id });
  await until(() => server.said().includes('cannot be used now'), 30_000);
  await database.pool.query('alter table volunteer rename column phone to elsewhere');
  await call('POST', '/api/signup', { ...visitor, firstName: 'Valentin', shiftId: shift.id });
  await call('GET', '/api/volunteers?search=vera%40visitors.example', undefined, admin);
  await call('POST', '/graphql', { query: '{ volunteers { nodes { phone } } }' }, admin);
  await database.pool.query('alter table volunteer rename column elsewhere to phone');
  // Two people break a rule that no code knows: PostgreSQL names the address in its answer.
  const una = { ...visitor, lastName: 'Unbekannt', email: 'una@visitors.example' };
  for (const name of ['lastName', 'email'] as const) personal.set(`${name} that broke a rule`, una[name]);
  await database.pool.query(
    `create unique index one_of_them on volunteer (email_key, last_name) where last_name = 'Unbekannt'`,
  );
  await call('POST', '/api/signup', { ...una, shiftId: shift.id });
  const twice = await call('POST', '/api/signup', { ...una, firstName: 'Ulla', shiftId: shift.id });
  expect(twice.status).toBe(500);
  await database.pool.query('drop index one_of_them');
  await smtp.start();
  await mailTo(visitor.email, /./);

  await call('POST', '/api/auth/request-password-reset', { email: 'alma@club.example' });
  const reset = tokenIn(await mailTo('alma@club.example', /password/i), 'reset-password?token=');
  const { body: third } = await call('POST', '/api/auth/reset-password', { token: reset, password: newPassword });
  secrets.set('a session by a new password', third.token ?? '');
  await askToBeErased({
    email: visitor.email,
    person: signedUp.volunteer?.id ?? '',
    link: tokenIn(renewed, 'manage/'),
  });
  await useSecondSteps();
}

/** A household asks to be erased: the link to confirm it is read, and tried with a slip. */
async function askToBeErased({ email, person, link }: { email: string; person: string; link: string }): Promise<void> {
  const { cookie = '' } = await call('GET', `/api/manage/${link}`);
  await call('POST', '/api/household/erasure', { volunteerIds: [person] }, { cookie });
  const erasing = tokenIn(await mailTo(email, /erase/i), 'erase/');
  for (const path of [`/erase/${erasing}`, `/api/erasures/${erasing}`, `/api/erasures/${erasing}x`])
    await call('GET', path);
}

/** Somebody signs in from a page, adds an authenticator app, signs in with it, mistypes, and uses a recovery code. */
async function useSecondSteps(): Promise<void> {
  const account = { email: 'alma@club.example', password: newPassword };
  const page = { 'sec-fetch-site': 'same-origin' };
  const { cookie = '', body } = await call('POST', '/api/auth/login', account, page);
  expect(cookie).toMatch(/^__Host-trailcrew_staff=/);
  secrets.set('half of a session', body.token ?? '');
  const signedIn = { ...page, authorization: `Bearer ${body.token}`, cookie };
  await call('GET', '/api/admin/audit-log', undefined, { authorization: `Bearer ${body.token}` });
  const asked = async (query: string, variables: object = {}) =>
    (await call('POST', '/graphql', { query, variables }, signedIn)).body.data as unknown as Record<
      string,
      { secret: string; recoveryCodes: string[] }
    >;
  const begun = await asked('mutation { beginTotp { secret } }');
  const secret = (begun.beginTotp?.secret ?? '').replaceAll(' ', '');
  const bytes = Buffer.from(Secret.fromBase32(secret).bytes);
  secrets.set('the secret of an app', secret);
  secrets.set('the secret of an app, its bytes', bytes.toString('base64url'));
  secrets.set('the secret of an app, as PostgreSQL shows bytes', bytes.toString('hex'));
  const input = { code: totpCode(bytes, new Date()), name: 'My phone' };
  const added = await asked('mutation ($input: AddTotpInput!) { addTotp(input: $input) { recoveryCodes } }', { input });
  for (const [index, code] of (added.addTotp?.recoveryCodes ?? []).entries()) codes.set(`recovery code ${index}`, code);
  const challenge = async () => {
    const refused = await call('POST', '/api/auth/login', account);
    expect(refused.status).toBe(401);
    return refused.body.challenge ?? '';
  };
  const [one, other] = [await challenge(), await challenge()];
  secrets.set('a challenge', one);
  secrets.set('another challenge', other);
  const [first = ''] = codes.values();
  for (const proof of [{ totp: '000000' }, { recoveryCode: 'AAAAA-AAAAA' }, { recoveryCode: first }])
    await call('POST', '/api/auth/second-factor', { challenge: one, ...proof });
  for (const proof of [{ recoveryCode: first }, { challenge: `${other}x` }])
    await call('POST', '/api/auth/second-factor', { challenge: other, ...proof });
  await call('GET', `/api/events/${other}?code=${first}`);
}

/** Every row of every table, as text; what stands in JSON or bytes too. */
async function everyTable(): Promise<string> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const texts: string[] = [];
  for (const { name } of rows) {
    const all = await database.pool.query<{ row: string }>(`select t::text as row from "${name}" t`);
    texts.push(...all.rows.map(({ row }) => `${name} ${row}`));
  }
  return texts.join('\n');
}

/** The usual ways of writing a text down. */
function writtenAs(text: string): string[] {
  const bytes = Buffer.from(text);
  const kinds = [text, encodeURIComponent(text), bytes.toString('base64').replace(/=+$/, ''), bytes.toString('hex')];
  // A token that is itself 32 bytes in base64url.
  if (/^[\w-]{43}$/.test(text)) kinds.push(Buffer.from(text, 'base64url').toString('hex'));
  return kinds;
}

const holding = (place: string, all: Map<string, string>): string[] =>
  [...all].filter(([, text]) => writtenAs(text).some((one) => place.includes(one))).map(([name]) => name);

describe('after a day of everything', () => {
  it('each secret was there: sessions, links, cookies, passwords, signatures', () => {
    expect([...secrets.values()].filter((text) => text.length < 15)).toEqual([]);
    expect([...secrets.keys()].sort()).toEqual(
      expect.arrayContaining([
        'a session',
        'a session by a mailed link',
        'a session by a new password',
        'the signature of an upload',
        'half of a session',
        'the secret of an app',
        'a challenge',
      ]),
    );
    expect([...secrets.keys()].filter((name) => name.startsWith('link to /'))).toHaveLength(8);
    expect(codes.size).toBe(10);
    expect([...secrets.keys()].filter((name) => name.startsWith('cookie of')).length).toBeGreaterThan(3);
  });

  it('the log names what went wrong, and the tables hold what happened', () => {
    for (const words of ['unexpected failure', 'one_of_them', 'refused for good', 'cannot be used now'])
      expect(log).toContain(words);
    expect(dump).toContain('vera@visitors.example');
  });

  it('the database holds none of the secrets', () => {
    expect(holding(dump, secrets)).toEqual([]);
    expect(holding(dump, codes)).toEqual([]);
  });

  it('the log holds none of them, and nobody’s address or phone', () => {
    expect(holding(log, secrets)).toEqual([]);
    expect(holding(log, codes)).toEqual([]);
    expect(holding(log, personal)).toEqual([]);
  });

  it('only the person who opened its mailed link gets a household’s calendar', () => {
    const calendars = new Map([...secrets].filter(([name]) => name.startsWith('a household’s calendar')));
    expect(calendars.size).toBe(4);
    expect(toTheHousehold.filter(({ text }) => holding(text, calendars).length > 0)).toHaveLength(1);
    const revealing = answers.filter(({ text }) => holding(text, calendars).length > 0);
    expect(revealing.map(({ to }) => to)).toEqual([]);
    expect(answers.length).toBeGreaterThan(80);
  });

  it('no redirect leads to an address that holds a secret', () => {
    const locations = answers.flatMap(({ location }) => location ?? []);
    expect(locations).not.toEqual([]);
    expect(locations.filter((location) => holding(location, secrets).length > 0)).toEqual([]);
  });

  it('neither holds the text of a mail that was sent', () => {
    expect(smtp.received.length).toBeGreaterThan(6);
    const sentences = smtp.received.flatMap(({ parsed }) =>
      (parsed.text ?? '').split('\n').filter((line) => line.length > 40 || line.includes('https://')),
    );
    expect(sentences.length).toBeGreaterThan(20);
    expect(sentences.filter((line) => dump.includes(line.trim()) || log.includes(line.trim()))).toEqual([]);
  });
});
