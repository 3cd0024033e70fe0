import { z } from 'zod';
import { isId } from '../../../contract/text/fields.js';
import { correctionMinutes, correctSignupEmailInput, mostCorrections } from '../../../contract/signups/signup.js';
import { tryOf } from '../../../platform/limits/tries.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import { emailKey } from '../../../platform/text/person-key.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { issueHouseholdLink } from '../../household-links/issue-household-link.js';
import { lockShifts } from '../../shifts/lock-shifts.js';
import { findOverlappingShifts } from '../move/find-overlapping-shifts.js';
import { findShiftOfSignup, findSignupFacts } from '../find-signup-facts.js';
import { notifyOfAttempt } from '../create/notify-of-attempt.js';
import { findOrCreateVolunteer } from '../create/find-or-create-volunteer.js';
import { type SignedUp, triesForPlace } from '../create/sign-up.js';
import { addressMistyped, signupCorrected } from '../signup.announcements.js';
import { instantText } from '../../../platform/reading/sql/instant-text.js';

/**
 * Moves a signup to the person of the same name under another address, for the browser that made it: within half an hour, at most twice. A
 * person who exists there is not changed, nor are their links. Enqueues the confirmation to the new address. The same address again changes
 * nothing and is no error. SIGNUP_NOT_FOUND: for everybody else and later.
 */
export const correctSignupEmail = operation(
  {
    access: 'public',
    input: correctSignupEmailInput.extend({ signupId: z.string() }),
    refuses: [
      'INVALID_INPUT',
      'SHIFT_NOT_FOUND',
      'SIGNUP_NOT_FOUND',
      'ALREADY_SIGNED_UP',
      'CORRECTED_TWICE',
      'TOO_MANY_REQUESTS',
    ],
    queue: (ctx, { signupId }) => findShiftOfSignup(ctx, signupId),
    // Each correction mails somebody, so it counts for the new address as a signup does.
    prepare: (ctx, { signupId, email }) =>
      ctx.services.limits.takeAll(
        [tryOf('correct-by-address', ctx.ip), ...triesForPlace(ctx, email)],
        madeHere(ctx, signupId) ? { table: 'signup', id: signupId } : undefined,
      ),
    // The refusal reveals that the other person is in the shift, as signing up would: the household gets the same mail.
    refused: async (ctx, { signupId, email }, { code }) => {
      if (code === 'ALREADY_SIGNED_UP') await ctx.run(notifyOfCorrection, { signupId, email });
    },
  },
  async function correctSignupEmail(ctx, { signupId, email }): Promise<SignedUp> {
    const before = madeHere(ctx, signupId) ? await findCorrectableSignup(ctx, signupId) : undefined;
    if (!before) throw new DomainError('SIGNUP_NOT_FOUND');
    if (before.emailKey === emailKey(email)) return toResult(ctx, before, { id: before.volunteerId, email });
    if (before.corrections >= mostCorrections) throw new DomainError('CORRECTED_TWICE');

    const { id: volunteerId, isNew } = await findOrCreateVolunteer(ctx, before.volunteerId, email);
    const householdTokenId = await issueHouseholdLink(ctx, email);
    await lockShifts(ctx, [before.shiftId]);
    const updatedAt = await move(ctx, before, volunteerId);
    const isRemoved = await removeIfMistaken(ctx, before.volunteerId);

    const [moved] = await findSignupFacts(ctx, [before.id]);
    if (!moved) throw new DomainError('SIGNUP_NOT_FOUND');
    const { firstName, lastName } = before;
    await ctx.announce(addressMistyped, { signupId: before.id, previousKey: before.emailKey });
    await ctx.announce(signupCorrected, {
      signup: { ...moved.fact, volunteer: { firstName, lastName, email }, householdTokenId },
      volunteerWas: before.volunteerId,
      made: isNew ? volunteerId : null,
      removed: isRemoved ? before.volunteerId : null,
    });
    return toResult(ctx, { ...before, updatedAt }, { id: volunteerId, email });
  },
);

