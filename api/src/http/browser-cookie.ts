import { parseCookie, stringifySetCookie } from 'cookie';
import { timingSafeEqual } from 'node:crypto';
import { clock } from '../platform/clock.js';
import type { BrowserMemory } from '../platform/operation/known-browser.js';
import { derivedToken, newToken } from '../platform/operation/secrets.js';

const days = 400;
// Enough for a club's shared laptop; more would not fit into a cookie.
const mostAccounts = 8;

/**
 * The cookie that marks a browser as known to the accounts that signed in with it: a random name, and for each account an expiry and a
 * signature over all three. It grants nothing and identifies nobody; it keeps the right person from being locked out while others guess.
 */
export function browserCookie(
  publicUrl: string,
  secretKey: Buffer,
  header: string | undefined,
  send: (cookie: string) => void,
): BrowserMemory {
  const secure = publicUrl.startsWith('https:');
  const cookieName = secure ? '__Host-trailcrew_browser' : 'trailcrew_browser';
  let [browser = '', ...accounts] = (parseCookie(header ?? '')[cookieName] ?? '').split('.');
  const signatureOf = (until: string, emailKey: string): string =>
    derivedToken(secretKey, 'known-browser', `${browser}:${until}:${emailKey}`);
  const isOf = (emailKey: string) => (account: string) => {
    const [until = '', signature = ''] = account.split('~');
    return same(signature, signatureOf(until, emailKey)) ? Number.parseInt(until, 36) : undefined;
  };
  return {
    knownTo(emailKey) {
      const now = clock.now().getTime();
      return accounts.some((account) => (isOf(emailKey)(account) ?? 0) > now) ? browser : undefined;
    },
    remember(emailKey) {
      if (!/^[\w-]{43}$/.test(browser)) [browser, accounts] = [newToken(), []];
      const until = (clock.now().getTime() + days * 86_400_000).toString(36);
      const others = accounts.filter((account) => isOf(emailKey)(account) === undefined);
      accounts = [`${until}~${signatureOf(until, emailKey)}`, ...others].slice(0, mostAccounts);
      send(
        stringifySetCookie({
          name: cookieName,
          value: [browser, ...accounts].join('.'),
          httpOnly: true,
          sameSite: 'lax',
          secure,
          path: '/',
          maxAge: days * 86_400,
        }),
      );
    },
  };
}

function same(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
