import { randomUUID } from 'node:crypto';
import { isId } from '../../../contract/text/fields.js';
import { correctionMinutes, signUpInput, type SignUpInput } from '../../../contract/signups/signup.js';
import { tryOf, triesOfAddress, type Try } from '../../../platform/limits/tries.js';
import { clock } from '../../../platform/clock.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import { emailKey, nameKey } from '../../../platform/text/person-key.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { submittedBy } from '../../questions/submitted-answers.js';
import { getShiftsToGive } from '../move/get-shifts-to-give.js';
import { createSignups, type CreatedSignup } from './create-signups.js';
import { personOf } from './person-to-place.js';
import { notifyOfAttempt } from './notify-of-attempt.js';
import { mayWriteSignups } from '../signup.policy.js';
import type { TakeBack } from '../../../platform/limits/rate-limit.js';
import { answerRefusals } from '../../questions/answer-refusals.js';
import { shiftRefusals } from '../../shifts/shift-refusals.js';

/** A person as typed. */
type TypedPerson = Pick<SignUpInput, 'firstName' | 'lastName' | 'email' | 'phone'>;

/** The result of a signup: the records as the caller may see them, and the ids of this person's other active shifts that overlap. */
export interface SignedUp {
  signup: {
    id: string;
    status: 'active';
    createdAt: string;
    updatedAt: string;
    cancelledAt: null;
    shiftId: string;
    volunteerId: string;
  };
  volunteer: { id: string; firstName: string; lastName: string; email: string; phone: string | null };
  /** For signups by staff: whether any shift overlaps, including those they may not see. Absent in responses of an older release. */
  isBusy?: boolean;
  conflictIds: string[];
  /** Warnings for staff who created the signup, such as unanswered questions. Absent in responses of an older release. */
  warnings?: string[];
}

/**
 * Signs a visitor up for a shift without an account. Staff sign people up, also for a shift that has started, and may cancel another
 * person's signup in the same transaction (`replaces`). The confirmation mail is enqueued in the same transaction.
 */
export const signUp = operation(
  {
    access: 'public',
    keyScope: 'any',
    input: signUpInput,
    refuses: [
      ...shiftRefusals,
      ...answerRefusals,
      'SIGNUP_NOT_FOUND',
      'SHIFT_FULL',
      'ALREADY_SIGNED_UP',
      'TOO_MANY_REQUESTS',
    ],
    idempotent: true,
    again: regrantAccess,
    queue: (_ctx, { shiftId }) => shiftId.toLowerCase(),
    prepare: (ctx, input) => countTries(ctx, input.email, [input.shiftId]),
    refused: async (ctx, { shiftId, ...typed }, { code }) => {
      if (code === 'ALREADY_SIGNED_UP') await ctx.run(notifyOfAttempt, attemptOf(shiftId, typed));
    },
  },
  async function signUp(ctx, input): Promise<SignedUp> {
    // Honeypot hits receive the same response as a success; nothing is stored.
    if (input.website) return grantAccess(ctx, await fakeResult(ctx, input));
    await refuseOtherEvents(ctx, [input.shiftId]);
    const byStaff = await isByItsStaff(ctx, input.shiftId);
    const { overCapacity, replaces } = byStaff ? input : { overCapacity: false, replaces: null };
    const wanted = {
      shiftId: input.shiftId,
      person: personOf(input),
      overCapacity: overCapacity === true,
      replaces,
      submitted: submittedBy(input),
    };
    const [place] = await createSignups(ctx, [wanted], byStaff);
    if (!place) throw new Error('No signup was created');
    const result = toSignupResult(place, input);
    return byStaff ? result : grantAccess(ctx, result);
  },
);

/** An API key bound to one event may not use shifts of another. Error: SHIFT_NOT_FOUND. */
export async function refuseOtherEvents(ctx: RequestContext, shiftIds: readonly string[]): Promise<void> {
  const { viewer } = ctx;
  if (viewer.kind !== 'key' || viewer.boundTo === null) return;
  const ofOthers = 'select from shift where id = any(?::uuid[]) and event_id <> ?::uuid limit 1';
  const others = await ctx.execute(ofOthers, [shiftIds.filter(isId), viewer.boundTo]);
  if (others.length > 0) throw new DomainError('SHIFT_NOT_FOUND');
}

/** The input of `notifyOfAttempt` for one shift and person. */
export function attemptOf(shiftId: string, { email, firstName, lastName }: TypedPerson) {
  return { email, asked: [{ shiftId, name: nameKey(firstName, lastName) }] };
}

