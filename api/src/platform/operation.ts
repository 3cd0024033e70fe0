import type { ZodType } from 'zod';
import { answerOnce } from './answer-once.js';
import { admitViewer } from './authorize.js';
import { DomainError } from './domain-error.js';
import { keepFacts, type Fact } from './facts.js';
import type { HouseholdGrant } from './household-pass.js';
import { parseInput } from './parse-input.js';
import type { RequestContext, RunnerQueue } from './request-context.js';
import type { Rows } from './rows.js';
import type { Audience, KeyAccess } from './viewer.js';

/** A verb of the product: what it takes, whether it writes, and what it does. Both doors run the very same one. */
export interface Operation<Input, Output> extends Declared<Input, Output> {
  name: string;
  run: Verb<Input, Output>;
}

/** What the operation does. */
type Verb<Input, Output> = (ctx: RequestContext, input: Input) => Promise<Output>;

/** What has to be known of an operation before it runs. */
interface Declared<Input, Output> {
  /** Unless told, that of its function. */
  name?: string;
  /** Who may call it at all, checked before its input is looked at; which records, it checks itself once they are loaded. */
  openTo: Audience;
  /** What an API key has to be allowed to call it; without it no key may. */
  keyScope?: KeyAccess;
  input: ZodType<Input>;
  /** `false` for what only reads; everything else runs in a transaction of its own (READ COMMITTED). */
  transaction?: false;
  /**
   * Gives every visitor the same for the same input until something happens that is kept as a fact, or the clock moves on: then the doors
   * may give the answer again without reading it anew.
   */
  sameForAll?: boolean;
  /** Heavy reading for staff: on the replica, where there is one. It reads nothing of what it writes besides. */
  fromReplica?: boolean;
  /** Honours an idempotency key: the same key and input within 24 hours give the first answer again. */
  idempotent?: boolean;
  /** With a kept answer: grants once more what a browser lost together with the first one. Changes nothing. */
  again?(ctx: RequestContext, output: Output): void;
  /**
   * The id of the record whose places it takes or changes, if any. Those who want the same one wait for each other before they take a
   * connection, so that a popular record, or one that somebody holds, leaves connections to everybody else.
   */
  queue?(ctx: RequestContext, input: Input): string | undefined | Promise<string | undefined>;
  /** Runs before the transaction, for limits and slow work such as hashing that must not hold a connection. */
  prepare?(ctx: RequestContext, input: Input): Promise<void>;
}

/** Declares an operation: its function bears its name, which stack traces and kept answers show. */
export function operation<Input, Output>(
  declared: Declared<Input, Output>,
  run: Verb<Input, Output>,
): Operation<Input, Output> {
  const name = declared.name ?? run.name;
  if (!name) throw new Error('An operation is a named function, or says its name.');
  return { ...declared, name, run };
}

/**
 * Checks who asks, parses, opens the transaction, runs, commits; what failed for others' sake is tried again. Errors: DomainError, or a bug.
 */
export async function runOperation<Input, Output>(
  asked: RequestContext,
  op: Operation<Input, Output>,
  rawInput: unknown,
): Promise<Output> {
  const input = admit(asked, op, rawInput);
  const ctx = op.fromReplica ? reading(asked, asked.services.replica) : asked;
  await op.prepare?.(ctx, input);
  if (op.transaction === false) return op.run(ctx, input);
  try {
    const queue = await op.queue?.(ctx, input);
    return await inTransaction(ctx, queue, (inside) => {
      const run = () => op.run(inside, input);
      return op.idempotent && ctx.idempotencyKey
        ? answerOnce(inside, op.name, ctx.idempotencyKey, input, run, (kept) => op.again?.(inside, kept))
        : run();
    });
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw ctx.services.translateError(error) ?? error;
  }
}

/** The same request, whose rows are read elsewhere. */
function reading(ctx: RequestContext, rows: Rows): RequestContext {
  const services = { ...ctx.services, rows };
  return Object.create(ctx, { services: { value: services, enumerable: true } }) as RequestContext;
}

/** The input of somebody who may call the operation: whoever may not hears that first, whatever was sent. */
function admit<Input, Output>(ctx: RequestContext, op: Operation<Input, Output>, rawInput: unknown): Input {
  admitViewer(ctx.viewer, op.openTo, op.keyScope);
  return parseInput(op.input, rawInput);
}

async function inTransaction<Output>(
  ctx: RequestContext,
  queue: string | undefined,
  work: (inside: RequestContext) => Promise<Output>,
): Promise<Output> {
  let owed = new Set<RunnerQueue>();
  let grants: HouseholdGrant[] = [];
  let signedIn: string[] = [];
  const output = await ctx.services.openTransaction(async (transaction) => {
    // A second try owes nothing of the first.
    [owed, grants, signedIn] = [new Set(), [], []];
    const facts: Fact[] = [];
    const inside: RequestContext = {
      viewer: ctx.viewer,
      ip: ctx.ip,
      browser: ctx.browser,
      knownBrowser: { ...ctx.knownBrowser, remember: (emailKey) => void signedIn.push(emailKey) },
      household: ctx.household,
      idempotencyKey: ctx.idempotencyKey,
      get em() {
        return transaction.em;
      },
      execute: transaction.execute,
      services: { ...ctx.services, wakeRunner: (queue) => void owed.add(queue) },
      run: async (op, input) => {
        // Its limits would be passed over, or counted while this transaction holds a connection.
        if (op.prepare) throw new Error(`'${op.name}' prepares itself: call it outside a transaction.`);
        return op.run(inside, admit(inside, op, input));
      },
      grantHousehold: (grant) => void grants.push(grant),
      announce: async (kind, told) => {
        for (const fact of kind.factsOf?.(told) ?? []) facts.push(fact);
        for (const listener of ctx.services.listeners) {
          if (listener.name === kind.name) await listener.hear(inside, told);
        }
      },
    };
    const done = await work(inside);
    keepFacts(transaction, ctx.viewer, facts);
    if (facts.length > 0) owed.add('figures');
    return done;
  }, queue);
  for (const queue of owed) ctx.services.wakeRunner(queue);
  for (const grant of grants) ctx.grantHousehold(grant);
  for (const emailKey of signedIn) ctx.knownBrowser.remember(emailKey);
  return output;
}
