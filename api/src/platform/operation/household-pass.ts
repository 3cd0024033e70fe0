/** How a caller got access to a household: its mailed link, an address lookup, or a record that the caller created. */
export type PassSource = 'link' | 'lookup' | 'record';

/**
 * What a caller without an account may access: the household of one e-mail address, or single records in it. The browser holds it in a
 * signed cookie; GraphQL and REST read it, and operations grant it.
 */
export interface HouseholdPass {
  source: PassSource;
  /** The household: its normalised e-mail address. */
  emailKey: string;
  /** With source `record`: the only records that it covers. */
  recordIds: string[];
  /**
   * Records that this browser created, under any address, newest last: only this browser may correct their address. They grant no access.
   */
  made: string[];
  /** Milliseconds since 1970, by the server's clock. When a household closes its links, passes issued before are void. */
  issuedAt: number;
  expiresAt: number;
}

/** Access that an operation grants to the caller. */
export type HouseholdGrant =
  | { source: 'link' | 'lookup'; emailKey: string }
  /** `madeAt` when the original response was lost: the pass counts from that moment. */
  | { source: 'record'; emailKey: string; recordId: string; madeAt?: Date };

/** The parts of a record that decide whether a pass grants access to it. */
export interface OwnedByHousehold {
  emailKey: string;
  /** When the household last closed its links; passes issued before are void. */
  passesSince: Date | null;
}

const minute = 60_000;
const lifetimes: Record<PassSource, number> = { link: 24 * 60 * minute, lookup: 30 * minute, record: 30 * minute };
// Enough for a family that signs up for a whole weekend; more would not fit into a cookie.
const mostRecords = 30;

/** The pass after a grant. A weaker grant never removes access that a valid pass for the same household gives. */
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
      // If links were closed after the record was created, this pass stays void for it.
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

/** Whether the pass grants access to the whole household of a record. */
export function opensHousehold(pass: HouseholdPass | undefined, record: OwnedByHousehold): boolean {
  return pass !== undefined && pass.source !== 'record' && belongs(pass, record);
}

/** Whether the pass grants access to one record: through its household, or by its id. */
export function opensRecord(pass: HouseholdPass | undefined, record: OwnedByHousehold & { id: string }): boolean {
  if (!pass) return false;
  return opensHousehold(pass, record) || (pass.recordIds.includes(record.id) && belongs(pass, record));
}

function belongs(pass: HouseholdPass, { emailKey, passesSince }: OwnedByHousehold): boolean {
  return pass.emailKey === emailKey && (passesSince === null || pass.issuedAt >= passesSince.getTime());
}
