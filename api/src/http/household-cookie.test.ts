import { describe, expect, it } from '@jest/globals';
import { clock } from '../platform/clock.js';
import type { HouseholdPass } from '../platform/operation/household-pass.js';
import { derivedToken } from '../platform/operation/secrets.js';
import { householdCookie } from './household-cookie.js';

const secretKey = Buffer.alloc(32, 7);
const at = clock.now().getTime();
const pass: HouseholdPass = {
  source: 'lookup',
  emailKey: 'kåre+x@example.org',
  recordIds: [],
  made: [],
  issuedAt: at,
  expiresAt: at + 1_800_000,
};
const plain = householdCookie('http://localhost:4000', secretKey);
const secure = householdCookie('https://shifts.club.example', secretKey);

const pairOf = (setCookie: string) => setCookie.split('; ')[0] ?? '';
const attributesOf = (setCookie: string) => setCookie.split('; ').slice(1).sort();

describe('the household cookie', () => {
  it('is kept from scripts and other sites, and ends with the pass', () => {
    expect(attributesOf(plain.write(pass))).toEqual([
      'HttpOnly',
      expect.stringMatching(/^Max-Age=(1800|1799)$/),
      'Path=/',
      'SameSite=Lax',
    ]);
    expect(plain.write(pass)).toMatch(/^trailcrew_household=/);
  });

  it('is Secure and bound to its host on https', () => {
    expect(attributesOf(secure.write(pass))).toEqual([
      'HttpOnly',
      expect.stringMatching(/^Max-Age=/),
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ]);
    expect(secure.write(pass)).toMatch(/^__Host-trailcrew_household=/);
  });

  it.each([
    ['http', plain],
    ['https', secure],
  ])('is taken back over %s under the name and attributes that it was given with', (_scheme, cookie) => {
    const [given, cleared] = [cookie.write(pass), cookie.clear()];
    expect(cleared.split('=')[0]).toBe(given.split('=')[0]);
    expect(attributesOf(cleared)).toEqual(attributesOf(given).map((one) => one.replace(/^Max-Age=.*/, 'Max-Age=0')));
    expect(cookie.read(pairOf(cleared))).toBeUndefined();
  });

  it('gives back what it holds, among other cookies', () => {
    for (const cookie of [plain, secure]) expect(cookie.read(`a=b; ${pairOf(cookie.write(pass))}; c=d`)).toEqual(pass);
  });

  it('keeps the names that releases before and after this one read', () => {
    const value = pairOf(plain.write({ ...pass, source: 'record', recordIds: ['1'] })).split('=')[1] ?? '';
    const carried = JSON.parse(Buffer.from(value.split('.')[0] ?? '', 'base64url').toString()) as object;
    expect(carried).toMatchObject({ source: 'signup', signupIds: ['1'], emailKey: pass.emailKey });
    expect(plain.read(`trailcrew_household=${value}`)).toMatchObject({ source: 'record', recordIds: ['1'] });
  });

  it('is not taken under the name that a neighbouring host could set', () => {
    expect(secure.read(pairOf(plain.write(pass)))).toBeUndefined();
  });

  it.each([
    ['none', undefined],
    ['an empty one', 'trailcrew_household='],
    ['another', 'session=x'],
    ['no signature', pairOf(plain.write(pass)).split('.')[0]],
    ['a part too many', `${pairOf(plain.write(pass))}.x`],
    ['one signed by another secret', pairOf(householdCookie('http://localhost:4000', Buffer.alloc(32, 8)).write(pass))],
    ['another payload under a good signature', tampered({ emailKey: 'victim@example.org' })],
    ['a longer life under a good signature', tampered({ expiresAt: at + 9e9 })],
    ['a signature for another purpose', signed(JSON.stringify(pass), 'household')],
    ['one that is over', pairOf(plain.write({ ...pass, expiresAt: at - 1 }))],
    ['one of a form that this release does not know', signed('{"emailKey":"a@x.org"}', 'household-cookie')],
  ])('gives nothing for %s', (_what, header) => {
    expect(plain.read(header)).toBeUndefined();
  });
});

function tampered(changes: Partial<HouseholdPass>): string {
  const [, signature] = pairOf(plain.write(pass)).split('.');
  return `trailcrew_household=${Buffer.from(JSON.stringify({ ...pass, ...changes })).toString('base64url')}.${signature}`;
}

function signed(text: string, purpose: string): string {
  const payload = Buffer.from(text).toString('base64url');
  return `trailcrew_household=${payload}.${derivedToken(secretKey, purpose, payload)}`;
}
