import type { Fact } from '../facts/facts.js';
import type { RequestContext } from './request-context.js';

/** Something that happened, published to its listeners. Names are in the past tense. */
export interface Announcement<Payload> {
  readonly name: string;
  /** The facts to store for it. */
  factsOf?(payload: Payload): readonly Fact[];
}

/** Receives an announcement inside the transaction that made it true, so that both commit or roll back together. */
export interface Listener {
  readonly name: string;
  handle(ctx: RequestContext, payload: unknown): void | Promise<void>;
}

/** Declares a kind of announcement, and which facts to store for it, if any. */
export function announcement<Payload>(
  name: string,
  factsOf?: (payload: Payload) => readonly Fact[],
): Announcement<Payload> {
  return { name, factsOf };
}

/** Records were created or changed without any other announcement. */
export const recordsWritten = announcement<readonly Fact[]>('records-written', (facts) => facts);

/** Binds an action to an announcement. It must not make network calls: a transaction is open. */
export function when<Payload>(
  kind: Announcement<Payload>,
  act: (ctx: RequestContext, payload: Payload) => void | Promise<void>,
): Listener {
  return { name: kind.name, handle: (ctx, payload) => act(ctx, payload as Payload) };
}

/**
 * Receives all facts that an operation is about to store, after its work and inside its transaction: for consequences that do not depend on
 * the operation. Facts that it announces itself are stored too, but only later listeners receive them.
 */
export type FactListener = (ctx: RequestContext, facts: readonly Fact[]) => Promise<void>;