/**
 * Whether the caller, or an API key, manages the shift. Everybody else counts as a visitor: options that only staff may use are ignored.
 * Error: SHIFT_NOT_FOUND.
 */
async function isByItsStaff(ctx: RequestContext, shiftId: string): Promise<boolean> {
  const { viewer } = ctx;
  if (viewer.kind === 'visitor' || (viewer.kind === 'key' && !viewer.scopes.includes('write:signups'))) return false;
  return (await getShiftsToGive(ctx, [shiftId])).every((shift) => mayWriteSignups(viewer, shift));
}

/**
 * Counts each signup against the rate limits, in one statement. A shift id that does not exist uses up nothing of the address's limit.
 * Error: TOO_MANY_REQUESTS.
 */
export function countTries(ctx: RequestContext, email: string, shiftIds: readonly string[]): Promise<TakeBack> {
  const times = shiftIds.length;
  const id = shiftIds.find(isId);
  return ctx.services.limits.takeAll(
    [tryOf('sign-up-by-address', ctx.ip, { times }), ...triesForPlace(ctx, email, times)],
    id ? { table: 'shift', id } : undefined,
  );
}

/** The result for the caller: the signup, and the person as typed. */
export function toSignupResult(
  { signupId: id, shiftId, volunteerId, createdAt, isBusy, conflictIds, warnings }: CreatedSignup,
  typed: TypedPerson,
): SignedUp {
  return {
    signup: { id, status: 'active', createdAt, cancelledAt: null, shiftId, volunteerId, updatedAt: createdAt },
    volunteer: { id: volunteerId, ...typedFields(typed) },
    isBusy,
    conflictIds,
    warnings,
  };
}

/** Gives this browser access to the new signup alone, so that it can be cancelled at once. Honeypot hits receive a token that grants nothing. */
export function grantAccess(ctx: RequestContext, result: SignedUp): SignedUp {
  ctx.grantHousehold({ source: 'record', emailKey: emailKey(result.volunteer.email), recordId: result.signup.id });
  return result;
}

/** The person as typed, never as stored: the response must not reveal to a stranger what is known about an address. */
function typedFields(input: TypedPerson) {
  return { firstName: input.firstName, lastName: input.lastName, email: input.email, phone: input.phone };
}

/**
 * For a repeated request, whose first response was lost and with it the cookie: grants access again, dated to the signup, as long as the
 * address may be corrected. Only an idempotency key that nobody can guess proves that it is the same browser.
 */
export function regrantAccess(ctx: RequestContext, { signup, volunteer }: SignedUp): void {
  const madeAt = new Date(signup.createdAt);
  const young = clock.now().getTime() - madeAt.getTime() < correctionMinutes * 60_000;
  const same = (ctx.idempotencyKey?.length ?? 0) >= 20;
  if (!young || !same || ctx.viewer.kind === 'staff' || ctx.household?.made.includes(signup.id)) return;
  ctx.grantHousehold({ source: 'record', emailKey: emailKey(volunteer.email), recordId: signup.id, madeAt });
}

async function fakeResult(ctx: RequestContext, input: SignUpInput): Promise<SignedUp> {
  const [shift] = await getShiftsToGive(ctx, [input.shiftId]);
  return toSignupResult(fakeSignup(shift?.id ?? input.shiftId, randomUUID()), input);
}

/** A result that looks like a created signup, for honeypot hits. */
export function fakeSignup(shiftId: string, volunteerId: string): CreatedSignup {
  return {
    signupId: randomUUID(),
    shiftId,
    volunteerId,
    createdAt: clock.now().toISOString(),
    isBusy: false,
    conflictIds: [],
    warnings: [],
  };
}

/**
 * The rate limits that a signup which mails an address counts against: per network and address, and per address over all networks, so that
 * nobody's inbox is filled; beyond that each network has a share of its own. A browser that opened the household's mailed link has a
 * separate limit that no stranger can use up. Counted only for a shift or signup that exists, and for the address only if a signup was
 * created.
 */
export function triesForPlace(ctx: RequestContext, email: string, times = 1): Try[] {
  const key = emailKey(email);
  if (hasOpenedByLink(ctx, key)) return [tryOf('sign-up-by-household', key, { ofRecord: true, times })];
  return triesOfAddress('sign-up', ctx.ip, key, { ofRecord: true, times });
}

/** Whether this browser opened the household's own mailed link. */
export function hasOpenedByLink({ household }: RequestContext, key: string): boolean {
  return household?.source === 'link' && household.emailKey === key;
}
