import { parseCookie, stringifySetCookie } from 'cookie';
import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { clock } from '../platform/clock.js';
import type { HouseholdPass } from '../platform/operation/household-pass.js';
import { derivedToken } from '../platform/operation/secrets.js';

/** A pass as stored in the cookie; its field names are shared with the previous and the next release. */
const carried = z.object({
  source: z.enum(['link', 'lookup', 'signup']),
  emailKey: z.string().min(1),
  signupIds: z.array(z.string()),
  // Passes of the previous release lack it.
  made: z.array(z.string()).default([]),
  issuedAt: z.number(),
  expiresAt: z.number(),
});

/** Reads and writes the cookie that carries a household pass. */
export interface HouseholdCookie {
  /** The valid pass in a `Cookie` header; undefined for none, a forged or an expired one. */
  read(header: string | undefined): HouseholdPass | undefined;
  /** The `Set-Cookie` header for a pass. */
  write(pass: HouseholdPass): string;
  /** The `Set-Cookie` header that takes the cookie out of the browser. */
  clear(): string;
}

/**
 * The cookie's value is the pass as JSON, signed with the server's secret. Its expiry is in the signed part and is compared with the
 * server's clock. On https it is Secure and `__Host-`, so that no neighbouring host can set it.
 */
export function householdCookie(publicUrl: string, secretKey: Buffer): HouseholdCookie {
  const secure = isSecure(publicUrl);
  const name = householdCookieName(publicUrl);
  const attributes = { name, httpOnly: true, sameSite: 'lax', secure, path: '/' } as const;
  const signatureOf = (payload: string) => derivedToken(secretKey, 'household-cookie', payload);
  return {
    read(header) {
      const [payload, signature, ...more] = (parseCookie(header ?? '')[name] ?? '').split('.');
      if (!payload || !signature || more.length > 0 || !same(signature, signatureOf(payload))) return undefined;
      // The signature is ours, but another release may have written it.
      const { data } = carried.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
      if (!data || data.expiresAt <= clock.now().getTime()) return undefined;
      const { source, signupIds, ...rest } = data;
      return { ...rest, source: source === 'signup' ? 'record' : source, recordIds: signupIds };
    },
    write(pass) {
      const { source, recordIds, ...rest } = pass;
      const value: z.input<typeof carried> = {
        ...rest,
        source: source === 'record' ? 'signup' : source,
        signupIds: recordIds,
      };
      const payload = Buffer.from(JSON.stringify(value)).toString('base64url');
      return stringifySetCookie({
        ...attributes,
        value: `${payload}.${signatureOf(payload)}`,
        maxAge: Math.max(0, Math.floor((pass.expiresAt - clock.now().getTime()) / 1000)),
      });
    },
    clear: () => stringifySetCookie({ ...attributes, value: '', maxAge: 0 }),
  };
}

/** The name of the cookie at an address. */
export function householdCookieName(publicUrl: string): string {
  return isSecure(publicUrl) ? '__Host-trailcrew_household' : 'trailcrew_household';
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}

function same(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
