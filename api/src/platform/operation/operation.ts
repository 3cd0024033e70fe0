import type { ZodType } from 'zod';
import type { ErrorCode } from '../../contract/error-codes.js';
import { DomainError } from './domain-error.js';
import type { TakeBack } from '../limits/rate-limit.js';
import type { RequestContext } from './request-context.js';
import type { Access, DeviceViewer, EnrollingViewer, KeyAccess, KeyViewer, StaffViewer, Viewer } from './viewer.js';

/** A verb of the product: its input, its access rules and its work. GraphQL and REST run the same one. */
export interface Operation<Input, Output> extends Declared<Input, Output, RequestContext> {
  name: string;
  access: Access;
  keyScope?: KeyAccess;
  devices?: true;
  duringSetUp?: true;
  run(ctx: RequestContext, input: Input): Promise<Output>;
}

/**
 * The request of an admitted caller: where only staff may call, the viewer is staff, a key with the scope, or a device or somebody who sets
 * up a second factor where they may call.
 */
type Admitted<Who extends Access, Scope, Devices, Enrolling> = RequestContext & {
  viewer: Who extends 'staff' | 'admin'
    ? | StaffViewer
      | (Scope extends KeyAccess ? KeyViewer : never)
      | (Devices extends true ? DeviceViewer : never)
      | (Enrolling extends true ? EnrollingViewer : never)
    : Viewer;
};

/** Who may call an operation. */
interface Admitting<
  Who extends Access,
  Scope extends KeyAccess | undefined,
  Devices extends true | undefined,
  Enrolling extends true | undefined,
> {
  /** Who may call it, checked before its input. Which records they may use, the operation checks once those are loaded. */
  access: Who;
  /** The scope that an API key needs; without this no key may call it. */
  keyScope?: Scope;
  /** Whether devices may call it, by REST alone. It asks itself whether the record is theirs, and what it accepts once their link is over. */
  devices?: Devices;
  /** Whether staff may call it who have to set up a second factor first. */
  duringSetUp?: Enrolling;
}

/** The declaration of an operation. */
interface Declared<Input, Output, Context> {
  /** Default: the name of its function. */
  name?: string;
  input: ZodType<Input>;
  /**
   * The error codes that it throws, besides those that follow from the rest of its declaration (`refusals.ts`). The GraphQL and REST
   * documents list them. Outside of production, an undeclared code is a bug.
   */
  refuses?: readonly ErrorCode[];
  /** Sessions in two halves call it within 10 minutes after a proof of who calls; otherwise STEP_UP_REQUIRED. */
  stepUp?: true;
  /** `false` for reads; everything else runs in a transaction of its own (READ COMMITTED). */
  transaction?: false;
  /** The result is the same for every visitor and input until a fact is stored or time passes. Until then, cached responses may be sent. */
  sameForAll?: boolean;
  /** Heavy reads for staff run on the replica, if there is one. Such an operation must not read what it writes. */
  fromReplica?: boolean;
  /** Honours an idempotency key: the same key and input within 24 hours return the first response again. */
  idempotent?: boolean;
  /** With a stored response: grants again what the browser lost together with the first response. Changes nothing. */
  again?(ctx: Context, output: Output): void;
  /**
   * The id of the record whose places it takes or changes, if any. Callers for the same record queue before they take a connection, so that
   * a popular or locked record leaves connections to all others.
   */
  queue?(ctx: Context, input: Input): string | undefined | Promise<string | undefined>;
  /**
   * Runs before the transaction, for limits and slow work such as hashing that must not hold a connection. The returned function runs when
   * the operation is refused: it takes back tries that only count on success.
   */
  prepare?(ctx: Context, input: Input): Promise<void | TakeBack>;
  /**
   * Runs when the operation was refused and rolled back, before the refusal is returned: for consequences of the attempt itself. A failure
   * is logged.
   */
  refused?(ctx: Context, input: Input, refusal: DomainError): Promise<void>;
}

/** Declares an operation. The name of its function appears in stack traces and stored responses. */
export function operation<
  Input,
  Output,
  Who extends Access,
  Scope extends KeyAccess | undefined = undefined,
  Devices extends true | undefined = undefined,
  Enrolling extends true | undefined = undefined,
>(
  declared: Declared<Input, Output, Admitted<Who, Scope, Devices, Enrolling>> &
    Admitting<Who, Scope, Devices, Enrolling>,
  run: (ctx: Admitted<Who, Scope, Devices, Enrolling>, input: Input) => Promise<Output>,
): Operation<Input, Output> {
  const name = declared.name ?? run.name;
  if (!name) throw new Error('An operation is a named function, or says its name.');
  return { ...declared, name, run };
}
