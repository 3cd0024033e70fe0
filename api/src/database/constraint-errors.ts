import { DomainError } from '../platform/operation/domain-error.js';
import type { ErrorCode } from '../contract/error-codes.js';

/** Constraint name -> the expected failure behind it. Violating a constraint that is not listed here is a bug. */
const byConstraint: Record<string, ErrorCode> = {
  shift_capacity: 'SHIFT_FULL',
  offer_holds_place: 'OFFER_OVER',
  shift_takes_place: 'SHIFT_CANCELLED',
  event_takes_place: 'EVENT_CANCELLED',
  waitlist_shift_same_event: 'SHIFT_NOT_FOUND',
  signup_one_active_per_person: 'ALREADY_SIGNED_UP',
  signup_shift_same_event: 'SHIFT_NOT_FOUND',
  signup_event_id_fkey: 'SHIFT_NOT_FOUND',
  // The question was deleted while somebody answered it.
  answer_question_id_fkey: 'ANSWER_INVALID',
  // Merged at this moment.
  voucher_redemption_volunteer_id_fkey: 'VOUCHER_NOT_FOUND',
  post_one_a_place: 'POST_EXISTS',
  volunteer_person_unique: 'NAME_TAKEN',
  event_pkey: 'ID_TAKEN',
  opportunity_pkey: 'ID_TAKEN',
  shift_pkey: 'ID_TAKEN',
  event_slug_unique: 'SLUG_TAKEN',
  user_email_unique: 'EMAIL_TAKEN',
  // It ended at this moment.
  sign_in_challenge_session_id_fkey: 'SESSION_EXPIRED',
};

/** A NUL character or half a character, which PostgreSQL cannot store in text or JSON. */
const unstorableStates = new Set(['22021', '22P05']);

/** PostgreSQL or the network reports that the database is unavailable at present. */
const unavailableStates = /^(08|57P0|53[0-9]{3}|55P03|40P01|57014)/;
/** Another transaction changed the same rows at every attempt. */
const changedMeanwhile = '40001';
const networkFailures = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);

/** The expected failure behind a database error, or undefined when it is a bug. */
export function translateDatabaseError(error: unknown): DomainError | undefined {
  let isChanged = false;
  for (let cause = error; isRecord(cause); cause = cause.cause ?? cause.previous) {
    const constraint = typeof cause.constraint === 'string' ? byConstraint[cause.constraint] : undefined;
    if (constraint) return new DomainError(constraint);
    if (typeof cause.code === 'string' && unstorableStates.has(cause.code)) return new DomainError('BAD_REQUEST');
    if (isUnavailable(cause)) return new DomainError('UNAVAILABLE', { retryAfterSeconds: 5 });
    isChanged ||= cause.code === changedMeanwhile;
  }
  return isChanged ? new DomainError('UNAVAILABLE', { retryAfterSeconds: 5 }) : undefined;
}

function isUnavailable(error: Record<string, unknown>): boolean {
  const code = typeof error.code === 'string' ? error.code : '';
  const message = typeof error.message === 'string' ? error.message : '';
  return (
    networkFailures.has(code) ||
    unavailableStates.test(code) ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      message,
    )
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
