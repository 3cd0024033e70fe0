import type { ZodType } from 'zod';
import { answerOnce } from './answer-once.js';
import { DomainError } from './domain-error.js';
import { executeStatement } from './execute-statement.js';
import type { HouseholdGrant } from './household-pass.js';
import { parseInput } from './parse-input.js';
import type { RequestContext } from './request-context.js';

/** A verb of the product: what it takes, whether it writes, and what it does. Both doors run the very same one. */
export interface Operation<Input, Output> {
  name: string;
  input: ZodType<Input>;
  /** `writes` opens a transaction (READ COMMITTED); `reads` does not. */
  kind: 'writes' | 'reads';
  /** Honours an idempotency key: the same key and input within 24 hours give the first answer again. */
  idempotent?: boolean;
  /** Runs before the transaction, for limits and slow work such as hashing that must not hold a connection. */
  prepare?(ctx: RequestContext, input: Input): Promise<void>;
  run(ctx: RequestContext, input: Input): Promise<Output>;
}

/** Declares an operation. */
export function operation<Input, Output>(declared: Operation<Input, Output>): Operation<Input, Output> {
  return declared;
}

const retryable = new Set(['40001', '40P01']);
const attempts = 4;

/** Parses, opens the transaction, runs, commits. Serialization failures and deadlocks are tried again. Errors: DomainError, or a bug. */
export async function runOperation<Input, Output>(
  ctx: RequestContext,
  op: Operation<Input, Output>,
  rawInput: unknown,
): Promise<Output> {
  const input = parseInput(op.input, rawInput);
  await op.prepare?.(ctx, input);
  if (op.kind === 'reads') return op.run(ctx, input);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const output = await inTransaction(ctx, (inside) => {
        const run = () => op.run(inside, input);
        return op.idempotent && ctx.idempotencyKey
          ? answerOnce(inside, op.name, ctx.idempotencyKey, input, run)
          : run();
      });
      return output;
    } catch (error) {
      if (error instanceof DomainError) throw error;
      if (attempt < attempts && retryable.has(sqlStateOf(error))) continue;
      throw ctx.services.translateError(error) ?? error;
    }
  }
}

async function inTransaction<Output>(
  ctx: RequestContext,
  work: (inside: RequestContext) => Promise<Output>,
): Promise<Output> {
  let mailWritten = false;
  const grants: HouseholdGrant[] = [];
  const output = await ctx.services.forkEntityManager().transactional(
    async (em) => {
      const inside: RequestContext = {
        viewer: ctx.viewer,
        ip: ctx.ip,
        browser: ctx.browser,
        household: ctx.household,
        idempotencyKey: ctx.idempotencyKey,
        em,
        execute: (sql, values) => executeStatement(em, sql, values),
        services: { ...ctx.services, mailWaits: () => void (mailWritten = true) },
        run: (op, input) => op.run(inside, parseInput(op.input, input)),
        grantHousehold: (grant) => void grants.push(grant),
        announce: async (kind, fact) => {
          for (const listener of ctx.services.listeners) {
            if (listener.name === kind.name) await listener.hear(inside, fact);
          }
        },
      };
      return work(inside);
    },
    { isolationLevel: 'read committed' },
  );
  if (mailWritten) ctx.services.mailWaits();
  for (const grant of grants) ctx.grantHousehold(grant);
  return output;
}

function sqlStateOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