const notifyOfCorrection = operation(
  { access: 'internal', input: z.object({ signupId: z.string(), email: z.string() }) },
  async function notifyOfCorrection(ctx, { signupId, email }): Promise<void> {
    const made = await ctx.execute<{ shiftId: string; name: string }>(
      `select g.shift_id as "shiftId", v.name_key as name from signup g join volunteer v on v.id = g.volunteer_id where g.id = ?`,
      [signupId],
    );
    await ctx.run(notifyOfAttempt, { email, asked: made });
  },
);

function madeHere(ctx: RequestContext, signupId: string): boolean {
  return isId(signupId) && (ctx.household?.made.includes(signupId.toLowerCase()) ?? false);
}

/**
 * Moves the signup, unless a concurrent correction did. Returns its new `updatedAt`. Errors: SIGNUP_NOT_FOUND; by the constraint
 * ALREADY_SIGNED_UP.
 */
async function move(ctx: RequestContext, before: CorrectableSignup, volunteerId: string): Promise<string> {
  const [moved] = await ctx.execute<{ updatedAt: string }>(
    `update signup set volunteer_id = ?, email_corrections = email_corrections + 1
     where id = ? and volunteer_id = ? and status = 'active' and email_corrections = ?
     returning ${instantText('updated_at')} as "updatedAt"`,
    [volunteerId, before.id, before.volunteerId, before.corrections],
  );
  if (!moved) throw new DomainError('SIGNUP_NOT_FOUND');
  return moved.updatedAt;
}

/** Deletes a person who exists only through the mistyped address, so that a stranger's address is not stored. Returns whether it did. */
async function removeIfMistaken(ctx: RequestContext, volunteerId: string): Promise<boolean> {
  const removed = await ctx.execute(
    `delete from volunteer v where id = ? and created_at > now() - interval '30 minutes'
       and not exists (select 1 from signup g where g.volunteer_id = v.id)
       and not exists (select 1 from merged_volunteer m where m.target_id = v.id) returning id`,
    [volunteerId],
  );
  return removed.length > 0;
}

/**
 * The result: the name as it was, the address as typed, and overlaps among this browser's own signups; nothing about a person who existed
 * there before.
 */
async function toResult(
  ctx: RequestContext,
  { id, shiftId, createdAt, updatedAt, firstName, lastName }: CorrectableSignup,
  volunteer: { id: string; email: string },
): Promise<SignedUp> {
  ctx.grantHousehold({ source: 'record', emailKey: emailKey(volunteer.email), recordId: id });
  return {
    signup: { id, status: 'active', createdAt, cancelledAt: null, shiftId, volunteerId: volunteer.id, updatedAt },
    volunteer: { ...volunteer, firstName, lastName, phone: null },
    conflictIds: await findOverlappingShifts(ctx, volunteer.id, shiftId, ctx.household?.made ?? []),
  };
}

/** A signup whose address may still be corrected. */
interface CorrectableSignup {
  id: string;
  shiftId: string;
  volunteerId: string;
  firstName: string;
  lastName: string;
  emailKey: string;
  corrections: number;
  /** ISO 8601, both. */
  createdAt: string;
  updatedAt: string;
}

/**
 * An active signup in a published event and a shift that is not cancelled, if it is recent enough by the database's clock and the household
 * has not revoked its links since.
 */
async function findCorrectableSignup(ctx: RequestContext, id: string): Promise<CorrectableSignup | undefined> {
  const [row] = await ctx.execute<CorrectableSignup>(statement, [
    id,
    correctionMinutes,
    new Date(ctx.household?.issuedAt ?? 0),
  ]);
  return row;
}

// Links revoked before a correction moved the signup to this household say nothing about this browser.
const statement = `
  select g.id, g.shift_id as "shiftId", v.id as "volunteerId", v.first_name as "firstName", v.last_name as "lastName",
    v.email_key as "emailKey", g.email_corrections as corrections,
    ${instantText('g.created_at')} as "createdAt", ${instantText('g.updated_at')} as "updatedAt"
  from signup g join volunteer v on v.id = g.volunteer_id join event e on e.id = g.event_id join shift s on s.id = g.shift_id
  where g.id = ? and g.status = 'active' and e.state = 'PUBLISHED' and s.cancelled_at is null and g.created_at > now() - make_interval(mins => ?)
    and not exists (select 1 from household_token t where t.email_key = v.email_key
      and (t.revoked_at > ? or (t.revoked_at > g.created_at and g.email_corrections = 0)))`;
