/** Invisible, and not valid in a web address: text that contains it is not linked. */
const wordJoiner = '\u2060';

/** A name that no mail program turns into a link: 'evil.support' gets an invisible break behind the dot. */
export function plainName(name: string): string {
  return name.replace(/[.。｡．:@/](?=\S)/gu, `$&${wordJoiner}`);
}

/** Keys of payloads whose names are set by staff. */
const namedByStaff = new Set(['name', 'eventName', 'roleName', 'groupName']);

/** All other keys of names hold what visitors typed. */
function isTypedName(key: string): boolean {
  return /names?$/i.test(key) && !namedByStaff.has(key);
}

/** A payload whose names cannot become links: strangers type them, and mails show them to others. */
export function withPlainNames<Payload>(payload: Payload): Payload {
  return plain(payload) as Payload;
}

function plain(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return isTypedName(key) ? plainName(value) : value;
  if (Array.isArray(value)) return value.map((one) => plain(one, key));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one, name)]));
}
