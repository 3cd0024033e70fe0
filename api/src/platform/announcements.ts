import type { RequestContext } from './request-context.js';

/** Something that happened, told to whoever listens. Names are in the past tense. */
export interface Announcement<Fact> {
  readonly name: string;
  /** Only carries the type of what is told. */
  readonly fact?: Fact;
}

/** Hears an announcement inside the transaction that made it true, so that what it writes stands or falls with it. */
export interface Listener {
  readonly name: string;
  hear(ctx: RequestContext, fact: unknown): Promise<void>;
}

/** Names a kind of announcement. */
export function announcement<Fact>(name: string): Announcement<Fact> {
  return { name };
}

/** Pairs an announcement with what is done about it. No network call may be made here: a transaction is open. */
export function when<Fact>(
  kind: Announcement<Fact>,
  act: (ctx: RequestContext, fact: Fact) => Promise<void>,
): Listener {
  return { name: kind.name, hear: (ctx, fact) => act(ctx, fact as Fact) };
}
