import type { ZodType } from 'zod';
import type { ErrorCode } from '../../contract/error-codes.js';
import { DomainError } from './domain-error.js';
import type { TakeBack } from '../limits/rate-limit.js';
import type { RequestContext } from './request-context.js';
import type { Access, KeyAccess, KeyViewer, StaffViewer, Viewer } from './viewer.js';

/** A verb of the product: what it takes, whether it writes, and what it does. Both doors run the very same one. */
export interface Operation<Input, Output> extends Declared<Input, Output, RequestContext> {
  name: string;
  access: Access;
  keyScope?: KeyAccess;
  run(ctx: RequestContext, input: Input): Promise<Output>;
}

/** The request of a caller who was let in: where staff alone may call, they are staff, or a key with the scope. */
type Admitted<Who extends Access, Scope> = RequestContext & {
  viewer: Who extends 'staff' | 'admin' ? StaffViewer | (Scope extends KeyAccess ? KeyViewer : never) : Viewer;
};

/** Who may call an operation. */
interface Admitting<Who extends Access, Scope extends KeyAccess | undefined> {
  /** Who may call it at all, checked before its input is looked at; which records, it checks itself once they are loaded. */
  access: Who;
  /** What an API key has to be allowed to call it; without it no key may. */
  keyScope?: Scope;
}

/** What has to be known of an operation before it runs. */
interface Declared<Input, Output, Context> {
  /** Unless told, that of its function. */
  name?: string;
  input: ZodType<Input>;
  /**
   * The codes with which it refuses, besides those that follow from the rest of its declaration (`refusals.ts`). The documents of both doors
   * list them; outside of production one that is missing here is a bug.
   */
  refuses?: readonly ErrorCode[];
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
  again?(ctx: Context, output: Output): void;
  /**
   * The id of the record whose places it takes or changes, if any. Those who want the same one wait for each other before they take a
   * connection, so that a popular record, or one that somebody holds, leaves connections to everybody else.
   */
  queue?(ctx: Context, input: Input): string | undefined | Promise<string | undefined>;
  /**
   * Runs before the transaction, for limits and slow work such as hashing that must not hold a connection. What it gives is called when the
   * operation is refused: it takes back what should count for what was done alone.
   */
  prepare?(ctx: Context, input: Input): Promise<void | TakeBack>;
  /** Runs when the operation was refused and nothing of it is kept, before the refusal is answered: what follows from having been asked. A failure is logged. */
  refused?(ctx: Context, input: Input, refusal: DomainError): Promise<void>;
}

/** Declares an operation: its function bears its name, which stack traces and kept answers show. */
export function operation<Input, Output, Who extends Access, Scope extends KeyAccess | undefined = undefined>(
  declared: Declared<Input, Output, Admitted<Who, Scope>> & Admitting<Who, Scope>,
  run: (ctx: Admitted<Who, Scope>, input: Input) => Promise<Output>,
): Operation<Input, Output> {
  const name = declared.name ?? run.name;
  if (!name) throw new Error('An operation is a named function, or says its name.');
  return { ...declared, name, run };
}
