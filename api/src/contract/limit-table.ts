/** The subject of a count. */
export type CountedBy =
  | 'network'
  | 'pair'
  | 'email'
  | 'known browser'
  | 'household'
  | 'record'
  | 'staff member'
  | 'key'
  | 'feed'
  | 'device'
  | 'redeemer';

/** A limit: how often something may be done. */
export interface Limit {
  /** What is counted, in the words of the documentation. */
  what: string;
  by: CountedBy;
  points: number;
  seconds: number;
  /** Taken back where it should not count: a refusal for an address that anybody could type, a correct password. */
  takenBack?: true;
  /** The limit that counts instead when this one is used up: what each network may still do by itself. */
  ownShare?: string;
}

const minute = 60;
const quarter = 15 * 60;
const hour = 3600;

/* What several limits have alike. */
const changeOfNetwork = { by: 'network', points: 600, seconds: quarter } as const;
const changeOfPair = { by: 'pair', points: 60, seconds: quarter } as const;
const linkOfNetwork = { by: 'network', points: 30, seconds: quarter } as const;
const mailOfPair = { by: 'pair', points: 5, seconds: hour } as const;
const mailOfAddress = { by: 'email', points: 20, seconds: hour } as const;
const mailOfOwnShare = { by: 'pair', points: 1, seconds: hour } as const;
const mailOfBrowser = { by: 'known browser', points: 5, seconds: hour } as const;
const placeOfPair = { by: 'pair', points: 60, seconds: hour } as const;
const placeOfAddress = { by: 'email', points: 120, seconds: hour, takenBack: true } as const;
const placeOfOwnShare = { by: 'pair', points: 10, seconds: hour, takenBack: true } as const;
const placeOfHousehold = { by: 'household', points: 120, seconds: hour, takenBack: true } as const;

/**
 * Every limit over time, defined only here: docs/limits.md is generated from it. Limits by network are wide, since a club, a school or a
 * phone carrier may share one; narrow limits count a pair of address and network. An address that anybody can type is slowed down, never
 * locked.
 */
