/** What a count belongs to. */
export type CountedBy =
  'network' | 'pair' | 'email' | 'known browser' | 'household' | 'record' | 'staff member' | 'key' | 'feed';

/** How often something may be done. */
export interface Limit {
  /** What is counted, as the documents say it. */
  what: string;
  by: CountedBy;
  points: number;
  seconds: number;
  /** Taken back where it should not count: a refusal for an address that somebody typed, a right password. */
  takenBack?: true;
  /** What counts instead where this is used up: what each network may still do by itself. */
  ownShare?: string;
}

const minute = 60;
const quarter = 15 * 60;
const hour = 3600;

/**
 * Every limit over time, and the only place where one stands: docs/limits.md is made of it. A network is wide, for a club, a school or a
 * phone carrier is one; what is narrow counts a pair of address and network. An address that anybody can type is slowed, never closed.
 * The table makes this file longer than others.
 */
export const limitTable = {
  'sign-up-by-address': { what: 'signups', by: 'network', points: 600, seconds: minute },
  'sign-up-by-pair': { what: 'signups', by: 'pair', points: 60, seconds: hour },
  'sign-up-by-email': {
    what: 'signups, corrected ones included',
    by: 'email',
    points: 120,
    seconds: hour,
    takenBack: true,
    ownShare: 'sign-up-own-share',
  },
  'sign-up-own-share': {
    what: 'signups, where those for the address are used up',
    by: 'pair',
    points: 10,
    seconds: hour,
    takenBack: true,
  },
  'sign-up-by-household': {
    what: 'signups by a browser that opened the household’s mailed link',
    by: 'household',
    points: 120,
    seconds: hour,
    takenBack: true,
  },
  'correct-by-address': { what: 'corrected addresses of signups', by: 'network', points: 60, seconds: quarter },
  cancel: { what: 'cancelled signups', by: 'network', points: 120, seconds: minute },
  move: { what: 'moved signups', by: 'network', points: 120, seconds: minute },
  confirm: { what: 'confirmed signups', by: 'network', points: 120, seconds: minute },
  'signup-calendar': { what: 'calendar files of signups', by: 'network', points: 120, seconds: minute },
  'waitlist-by-address': { what: 'joining waitlists', by: 'network', points: 1000, seconds: hour },
  'waitlist-by-pair': { what: 'joining waitlists', by: 'pair', points: 60, seconds: hour },
  'waitlist-by-email': {
    what: 'joining waitlists',
    by: 'email',
    points: 120,
    seconds: hour,
    takenBack: true,
    ownShare: 'waitlist-own-share',
  },
  'waitlist-own-share': {
    what: 'joining waitlists, where that for the address is used up',
    by: 'pair',
    points: 10,
    seconds: hour,
    takenBack: true,
  },
  'waitlist-by-household': {
    what: 'joining waitlists by a browser that opened the household’s mailed link',
    by: 'household',
    points: 120,
    seconds: hour,
    takenBack: true,
  },
  'waitlist-leave': { what: 'leaving waitlists', by: 'network', points: 120, seconds: minute },
  'waitlist-answer': { what: 'reading and answering offers', by: 'network', points: 120, seconds: minute },
  'replacement-ask': { what: 'asking for replacements', by: 'network', points: 60, seconds: hour },
  'replacement-of-household': {
    what: 'asking for replacements at one event',
    by: 'household',
    points: 20,
    seconds: 24 * hour,
  },
  'replacement-look': { what: 'opening links of replacements', by: 'network', points: 120, seconds: minute },
  'may-be-asked': { what: 'saying whether one may be asked', by: 'network', points: 120, seconds: minute },
  'mail-switch': { what: 'switching mails on and off', by: 'network', points: 120, seconds: minute },
  'household-link': { what: 'opening household links', by: 'network', points: 120, seconds: minute },
  'replace-household-link': { what: 'replacing a household’s link', by: 'household', points: 5, seconds: hour },
  rename: { what: 'changed names', by: 'network', points: 60, seconds: quarter },
  merge: { what: 'merged people', by: 'network', points: 60, seconds: quarter },
  'lookup-by-address': { what: 'looking shifts up', by: 'network', points: 600, seconds: 5 * minute },
  'lookup-by-pair': { what: 'looking shifts up', by: 'pair', points: 20, seconds: quarter },
  'lookup-mail-by-pair': { what: 'mails with a household’s link', by: 'pair', points: 5, seconds: hour },
  'lookup-mail-by-email': {
    what: 'mails with a household’s link',
    by: 'email',
    points: 20,
    seconds: hour,
    ownShare: 'lookup-mail-own-share',
  },
  'lookup-mail-own-share': {
    what: 'mails with a household’s link, where those for the address are used up',
    by: 'pair',
    points: 1,
    seconds: hour,
  },
  'sign-in-by-address': { what: 'staff sign-ins', by: 'network', points: 60, seconds: 5 * minute },
  'sign-in-by-pair': { what: 'staff sign-ins; a success resets the count', by: 'pair', points: 10, seconds: quarter },
  'sign-in-by-email': {
    what: 'staff sign-ins; a success does not count',
    by: 'email',
    points: 100,
    seconds: hour,
    takenBack: true,
    ownShare: 'sign-in-own-share',
  },
  'sign-in-own-share': {
    what: 'staff sign-ins, where those for the address are used up; a success does not count',
    by: 'pair',
    points: 3,
    seconds: hour,
    takenBack: true,
  },
  'sign-in-by-browser': {
    what: 'staff sign-ins; a success resets the count',
    by: 'known browser',
    points: 10,
    seconds: quarter,
  },
  'magic-link-by-address': { what: 'mailed sign-in links', by: 'network', points: 30, seconds: quarter },
  'magic-link-by-pair': { what: 'mailed sign-in links', by: 'pair', points: 5, seconds: hour },
  'magic-link-by-email': {
    what: 'mailed sign-in links',
    by: 'email',
    points: 20,
    seconds: hour,
    ownShare: 'magic-link-own-share',
  },
  'magic-link-own-share': {
    what: 'mailed sign-in links, where those for the address are used up',
    by: 'pair',
    points: 1,
    seconds: hour,
  },
  'magic-link-by-browser': { what: 'mailed sign-in links', by: 'known browser', points: 5, seconds: hour },
  'magic-link-use': { what: 'using sign-in links', by: 'network', points: 60, seconds: quarter },
  'magic-link-look': { what: 'opening sign-in links', by: 'network', points: 120, seconds: quarter },
  'password-reset-by-address': { what: 'mailed links for a new password', by: 'network', points: 30, seconds: quarter },
  'password-reset-by-pair': { what: 'mailed links for a new password', by: 'pair', points: 5, seconds: hour },
  'password-reset-by-email': {
    what: 'mailed links for a new password',
    by: 'email',
    points: 20,
    seconds: hour,
    ownShare: 'password-reset-own-share',
  },
  'password-reset-own-share': {
    what: 'mailed links for a new password, where those for the address are used up',
    by: 'pair',
    points: 1,
    seconds: hour,
  },
  'password-reset-by-browser': {
    what: 'mailed links for a new password',
    by: 'known browser',
    points: 5,
    seconds: hour,
  },
  'set-password': { what: 'setting passwords', by: 'network', points: 30, seconds: quarter },
  'set-up': { what: 'setting the first admin up', by: 'network', points: 30, seconds: quarter },
  'image-upload': { what: 'uploaded images', by: 'staff member', points: 100, seconds: 10 * minute },
  'bulk-mail': { what: 'mails to groups', by: 'staff member', points: 20, seconds: hour },
  export: { what: 'exported files', by: 'network', points: 120, seconds: hour },
  'api-key': { what: 'calls, whatever they ask for', by: 'key', points: 600, seconds: minute },
  feed: { what: 'reading one feed', by: 'feed', points: 120, seconds: minute },
  'feed-address': { what: 'trying addresses of feeds', by: 'network', points: 120, seconds: minute },
} as const satisfies Record<string, Limit>;

/** The name of a limit. */
export type LimitName = keyof typeof limitTable;

/** A try as limits count it. */
export interface LimitedTry {
  subject: string;
  key: string;
  points: number;
  seconds: number;
  takenBack?: boolean;
  times?: number;
  ofRecord?: boolean;
  instead?: LimitedTry;
}

/** A try that counts by a limit. `pair`: the key of the own share, where the limit has one. */
export function tryOf(
  name: LimitName,
  key: string,
  { pair, ...more }: Pick<LimitedTry, 'times' | 'ofRecord'> & { pair?: string } = {},
): LimitedTry {
  const { points, seconds, takenBack, ownShare }: Limit = limitTable[name];
  const one: LimitedTry = { subject: name, key, points, seconds, takenBack, ...more };
  return ownShare === undefined || pair === undefined
    ? one
    : { ...one, instead: tryOf(ownShare as LimitName, pair, more) };
}
