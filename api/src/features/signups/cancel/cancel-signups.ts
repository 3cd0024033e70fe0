import { z } from 'zod';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import type { CancelledSignups, RefusedCancellation } from '../staff/staff-signup.types.js';
import { isId } from '../../../contract/text/fields.js';
import { cancelSignupsInput } from '../../../contract/signups/signup-table.js';
import { authorizeRecord } from '../../../platform/operation/authorize.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import { findSignupFacts, type SignupFacts } from '../find-signup-facts.js';
import { writeCancellations } from './write-cancellations.js';
import { mayWriteSignups } from '../signup.policy.js';

/**
 * Staff cancel many signups in shifts they manage, in one transaction. Each person (unless `notify` is false) and each lead gets one mail.
 * The result lists those that cannot be cancelled, with the reason. SIGNUP_NOT_FOUND: if the caller may see none of them.
 */
export const cancelSignups = operation(
  {
    access: 'staff',
    keyScope: 'write:signups',
    idempotent: true,
    input: cancelSignupsInput,
    refuses: ['INVALID_INPUT', 'SIGNUP_NOT_FOUND'],
  },
  async function cancelSignups(ctx, { signupIds, notify }): Promise<CancelledSignups> {
    const { active, refused } = await selectCancellable(ctx, signupIds);
    return cancelThese(ctx, active, refused, notify);
  },
);

/**
 * Like `cancelSignups`, for signups that were selected some time ago. `shiftIds[i]` is the shift that `signupIds[i]` was in then; a signup
 * that has moved to another shift since is not cancelled. CHANGED_MEANWHILE: if all that are left have moved.
 */
export const cancelSeenSignups = operation(
  {
    access: 'staff',
    input: cancelSignupsInput.extend({ shiftIds: z.array(z.string()).optional() }),
    refuses: ['SIGNUP_NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  async function cancelSeenSignups(ctx, { signupIds, shiftIds, notify }): Promise<CancelledSignups> {
    const { active, refused } = await selectCancellable(ctx, signupIds);
    const seen = new Map(shiftIds?.map((shiftId, at) => [signupIds[at], shiftId]));
    const isMoved = ({ id, fact }: SignupFacts) => (seen.get(id) ?? fact.shift.id) !== fact.shift.id;
    const moved = active.filter(isMoved).map(movedMeanwhile);
    const [first] = moved;
    if (first && moved.length === active.length) throw new DomainError('CHANGED_MEANWHILE', { message: first.reason });
    const there = active.filter((signup) => !isMoved(signup));
    return cancelThese(ctx, there, [...refused, ...moved], notify);
  },
);

async function cancelThese(
  ctx: RequestContext,
  active: readonly SignupFacts[],
  refused: readonly RefusedCancellation[],
  notify: boolean | null | undefined,
): Promise<CancelledSignups> {
  const cancelled = await writeCancellations(ctx, active, 'staff', notify ?? true);
  // Cancelled by a concurrent request.
  const late = active.filter(({ id }) => !cancelled.has(id)).map(cancelledBefore);
  return { cancelled: active.flatMap(({ id }) => (cancelled.has(id) ? [id] : [])), refused: [...refused, ...late] };
}

/**
 * Splits the ids, in their order, into signups that the caller may cancel and refusals with the reason. Error: SIGNUP_NOT_FOUND if the
 * caller may see none.
 */
export async function selectCancellable(
  ctx: RequestContext,
  signupIds: readonly string[],
): Promise<{ active: SignupFacts[]; refused: RefusedCancellation[] }> {
  const ids = [...new Set(signupIds.map((id) => id.toLowerCase()))];
  const found = await findSignupFacts(ctx, ids.filter(isId));
  const visible = new Map(
    found.flatMap((signup) => (mayWriteSignups(ctx.viewer, signup) ? [[signup.id, signup] as const] : [])),
  );
  authorizeRecord(ctx.viewer, visible.size > 0, 'SIGNUP_NOT_FOUND');
  const active: SignupFacts[] = [];
  const refused: RefusedCancellation[] = [];
  for (const id of ids) {
    const signup = visible.get(id);
    if (!signup) refused.push({ id, name: null, reason: new DomainError('SIGNUP_NOT_FOUND').message });
    else if (signup.status === 'active') active.push(signup);
    else refused.push(cancelledBefore(signup));
  }
  return { active, refused };
}

function cancelledBefore(signup: SignupFacts): RefusedCancellation {
  return refusedFor(signup, 'This signup was cancelled before.');
}

function movedMeanwhile(signup: SignupFacts): RefusedCancellation {
  return refusedFor(signup, `${nameOf(signup)} was moved to another shift in the meantime.`);
}

/** The refusal for a signup that stays; `reason` is a sentence. */
export function refusedFor(signup: SignupFacts, reason: string): RefusedCancellation {
  return { id: signup.id, name: nameOf(signup), reason };
}

function nameOf({ fact: { volunteer } }: SignupFacts): string {
  return `${volunteer.firstName} ${volunteer.lastName}`;
}