export const limitTable = {
  'sign-up-by-address': { what: 'signups', by: 'network', points: 600, seconds: minute },
  'sign-up-by-pair': { what: 'signups', ...placeOfPair },
  'sign-up-by-email': { what: 'signups, corrected ones included', ...placeOfAddress, ownShare: 'sign-up-own-share' },
  'sign-up-own-share': { what: 'signups, where those for the address are used up', ...placeOfOwnShare },
  'sign-up-by-household': { what: 'signups by a browser that opened the household’s mailed link', ...placeOfHousehold },
  'correct-by-address': { what: 'corrected addresses of signups', by: 'network', points: 60, seconds: quarter },
  cancel: { what: 'cancelled signups', by: 'network', points: 120, seconds: minute },
  move: { what: 'moved signups', by: 'network', points: 120, seconds: minute },
  confirm: { what: 'confirmed signups', by: 'network', points: 120, seconds: minute },
  'signup-calendar': { what: 'calendar files of signups', by: 'network', points: 120, seconds: minute },
  'waitlist-by-address': { what: 'joining waitlists', by: 'network', points: 1000, seconds: hour },
  'waitlist-by-pair': { what: 'joining waitlists', ...placeOfPair },
  'waitlist-by-email': { what: 'joining waitlists', ...placeOfAddress, ownShare: 'waitlist-own-share' },
  'waitlist-own-share': { what: 'joining waitlists, where that for the address is used up', ...placeOfOwnShare },
  'waitlist-by-household': {
    what: 'joining waitlists by a browser that opened the household’s mailed link',
    ...placeOfHousehold,
  },
  'waitlist-leave': { what: 'leaving waitlists', by: 'network', points: 120, seconds: minute },
  'waitlist-answer': { what: 'reading and answering offers', by: 'network', points: 120, seconds: minute },
  'replacement-ask': { what: 'asking for replacements', by: 'network', points: 1000, seconds: hour },
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
  'erasure-request': { what: 'mailed links to erase data', by: 'household', points: 3, seconds: 24 * hour },
  erasure: { what: 'opening and using links to erase data', by: 'network', points: 120, seconds: minute },
  'household-data': { what: 'files of a household’s own data', by: 'household', points: 10, seconds: hour },
  rename: { what: 'changed names', ...changeOfNetwork },
  'rename-by-pair': { what: 'changed names, by a household', ...changeOfPair },
  merge: { what: 'merged people', ...changeOfNetwork },
  'merge-by-pair': { what: 'merged people, by a household', ...changeOfPair },
  'lookup-by-address': { what: 'looking shifts up', by: 'network', points: 600, seconds: 5 * minute },
  'lookup-by-pair': { what: 'looking shifts up', by: 'pair', points: 20, seconds: quarter },
  'lookup-mail-by-pair': { what: 'mails with a household’s link', ...mailOfPair },
  'lookup-mail-by-email': {
    what: 'mails with a household’s link',
    ...mailOfAddress,
    ownShare: 'lookup-mail-own-share',
  },
  'lookup-mail-own-share': {
    what: 'mails with a household’s link, where those for the address are used up',
    ...mailOfOwnShare,
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
  'second-factor-by-address': {
    what: 'second steps of sign-ins and other proofs',
    by: 'network',
    points: 60,
    seconds: 5 * minute,
  },
  'second-factor-by-pair': {
    what: 'typed second steps and passwords; a success does not count',
    ...{ by: 'pair', points: 5, seconds: quarter, takenBack: true },
  },
  'second-factor-by-person': {
    what: 'typed second steps and passwords; a success does not count',
    ...{ by: 'staff member', points: 30, seconds: 24 * hour, takenBack: true },
  },
  'second-factor-by-browser': {
    what: 'typed second steps and passwords; a success does not count',
    ...{ by: 'known browser', points: 5, seconds: quarter, takenBack: true },
  },
  'passkey-options': {
    // Asked for wherever the button is shown, by everyone behind one address.
    what: 'beginning to sign in with a passkey, pressed or shown',
    ...changeOfNetwork,
  },
  oidc: { what: 'steps of sign-ins by an OpenID provider', by: 'network', points: 120, seconds: quarter },
  'magic-link-by-address': { what: 'mailed sign-in links', ...linkOfNetwork },
  'magic-link-by-pair': { what: 'mailed sign-in links', ...mailOfPair },
  'magic-link-by-email': { what: 'mailed sign-in links', ...mailOfAddress, ownShare: 'magic-link-own-share' },
  'magic-link-own-share': { what: 'mailed sign-in links, where those for the address are used up', ...mailOfOwnShare },
  'magic-link-by-browser': { what: 'mailed sign-in links', ...mailOfBrowser },
  'magic-link-use': { what: 'using sign-in links', by: 'network', points: 60, seconds: quarter },
  'magic-link-look': { what: 'opening sign-in links', by: 'network', points: 120, seconds: quarter },
  'password-reset-by-address': { what: 'mailed links for a new password', ...linkOfNetwork },
  'password-reset-by-pair': { what: 'mailed links for a new password', ...mailOfPair },
  'password-reset-by-email': {
    what: 'mailed links for a new password',
    ...mailOfAddress,
    ownShare: 'password-reset-own-share',
  },
  'password-reset-own-share': {
    what: 'mailed links for a new password, where those for the address are used up',
    ...mailOfOwnShare,
  },
  'password-reset-by-browser': { what: 'mailed links for a new password', ...mailOfBrowser },
  'invite-again': { what: 'invitations sent again to one user', by: 'record', points: 5, seconds: hour },
  'set-password': { what: 'setting passwords', by: 'network', points: 120, seconds: quarter },
  'set-up': { what: 'setting the first admin up', by: 'network', points: 30, seconds: quarter },
  'image-upload': { what: 'uploaded images', by: 'staff member', points: 100, seconds: 10 * minute },
  'bulk-mail': { what: 'mails to groups', by: 'staff member', points: 20, seconds: hour },
  export: { what: 'exported files', by: 'staff member', points: 120, seconds: hour },
  attendance: { what: 'sending marks of attendance', by: 'network', points: 600, seconds: minute },
  'attendance-by-device': { what: 'sending marks of attendance', by: 'device', points: 120, seconds: minute },
  voucher: { what: 'looking up and redeeming meal vouchers', by: 'redeemer', points: 120, seconds: minute },
  'api-key': { what: 'calls, whatever they ask for', by: 'key', points: 600, seconds: minute },
  'check-in-join': { what: 'phones that join by check-in links', by: 'network', points: 10, seconds: minute },
  feed: { what: 'reading one feed', by: 'feed', points: 120, seconds: minute },
  'feed-address': { what: 'trying addresses of feeds', by: 'network', points: 120, seconds: minute },
} as const satisfies Record<string, Limit>;

/** The name of a limit. */
export type LimitName = keyof typeof limitTable;
