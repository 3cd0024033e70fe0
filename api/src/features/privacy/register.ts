import { fixedTimes } from '../../contract/people/retention.js';

/*
 * The words of the register (decision 066): whose a value is, what it is, why it is kept, and what becomes of it. A word that is not here does
 * not compile.
 */

/** Whose personal data it is. A helper marks who is here on a phone that joined by a link, and is known by the name that they typed. */
export type Person = 'volunteer' | 'guardian' | 'helper' | 'staff';

/**
 * What it is. A link is also a session or a password, as a hash; a pseudonym is an id or hash that leads to a person; taking part is shifts,
 * waiting and attendance; a free text is whatever somebody typed or a program wrote, names included.
 */
export type DataKind = 'name' | 'contact' | 'answer' | 'free text' | 'link' | 'pseudonym' | 'taking part';

/** Why it is kept, as a visitor reads it. */
export const reasons = {
  signup: 'To know who comes to which shift.',
  contact: 'To send confirmations, reminders and changes of shifts.',
  phone: 'To reach people on the day.',
  asking: 'To ask people who agreed to it when someone drops out.',
  answers: 'To plan what an event asks about, such as T-shirts.',
  consent: 'To show that an adult agreed to the shift of someone younger.',
  waitlist: 'To offer a spot when one is free.',
  replacement: 'To find someone who takes over a spot.',
  attendance: 'To know who is at a post, and how long people helped.',
  household: 'To open a household’s page from a mail without a password.',
  switches: 'To send no reminders to people who switched them off.',
  mails: 'To send a mail once, and to see whether it arrived.',
  repeats: 'To do nothing twice when a request is sent again.',
  facts: 'To show what happened, and to keep other programs up to date.',
  erasing: 'To erase people again where a backup brings them back.',
  request: 'To erase people once they confirm it by the mailed link.',
  audit: 'To see who of the staff did what.',
  access: 'To let staff, their programs and helpers in.',
  tries: 'To stop those who try too often.',
  event: 'To plan an event and to inform people about it.',
  jobs: 'To do later what someone asked for.',
  service: 'To run the server.',
  remembering: 'To save people typing their names again, in their own browser.',
} as const;
export type Reason = keyof typeof reasons;

/** In which part of their file a household will find it. */
export type ExportPart =
  | 'household'
  | 'people'
  | 'signups'
  | 'answers'
  | 'consents'
  | 'vouchers'
  | 'waitlist'
  | 'replacements'
  | 'mails'
  | 'log';

/**
 * What erasing a person will do with it: `blank` empties the value, `delete` takes the whole row, file or key away, `rename` puts
 * 'Removed person' in its place, `list` leaves it and shows staff where the name stands, `wait` leaves it until it goes by itself, after 30 days
 * at most, since a program wrote it, `keep` leaves it, since it leads to nobody then.
 */
export type Erasing = 'blank' | 'delete' | 'rename' | 'list' | 'wait' | 'keep';

/** How long it is kept, as documents and the page about privacy say it. A club sets `{days}` of the kinds in `retentionLimits`. */
export const retentions = {
  CONTACTS: { kept: '{days} days after the last event' },
  NAMES: { kept: '{days} days after the last event' },
  ANSWERS: { kept: '{days} days after the event' },
  EVENT: { kept: 'as long as the event' },
  KEY: { kept: 'as long as the key, feed or webhook' },
  AUDIT: { kept: '{days} days' },
  ACCOUNT: { kept: 'as long as the account' },
  MAILS: { kept: '{days} days after it was sent, or written where it failed' },
  FACTS: { kept: fixedTimes.FACTS },
  ERASURES: { kept: '400 days' },
  LEDGER: { kept: 'as long as the installation; a line counts for 400 days' },
  LINKS: { kept: fixedTimes.LINKS },
  CHECK_IN: { kept: '30 days after the event' },
  WEBHOOKS: { kept: fixedTimes.WEBHOOKS },
  JOBS: { kept: 'until it is done; 30 days where it failed for good' },
  SESSIONS: { kept: fixedTimes.SESSIONS },
  REPEATS: { kept: fixedTimes.REPEATS },
  TRIES: { kept: '24 hours at most' },
  UPLOADS: { kept: 'a day after the upload address expired, or as long as the picture is shown' },
  SERVER: { kept: 'as long as the installation' },
  BACKUP: { kept: 'until the operator deletes it' },
  START: { kept: 'until the next start' },
  LAST_500: { kept: 'the last 500, in development alone' },
  BROWSER: { kept: 'until it is removed or signed out, in that browser alone' },
  TAB: { kept: 'until the tab is closed' },
  COOKIE: { kept: '24 hours at most' },
  KNOWN_BROWSER: { kept: '400 days after the last sign-in or mailed link' },
  PHONE: { kept: 'until sign-out or the link’s end, two days at most; marks until they are sent' },
} as const satisfies Record<string, { kept: string }>;
export type Retention = keyof typeof retentions;

/** One value that says something about people. */
export interface PersonalData {
  of: readonly Person[];
  kind: DataKind;
  why: Reason;
  export: ExportPart | null;
  erase: Erasing;
  keptFor: Retention;
}

/** A column, file or key: personal data, or nothing about anybody. */
export type Entry = PersonalData | 'none';

/** The columns of a table. */
export type TableEntries = Readonly<Record<string, Entry>>;

/** Columns that say nothing about anybody. */
export function none<Column extends string>(...columns: Column[]): Record<Column, 'none'> {
  return Object.fromEntries(columns.map((column) => [column, 'none'])) as Record<Column, 'none'>;
}

/** Several columns with the same entry. */
export function each<Column extends string>(
  columns: readonly Column[],
  entry: PersonalData,
): Record<Column, PersonalData> {
  return Object.fromEntries(columns.map((column) => [column, entry])) as Record<Column, PersonalData>;
}

/** What a table holds of volunteers, by why it is kept and how long. */
export function ofVolunteers(why: Reason, keptFor: Retention) {
  return (kind: DataKind, erase: Erasing, part: ExportPart | null = null): PersonalData => ({
    ...{ of: ['volunteer'], kind, why, export: part, erase, keptFor },
  });
}

/** The id of a member of staff in a record; it leads to nobody once their account is gone. Erasing volunteers leaves it. */
export function staffId(why: Reason, keptFor: Retention): PersonalData {
  return { of: ['staff'], kind: 'pseudonym', why, export: null, erase: 'keep', keptFor };
}

/** A text that staff typed, in which somebody may be named. */
export function staffText(keptFor: Retention = 'EVENT', why: Reason = 'event'): PersonalData {
  return { of: ['volunteer', 'staff'], kind: 'free text', why, export: null, erase: 'list', keptFor };
}
