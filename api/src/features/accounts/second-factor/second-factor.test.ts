import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { given } from '../../../../test/given.js';
import { readQrCode } from '../../../../test/read-qr-code.js';
import { softPasskey } from '../../../../test/soft-passkey.js';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.js';
import { clock, moveClock } from '../../../platform/clock.js';
import { derivedToken, hashToken, unseal } from '../../../platform/operation/secrets.js';
import { magicLinkPurpose, passwordLinkPurpose } from '../account.announcements.js';
import { hashPassword } from '../sign-in/password.js';
import { printRescueLink } from '../sign-in/rescue-link.js';
import { totpPurpose } from './check-proof.js';
import { totpCode } from './totp.js';
import { warnOfOtherSite } from './warn-of-other-site.js';

/* Second factors from adding to removing them, at every way in. Longer than most tests: the ways share their people and their words. */

const password = 'three words and 7';
const site = 'http://localhost:4000';
let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await startTestServer();
  passwordHash = await hashPassword(password);
});
// At the beginning of a step of 30 seconds, so that none ends meanwhile.
beforeEach(() => moveClock(30_000 - (Date.now() % 30_000)));
afterEach(() => moveClock(0));
afterAll(() => server.close());

interface Refusal {
  code?: string;
  challenge: string;
  methods: string[];
  passkey?: string;
}
type Person = Awaited<ReturnType<typeof someone>>;
interface Factor {
  id: string;
  kind: string;
  name: string;
  lastUsedAt: string | null;
}

const someone = (role: 'admin' | 'lead' = 'lead') => given(server.database.pool).staff(role, { passwordHash });
const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await server.database.pool.query<Row>(text, values)).rows;

/** The data, or the code of the refusal. */
async function ask<Data>(by: Pick<Person, 'headers'> | null, text: string, variables: object = {}) {
  const { data, errors } = await server.graphql<Data>(text, variables, by?.headers);
  return { data, code: errors?.[0]?.extensions.code, refusal: errors?.[0]?.extensions as Refusal | undefined };
}

async function signIn({ email }: Person): Promise<Refusal & { token?: string }> {
  return (await server.rest<Refusal & { token?: string }>('POST', '/api/auth/login', { email, password })).body;
}

const completed = async (input: object) =>
  (await server.rest<{ token?: string; code?: string }>('POST', '/api/auth/second-factor', input)).body;

async function addApp(person: Person, name = 'My phone') {
  const begun = await ask<{ beginTotp: { secret: string; uri: string; qr: string } }>(
    person,
    'mutation { beginTotp { secret uri qr } }',
  );
  const secret = secretIn(begun.data.beginTotp.uri);
  const added = await ask<{ addTotp: { factor: Factor; recoveryCodes: string[] | null } }>(
    person,
    'mutation ($input: AddTotpInput!) { addTotp(input: $input) { factor { id kind name lastUsedAt } recoveryCodes } }',
    { input: { code: totpCode(secret, clock.now()), name } },
  );
  expect(added.code).toBeUndefined();
  return { ...begun.data.beginTotp, ...added.data.addTotp, bytes: secret };
}

async function addPasskey(
  person: Person,
  passkey = softPasskey(site),
  answering: Parameters<typeof passkey.create>[1] = {},
) {
  const begun = await ask<{ passkeyOptions: { challenge: string; options: string } }>(
    person,
    'mutation { passkeyOptions { challenge options } }',
  );
  const { challenge, options } = begun.data.passkeyOptions;
  const added = await ask<{ addPasskey: { factor: Factor; recoveryCodes: string[] | null } }>(
    person,
    'mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { factor { id kind name } recoveryCodes } }',
    { input: { challenge, response: passkey.create(options, answering), name: 'Laptop' } },
  );
  return { ...added, passkey, challenge, options };
}

const secretIn = (uri: string): Buffer => fromBase32(new URL(uri).searchParams.get('secret') ?? '');
function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

const mailsTo = async ({ email }: Person): Promise<string[]> =>
  (
    await query<{ what: string }>(
      `select coalesce(payload->>'change', template) as what from outbox where recipient = $1 order by created_at, id`,
      [email],
    )
  ).map(({ what }) => what);

