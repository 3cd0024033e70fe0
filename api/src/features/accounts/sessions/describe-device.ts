import ipaddr from 'ipaddr.js';

const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What a User-Agent stands for, such as `Firefox on Windows`; `Another program` for those of no browser. */
export function describeDevice(userAgent: string | undefined): string {
  const nameOf = (names: typeof browsers) => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const [browser, system] = [nameOf(browsers), nameOf(systems)];
  if (!browser) return 'Another program';
  return system ? `${browser} on ${system}` : browser;
}

/** A network without its last part, such as `203.0.113.x` or `2001:db8:1::/48`: enough to recognise one's own. Null for anything else. */
export function maskNetwork(network: string): string | null {
  const [plain = ''] = network.split('/');
  if (!ipaddr.isValid(plain)) return null;
  const address = ipaddr.process(plain);
  if (address instanceof ipaddr.IPv6)
    return `${new ipaddr.IPv6([...address.parts.slice(0, 3), 0, 0, 0, 0, 0]).toString()}/48`;
  return address.toString().replace(/\d+$/, 'x');
}
