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
 * Staff take many people out of shifts they manage, all in one transaction; each person (unless `notify` is false) and lead gets one mail.
 * Those that cannot be cancelled are named with the reason. SIGNUP_NOT_FOUND: when there is none of them.
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
    const { active, refused } = await whichToCancel(ctx, signupIds);
    return cancelThese(ctx, active, refused, notify);
  },
);

/**
 * The same for signups that were chosen a while ago, each in the shift of `shiftIds` at its place: one that stands in another shift by now
 * keeps that spot. CHANGED_MEANWHILE: when all that are left were moved.
 */
export const cancelSeenSignups = operation(
  {
    access: 'staff',
    input: cancelSignupsInput.extend({ shiftIds: z.array(z.string()).optional() }),
    refuses: ['SIGNUP_NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  async function cancelSeenSignups(ctx, { signupIds, shiftIds, notify }): Promise<CancelledSignups> {
    const { active, refused } = await whichToCancel(ctx, signupIds);
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
  // Somebody else was quicker with these.
  const late = active.filter(({ id }) => !cancelled.has(id)).map(cancelledBefore);
  return { cancelled: active.flatMap(({ id }) => (cancelled.has(id) ? [id] : [])), refused: [...refused, ...late] };
}

/** Those of the signups that the caller may cancel, as they were asked for, and the others with the reason. Error: SIGNUP_NOT_FOUND when there is none. */
export async function whichToCancel(
  ctx: RequestContext,
  signupIds: readonly string[],
): Promise<{ active: SignupFacts[]; refused: RefusedCancellation[] }> {
  const ids = [...new Set(signupIds.map((id) => id.toLowerCase()))];
  const found = await findSignupFacts(ctx, ids.filter(isId));
  const theirs = new Map(
    found.flatMap((signup) => (mayWriteSignups(ctx.viewer, signup) ? [[signup.id, signup] as const] : [])),
  );
  authorizeRecord(ctx.viewer, theirs.size > 0, 'SIGNUP_NOT_FOUND');
  const active: SignupFacts[] = [];
  const refused: RefusedCancellation[] = [];
  for (const id of ids) {
    const signup = theirs.get(id);
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

/** A signup that is not cancelled, with the reason in a sentence. */
export function refusedFor(signup: SignupFacts, reason: string): RefusedCancellation {
  return { id: signup.id, name: nameOf(signup), reason };
}

function nameOf({ fact: { volunteer } }: SignupFacts): string {
  return `${volunteer.firstName} ${volunteer.lastName}`;
}