describe('an authenticator app', () => {
  it('is added by its first code, whose QR code says what it is', async () => {
    const person = await someone();
    const app = await addApp(person);
    expect(app.uri).toMatch(/^otpauth:\/\/totp\/Volunteer%20Club:.*[?&]issuer=Volunteer%20Club/);
    expect((await readQrCode(Buffer.from(app.qr)))?.text).toBe(app.uri);
    expect(fromBase32(app.secret.replaceAll(' ', ''))).toEqual(app.bytes);
    expect(app.factor).toEqual({ id: app.factor.id, kind: 'TOTP', name: 'My phone', lastUsedAt: null });
    expect(app.recoveryCodes).toHaveLength(10);
    for (const code of app.recoveryCodes ?? []) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
    expect(await mailsTo(person)).toEqual(['totp-added']);
    const audit = await query(`select summary from audit_entry where action = 'user.totp-added' and record_id = $1`, [
      person.userId,
    ]);
    expect(audit).toEqual([{ summary: 'Sam Staff: My phone' }]);
  });

  it('is not added by a wrong code, a second time, or by another session', async () => {
    const [person, other] = [await someone(), await someone()];
    const add = (by: Person, code: string) =>
      ask(by, 'mutation ($input: AddTotpInput!) { addTotp(input: $input) { factor { id } } }', {
        input: { code, name: 'x' },
      });
    const { data } = await ask<{ beginTotp: { uri: string } }>(person, 'mutation { beginTotp { uri } }');
    const code = totpCode(secretIn(data.beginTotp.uri), clock.now());
    expect((await add(person, code === '000000' ? '000001' : '000000')).code).toBe('SECOND_FACTOR_WRONG');
    expect((await add(person, '12345')).code).toBe('INVALID_INPUT');
    expect((await add(other, code)).code).toBe('CHALLENGE_OVER');
    expect((await add(person, code)).code).toBeUndefined();
    expect((await add(person, code)).code).toBe('CHALLENGE_OVER');
  });

  it('is asked for after the password, by both APIs, and signs in once a code', async () => {
    const person = await someone();
    const { bytes } = await addApp(person);
    const first = await signIn(person);
    expect(first).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED', methods: ['TOTP', 'RECOVERY_CODE'] });
    expect(first.token).toBeUndefined();
    const byGraphql = await ask(null, 'mutation ($i: SignInInput!) { signIn(input: $i) { token } }', {
      i: { email: person.email, password },
    });
    expect(byGraphql.refusal).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED', methods: ['TOTP', 'RECOVERY_CODE'] });
    // The code with which it was added is used; the next step's is not.
    const used = totpCode(bytes, clock.now());
    expect(await completed({ challenge: first.challenge, totp: used })).toMatchObject({ code: 'SECOND_FACTOR_WRONG' });
    moveClock(clock.moved() + 30_000);
    const next = totpCode(bytes, clock.now());
    const session = await completed({ challenge: first.challenge, totp: `${next.slice(0, 3)} ${next.slice(3)}` });
    expect(session.token).toMatch(/^[\w-]{43}$/);
    expect(await completed({ challenge: first.challenge, totp: next })).toMatchObject({ code: 'CHALLENGE_OVER' });
    expect(await completed({ challenge: byGraphql.refusal!.challenge, totp: next })).toMatchObject({
      code: 'SECOND_FACTOR_WRONG',
    });
  });

  it('is right one step early or late, and no more', async () => {
    const person = await someone();
    const { bytes } = await addApp(person);
    const { challenge } = await signIn(person);
    moveClock(clock.moved() + 600_000);
    const at = (seconds: number) => totpCode(bytes, new Date(clock.now().getTime() + seconds * 1000));
    for (const seconds of [-60, 60])
      expect(await completed({ challenge, totp: at(seconds) })).toMatchObject({ code: 'SECOND_FACTOR_WRONG' });
    expect((await completed({ challenge, totp: at(-30) })).token).toBeDefined();
    const later = await signIn(person);
    expect((await completed({ challenge: later.challenge, totp: at(30) })).token).toBeDefined();
  });

  it('is kept sealed for its owner, and its codes as keyed hashes', async () => {
    const person = await someone();
    const { bytes, recoveryCodes } = await addApp(person);
    const [row] = await query<{ secret: Buffer }>('select secret from second_factor where user_id = $1', [
      person.userId,
    ]);
    expect(row!.secret.includes(bytes)).toBe(false);
    expect(unseal(server.secretKey, totpPurpose, person.userId, row!.secret)).toEqual(bytes);
    expect(unseal(server.secretKey, totpPurpose, (await someone()).userId, row!.secret)).toBeNull();
    const hashes = await query<{ hash: string }>(
      `select encode(code_hash, 'hex') as hash from recovery_code where user_id = $1`,
      [person.userId],
    );
    const plain = recoveryCodes!
      .flatMap((code) => [code, code.replace('-', '')])
      .map((code) => hashToken(code).toString('hex'));
    expect(hashes.filter(({ hash }) => plain.includes(hash))).toEqual([]);
  });
});

