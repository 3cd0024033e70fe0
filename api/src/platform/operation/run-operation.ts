import { admitViewer } from './authorize.js';
import { DomainError } from './domain-error.js';
import { storeFacts, type Fact } from '../facts/facts.js';
import type { HouseholdGrant } from './household-pass.js';
import { claimOf, runIdempotent, storeOutput, type IdempotencyClaim } from './idempotency.js';
import { parseInput } from './parse-input.js';
import type { RequestContext, RunnerQueue } from './request-context.js';
import { readingBehindCommit } from '../reading/reading-behind-commit.js';
import { requireDeclared } from './refusals.js';
import type { Rows } from '../reading/rows.js';
import type { Operation } from './operation.js';

/**
 * Checks who asks, parses, opens the transaction, runs, commits; what failed for others' sake is tried again. Errors: DomainError, or a bug.
 */
export function runOperation<Input, Output>(
  asked: RequestContext,
  op: Operation<Input, Output>,
  rawInput: unknown,
): Promise<Output> {
  return answerOperation(asked, op, rawInput, (_ctx, output) => output);
}

/** The same, for an answer whose first reading goes out together with COMMIT. Errors: those of the operation, and of the answer. */
export async function answerOperation<Input, Output, Answer>(
  asked: RequestContext,
  op: Operation<Input, Output>,
  rawInput: unknown,
  answer: (ctx: RequestContext, output: Output) => Answer | Promise<Answer>,
): Promise<Answer> {
  const input = admit(asked, op, rawInput);
  const ctx = op.fromReplica ? reading(asked, { rows: asked.services.replica }) : asked;
  const takeBack = await op.prepare?.(ctx, input);
  if (op.transaction === false) return answer(ctx, await op.run(ctx, input));
  const key = op.idempotent ? ctx.idempotencyKey : undefined;
  try {
    const queue = await op.queue?.(ctx, input);
    const run = (inside: RequestContext) => op.run(inside, input);
    if (key === undefined) return await inTransaction(ctx, queue, run, answer);
    const claim = claimOf(ctx, op.name, key, input);
    return await runIdempotent<Output, Answer>(
      ctx,
      claim,
      () => inTransaction(ctx, queue, (inside) => storeOutput(inside, claim, run), answer, claim),
      (output) => op.again?.(ctx, output),
      (output) => answer(ctx, output),
    );
  } catch (error) {
    if (error instanceof AnswerFailed) throw refusalOfAnswer(ctx, error, key);
    const refusal = error instanceof DomainError ? error : ctx.services.translateError(error);
    if (refusal) {
      await takeBack?.();
      const failed = (err: unknown) => ctx.services.log.error({ err }, `What follows refusing ${op.name} failed`);
      await op.refused?.(ctx, input, refusal).catch(failed);
      if (!ctx.services.settings.production) requireDeclared(op, refusal);
    }
    throw refusal ?? error;
  }
}

/** The same request, whose rows are read elsewhere. */
function reading(ctx: RequestContext, instead: { rows: Rows; replica?: Rows }): RequestContext {
  const services = { ...ctx.services, ...instead };
  return Object.create(ctx, { services: { value: services, enumerable: true } }) as RequestContext;
}

/** The input of somebody who may call the operation: whoever may not hears that first, whatever was sent. */
function admit<Input, Output>(ctx: RequestContext, op: Operation<Input, Output>, rawInput: unknown): Input {
  admitViewer(ctx.viewer, op.access, op.keyScope);
  return parseInput(op.input, rawInput);
}

/** What went wrong with an answer, when all that it tells of is kept. */
class AnswerFailed extends Error {}

/** Says that everything is kept, unless the same call with its key gives the answer soon, or the answer refuses by itself. */
function refusalOfAnswer({ services }: RequestContext, { cause }: AnswerFailed, key: string | undefined): unknown {
  if (cause instanceof DomainError) return cause;
  const refusal = services.translateError(cause);
  if (refusal && key !== undefined) return refusal;
  services.log.error({ err: cause }, 'An answer could not be made; everything is kept');
  return new DomainError('SAVED_NOT_SHOWN');
}

async function inTransaction<Output, Answer>(
  ctx: RequestContext,
  queue: string | undefined,
  work: (inside: RequestContext) => Promise<Output>,
  answer: (ctx: RequestContext, output: Output) => Answer | Promise<Answer>,
  claim?: IdempotencyClaim,
): Promise<Answer> {
  let owed = new Set<RunnerQueue>();
  let grants: HouseholdGrant[] = [];
  let signedIn: string[] = [];
  const given = await ctx.services.openTransaction(async (transaction): Promise<{ answer: Answer } | AnswerFailed> => {
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
      withCommit: transaction.withCommit,
      services: { ...ctx.services, wakeRunner: (queue) => void owed.add(queue) },
      run: async (op, input) => {
        // Its limits would be passed over, or counted while this transaction holds a connection.
        if (op.prepare) throw new Error(`'${op.name}' prepares itself: call it outside a transaction.`);
        return op.run(inside, admit(inside, op, input));
      },
      runAndAnswer: () => Promise.reject(new Error('Answers are made at the doors')),
      grantHousehold: (grant) => void grants.push(grant),
      announce: async (kind, told) => {
        for (const fact of kind.factsOf?.(told) ?? []) facts.push(fact);
        for (const listener of ctx.services.listeners) {
          if (listener.name === kind.name) await listener.hear(inside, told);
        }
      },
    };
    if (claim) transaction.withBegin(claim.sql, claim.values);
    const output = await work(inside);
    // Each hears what those before it added, so that what follows from it needs no look of its own.
    if (facts.length > 0) for (const listen of ctx.services.factListeners) await listen(inside, [...facts]);
    storeFacts(transaction, ctx.viewer, facts);
    if (facts.length > 0) owed.add('figures');
    try {
      return { answer: await answer(reading(ctx, readingBehindCommit(transaction, ctx.services)), output) };
    } catch (cause) {
      return new AnswerFailed('An answer could not be made', { cause });
    }
  }, queue);
  for (const queue of owed) ctx.services.wakeRunner(queue);
  for (const grant of grants) ctx.grantHousehold(grant);
  for (const emailKey of signedIn) ctx.knownBrowser.remember(emailKey);
  if (given instanceof AnswerFailed) throw given;
  return given.answer;
}
