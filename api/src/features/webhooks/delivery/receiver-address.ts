import { lookup as systemLookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import type { ProductSettings } from '../../../platform/operation/request-context.js';

/** Which receivers may be called besides those on the public internet. */
export type AllowedReceivers = ProductSettings['webhooks'];

/** One address of a name. */
export interface ResolvedAddress {
  address: string;
  family: number;
}

/** Resolves a name to all of its addresses. An IP address resolves to itself. */
export type Resolve = (host: string) => Promise<ResolvedAddress[]>;

/** Resolves names as the machine does. */
export const resolveHost: Resolve = (host) => systemLookup(host, { all: true, verbatim: true });

/** Why a receiver is not called, in words. */
export class ReceiverRefused extends Error {}

/** The host of an address as it is compared and resolved: lower case, IPv6 without brackets. */
export function hostOf(url: URL): string {
  return url.hostname.toLowerCase().replace(/^\[(.*)\]$/, '$1');
}

/** What is wrong with an address, whatever its name resolves to. Undefined when it may be tried. */
export function faultOfAddress(url: URL, { allowHttp, allowHosts }: AllowedReceivers): string | undefined {
  if (url.protocol !== 'https:' && !allowHttp) return 'Please enter an address that begins with https://';
  const host = hostOf(url);
  if (allowHosts.includes(host)) return undefined;
  const isInside = ipaddr.isValid(host) ? isPrivate(host) : /(^|\.)localhost\.?$/.test(host);
  return isInside ? inside : undefined;
}

const inside = 'This address is inside a private network. Please give one that can be reached from everywhere.';

/**
 * The one address to call. It is resolved here only, so that the name cannot point elsewhere afterwards. A name with
 * any private address is refused, unless the operator allows the host. Errors: ReceiverRefused, or those of resolving.
 */
export async function addressToCall(
  url: URL,
  allowed: AllowedReceivers,
  resolve: Resolve = resolveHost,
  isInside: (address: string) => boolean = isPrivate,
): Promise<ResolvedAddress> {
  const host = hostOf(url);
  const addresses = await resolve(host);
  const [first] = addresses;
  if (!first) throw new ReceiverRefused('This name has no address.');
  if (!allowed.allowHosts.includes(host) && addresses.some(({ address }) => isInside(address)))
    throw new ReceiverRefused('This name belongs to an address inside a private network, which is not called.');
  return first;
}

/**
 * Whether an address is not on the public internet: loopback, private, link-local, shared, reserved, or such an IPv4
 * address mapped to IPv6.
 */
export function isPrivate(address: string): boolean {
  const [plain = ''] = address.split('%');
  if (!ipaddr.isValid(plain)) return true;
  const parsed = ipaddr.parse(plain);
  if (parsed instanceof ipaddr.IPv6) {
    // Only 2000::/3 is allocated. Addresses in it that embed IPv4 or are tunnels have a range of their own.
    return parsed.range() !== 'unicast' || ((parsed.parts[0] ?? 0) & 0xe000) !== 0x2000;
  }
  return parsed.range() !== 'unicast';
}