describe('a recovery code', () => {
  it('signs in once, however it is typed, and its owner is mailed', async () => {
    const person = await someone();
    const { recoveryCodes } = await addApp(person);
    const [code = ''] = recoveryCodes ?? [];
    const typed = code.toLowerCase().replace('-', ' ');
    expect((await completed({ challenge: (await signIn(person)).challenge, recoveryCode: typed })).token).toBeDefined();
    const again = await signIn(person);
    expect(await completed({ challenge: again.challenge, recoveryCode: code })).toMatchObject({
      code: 'SECOND_FACTOR_WRONG',
    });
    expect(await mailsTo(person)).toEqual(['totp-added', 'code-used']);
    expect((await ask<{ me: object }>(person, '{ me { recoveryCodesLeft } }')).data.me).toEqual({
      recoveryCodesLeft: 9,
    });
  });

  it('ends when new ones are made, and opens nothing for anybody else', async () => {
    const [person, other] = [await someone(), await someone()];
    const { recoveryCodes } = await addApp(person);
    await addApp(other);
    const of = async (who: Person, recoveryCode: string) =>
      (await completed({ challenge: (await signIn(who)).challenge, recoveryCode })).code;
    expect(await of(other, recoveryCodes![0]!)).toBe('SECOND_FACTOR_WRONG');
    const renewed = await ask<{ newRecoveryCodes: { recoveryCodes: string[] } }>(
      person,
      'mutation { newRecoveryCodes { recoveryCodes } }',
    );
    expect(await of(person, recoveryCodes![0]!)).toBe('SECOND_FACTOR_WRONG');
    expect(await of(person, renewed.data.newRecoveryCodes.recoveryCodes[0]!)).toBeUndefined();
    expect((await ask(await someone(), 'mutation { newRecoveryCodes { recoveryCodes } }')).code).toBe(
      'FACTOR_NOT_FOUND',
    );
  });
});

describe('a passkey', () => {
  const alone = async () =>
    (
      await ask<{ passkeySignInOptions: { challenge: string; options: string } }>(
        null,
        'mutation { passkeySignInOptions { challenge options } }',
      )
    ).data.passkeySignInOptions;

  it('signs in alone, or after the password', async () => {
    const person = await someone();
    const { data, passkey } = await addPasskey(person);
    expect(data.addPasskey).toMatchObject({ factor: { kind: 'PASSKEY', name: 'Laptop' } });
    expect(data.addPasskey.recoveryCodes).toHaveLength(10);
    const { challenge, options } = await alone();
    const common = { rpId: 'localhost', timeout: 60_000, userVerification: 'required' };
    expect(JSON.parse(options)).toEqual({ ...common, challenge });
    const session = await ask<{ completeSignIn: { user: { email: string } } }>(
      null,
      'mutation ($input: CompleteSignInInput!) { completeSignIn(input: $input) { token user { email } } }',
      { input: { challenge, passkey: passkey.get(options) } },
    );
    expect(session.data.completeSignIn.user.email).toBe(person.email);
    const second = await signIn(person);
    expect(second.methods).toEqual(['PASSKEY', 'RECOVERY_CODE']);
    const { id } = JSON.parse(passkey.get(options)) as { id: string };
    expect(JSON.parse(second.passkey!)).toEqual({
      ...{ ...common, challenge: second.challenge },
      allowCredentials: [{ id, type: 'public-key', transports: ['internal'] }],
    });
    expect(
      (await completed({ challenge: second.challenge, passkey: passkey.get(second.passkey!) })).token,
    ).toBeDefined();
    const [factor] = (await ask<{ me: { factors: Factor[] } }>(person, '{ me { factors { lastUsedAt } } }')).data.me
      .factors;
    expect(factor?.lastUsedAt).not.toBeNull();
  });

  it('is refused when it did not verify the person, is at another site, its counter goes back, or it signs another challenge', async () => {
    const person = await someone();
    const { passkey } = await addPasskey(person);
    const tried = async (answering: Parameters<typeof passkey.get>[1]) => {
      const { challenge, options } = await alone();
      return (await completed({ challenge, passkey: passkey.get(options, answering) })).code;
    };
    expect(await tried({ counter: 10 })).toBeUndefined();
    for (const answering of [
      { isVerified: false, counter: 11 },
      { origin: 'http://localhost:4001', counter: 11 },
      { challenge: 'AAAA', counter: 11 },
      { counter: 9 },
      { counter: 10 },
    ])
      expect([answering, await tried(answering)]).toEqual([answering, 'SECOND_FACTOR_WRONG']);
    expect(await tried({ counter: 11 })).toBeUndefined();
    expect(await completed({ challenge: (await alone()).challenge, passkey: 'no json' })).toMatchObject({
      code: 'SECOND_FACTOR_WRONG',
    });
    // Without a password first, nothing but a passkey says who it is.
    expect(await completed({ challenge: (await alone()).challenge, totp: '123456' })).toMatchObject({
      code: 'SECOND_FACTOR_WRONG',
    });
  });

  it('is not added unverified, twice, or at another site', async () => {
    const person = await someone();
    expect((await addPasskey(person, undefined, { isVerified: false })).code).toBe('SECOND_FACTOR_WRONG');
    expect((await addPasskey(person, undefined, { origin: 'http://evil.example' })).code).toBe('SECOND_FACTOR_WRONG');
    const { passkey } = await addPasskey(person);
    expect((await addPasskey(person, passkey)).code).toBe('PASSKEY_KNOWN');
    expect((await addPasskey(await someone(), passkey)).code).toBe('PASSKEY_KNOWN');
  });

  it('of somebody else does not pass for mine', async () => {
    const [mine, theirs] = [await someone(), await someone()];
    await addPasskey(mine);
    const { passkey } = await addPasskey(theirs);
    const { challenge, passkey: options } = await signIn(mine);
    expect(await completed({ challenge, passkey: passkey.get(options!) })).toMatchObject({
      code: 'SECOND_FACTOR_WRONG',
    });
  });
});

