/** What opened a household to a caller: its mailed link, looking its address up, or a record that the caller made. */
export type PassSource = 'link' | 'lookup' | 'record';

/**
 * What a caller without an account may touch: the household of one e-mail address, or single records in it. The browser keeps it in a
 * signed cookie; both doors read it and operations grant it.
 */
export interface HouseholdPass {
  source: PassSource;
  /** The household: its e-mail address as compared. */
  emailKey: string;
  /** With source `record`: the only records that it covers. */
  recordIds: string[];
  /** Records that this browser made, under whichever address, newest last: it alone may correct their address. They open nothing. */
  made: string[];
  /** Milliseconds since 1970, by the server's clock. A household that closes its links closes passes issued before. */
  issuedAt: number;
  expiresAt: number;
}

/** What an operation gives the caller. */
export type HouseholdGrant =
  | { source: 'link' | 'lookup'; emailKey: string }
  /** `madeAt` when the answer that should have brought it was lost: the pass is the one of that moment. */
  | { source: 'record'; emailKey: string; recordId: string; madeAt?: Date };

/** The parts of a record that decide whether a pass opens it. */
export interface OwnedByHousehold {
  emailKey: string;
  /** When the household last closed its links; passes issued before are over. */
  passesSince: Date | null;
}

const minute = 60_000;
const lifetimes: Record<PassSource, number> = { link: 24 * 60 * minute, lookup: 30 * minute, record: 30 * minute };
// A family signing up for a whole weekend in one go; more would not fit into a cookie.
const mostRecords = 30;

/** The pass after a grant: a weaker grant never takes away what a living pass for the same household gives. */
export function passAfter(held: HouseholdPass | undefined, grant: HouseholdGrant, now: Date): HouseholdPass {
  const at = now.getTime();
  const own = held && held.emailKey === grant.emailKey && held.expiresAt > at ? held : undefined;
  const expiresAt = at + lifetimes[grant.source];
  const madeBefore = held && held.expiresAt > at ? held.made : [];
  if (grant.source === 'record') {
    const made = withNewest(madeBefore, grant.recordId);
    if (own && own.source !== 'record') return { ...own, made };
    const from = grant.madeAt?.getTime() ?? at;
    return {
      source: 'record',
      emailKey: grant.emailKey,
      recordIds: withNewest(own?.recordIds ?? [], grant.recordId),
      made,
      // Links that were closed since the record was made stay closed to it.
      issuedAt: Math.min(own?.issuedAt ?? at, from),
      expiresAt: Math.max(own?.expiresAt ?? 0, from + lifetimes.record),
    };
  }
  if (own?.source === 'link' && grant.source === 'lookup' && own.expiresAt >= expiresAt) return own;
  const { source, emailKey } = grant;
  return { source, emailKey, recordIds: [], made: madeBefore, issuedAt: at, expiresAt };
}

function withNewest(ids: readonly string[], newest: string): string[] {
  return [...ids.filter((id) => id !== newest), newest].slice(-mostRecords);
}

/** Whether the pass opens the whole household that a record belongs to. */
export function opensHousehold(pass: HouseholdPass | undefined, record: OwnedByHousehold): boolean {
  return pass !== undefined && pass.source !== 'record' && belongs(pass, record);
}

/** Whether the pass opens one record: its household's, or its own. */
export function opensRecord(pass: HouseholdPass | undefined, record: OwnedByHousehold & { id: string }): boolean {
  if (!pass) return false;
  return opensHousehold(pass, record) || (pass.recordIds.includes(record.id) && belongs(pass, record));
}

function belongs(pass: HouseholdPass, { emailKey, passesSince }: OwnedByHousehold): boolean {
  return pass.emailKey === emailKey && (passesSince === null || pass.issuedAt >= passesSince.getTime());
}
