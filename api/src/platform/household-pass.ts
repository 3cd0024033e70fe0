/** What opened a household to a caller: its mailed link, looking its address up, or a signup of the caller's own. */
export type PassSource = 'link' | 'lookup' | 'signup';

/**
 * What a caller without an account may touch: the household of one e-mail address, or single signups in it. The browser keeps it in a
 * signed cookie; both doors read it and operations grant it.
 */
export interface HouseholdPass {
  source: PassSource;
  /** The household: its e-mail address as compared. */
  emailKey: string;
  /** With source `signup`: the only signups it covers. */
  signupIds: string[];
  /** Signups that this browser made, under whichever address, newest last: it alone may correct their address. They open nothing. */
  made: string[];
  /** Milliseconds since 1970, by the server's clock. A household that closes its links closes passes issued before. */
  issuedAt: number;
  expiresAt: number;
}

/** What an operation gives the caller. */
export type HouseholdGrant =
  | { source: 'link' | 'lookup'; emailKey: string }
  /** `madeAt` when the answer that should have brought it was lost: the pass is the one of that moment. */
  | { source: 'signup'; emailKey: string; signupId: string; madeAt?: Date };

/** The parts of a record that decide whether a pass opens it. */
export interface OwnedByHousehold {
  emailKey: string;
  /** When the household last closed its links; passes issued before are over. */
  passesSince: Date | null;
}

const minute = 60_000;
const lifetimes: Record<PassSource, number> = { link: 24 * 60 * minute, lookup: 30 * minute, signup: 30 * minute };
// A family signing up for a whole weekend; more would not fit into a cookie.
const mostSignups = 20;

/** The pass after a grant: a weaker grant never takes away what a living pass for the same household gives. */
export function passAfter(held: HouseholdPass | undefined, grant: HouseholdGrant, now: Date): HouseholdPass {
  const at = now.getTime();
  const own = held && held.emailKey === grant.emailKey && held.expiresAt > at ? held : undefined;
  const expiresAt = at + lifetimes[grant.source];
  const madeBefore = held && held.expiresAt > at ? held.made : [];
  if (grant.source === 'signup') {
    const made = withNewest(madeBefore, grant.signupId);
    if (own && own.source !== 'signup') return { ...own, made };
    const from = grant.madeAt?.getTime() ?? at;
    return {
      source: 'signup',
      emailKey: grant.emailKey,
      signupIds: withNewest(own?.signupIds ?? [], grant.signupId),
      made,
      // Links that were closed since the signup stay closed to it.
      issuedAt: Math.min(own?.issuedAt ?? at, from),
      expiresAt: Math.max(own?.expiresAt ?? 0, from + lifetimes.signup),
    };
  }
  if (own?.source === 'link' && grant.source === 'lookup' && own.expiresAt >= expiresAt) return own;
  const { source, emailKey } = grant;
  return { source, emailKey, signupIds: [], made: madeBefore, issuedAt: at, expiresAt };
}

function withNewest(ids: readonly string[], newest: string): string[] {
  return [...ids.filter((id) => id !== newest), newest].slice(-mostSignups);
}

/** Whether the pass opens the whole household that a record belongs to. */
export function opensHousehold(pass: HouseholdPass | undefined, record: OwnedByHousehold): boolean {
  return pass !== undefined && pass.source !== 'signup' && belongs(pass, record);
}

/** Whether the pass opens one signup: its household's, or its own. */
export function opensSignup(pass: HouseholdPass | undefined, signup: OwnedByHousehold & { id: string }): boolean {
  if (!pass) return false;
  return opensHousehold(pass, signup) || (pass.signupIds.includes(signup.id) && belongs(pass, signup));
}

function belongs(pass: HouseholdPass, { emailKey, passesSince }: OwnedByHousehold): boolean {
  return pass.emailKey === emailKey && (passesSince === null || pass.issuedAt >= passesSince.getTime());
}
