import type { ErrorCode } from '../../contract/error-codes.js';
import type { DomainError } from './domain-error.js';
import type { Access, KeyAccess } from './viewer.js';

/** The parts of a declaration that determine an operation's refusals. */
export interface Refusing {
  access: Access;
  keyScope?: KeyAccess;
  refuses?: readonly ErrorCode[];
  stepUp?: true;
}

/**
 * Any operation may refuse with these: the caller has no access, the input is invalid, the response is too large, the server or its
 * database is unavailable.
 */
const ofEvery: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'NOT_SIGNED_IN',
  'SESSION_EXPIRED',
  'FORBIDDEN',
  'SECOND_FACTOR_SETUP_REQUIRED',
  'INVALID_INPUT',
  'BAD_REQUEST',
  'QUERY_TOO_LARGE',
  'IDEMPOTENCY_MISMATCH',
  'INTERNAL',
  'UNAVAILABLE',
  'SAVED_NOT_SHOWN',
]);

/** For development and tests: throws when an operation refuses with a code that it does not declare, which is a bug. */
export function requireDeclared(
  { name, refuses = [] }: Pick<Refusing, 'refuses'> & { name: string },
  refusal: DomainError,
): void {
  if (ofEvery.has(refusal.code) || refuses.includes(refusal.code)) return;
  throw new Error(`'${name}' refuses with ${refusal.code}, which it does not declare.`, { cause: refusal });
}

/**
 * The codes that a root field's description lists: its operation's own, and those that follow from who may call it, from an input type and
 * from a key.
 */
export function documentedRefusals(
  { access, keyScope, refuses = [], stepUp }: Refusing,
  { takesInput, takesKey }: { takesInput: boolean; takesKey: boolean },
): ErrorCode[] {
  const codes: ErrorCode[] = takesInput ? ['INVALID_INPUT', ...refuses] : [...refuses];
  if (takesKey) codes.push('IDEMPOTENCY_MISMATCH');
  if (stepUp) codes.push('STEP_UP_REQUIRED');
  if (access !== 'public') codes.push('NOT_SIGNED_IN');
  if (access === 'admin' || (keyScope && keyScope !== 'any')) codes.push('FORBIDDEN');
  return [...new Set(codes)];
}
