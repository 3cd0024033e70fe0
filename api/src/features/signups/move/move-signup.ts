import { z } from 'zod';
import { isId } from '../../../contract/text/fields.js';
import { moveSignupInput } from '../../../contract/signups/signup.js';
import { tryOf } from '../../../platform/limits/tries.js';
import { clock, instantOf } from '../../../platform/clock.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { opensHousehold, opensRecord } from '../../../platform/operation/household-pass.js';
import { operation } from '../../../platform/operation/operation.js';
import { recordAction } from '../../../platform/operation/record-action.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { refuseAnswers, type SignupAnswers } from '../../questions/judge-answers.js';
import { storeAnswers } from '../../questions/keep-answers.js';
import { submittedBy } from '../../questions/submitted-answers.js';
import { newHouseholdLink, trustHouseholdLink } from '../../household-links/issue-household-link.js';
import { shiftWords } from '../../shifts/shift-words.js';
import { namedToStaff } from './find-overlapping-shifts.js';
import { findSignupFacts, type SignupFacts } from '../find-signup-facts.js';
import { ShiftChanged } from '../create/create-signups.js';
import { refusePlace } from '../create/refuse-place.js';
import { notifyOfAttempt } from '../create/notify-of-attempt.js';
import { attemptOf } from '../create/sign-up.js';
import { refuseCheckedIn, staffInstead } from '../refuse-checked-in.js';
import { moveStatement, type MoveRow } from './move-signup-sql.js';
import { signupMoved } from '../signup.announcements.js';
import { mayCancelSignup, mayWriteSignups } from '../signup.policy.js';
import { answerRefusals } from '../../questions/answer-refusals.js';
import { shiftRefusals } from '../../shifts/shift-refusals.js';

// Longer than most: a move and the reasons to refuse it look at one row of one statement.

/** The result of a move. */
export interface Moved {
  signupId: string;
  /** The shift it left; null if it was in the new one already. */
  previousShiftId: string | null;
  /** For moves by staff: whether the person has other active shifts that overlap. Absent in responses of an older release. */
  isBusy?: boolean;
  /** Those shifts; for staff those that they may see. */
  conflictIds: string[];
  /** Warnings for staff, such as unanswered questions. */
  warnings: string[];
}

/**
 * Moves a signup to another shift of the same event. It stays the same row, so that it always has exactly one spot. The household may do so
 * until one of the two shifts begins; staff of both categories also later. The household is mailed. Moving to the same shift is no error
 * and sends no mail. SHIFT_NOT_FOUND: also for shifts of other events. CONSENT_REQUIRED: for consents that the previous shift did not ask
 * for.
 */
export const moveSignup = operation(
  {
    access: 'public',
    keyScope: 'write:signups',
    idempotent: true,
    input: moveSignupInput,
    refuses: [
      'INVALID_INPUT',
      ...shiftRefusals,
      ...answerRefusals,
      'SIGNUP_NOT_FOUND',
      'SHIFT_FULL',
      'ALREADY_SIGNED_UP',
      'ALREADY_CHECKED_IN',
      'CHANGED_MEANWHILE',
      'TOO_MANY_REQUESTS',
    ],
    queue: (_ctx, { shiftId }) => shiftId.toLowerCase(),
    prepare: (ctx) => ctx.services.limits.takeAll([tryOf('move', ctx.ip)]),
    // The refusal reveals that the person is in the shift, as signing up would: the household gets the same mail.
    refused: async (ctx, { signupId, shiftId }, { code }) => {
      if (code === 'ALREADY_SIGNED_UP') await ctx.run(notifyOfMove, { signupId, shiftId });
    },
  },
  async function moveSignup(ctx, { signupId, shiftId, ...input }): Promise<Moved> {
    const signup = await findOpen(ctx, signupId);
    if (!signup) throw new DomainError('SIGNUP_NOT_FOUND');
    const from = signup.fact.shift.id;
    const to = shiftId.toLowerCase();
    if (!isId(to)) throw new DomainError('SHIFT_NOT_FOUND');
    if (signup.status === 'cancelled') throw cancelledBefore();
    if (from === to)
      return { signupId: signup.id, previousShiftId: null, isBusy: false, conflictIds: [], warnings: [] };

    refuseHere(ctx, signup);
    const link = newHouseholdLink(ctx);
    const [row] = await ctx.execute<MoveRow>(moveStatement, [
      ...[signup.id, from, to, ctx.services.settings.timeZone],
      ...[link.id, link.hash, visibleOverlaps(ctx)],
    ]);
    if (!row) throw new DomainError('SHIFT_NOT_FOUND');
    const person = { ...signup.fact.volunteer, emailKey: signup.emailKey };
    const { date } = row.facts.shift;
    const asking = {
      ...{ signupId: signup.id, volunteerId: row.volunteerId, person, asks: row.asks, askedBefore: row.askedBefore },
      ...{ role: row.facts.opportunity.name, date, timeZone: row.facts.event.timeZone, submitted: submittedBy(input) },
    };
    const byStaff = refuse(ctx, signup, row, asking);
    const { version, stateNow } = row;
    if (version !== null && version !== row.facts.shift.revision) throw new ShiftChanged(to);
    if (stateNow !== null && stateNow !== row.eventState) throw new ShiftChanged(to);
    const { revision, linkId, linkHash } = row;
    const overlapping = {
      isBusy: byStaff && row.conflictIds.length > 0,
      conflictIds: byStaff ? await namedToStaff(ctx, row.conflictIds) : row.conflictIds,
    };
    if (revision === null || !linkId || !linkHash) {
      await refuseUnlessThere(ctx, signup.id, to, row);
      return { signupId: signup.id, previousShiftId: null, ...overlapping, warnings: [] };
    }

    const [warnings = []] = await storeAnswers(ctx, [asking], { byStaff, byOffer: false });

    const { email } = signup.fact.volunteer;
    const householdTokenId = await trustHouseholdLink(ctx, email, { id: linkId, hash: linkHash }, link);
    const { opportunity, category, event, shift } = signup.fact;
    const facts = { ...row.facts, shift: { ...row.facts.shift, revision } };
    await ctx.announce(signupMoved, {
      signup: { ...signup.fact, ...facts, householdTokenId },
      movedBy: byStaff ? 'staff' : 'household',
      before: { shift, opportunity, category, event },
    });
    if (byStaff) await audit(ctx, signup, row);
    return { signupId: signup.id, previousShiftId: from, ...overlapping, warnings };
  },
);

