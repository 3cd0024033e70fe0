import { z } from 'zod';
import { signatureOf } from '../../../platform/operation/secrets.js';

/*
 * The ledger: a list of erasures beside the database, in DATA_DIR, so that a database that is put back to an earlier day is made to forget the
 * same people again. It holds ids and proofs, no names.
 */

/** Who erases people: they themselves, an admin, or the nightly job that keeps to the days a club set. */
export const erasedBy = ['household', 'staff', 'retention'] as const;
export type ErasedBy = (typeof erasedBy)[number];

/** An erasure as the ledger has it. */
export interface LedgerEntry {
  id: string;
  /** ISO 8601. */
  at: string;
  by: ErasedBy;
  /** Ids of the people. */
  people: string[];
  /** What identifies them where they have another id. */
  proofs: string[];
}

const entry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  by: z.enum(erasedBy),
  people: z.array(z.uuid()),
  proofs: z.array(z.string()),
});
const line = z.union([entry, z.object({ void: z.uuid() })]);

/** The line of an erasure that is about to be committed. */
export function ledgerLine(one: LedgerEntry): string {
  return JSON.stringify(one);
}

/** The line that follows where it was not committed. */
export function voidLine(id: string): string {
  return JSON.stringify({ void: id });
}

/** The erasures of a ledger that were not taken back. A last line that a crash cut short is left out. */
export function entriesOf(lines: readonly string[]): LedgerEntry[] {
  const entries = new Map<string, LedgerEntry>();
  for (const text of lines) {
    const parsed = line.safeParse(jsonOf(text));
    if (!parsed.success) continue;
    if ('void' in parsed.data) entries.delete(parsed.data.void);
    else entries.set(parsed.data.id, parsed.data);
  }
  return [...entries.values()];
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Identifies a person by address and name, for holders of the server's secret: HMAC-SHA256, base64. */
export function proofOf(secretKey: Buffer, { emailKey, nameKey }: { emailKey: string; nameKey: string }): string {
  return signatureOf(secretKey, `erasure\n${emailKey}\n${nameKey}`);
}