describe('of several at once', () => {
  const page = { 'sec-fetch-site': 'same-origin' };

  it('one wins, with the same code, recovery code or passkey', async () => {
    const person = await someone();
    const { bytes, recoveryCodes } = await addApp(person);
    const { passkey } = await addPasskey(person);
    moveClock(clock.moved() + 30_000);
    const asked = await Promise.all([1, 2, 3, 4].map(() => signIn(person)));
    const [one] = asked;
    const wins = async (inputs: object[]) =>
      (await Promise.all(inputs.map(completed))).filter(({ token }) => token !== undefined).length;
    const totp = totpCode(bytes, clock.now());
    expect(await wins(asked.map(({ challenge }) => ({ challenge, totp })))).toBe(1);
    const later = await Promise.all([1, 2, 3].map(() => signIn(person)));
    expect(await wins(later.map(({ challenge }) => ({ challenge, recoveryCode: recoveryCodes![1] })))).toBe(1);
    const last = await signIn(person);
    const answer = passkey.get(last.passkey!);
    expect(await wins([1, 2, 3].map(() => ({ challenge: last.challenge, passkey: answer })))).toBe(1);
    expect(one?.code).toBe('SECOND_FACTOR_REQUIRED');
  });

  it('a passkey without a counter signs in again and again, as those do that are on several devices', async () => {
    const person = await someone();
    const { passkey } = await addPasskey(person, undefined, { counter: 0 });
    for (const turn of [1, 2]) {
      const { challenge, passkey: options } = await signIn(person);
      const answer = await completed({ challenge, passkey: passkey.get(options!, { counter: 0 }) });
      expect([turn, answer.code]).toEqual([turn, undefined]);
    }
  });

  it('the second step of a page begins a session in two halves', async () => {
    const person = await someone();
    const { recoveryCodes } = await addApp(person);
    const { challenge } = await signIn(person);
    const answer = await server.rest<{ token: string }>(
      'POST',
      '/api/auth/second-factor',
      { challenge, recoveryCode: recoveryCodes![0] },
      page,
    );
    const cookie = answer.headers
      .getSetCookie()
      .find((one) => one.startsWith('trailcrew_staff='))
      ?.split(';')[0];
    const authorization = `Bearer ${answer.body.token}`;
    expect((await ask({ headers: { authorization } }, '{ me { email } }')).code).toBe('SESSION_EXPIRED');
    const both = { authorization, cookie: cookie! };
    expect((await ask<{ me: object }>({ headers: both }, '{ me { email } }')).data.me).toEqual({ email: person.email });
  });

  it('sessions from before the first factor end, and those beside a second one go on', async () => {
    const person = await someone();
    const { token } = await signIn(person);
    const other = { headers: { authorization: `Bearer ${token}` } };
    await addApp(person);
    expect((await ask(other, '{ me { email } }')).code).toBe('SESSION_EXPIRED');
    await query(
      "insert into staff_session (user_id, token_hash, expires_at) values ($1, $2, now() + interval '1 day')",
      [person.userId, hashToken('beside')],
    );
    await addPasskey(person);
    expect((await ask({ headers: { authorization: 'Bearer beside' } }, '{ me { email } }')).code).toBeUndefined();
  });

  it('a passkey of another host is not offered, and the start warns of it', async () => {
    const person = await someone();
    await addPasskey(person);
    await query(`update second_factor set site = 'old.example.org' where user_id = $1`, [person.userId]);
    const refusal = await signIn(person);
    expect([refusal.methods, refusal.passkey]).toEqual([['RECOVERY_CODE'], undefined]);
    const warnings: string[] = [];
    const log = { ...server.running.services.log, warn: (words: string) => void warnings.push(words) };
    await warnOfOtherSite({ ...server.running.services, log: log as typeof server.running.services.log });
    expect(warnings).toEqual([
      'Passkeys made for old.example.org (1) cannot be used at http://localhost:4000: their owners have to add new ones.',
    ]);
    await query(`update second_factor set site = 'localhost' where user_id = $1`, [person.userId]);
  });

  it('more than twenty factors are refused', async () => {
    const person = await someone();
    await addApp(person);
    await query(
      `insert into second_factor (user_id, kind, name, secret) select $1, 'totp', n::text, '\\x00' from generate_series(1, 19) n`,
      [person.userId],
    );
    expect((await addPasskey(person)).code).toBe('TOO_MANY_FACTORS');
  });
});

