import { admitViewer, needsProof } from './authorize.js';
import { DomainError } from './domain-error.js';
import { storeFacts, type Fact } from '../facts/facts.js';
import { claimOf, runIdempotent, storeOutput, type IdempotencyClaim } from './idempotency.js';
import { parseInput } from './parse-input.js';
import type { RequestContext, RunnerQueue } from './request-context.js';
import { readingBehindCommit } from '../reading/reading-behind-commit.js';
import { requireDeclared } from './refusals.js';
import type { Rows } from '../reading/rows.js';
import type { Operation } from './operation.js';

/**
 * Checks access, parses the input, opens the transaction, runs and commits. Retries after conflicts with other transactions. Errors:
 * DomainError, or a bug.
 */
export function runOperation<Input, Output>(
  asked: RequestContext,
  op: Operation<Input, Output>,
  rawInput: unknown,
): Promise<Output> {
  return answerOperation(asked, op, rawInput, (_ctx, output) => output);
}

/** The same, then builds a response whose first read is sent together with COMMIT. Errors: those of the operation and of the response. */
export async function answerOperation<Input, Output, Answer>(
  asked: RequestContext,
  op: Operation<Input, Output>,
  rawInput: unknown,
  answer: (ctx: RequestContext, output: Output) => Answer | Promise<Answer>,
): Promise<Answer> {
  const input = admit(asked, op, rawInput);
  if (op.stepUp && needsProof(asked.viewer)) throw await asked.services.askForProof(asked);
  const ctx = op.fromReplica ? reading(asked, { rows: asked.services.replica }) : asked;
  const takeBack = await declared(ctx, op, () => op.prepare?.(ctx, input));
  if (op.transaction === false) return answer(ctx, await declared(ctx, op, () => op.run(ctx, input)));
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

/** Does a part that has no transaction. Outside of production, its refusals too must be declared. */
async function declared<Result>(
  { services }: RequestContext,
  op: Pick<Operation<never, never>, 'name' | 'refuses'>,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError && !services.settings.production) requireDeclared(op, error);
    throw error;
  }
}

/** The same request with other sources of rows. */
function reading(ctx: RequestContext, instead: { rows: Rows; replica?: Rows }): RequestContext {
  const services = { ...ctx.services, ...instead };
  return Object.create(ctx, { services: { value: services, enumerable: true } }) as RequestContext;
}

/** Checks access before the input: FORBIDDEN takes precedence over validation errors. Returns the parsed input. */
function admit<Input, Output>(ctx: RequestContext, op: Operation<Input, Output>, rawInput: unknown): Input {
  admitViewer(ctx.viewer, op);
  return parseInput(op.input, rawInput);
}

/** The response failed after everything was committed. */
class AnswerFailed extends Error {}

/** SAVED_NOT_SHOWN, unless a retry with the same key can return the response soon, or the response refused with an error of its own. */
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
  let queued = new Set<RunnerQueue>();
  /** What the response carries once it is committed. */
  let granted: (() => void)[] = [];
  const outcome = await ctx.services.openTransaction(
    async (transaction): Promise<{ answer: Answer } | AnswerFailed> => {
      // A retry starts from scratch.
      [queued, granted] = [new Set(), []];
      const facts: Fact[] = [];
      const inside: RequestContext = {
        viewer: ctx.viewer,
        ip: ctx.ip,
        browser: ctx.browser,
        knownBrowser: {
          ...ctx.knownBrowser,
          remember: (emailKey) => void granted.push(() => ctx.knownBrowser.remember(emailKey)),
        },
        sessionCookie: {
          ...ctx.sessionCookie,
          keep: (half) => void granted.push(() => ctx.sessionCookie.keep(half)),
          clear: () => void granted.push(() => ctx.sessionCookie.clear()),
        },
        household: ctx.household,
        idempotencyKey: ctx.idempotencyKey,
        get em() {
          return transaction.em;
        },
        execute: transaction.execute,
        withCommit: transaction.withCommit,
        services: { ...ctx.services, wakeRunner: (queue) => void queued.add(queue) },
        run: async (op, input) => {
          // `prepare` would be skipped, or would count limits while this transaction holds a connection.
          if (op.prepare) throw new Error(`'${op.name}' prepares itself: call it outside a transaction.`);
          return op.run(inside, admit(inside, op, input));
        },
        runAndAnswer: () => Promise.reject(new Error('Only GraphQL and REST build responses')),
        grantHousehold: (grant) => void granted.push(() => ctx.grantHousehold(grant)),
        forgetHousehold: () => void granted.push(() => ctx.forgetHousehold()),
        announce: async (kind, payload) => {
          for (const fact of kind.factsOf?.(payload) ?? []) facts.push(fact);
          for (const listener of ctx.services.listeners) {
            if (listener.name === kind.name) await listener.handle(inside, payload);
          }
        },
      };
      if (claim) transaction.withBegin(claim.sql, claim.values);
      const output = await work(inside);
      // Each listener receives what earlier ones added, so that it needs no query of its own.
      if (facts.length > 0) for (const listen of ctx.services.factListeners) await listen(inside, [...facts]);
      storeFacts(transaction, ctx.viewer, facts);
      if (facts.some(({ quiet }) => !quiet)) queued.add('figures');
      try {
        return { answer: await answer(reading(ctx, readingBehindCommit(transaction, ctx.services)), output) };
      } catch (cause) {
        return new AnswerFailed('An answer could not be made', { cause });
      }
    },
    queue,
  );
  for (const queue of queued) ctx.services.wakeRunner(queue);
  for (const grant of granted) grant();
  if (outcome instanceof AnswerFailed) throw outcome;
  return outcome.answer;
}
