import { z } from 'zod';
import type { Origins } from './platform/origins.js';

// The forms of settings' values.

/** A whole number within limits. */
export function wholeNumber(least: number, most: number): z.ZodType<number> {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((number) => number >= least && number <= most);
}

/** An address with one of these protocols (each with its colon). */
export function urlWith(protocols: string[]): z.ZodType<string> {
  return z
    .string()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol) && !/\s/.test(value));
}

/** One line for people to read. */
export function plainText(): z.ZodType<string> {
  return z
    .string()
    .max(100)
    .refine((text) => !/\p{Cc}/u.test(text));
}

/** Origins of sites separated by commas, or `*` for all. A trailing slash is allowed; a path would be ignored and is refused. */
export function originList(): z.ZodType<Origins> {
  return z.string().transform((value, context): Origins => {
    if (value === '*') return '*';
    const origins = value.split(',').map((part) => part.trim().replace(/\/$/, '').toLowerCase());
    if (origins.every((one) => /^https?:\/\/[^/]/.test(one) && URL.canParse(one) && new URL(one).origin === one))
      return origins;
    context.addIssue({ code: 'custom', message: 'no list of origins' });
    return z.NEVER;
  });
}

/** Whether it is a valid sender: an address, alone or after a name. */
export function isSender(value: string): boolean {
  const named = /^[^<>\p{Cc}]*<([^<>]+)>$/u.exec(value);
  const address = named?.[1] ?? value;
  return z.email().safeParse(address).success || /^[\w.+-]+@localhost$/.test(address);
}

/** Whether it is the name of a time zone. */
export function isTimeZone(value: string): boolean {
  // "+02:00" is an offset, not a place: it would ignore daylight saving.
  if (/^[+-]/.test(value)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The hosts of a comma-separated list, in lower case, IPv6 addresses without brackets. */
export function hostsIn(list: string): string[] {
  return list
    .split(',')
    .map((host) =>
      host
        .trim()
        .toLowerCase()
        .replace(/^\[(.*)\]$/, '$1'),
    )
    .filter((host) => host !== '');
}

/** Whether every part of a list names a host, without port or path. */
export function isHostList(list: string): boolean {
  return hostsIn(list).every(
    (host) => /^[\p{L}\p{N}._-]+$/u.test(host) || /^[\da-f:]*:[\da-f:.]*:[\da-f:.]*$/.test(host),
  );
}

/** Whether an OpenID provider may be trusted at this address: https, or this machine. */
export function isSafeIssuer(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
