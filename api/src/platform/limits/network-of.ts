import ipaddr from 'ipaddr.js';

/**
 * The network that an address belongs to, as limits count it: an IPv4 address itself (written as IPv6 too), of IPv6 the first 64 bits,
 * because whoever has one of those addresses has them all. What is no address stays as it is.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!ipaddr.isValid(plain)) return address;
  const parsed = ipaddr.process(plain);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]);
  return `${network.toString()}/64`;
}
