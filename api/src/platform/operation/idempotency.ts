import { createHash } from 'node:crypto';
import { DomainError } from './domain-error.js';
import type { RequestContext } from './request-context.js';
import type { Plain } from '../transactions/transactions.js';

/** The use of an idempotency key for an operation and its input. */
export interface Claim {
  operation: string;
  /** The hash of caller and key: what others do with the same key is their own. */
  key: string;
  /** Of a visitor the hash of key and input: the same call from another network is the same call. */
  sent: Buffer | null;
  hash: Buffer;
  /** The statement that claims it, before anything else of the transaction: it fails when the key was used within 24 hours. */
  sql: string;
  values: readonly Plain[];
}

/** A key is claimed in the operation's own transaction: of two at once the second waits for the first. Error: BAD_REQUEST. */
export function claimOf(ctx: RequestContext, operation: string, sentKey: string, payload: unknown): Claim {
  if (sentKey.length > 200)
    throw new DomainError('BAD_REQUEST', { message: 'Idempotency-Key is too long (200 characters at most).' });
  const hash = hashOf(JSON.stringify(payload));
  const { viewer } = ctx;
  const caller = viewer.kind === 'visitor' ? ctx.ip : viewer.kind === 'staff' ? viewer.userId : viewer.keyId;
  // A line's end stands in no header.
  const ownKey = ctx.fieldAlias === undefined ? sentKey : `${sentKey}\n${ctx.fieldAlias}`;
  const key = hashOf(`${viewer.kind} ${caller} ${ownKey}`).toString('hex');
  const sent = viewer.kind === 'visitor' ? hashOf(`${hash.toString('hex')} ${ownKey}`) : null;
  const values = [operation, key, sent, hash];
  return { operation, key, sent, hash, sql: 'select claim_key(?, ?, ?, ?)', values };
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** How often a key is claimed again that was used, but whose answer has gone meanwhile. */
const mostTries = 3;

/** Runs `work`, which claims a key; `again` if it was claimed before, with what `find` gives. Error: UNAVAILABLE. */
export async function unlessClaimed<Kept, Answer>(
  work: () => Promise<Answer>,
  find: () => Promise<{ kept: Kept } | undefined>,
  again: (kept: Kept) => Answer | Promise<Answer>,
): Promise<Answer> {
  for (let tries = 1; tries <= mostTries; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isClaimed(error)) throw error;
    }
    const found = await find();
    if (found) return again(found.kept);
  }
  throw new DomainError('UNAVAILABLE', { retryAfterSeconds: 5 });
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
  const kept = JSON.stringify((await work(ctx)) ?? null);
  ctx.withCommit('update idempotency_key set answer = ?::jsonb where operation = ? and key = ?', [
    kept,
    operation,
    key,
  ]);
  // The first answer, too, is made of what is kept.
  return JSON.parse(kept) as Output;
}

/** What the operation gave when the key was used first; nothing where that was removed meanwhile. Error: IDEMPOTENCY_MISMATCH for another input. */
export async function findKept<Output>(
  ctx: RequestContext,
  { operation, key, sent, hash }: Claim,
): Promise<{ kept: Output } | undefined> {
  const found = await ctx.services.rows.read<{ payload_hash: Buffer; answer: Output }>({
    name: 'kept-output',
    text: 'select payload_hash, answer from idempotency_key where operation = $1 and (key = $2 or sent = $3)',
    values: [operation, key, sent],
  });
  if (found.length === 0) return undefined;
  const same = found.find(({ payload_hash: one }) => hash.equals(one));
  if (!same) throw new DomainError('IDEMPOTENCY_MISMATCH');
  return { kept: same.answer };
}