describe('a challenge', () => {
  it('is good for its own purpose alone', async () => {
    const person = await someone();
    const { passkey } = await addPasskey(person);
    const adding = await ask<{ passkeyOptions: { challenge: string; options: string } }>(
      person,
      'mutation { passkeyOptions { challenge options } }',
    );
    const { challenge, options } = adding.data.passkeyOptions;
    expect(await completed({ challenge, passkey: passkey.get(options) })).toMatchObject({ code: 'CHALLENGE_OVER' });
    const signing = await signIn(person);
    const added = await ask(
      person,
      'mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { factor { id } } }',
      { input: { challenge: signing.challenge, response: passkey.create(signing.passkey!), name: 'x' } },
    );
    expect(added.code).toBe('CHALLENGE_OVER');
    const proven = await ask(person, 'mutation ($input: StepUpInput!) { stepUp(input: $input) { provenUntil } }', {
      input: { challenge: signing.challenge, passkey: passkey.get(signing.passkey!) },
    });
    expect(proven.code).toBe('CHALLENGE_OVER');
  });

  it('is over after five minutes', async () => {
    const person = await someone();
    const { recoveryCodes } = await addApp(person);
    const { challenge } = await signIn(person);
    await query(`update sign_in_challenge set expires_at = now() - interval '1 second' where user_id = $1`, [
      person.userId,
    ]);
    expect(await completed({ challenge, recoveryCode: recoveryCodes![0] })).toMatchObject({ code: 'CHALLENGE_OVER' });
  });
});

