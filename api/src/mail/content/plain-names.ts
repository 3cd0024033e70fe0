/** Invisible, and in no web address: what holds it is not taken for one. */
const wordJoiner = '\u2060';

/** A name that no mail program makes a link of, whatever stands in it: 'evil.support' is printed with a break behind the dot. */
export function plainName(name: string): string {
  return name.replace(/[.。｡．:@/](?=\S)/gu, `$&${wordJoiner}`);
}

/** What staff name, as payloads call it. */
const namedByStaff = new Set(['name', 'eventName', 'roleName', 'groupName']);

/** Whatever else a payload calls a name, or names, people typed. */
function isTypedName(key: string): boolean {
  return /names?$/i.test(key) && !namedByStaff.has(key);
}

/** A payload whose names can become no links: they are typed by strangers, and mailed to others. */
export function withPlainNames<Payload>(payload: Payload): Payload {
  return plain(payload) as Payload;
}

function plain(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return isTypedName(key) ? plainName(value) : value;
  if (Array.isArray(value)) return value.map((one) => plain(one, key));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one, name)]));
}
