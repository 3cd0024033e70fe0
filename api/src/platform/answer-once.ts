import { createHash } from 'node:crypto';
import { DomainError } from './domain-error.js';
import type { RequestContext } from './request-context.js';
import type { Plain } from './transactions.js';

/** The use of an idempotency key for an operation and its input. */
export interface Claim {
  operation: string;
  key: string;
  hash: Buffer;
  /** The statement that claims it, before anything else of the transaction: it fails when the key was used within 24 hours. */
  sql: string;
  values: readonly Plain[];
}

/** A key is claimed in the operation's own transaction: of two at once the second waits for the first. Error: BAD_REQUEST. */
export function claimOf(operation: string, key: string, payload: unknown): Claim {
  if (key.length > 200)
    throw new DomainError('BAD_REQUEST', { message: 'Idempotency-Key is too long (200 characters at most).' });
  const hash = createHash('sha256').update(JSON.stringify(payload)).digest();
  return { operation, key, hash, sql: 'select claim_idempotency_key(?, ?, ?)', values: [operation, key, hash] };
}

/** Runs `work`, which claims a key; `again` if it was claimed before. */
export async function unlessClaimed<Answer>(
  work: () => Promise<Answer>,
  again: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!isClaimed(error)) throw error;
  }
  return again();
}

function isClaimed(error: unknown): boolean {
  return error instanceof Error && (error as Error & { constraint?: unknown }).constraint === 'idempotency_key_used';
}

/** Runs `work` under a key that is claimed, and keeps what it gave together with the commit. */
export async function keepOutput<Output>(
  ctx: RequestContext,
  { operation, key }: Claim,
  work: (ctx: RequestContext) => Promise<Output>,
): Promise<Output> {
  const kept = JSON.stringify(await work(ctx));
  ctx.withCommit('update idempotency_key set answer = ?::jsonb where operation = ? and key = ?', [
    kept,
    operation,
    key,
  ]);
  // The first answer, too, is made of what is kept.
  return JSON.parse(kept) as Output;
}

/** What the operation gave when the key was used first. Error: IDEMPOTENCY_MISMATCH for another input. */
export async function findKept<Output>(ctx: RequestContext, { operation, key, hash }: Claim): Promise<Output> {
  const [kept] = await ctx.services.rows.read<{ payload_hash: Buffer; answer: Output }>({
    name: 'kept-output',
    text: 'select payload_hash, answer from idempotency_key where operation = $1 and key = $2',
    values: [operation, key],
  });
  if (!kept || !hash.equals(kept.payload_hash)) throw new DomainError('IDEMPOTENCY_MISMATCH');
  return kept.answer;
}
