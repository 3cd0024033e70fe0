import { randomUUID } from 'node:crypto';
import { isId } from '../../contract/fields.js';
import { correctionMinutes, signUpInput, type SignUpInput } from '../../contract/signup.js';
import { clock, instantOf } from '../../platform/clock.js';
import { DomainError } from '../../platform/domain-error.js';
import { operation } from '../../platform/operation.js';
import { emailKey } from '../../platform/person-key.js';
import type { RequestContext } from '../../platform/request-context.js';
import { issueHouseholdLink } from '../household-links/issue-household-link.js';
import { findOrCreateVolunteer } from './find-or-create-volunteer.js';
import { endReplacedSignup } from './end-replaced-signup.js';
import { findOverlappingShifts } from './find-overlapping-shifts.js';
import { getReplacedSignup } from './get-replaced-signup.js';
import { getShiftToTake, type ShiftToTake } from './get-shift-to-take.js';
import { refuseHopeless } from './refuse-hopeless.js';
import { recordAssignment } from './record-assignment.js';
import { mayAssignTo } from './signup.policy.js';
import { takePlace } from './take-place.js';
import { tellShiftTaken } from './tell-shift-taken.js';
import { triesForPlace } from './tries-for-place.js';

/** What a signup gives: the records as the caller may see them, and the ids of this person's other active shifts that overlap. */
export interface SignedUp {
  signup: { id: string; status: 'active'; createdAt: string; cancelledAt: null; shiftId: string; volunteerId: string };
  volunteer: { id: string; firstName: string; lastName: string; email: string; phone: string | null };
  conflictIds: string[];
}

/**
 * A visitor takes a place in a shift without an account, or staff give somebody one, also in a shift that has started; the confirmation
 * mail is owed from the same commit on. Staff may let somebody else's signup end in the same step (`replaces`).
 * Errors: INVALID_INPUT, SHIFT_NOT_FOUND, SHIFT_STARTED, ALREADY_SIGNED_UP, SHIFT_FULL, IDEMPOTENCY_MISMATCH, TOO_MANY_REQUESTS.
 */
export const signUp = operation({
  name: 'signUp',
  openTo: 'everyone',
  input: signUpInput,
  kind: 'writes',
  idempotent: true,
  again: greetAgain,
  queue: (_ctx, { shiftId }) => shiftId.toLowerCase(),
  prepare: async (ctx, input) => {
    // One statement. A shift that somebody made up uses up no limit of the address that they name.
    await ctx.services.limits.takeAll(
      [{ subject: 'sign-up-by-address', key: ctx.ip, points: 600, seconds: 60 }, ...triesForPlace(ctx, input.email)],
      isId(input.shiftId) ? { table: 'shift', id: input.shiftId } : undefined,
    );
  },
  run: async (ctx, input): Promise<SignedUp> => {
    const shift = await getShiftToTake(ctx, input);
    // A filled honeypot means a robot: it hears what a success would tell, and nothing is kept.
    if (input.website) return greeted(ctx, pretend(input, shift));
    // Whoever else asks for more than the places is an ordinary visitor: the wish is ignored.
    const byStaff = mayAssignTo(ctx.viewer, { opportunity: { category: { leadId: shift.leadId } } });
    const { replaces } = byStaff ? input : { replaces: null };
    const leaving = await getReplacedSignup(ctx, { replaces, shiftId: shift.id, email: input.email });
    const overCapacity = byStaff && (input.overCapacity === true || (shift.isFull && leaving?.status === 'active'));
    if (!byStaff) refuseStarted(shift);
    refuseHopeless(shift, byStaff, overCapacity);

    const volunteer = await findOrCreateVolunteer(ctx, input);
    const conflictIds = await findOverlappingShifts(ctx, volunteer.id, shift.id);
    const householdTokenId = await issueHouseholdLink(ctx, input.email);
    // Late, so that the lock on a popular shift is held for a moment only.
    const signup = await takePlace(ctx, shift, volunteer.id, overCapacity);
    await tellShiftTaken(ctx, { signupId: signup.id, person: input, shift, householdTokenId });
    const result = { signup, volunteer: { id: volunteer.id, ...given(input) }, conflictIds };
    if (!byStaff) return greeted(ctx, result);
    await recordAssignment(ctx, {
      signupId: signup.id,
      person: input,
      shift,
      overCapacity: input.overCapacity === true,
    });
    if (leaving) await endReplacedSignup(ctx, leaving, signup.id);
    return result;
  },
});

/** A shift that has begun takes no more volunteers by themselves; the event's time zone decides. */
function refuseStarted(shift: ShiftToTake): void {
  const startsAt = instantOf(shift.date, shift.startTime, shift.event.timeZone);
  if (startsAt.getTime() <= clock.now().getTime()) throw new DomainError('SHIFT_STARTED');
}

/** Opens the new signup, and it alone, to this browser: they may take it back at once. A robot gets a pass for nothing. */
function greeted(ctx: RequestContext, result: SignedUp): SignedUp {
  ctx.grantHousehold({ source: 'signup', emailKey: emailKey(result.volunteer.email), signupId: result.signup.id });
  return result;
}

/** The person as typed, never as stored: an answer must not tell a stranger what is known about an address. */
function given(input: SignUpInput) {
  return { firstName: input.firstName, lastName: input.lastName, email: input.email, phone: input.phone };
}

/**
 * The first answer was lost, and with it what it opened to this browser: it is opened as of then, as long as an address may be corrected.
 * Only a key that nobody guesses shows that it is the same browser.
 */
function greetAgain(ctx: RequestContext, { signup, volunteer }: SignedUp): void {
  const madeAt = new Date(signup.createdAt);
  const young = clock.now().getTime() - madeAt.getTime() < correctionMinutes * 60_000;
  const same = (ctx.idempotencyKey?.length ?? 0) >= 20;
  if (!young || !same || ctx.viewer.kind === 'staff' || ctx.household?.made.includes(signup.id)) return;
  ctx.grantHousehold({ source: 'signup', emailKey: emailKey(volunteer.email), signupId: signup.id, madeAt });
}

function pretend(input: SignUpInput, shift: ShiftToTake): SignedUp {
  const volunteerId = randomUUID();
  return {
    signup: {
      id: randomUUID(),
      status: 'active',
      createdAt: clock.now().toISOString(),
      cancelledAt: null,
      shiftId: shift.id,
      volunteerId,
    },
    volunteer: { id: volunteerId, ...given(input) },
    conflictIds: [],
  };
}