describe('guessing', () => {
  it('ends for the guesser, and not for the owner in a browser in which they passed it before', async () => {
    const limited = await startTestServer({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
    try {
      const person = await given(limited.database.pool).staff('lead', { passwordHash });
      const from = (network: string, cookie?: string) => ({ 'x-forwarded-for': network, ...(cookie && { cookie }) });
      const login = { email: person.email, password };
      const begun = await limited.graphql<{ beginTotp: { uri: string } }>(
        'mutation { beginTotp { uri } }',
        {},
        person.headers,
      );
      const secret = secretIn(begun.data.beginTotp.uri);
      const code = () => totpCode(secret, clock.now());
      const added = await limited.graphql(
        'mutation ($code: String!) { addTotp(input: { code: $code, name: "x" }) { factor { id } } }',
        { code: code() },
        person.headers,
      );
      expect(added.errors).toBeUndefined();
      const completes = async (network: string, totp: string, cookie?: string) => {
        const first = await limited.rest<Refusal>('POST', '/api/auth/login', login, from(network, cookie));
        const input = { challenge: first.body.challenge, totp };
        return limited.rest<Refusal & { token?: string }>(
          'POST',
          '/api/auth/second-factor',
          input,
          from(network, cookie),
        );
      };
      moveClock(clock.moved() + 30_000);
      const before = await completes('198.51.100.1', code());
      const cookie = before.headers.getSetCookie()[0]!.split(';')[0]!;
      moveClock(clock.moved() + 30_000);
      const stranger = await limited.rest<Refusal>('POST', '/api/auth/login', login, {
        'x-forwarded-for': '203.0.113.7',
      });
      const challenge = stranger.body.challenge;
      const right = code();
      // Sent from ten networks and never the right one: a success would say nothing about guessing.
      const guesses = Array.from({ length: 200 }, (_, at) => String(100_000 + at)).filter((guess) => guess !== right);
      const codes = await Promise.all(
        guesses.map(async (totp, at) => {
          const headers = { 'x-forwarded-for': `203.0.113.${at % 10}` };
          return (await limited.rest<Refusal>('POST', '/api/auth/second-factor', { challenge, totp }, headers)).body
            .code;
        }),
      );
      const wrong = codes.filter((one) => one === 'SECOND_FACTOR_WRONG').length;
      // Five a network and 30 a person.
      expect(wrong).toBe(30);
      expect(codes.filter((one) => one === 'TOO_MANY_REQUESTS')).toHaveLength(codes.length - wrong);
      expect((await completes('198.51.100.2', right)).body.code).toBe('TOO_MANY_REQUESTS');
      expect((await completes('198.51.100.1', right, cookie)).body.token).toBeDefined();
    } finally {
      await limited.close();
    }
  });
});

describe('every other way in ends at the second step, too', () => {
  let person: Person;
  let codes: string[];
  beforeEach(async () => {
    person = await someone();
    codes = (await addApp(person)).recoveryCodes!;
  });

  it('a mailed sign-in link: it is used up, and the page that calls twice gets the same challenge', async () => {
    await ask(null, 'mutation ($email: String!) { requestMagicLink(email: $email) }', { email: person.email });
    const [link] = await query<{ id: string }>('select id from magic_link where email = $1', [person.email]);
    const token = derivedToken(server.secretKey, magicLinkPurpose, link!.id);
    const verify = () =>
      ask(null, 'mutation ($token: String!) { verifyMagicLink(token: $token) { token } }', { token });
    const [once, twice] = [await verify(), await verify()];
    expect(once.refusal).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
    expect(twice.refusal?.challenge).toBe(once.refusal?.challenge);
    expect((await completed({ challenge: once.refusal!.challenge, recoveryCode: codes[0] })).token).toBeDefined();
    expect((await verify()).code).toBe('LINK_EXPIRED');
  });

  it('a new password: it is set, and the sessions from before end', async () => {
    await ask(null, 'mutation ($email: String!) { requestPasswordReset(email: $email) }', { email: person.email });
    const [link] = await query<{ id: string }>('select id from password_reset_token where user_id = $1', [
      person.userId,
    ]);
    const token = derivedToken(server.secretKey, passwordLinkPurpose, link!.id);
    const reset = await server.rest<Refusal>('POST', '/api/auth/reset-password', {
      token,
      password: 'other words and 8',
    });
    expect([reset.status, reset.body.code]).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
    expect(reset.headers.getSetCookie()).toEqual([]);
    expect((await completed({ challenge: reset.body.challenge, recoveryCode: codes[0] })).token).toBeDefined();
    expect((await ask<{ viewer: object | null }>(person, '{ viewer { id } }')).data.viewer).toBeNull();
  });

  it('a rescue link sets a password and drops the factors, once', async () => {
    const pool = server.database.pool;
    await expect(printRescueLink(pool, site, 'nobody@example.org')).rejects.toThrow('Nobody signs in here');
    const links = [await printRescueLink(pool, site, person.email), await printRescueLink(pool, site, person.email)];
    const use = async (printed: string) => {
      const token = /\?token=([\w-]{43})$/.exec(printed)?.[1];
      return (
        await server.rest<Refusal & { token?: string }>('POST', '/api/auth/reset-password', {
          token,
          password: 'other words and 8',
        })
      ).body;
    };
    // A second link ends the first one.
    expect((await use(links[0]!)).code).toBe('LINK_EXPIRED');
    expect((await use(links[1]!)).token).toBeDefined();
    expect((await use(links[1]!)).code).toBe('LINK_EXPIRED');
    expect(await query('select id from second_factor where user_id = $1', [person.userId])).toEqual([]);
    expect((await mailsTo(person)).slice(-2).sort()).toEqual(['factors-reset', 'password-changed']);
  });

  it('the demo sign-in', async () => {
    await query('update app_user set is_demo = true where id = $1', [person.userId]);
    const demo = await ask(null, 'mutation ($id: ID!) { devSignIn(userId: $id) { token } }', { id: person.userId });
    expect(demo.code).toBe('SECOND_FACTOR_REQUIRED');
  });

  it('and no browser is remembered before it', async () => {
    const { email } = person;
    const first = await server.rest<Refusal>('POST', '/api/auth/login', { email, password });
    expect(first.headers.getSetCookie()).toEqual([]);
    const { challenge } = first.body;
    const second = await server.rest('POST', '/api/auth/second-factor', { challenge, recoveryCode: codes[0] });
    expect(second.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual(['trailcrew_browser']);
  });
});

describe('removing', () => {
  const sessionsOf = async ({ userId }: Person) =>
    (await query<{ id: string }>('select id from staff_session where user_id = $1', [userId])).length;
  const remove = (by: Person, id: string) =>
    ask<{ removeFactor: { factors: Factor[] } }>(
      by,
      'mutation ($id: ID!) { removeFactor(id: $id) { factors { id } } }',
      {
        id,
      },
    );

  it('one’s own factor signs out elsewhere; codes go with the last one', async () => {
    const person = await someone();
    const { factor, recoveryCodes } = await addApp(person);
    const second = await addPasskey(person);
    expect(second.data.addPasskey.recoveryCodes).toBeNull();
    await completed({ challenge: (await signIn(person)).challenge, recoveryCode: recoveryCodes![0] });
    expect(await sessionsOf(person)).toBe(2);
    expect((await remove(await someone(), factor.id)).code).toBe('FACTOR_NOT_FOUND');
    expect((await remove(person, factor.id)).data.removeFactor.factors).toEqual([
      { id: second.data.addPasskey.factor.id },
    ]);
    expect(await sessionsOf(person)).toBe(1);
    expect((await remove(person, second.data.addPasskey.factor.id)).data.removeFactor.factors).toEqual([]);
    expect(await query('select id from recovery_code where user_id = $1', [person.userId])).toEqual([]);
    expect((await signIn(person)).token).toBeDefined();
    expect(await mailsTo(person)).toEqual([
      'totp-added',
      'passkey-added',
      'code-used',
      'factor-removed',
      'factor-removed',
    ]);
  });

  it('by an admin drops all, signs out everywhere, mails, and is in the audit log', async () => {
    const [admin, person] = [await someone('admin'), await someone()];
    await addApp(person);
    const reset = (by: Person) =>
      ask<{ resetSecondFactor: { hasSecondFactor: boolean } }>(
        by,
        'mutation ($id: ID!) { resetSecondFactor(userId: $id) { hasSecondFactor } }',
        { id: person.userId },
      );
    expect((await reset(await someone())).code).toBe('FORBIDDEN');
    expect((await reset(admin)).data.resetSecondFactor).toEqual({ hasSecondFactor: false });
    expect(await sessionsOf(person)).toBe(0);
    expect((await mailsTo(person)).at(-1)).toBe('factors-reset');
    expect((await reset(admin)).code).toBe('FACTOR_NOT_FOUND');
    // A connected sign-in counts as one: a thief may have bound their own.
    await query(`insert into oidc_identity (user_id, issuer, subject) values ($1, 'https://id.example', 'thief')`, [
      person.userId,
    ]);
    expect((await reset(admin)).data.resetSecondFactor).toEqual({ hasSecondFactor: false });
    expect(await query('select id from oidc_identity where user_id = $1', [person.userId])).toEqual([]);
    const [entry] = await query<{ actor: string }>(
      `select actor_id as actor from audit_entry where action = 'user.factors-reset' and record_id = $1`,
      [person.userId],
    );
    expect(entry?.actor).toBe(admin.userId);
    expect((await signIn(person)).token).toBeDefined();
  });
});
