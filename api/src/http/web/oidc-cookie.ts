import { parseCookie, stringifySetCookie } from 'cookie';
import { z } from 'zod';
import { clock } from '../../platform/clock.js';
import { seal, unseal } from '../../platform/operation/secrets.js';

const seconds = 600;

const carried = z.object({ until: z.number(), isConnecting: z.boolean(), request: z.unknown() });

/** A sign-in by the provider that a browser began. */
export interface KeptRequest {
  /** It was begun on the page of the account, and leads back there. */
  isConnecting: boolean;
  /** What the answer has to fit. */
  request: unknown;
}

/** Reads and writes the cookie that remembers a sign-in by the provider until its answer. */
export interface OidcCookie {
  /** What is in a `Cookie` header; undefined for none, a changed or an expired one. */
  read(header: string | undefined): KeptRequest | undefined;
  /** The `Set-Cookie` header that keeps it. */
  write(kept: KeptRequest): string;
  /** The `Set-Cookie` header that deletes it. */
  clear(): string;
}

/**
 * The cookie's value is sealed with the server's secret, so that nobody reads or changes it, and lasts 10 minutes. It is Lax: the provider
 * sends the browser back by a navigation from another site, with which a Strict one would not travel.
 */
export function oidcCookie(publicUrl: string, secretKey: Buffer): OidcCookie {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-trailcrew_oidc' : 'trailcrew_oidc';
  const attributes = { name, httpOnly: true, sameSite: 'lax', secure, path: '/' } as const;
  return {
    read(header) {
      const sealed = Buffer.from(parseCookie(header ?? '')[name] ?? '', 'base64url');
      const opened = unseal(secretKey, 'oidc-cookie', name, sealed);
      const { data } = carried.safeParse(opened && JSON.parse(opened.toString()));
      if (!data || data.until <= clock.now().getTime()) return undefined;
      return { isConnecting: data.isConnecting, request: data.request };
    },
    write(kept) {
      const content: z.input<typeof carried> = { ...kept, until: clock.now().getTime() + seconds * 1000 };
      const sealed = seal(secretKey, 'oidc-cookie', name, Buffer.from(JSON.stringify(content)));
      return stringifySetCookie({ ...attributes, value: sealed.toString('base64url'), maxAge: seconds });
    },
    clear: () => stringifySetCookie({ ...attributes, value: '', maxAge: 0 }),
  };
}
