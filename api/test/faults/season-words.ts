import type { ReceivedMail } from '../smtp/start-smtp-server.js';
import { minute, wallClock } from './season-clock.js';
import { keyOf } from './season-mailboxes.js';
import type { ExpectedMail, Waiting } from './season-records.js';

/* What the mails of a season say, as their readers see it; and its dice. */

/** Numbers between 0 and 1 that a seed decides. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What a mail says it is, as its reader sees. */
export function kindOf(subject: string): string {
  const kinds: [RegExp, string][] = [
    [/^Reminder: /, 'reminder'],
    [/^2 weeks to go: /, 'digest of 14 days'],
    [/^3 days to go: /, 'digest of 3 days'],
    [/(spot is|spots are) open: /, 'offer'],
    [/^You are on the waitlist: /, 'waits'],
    [/^You are signed up: /, 'confirmation'],
    [/^You are already signed up: /, 'attempt'],
    [/^Cancelled: Race /, 'event off'],
    [/^Cancelled: /, 'cancelled'],
    [/^Shifts? cancelled: /, 'called off'],
    [/^Changed: your shifts at /, 'plan changed'],
    [/^As planned before: /, 'taken back'],
    [/^Back on: your shifts at /, 'on again'],
    [/^Changed: /, 'changed'],
    [/^Looking for a replacement: /, 'looking'],
    [/^Still no replacement: /, 'nobody found'],
    [/^Replacement wanted: /, 'looked for'],
  ];
  return kinds.find(([words]) => words.test(subject))?.[1] ?? `'${subject}'`;
}

export const textOf = ({ parsed }: ReceivedMail): string => parsed.text ?? '';

export function keyOfMail(mail: ReceivedMail): string {
  const text = textOf(mail);
  const subject = mail.parsed.subject ?? '';
  const named = (pattern: RegExp) => `${subject}\n${text}`.match(pattern) ?? [];
  return keyOf(kindOf(subject), mail.recipients[0] ?? '', named(/E\d\dS\d/g), named(/Clan\d\d[ab]/g));
}

const longDays = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
export const clockWords = (time: string): string => {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
};
export const dayWords = (date: string): string => longDays.format(Date.parse(`${date}T00:00:00Z`));

/** The days that a mail names, in long words. */
export const daysIn = (text: string): string[] => [
  ...new Set(text.match(/(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, [A-Z][a-z]+ \d{1,2}, \d{4}/g)),
];

/** What a mail says wrong of its days and times. */
export function wrongWords(mail: ReceivedMail, { kind, says }: ExpectedMail, waiting: readonly Waiting[]): string[] {
  const text = textOf(mail);
  const wrong: string[] = [];
  for (const when of says)
    for (const words of [dayWords(when.day), clockWords(when.start)])
      if (!text.includes(words)) wrong.push(`no '${words}'`);
  if (kind === 'reminder')
    for (const words of daysIn(text)) if (!says.some((when) => dayWords(when.day) === words)) wrong.push(`'${words}'`);
  const promised = /hold (?:it|them) for you until (.*? at \d+:\d\d [AP]M)/.exec(text)?.[1];
  const role = /E\d\dS\d/.exec(text)?.[0];
  const entry = waiting.findLast(
    (one) => one.house.email === mail.recipients[0] && one.shift.role === role && one.runsOut,
  );
  if (kind === 'offer' && entry?.runsOut && promised) {
    const allowed = new Set<string>();
    for (let at = entry.runsOut[0]; at <= entry.runsOut[1] + minute; at += minute) {
      const there = new Date(wallClock(Math.min(at, entry.runsOut[1]), entry.shift.event.zone)).toISOString();
      allowed.add(`${dayWords(there.slice(0, 10))} at ${clockWords(there.slice(11, 16))}`);
    }
    if (!allowed.has(promised)) wrong.push(`until ${promised} instead of ${[...allowed].join(' or ')}`);
  }
  return wrong;
}
