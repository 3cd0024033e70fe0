import ipaddr from 'ipaddr.js';

/**
 * The network of an address, as limits count it: an IPv4 address itself (also when written as IPv6), or the first 64 bits of an IPv6
 * address, since one customer controls all of those. Anything else is returned unchanged.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!ipaddr.isValid(plain)) return address;
  const parsed = ipaddr.process(plain);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]);
  return `${network.toString()}/64`;
}
