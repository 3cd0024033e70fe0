import { randomUUID } from 'node:crypto';
import { isId } from '../../../contract/text/fields.js';
import { correctionMinutes, signUpInput, type SignUpInput } from '../../../contract/signups/signup.js';
import { tryOf, triesOfAddress, type Try } from '../../../contract/limit-table.js';
import { clock } from '../../../platform/clock.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import { emailKey, nameKey } from '../../../platform/text/person-key.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { submittedBy } from '../../questions/keep-answers.js';
import { getShiftsToGive } from '../move/get-shifts-to-give.js';
import { createSignups, personOf, type CreatedSignup } from './create-signups.js';
import { notifyOfAttempt } from './notify-of-attempt.js';
import { mayWriteSignups } from '../signup.policy.js';
import type { TakeBack } from '../../../platform/limits/rate-limit.js';
import { answerRefusals } from '../../questions/answer-refusals.js';
import { shiftRefusals } from '../../shifts/shift-refusals.js';

/** A person as typed. */
type TypedPerson = Pick<SignUpInput, 'firstName' | 'lastName' | 'email' | 'phone'>;

/** What a signup gives: the records as the caller may see them, and the ids of this person's other active shifts that overlap. */
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
  /** Whether there are any, also such as staff are not told of, where staff gave the place; absent in answers of an older release. */
  isBusy?: boolean;
  conflictIds: string[];
  /** What staff who gave the place are warned of, such as questions that nobody answered; absent in answers of an older release. */
  warnings?: string[];
}

/**
 * A visitor takes a place in a shift without an account, or staff give somebody one, also in a shift that has started; the confirmation
 * mail is owed from the same commit on. Staff may let somebody else's signup end in the same step (`replaces`).
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
    // A filled honeypot means a robot: it hears what a success would tell, and nothing is kept.
    if (input.website) return grantAccess(ctx, await fakeResult(ctx, input));
    await refuseOtherEvents(ctx, [input.shiftId]);
    const byStaff = await isAskedByItsStaff(ctx, input.shiftId);
    const { overCapacity, replaces } = byStaff ? input : { overCapacity: false, replaces: null };
    const wanted = {
      shiftId: input.shiftId,
      person: personOf(input),
      overCapacity: overCapacity === true,
      replaces,
      said: submittedBy(input),
    };
    const [place] = await createSignups(ctx, [wanted], byStaff);
    if (!place) throw new Error('No place was given');
    const result = toSignupResult(place, input);
    return byStaff ? result : grantAccess(ctx, result);
  },
);

/** A key of one event knows no shifts of another. Error: SHIFT_NOT_FOUND. */
export async function refuseOtherEvents(ctx: RequestContext, shiftIds: readonly string[]): Promise<void> {
  const { viewer } = ctx;
  if (viewer.kind !== 'key' || viewer.boundTo === null) return;
  const ofOthers = 'select from shift where id = any(?::uuid[]) and event_id <> ?::uuid limit 1';
  const others = await ctx.execute(ofOthers, [shiftIds.filter(isId), viewer.boundTo]);
  if (others.length > 0) throw new DomainError('SHIFT_NOT_FOUND');
}

/** What the household is notified of where somebody asked for a spot that the person has. */
export function attemptOf(shiftId: string, { email, firstName, lastName }: TypedPerson) {
  return { email, asked: [{ shiftId, name: nameKey(firstName, lastName) }] };
}

/** Whether the caller, or a program's key, manages the shift. Everybody else is an ordinary visitor: what staff alone may wish is ignored. Error: SHIFT_NOT_FOUND. */
async function isAskedByItsStaff(ctx: RequestContext, shiftId: string): Promise<boolean> {
  const { viewer } = ctx;
  if (viewer.kind === 'visitor' || (viewer.kind === 'key' && !viewer.scopes.includes('write:signups'))) return false;
  return (await getShiftsToGive(ctx, [shiftId])).every((shift) => mayWriteSignups(viewer, shift));
}

/**
 * Counts places as tries, in one statement. A shift that somebody made up uses up no limit of the address that they name. Error:
 * TOO_MANY_REQUESTS.
 */
export function countTries(ctx: RequestContext, email: string, shiftIds: readonly string[]): Promise<TakeBack> {
  const times = shiftIds.length;
  const id = shiftIds.find(isId);
  return ctx.services.limits.takeAll(
    [tryOf('sign-up-by-address', ctx.ip, { times }), ...triesForPlace(ctx, email, times)],
    id ? { table: 'shift', id } : undefined,
  );
}

/** What a place is told as, to whoever asked for it. */
export function toSignupResult(
  { signupId: id, shiftId, volunteerId, createdAt, isBusy, conflictIds, warnings }: CreatedSignup,
  typed: TypedPerson,
): SignedUp {
  return {
    signup: { id, status: 'active', createdAt, cancelledAt: null, shiftId, volunteerId, updatedAt: createdAt },
    volunteer: { id: volunteerId, ...given(typed) },
    isBusy,
    conflictIds,
    warnings,
  };
}

/** Opens the new signup, and it alone, to this browser: they may take it back at once. A robot gets a pass for nothing. */
export function grantAccess(ctx: RequestContext, result: SignedUp): SignedUp {
  ctx.grantHousehold({ source: 'record', emailKey: emailKey(result.volunteer.email), recordId: result.signup.id });
  return result;
}

/** The person as typed, never as stored: an answer must not tell a stranger what is known about an address. */
function given(input: TypedPerson) {
  return { firstName: input.firstName, lastName: input.lastName, email: input.email, phone: input.phone };
}

/**
 * The first answer was lost, and with it what it opened to this browser: it is opened as of then, as long as an address may be corrected.
 * Only a key that nobody guesses shows that it is the same browser.
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

/** A place that looks like one that was given. */
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
 * What a signup that mails an address counts as: for the network and the address, and for the address from all networks together, so that
 * nobody's inbox is filled; beyond that each network has a share of its own. A browser that opened the household's mailed link has a
 * count that no stranger can use up. Counted only for a shift or signup that exists, for the address only where a place was given.
 */
export function triesForPlace(ctx: RequestContext, email: string, times = 1): Try[] {
  const key = emailKey(email);
  if (cameByLinkOf(ctx, key)) return [tryOf('sign-up-by-household', key, { ofRecord: true, times })];
  return triesOfAddress('sign-up', ctx.ip, key, { ofRecord: true, times });
}

/** Whether this browser opened the household's own mailed link. */
export function cameByLinkOf({ household }: RequestContext, key: string): boolean {
  return household?.source === 'link' && household.emailKey === key;
}