const notifyOfMove = operation(
  { access: 'internal', input: z.object({ signupId: z.string(), shiftId: z.string() }) },
  async function notifyOfMove(ctx, { signupId, shiftId }): Promise<void> {
    const signup = await findOpen(ctx, signupId);
    if (signup) await ctx.run(notifyOfAttempt, attemptOf(shiftId, { ...signup.fact.volunteer, phone: null }));
  },
);

/** The signup, if the caller may change it. */
async function findOpen(ctx: RequestContext, signupId: string): Promise<SignupFacts | undefined> {
  const [signup] = isId(signupId) ? await findSignupFacts(ctx, [signupId]) : [];
  if (!signup) return undefined;
  return mayCancelSignup(ctx.viewer, ctx.household, signup) || mayWriteSignups(ctx.viewer, signup) ? signup : undefined;
}

/**
 * The signups to search for overlaps; null for all. For a browser that just made the signup only its own: a corrected address may have had
 * others before.
 */
function visibleOverlaps({ viewer, household }: RequestContext): string[] | null {
  return viewer.kind === 'visitor' && household?.source === 'record' ? household.made : null;
}

/**
 * Throws if the signup may not be moved there. Returns whether the caller acts as staff, which requires both categories. A browser that
 * just made the signup learns that the person is in the shift already only if nothing else is wrong, as it may have typed anybody's name
 * (`createSignups`).
 */
function refuse(ctx: RequestContext, signup: SignupFacts, row: MoveRow, asking: SignupAnswers): boolean {
  if (row.eventId !== signup.fact.event.id)
    throw new DomainError('SHIFT_NOT_FOUND', { message: 'A signup can only be moved to a shift of the same event.' });
  const byStaff = mayWriteSignups(ctx.viewer, signup) && mayWriteSignups(ctx.viewer, row);
  if (!byStaff && !opensRecord(ctx.household, signup)) throw new DomainError('SHIFT_NOT_FOUND');
  if (!byStaff) refuseBegun(signup);
  if (row.isTaken && !byStaff && !opensHousehold(ctx.household, signup)) {
    refusePlace({ ...row, isTaken: false, overCapacity: false }, false);
    refuseAnswers([asking]);
  }
  refusePlace({ ...row, overCapacity: false }, byStaff);
  return byStaff;
}

function refuseHere({ viewer }: RequestContext, signup: SignupFacts): void {
  refuseCheckedIn(signup, mayWriteSignups(viewer, signup) ? staffInstead(signup) : undefined);
}

function refuseBegun({ fact: { shift, event } }: SignupFacts): void {
  if (instantOf(shift.date, shift.startTime, event.timeZone).getTime() <= clock.now().getTime())
    throw new DomainError('SHIFT_STARTED', { message: 'Your shift has already started.' });
}

/**
 * Called if nothing was moved. No error if a concurrent request moved it to the same shift. Errors: SIGNUP_NOT_FOUND if it was cancelled or
 * deleted, ALREADY_CHECKED_IN if its person came, SHIFT_NOT_FOUND if the new shift was deleted, CHANGED_MEANWHILE if it was moved elsewhere.
 */
async function refuseUnlessThere(ctx: RequestContext, signupId: string, to: string, row: MoveRow): Promise<void> {
  const now = await findOpen(ctx, signupId);
  if (!now) throw new DomainError('SIGNUP_NOT_FOUND');
  if (now.status === 'cancelled') throw cancelledBefore();
  if (now.fact.shift.id === to) return;
  refuseHere(ctx, now);
  throw new DomainError(row.locked.includes(to) ? 'CHANGED_MEANWHILE' : 'SHIFT_NOT_FOUND');
}

function cancelledBefore(): DomainError {
  return new DomainError('SIGNUP_NOT_FOUND', { message: 'This signup was cancelled.' });
}

async function audit(ctx: RequestContext, { id, fact }: SignupFacts, { facts }: MoveRow): Promise<void> {
  const { firstName, lastName } = fact.volunteer;
  const [now, before] = [facts, fact].map(({ opportunity, shift }) => shiftWords(opportunity.name, shift));
  await recordAction(ctx, {
    action: 'signup.moved',
    recordId: id,
    eventId: fact.event.id,
    summary: `${firstName} ${lastName}: ${now}, instead of ${before}`,
  });
}
