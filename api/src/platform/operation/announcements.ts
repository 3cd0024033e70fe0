import type { Fact } from '../facts/facts.js';
import type { RequestContext } from './request-context.js';

/** Something that happened, told to whoever listens. Names are in the past tense. */
export interface Announcement<Told> {
  readonly name: string;
  /** What is kept of it. */
  factsOf?(told: Told): readonly Fact[];
}

/** Hears an announcement inside the transaction that made it true, so that what it writes stands or falls with it. */
export interface Listener {
  readonly name: string;
  hear(ctx: RequestContext, told: unknown): void | Promise<void>;
}

/** Names a kind of announcement, and says which facts are kept of it, if any. */
export function announcement<Told>(name: string, factsOf?: (told: Told) => readonly Fact[]): Announcement<Told> {
  return { name, factsOf };
}

/** Records were made or changed in a way that nothing else is announced of. */
export const recordsWritten = announcement<readonly Fact[]>('records-written', (facts) => facts);

/** Pairs an announcement with what is done about it. No network call may be made here: a transaction is open. */
export function when<Told>(
  kind: Announcement<Told>,
  act: (ctx: RequestContext, told: Told) => void | Promise<void>,
): Listener {
  return { name: kind.name, hear: (ctx, told) => act(ctx, told as Told) };
}

/**
 * Hears everything that an operation is about to keep, once its work is done and still inside its transaction: for what follows from it,
 * whichever verb it was. What it announces itself is kept, too, and heard by those after it alone.
 */
export type FactListener = (ctx: RequestContext, facts: readonly Fact[]) => Promise<void>;
