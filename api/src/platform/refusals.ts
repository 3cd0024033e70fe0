import type { ErrorCode } from '../contract/error-codes.js';
import type { DomainError } from './domain-error.js';
import type { Access, KeyAccess } from './viewer.js';

/** What the refusals of an operation follow from. */
export interface Refusing {
  access: Access;
  keyScope?: KeyAccess;
  idempotent?: boolean;
  refuses?: readonly ErrorCode[];
}

/** With these any operation may refuse: who asks may not, the input is wrong, the server or its database cannot. */
const ofEvery: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'NOT_SIGNED_IN',
  'SESSION_EXPIRED',
  'FORBIDDEN',
  'INVALID_INPUT',
  'BAD_REQUEST',
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

/** The codes that a root field's description lists: its operation's own, and those that say who may not call it. */
export function documentedRefusals(
  { access, keyScope, refuses = [] }: Refusing,
  { takesInput }: { takesInput: boolean },
): ErrorCode[] {
  return [
    ...(takesInput ? (['INVALID_INPUT'] as const) : []),
    ...refuses.filter((code) => code !== 'FORBIDDEN' || access === 'public'),
    ...(access === 'public' ? [] : (['NOT_SIGNED_IN'] as const)),
    ...(access === 'admin' || keyScope ? (['FORBIDDEN'] as const) : []),
  ];
}
