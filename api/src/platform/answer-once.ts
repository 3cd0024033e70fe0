import { createHash } from 'node:crypto';
import { DomainError } from './domain-error.js';
import type { RequestContext } from './request-context.js';

interface KeptAnswer {
  payload_hash: Buffer;
  answer: unknown;
}

/**
 * Runs `work` once per key and gives the kept answer to every repetition within 24 hours. The key's row is written first, in the
 * operation's own transaction: of two at once the second waits for the first. `again` hears a repetition. Error: IDEMPOTENCY_MISMATCH for another payload.
 */
export async function answerOnce<Output>(
  ctx: RequestContext,
  operationName: string,
  key: string,
  payload: unknown,
  work: () => Promise<Output>,
  again: (kept: Output) => void,
): Promise<Output> {
  if (key.length > 200)
    throw new DomainError('BAD_REQUEST', { message: 'Idempotency-Key is too long (200 characters at most).' });
  const hash = createHash('sha256').update(JSON.stringify(payload)).digest();
  const claimed = await ctx.execute<{ operation: string }>(
    `insert into idempotency_key as kept (operation, key, payload_hash) values (?, ?, ?)
     on conflict (operation, key) do update set payload_hash = excluded.payload_hash, answer = null, created_at = now()
       where kept.created_at < now() - interval '24 hours'
     returning operation`,
    [operationName, key, hash],
  );
  if (claimed.length === 0) {
    const [kept] = await ctx.execute<KeptAnswer>(
      'select payload_hash, answer from idempotency_key where operation = ? and key = ?',
      [operationName, key],
    );
    if (!kept || !hash.equals(kept.payload_hash)) throw new DomainError('IDEMPOTENCY_MISMATCH');
    const answer = kept.answer as Output;
    again(answer);
    return answer;
  }
  const output = await work();
  // The first answer, too, is what was kept, in the order in which it is kept: a repetition is told the very same.
  const [kept] = await ctx.execute<Pick<KeptAnswer, 'answer'>>(
    'update idempotency_key set answer = ?::jsonb where operation = ? and key = ? returning answer',
    [JSON.stringify(output), operationName, key],
  );
  return kept?.answer as Output;
}
