import { createHash } from 'node:crypto';
import { z } from 'zod';
import { actorOf } from '../facts/facts.js';
import { DomainError } from './domain-error.js';
import { operation } from './operation.js';
import type { RequestContext } from './request-context.js';
import type { Plain } from '../transactions/transactions.js';

/** The use of an idempotency key for an operation and its input. */
export interface IdempotencyClaim {
  operation: string;
  /** The hash of caller and key: other callers may use the same key independently. */
  key: string;
  /** For a visitor the hash of key and input: the same call from another network is the same call. */
  sent: Buffer | null;
  hash: Buffer;
  /** The statement that claims the key, before anything else in the transaction. It fails when the key was used within 24 hours. */
  sql: string;
  values: readonly Plain[];
}

/** A GraphQL or REST call under an idempotency key. */
export interface IdempotentCall {
  /** The hash of the request, including whether it came by GraphQL or REST. */
  request: string;
  /** The operation's claim, once there is one: its row stores the response. */
  claim?: IdempotencyClaim;
}

/** Claims a key in the operation's own transaction: of two concurrent calls the second waits for the first. Error: BAD_REQUEST. */
export function claimOf(ctx: RequestContext, operation: string, sentKey: string, payload: unknown): IdempotencyClaim {
  if (sentKey.length > 200)
    throw new DomainError('BAD_REQUEST', { message: 'Idempotency-Key is too long (200 characters at most).' });
  const hash = hashOf(JSON.stringify(payload));
  const { viewer } = ctx;
  const caller = actorOf(viewer) ?? ctx.ip;
  // No header contains a line break.
  const ownKey = ctx.fieldAlias === undefined ? sentKey : `${sentKey}\n${ctx.fieldAlias}`;
  const key = hashOf(`${viewer.kind} ${caller} ${ownKey}`).toString('hex');
  const sent = viewer.kind === 'visitor' ? hashOf(`${hash.toString('hex')} ${ownKey}`) : null;
  const values = [operation, key, sent, hash];
  return { operation, key, sent, hash, sql: 'select claim_key(?, ?, ?, ?)', values };
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** How often to claim a used key again when its result is gone. */
const mostTries = 3;

/**
 * Runs `work`, which claims the key. If the key was used before, the stored response to this request is returned. Where there is none, such
 * as after a crash, `answer` builds it from the stored output. `again` runs in both cases. Errors: IDEMPOTENCY_MISMATCH, UNAVAILABLE, and
 * those of `work`.
 */
export async function runIdempotent<Output, Answer>(
  ctx: RequestContext,
  claim: IdempotencyClaim,
  work: () => Promise<Answer>,
  again: (output: Output) => void,
  answer: (output: Output) => Answer | Promise<Answer>,
): Promise<Answer> {
  if (ctx.idempotentCall) ctx.idempotentCall.claim = claim;
  for (let tries = 1; tries <= mostTries; tries += 1) {
    let refusal: DomainError | undefined;
    try {
      return await work();
    } catch (error) {
      // An operation may not find a record that was deleted since, before its claim is sent.
      if (error instanceof DomainError && error.status === 404) refusal = error;
      else if (!isUsed(error)) throw error;
    }
    const stored = await findStoredResult<Output>(ctx, claim);
    if (stored) {
      again(stored.output);
      if (stored.response !== null) throw new StoredResponse(stored.response);
      return answer(stored.output);
    }
    if (refusal) throw refusal;
  }
  throw new DomainError('UNAVAILABLE', { retryAfterSeconds: 5 });
}

function isUsed(error: unknown): boolean {
  return error instanceof Error && (error as Error & { constraint?: unknown }).constraint === 'idempotency_key_used';
}

/** Runs `work` under a claimed key, and stores its output with the commit. */
export async function storeOutput<Output>(
  ctx: RequestContext,
  { operation, key }: IdempotencyClaim,
  work: (ctx: RequestContext) => Promise<Output>,
): Promise<Output> {
  const output = JSON.stringify((await work(ctx)) ?? null);
  ctx.withCommit('update idempotency_key set answer = ?::jsonb where operation = ? and key = ?', [
    output,
    operation,
    key,
  ]);
  // The first response is also built from the stored output.
  return JSON.parse(output) as Output;
}

/**
 * The output of the first call and the response to this same request; undefined where it was removed since. Error: IDEMPOTENCY_MISMATCH for
 * another input.
 */
async function findStoredResult<Output>(
  ctx: RequestContext,
  { operation, key, sent, hash }: IdempotencyClaim,
): Promise<{ output: Output; response: string | null } | undefined> {
  const found = await ctx.services.rows.read<{ payload_hash: Buffer; output: Output; response: string | null }>({
    name: 'stored-result',
    text: `select payload_hash, answer as output, responses ->> $4::text as response from idempotency_key
      where operation = $1 and (key = $2 or sent = $3) and created_at > now() - interval '24 hours'`,
    values: [operation, key, sent, ctx.idempotentCall?.request ?? null],
  });
  if (found.length === 0) return undefined;
  const same = found.find(({ payload_hash: one }) => hash.equals(one));
  if (!same) throw new DomainError('IDEMPOTENCY_MISMATCH');
  return same;
}

/** Thrown in place of building a response, so that nothing is read for it that may have changed since. */
class StoredResponse extends Error {
  constructor(readonly text: string) {
    super('This request was answered before');
  }
}

/**
 * The first response to a call with an idempotency key, however the records changed since. `make` runs the operation and builds the
 * response; `request` identifies the request, and whether it came by GraphQL or REST. Without a key only `make` runs. Errors: those of
 * `make`.
 */
export async function respondIdempotently<Response>(
  ctx: RequestContext,
  request: readonly unknown[],
  make: (ctx: RequestContext) => Promise<Response>,
): Promise<Response> {
  if (!ctx.idempotencyKey) return make(ctx);
  const idempotentCall: IdempotentCall = { request: hashOf(JSON.stringify(request)).toString('base64') };
  const withCall = Object.create(ctx, {
    idempotentCall: { value: idempotentCall, enumerable: true },
  }) as RequestContext;
  try {
    const text = JSON.stringify(await make(withCall));
    return JSON.parse(await storedFirst(ctx, idempotentCall, text)) as Response;
  } catch (error) {
    if (error instanceof StoredResponse) return JSON.parse(error.text) as Response;
    throw error;
  }
}

/** The response that is stored for the request. Its effects are committed by now: if it cannot be stored, it is returned all the same. */
async function storedFirst(ctx: RequestContext, { request, claim }: IdempotentCall, text: string): Promise<string> {
  if (!claim) return text;
  try {
    return (await ctx.run(storeResponse, { request, text, claim })).text;
  } catch (err) {
    ctx.services.log.error({ err }, 'A response could not be stored for its idempotency key');
    return text;
  }
}

/** Stores a response beside the output, unless one is already stored for the request; returns the stored one. One round trip. */
const storeResponse = operation(
  {
    access: 'internal',
    input: z.object({ request: z.string(), text: z.string(), claim: z.custom<IdempotencyClaim>() }),
  },
  function storeResponse(ctx, { request, text, claim: { operation, key, sent, hash } }): Promise<{ text: string }> {
    const stored = { text };
    ctx.withCommit<{ response: string }>(
      `update idempotency_key set responses = jsonb_build_object(?::text, ?::text) || coalesce(responses, '{}')
       where operation = ? and (key = ? or sent = ?) and payload_hash = ? returning responses ->> ?::text as response`,
      [request, text, operation, key, sent, hash, request],
      ([row]) => {
        if (row) stored.text = row.response;
      },
    );
    return Promise.resolve(stored);
  },
);
