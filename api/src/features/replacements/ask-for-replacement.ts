import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { isId } from '../../contract/text/fields.js';
import { askForReplacementInput } from '../../contract/signups/replacement.js';
import { tryOf } from '../../platform/limits/tries.js';
import { clock } from '../../platform/clock.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { opensRecord } from '../../platform/operation/household-pass.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { hashToken } from '../../platform/operation/secrets.js';
import { issueHouseholdLink } from '../household-links/issue-household-link.js';
import { lockShifts } from '../shifts/lock-shifts.js';
import { shiftWords } from '../shifts/shift-words.js';
import { findShiftOfSignup, findSignupFacts, readSignupFacts, type SignupFacts } from '../signups/find-signup-facts.js';
import { findRecipients } from '../signups/cancel/write-cancellations.js';
import { refuseCheckedIn } from '../signups/refuse-checked-in.js';
import { mayCancelSignup } from '../signups/signup.policy.js';
import { offerFreePlaces } from '../waitlist/offer-places.js';
import { revertOffers } from '../waitlist/revert-offers.js';
import { askThese, startOf, nextToAsk, type NextToAsk, untilNext } from './ask-others.js';
import { findOfSignup, linkOf, stateOfEvent } from './find-replacement.js';
import { offerTakeovers } from './offer-takeovers.js';
import { replacementAsked, replacementChanged, replacementWithdrawn } from './replacement.announcements.js';

/**
 * Starts a search for a person who takes over a signup, by its household or by staff. The household keeps the spot until then. It is
 * offered to the waitlist first; otherwise anyone with the link can take it. The household is mailed the link, and the lead is notified. A
 * repeated call continues the same search, with the new message if there is one. Returns the search's id.
 */
export const askForReplacement = operation(
  {
    access: 'public',
    idempotent: true,
    input: askForReplacementInput,
    refuses: [
      'INVALID_INPUT',
      'SIGNUP_NOT_FOUND',
      'ALREADY_CHECKED_IN',
      'EVENT_CANCELLED',
      'SHIFT_CANCELLED',
      'SHIFT_STARTED',
      'CHANGED_MEANWHILE',
      'TOO_MANY_REQUESTS',
    ],
    queue: (ctx, { signupId }) => findShiftOfSignup(ctx, signupId),
    prepare: (ctx, { signupId }) => countSearch(ctx, signupId),
  },
  async function askForReplacement(ctx, { signupId, message, askOthers }): Promise<string> {
    const signup = await findOpen(ctx, signupId);
    const { event, shift, volunteer } = signup.fact;
    refuseCheckedIn(signup);
    if (startOf(signup) <= clock.now().getTime()) throw new DomainError('SHIFT_STARTED');
    if (shift.cancelledAt) throw new DomainError('SHIFT_CANCELLED');
    const householdTokenId = await issueHouseholdLink(ctx, volunteer.email);
    const next = askOthers ? await nextToAsk(ctx, signup.id, shift.id) : null;
    await lockShifts(ctx, [shift.id]);
    // Also against marks, which lock no shift.
    await ctx.execute('select id from signup where id = ? for no key update', [signup.id]);
    const now = await findOpen(ctx, signupId);
    refuseCheckedIn(now);
    if (now.fact.shift.id !== shift.id) throw new DomainError('CHANGED_MEANWHILE');
    const before = await findOfSignup(ctx, signup.id);
    if (before?.state === 'OPEN') {
      if (message !== undefined && before.message !== message) {
        await ctx.execute('update replacement set message = ? where id = ?', [message, before.id]);
        await ctx.announce(replacementChanged, before);
      }
      if (next) await startAsking(ctx, before.id, now, next);
      return before.id;
    }
    const id = randomUUID();
    await ctx.execute(
      'insert into replacement (id, event_id, shift_id, signup_id, token_hash, message) values (?, ?, ?, ?, ?, ?)',
      [id, event.id, shift.id, signup.id, hashToken(linkOf(ctx.services, id).token), message ?? null],
    );
    await ctx.announce(replacementAsked, {
      ...{ replacementId: id, signup: { ...now.fact, householdTokenId }, message: message ?? null },
      heardBy: await findRecipients(ctx, shift.id),
    });
    await note(ctx, 'replacement.asked', now, id);
    await offerTakeovers(ctx, [shift.id]);
    if (next) await startAsking(ctx, id, now, next);
    return id;
  },
);

/**
 * Withdraws a search, as the person can come after all: the link stops working. Idempotent. Returns the search's id. REPLACEMENT_NOT_FOUND:
 * if there was no search.
 */
export const withdrawReplacement = operation(
  {
    access: 'public',
    idempotent: true,
    input: z.object({ signupId: z.string() }),
    refuses: ['SIGNUP_NOT_FOUND', 'REPLACEMENT_NOT_FOUND', 'REPLACEMENT_TAKEN', 'TOO_MANY_REQUESTS'],
    queue: (ctx, { signupId }) => findShiftOfSignup(ctx, signupId),
    prepare: (ctx) => ctx.services.limits.takeAll([tryOf('replacement-ask', ctx.ip)]),
  },
  async function withdrawReplacement(ctx, { signupId }): Promise<string> {
    const [signup] = isId(signupId) ? await findSignupFacts(ctx, [signupId]) : [];
    if (!signup || !mayCancelSignup(ctx.viewer, ctx.household, signup)) throw new DomainError('SIGNUP_NOT_FOUND');
    const { volunteer, shift } = signup.fact;
    const householdTokenId = await issueHouseholdLink(ctx, volunteer.email);
    await lockShifts(ctx, [shift.id]);
    const found = await findOfSignup(ctx, signup.id);
    if (!found) throw new DomainError('REPLACEMENT_NOT_FOUND', { message: 'Nobody is looked for.' });
    if (found.state === 'TAKEN')
      throw new DomainError('REPLACEMENT_TAKEN', { message: 'Someone has already taken over this spot.' });
    if (found.state !== 'OPEN') return found.id;
    await ctx.execute(`update replacement set state = 'WITHDRAWN', ended_at = now() where id = ?`, [found.id]);
    await revertOffers(ctx, { takesOver: [signup.id] });
    // Spots that became free meanwhile go first to the people who had been asked to take over.
    await offerFreePlaces(ctx, [shift.id], true);
    await offerTakeovers(ctx, [shift.id]);
    await ctx.announce(replacementWithdrawn, {
      ...{ replacementId: found.id, signup: { ...signup.fact, householdTokenId }, message: found.message },
      heardBy: await findRecipients(ctx, shift.id),
    });
    await note(ctx, 'replacement.withdrawn', signup, found.id);
    return found.id;
  },
);

/**
 * Each search mails people who do not know the household, so searches are limited per household and event, over all its signups. Calls by
 * others do not count against that limit. Error: TOO_MANY_REQUESTS.
 */
async function countSearch(ctx: RequestContext, signupId: string): Promise<void> {
  const { limits } = ctx.services;
  await limits.takeAll([tryOf('replacement-ask', ctx.ip)]);
  if (ctx.viewer.kind === 'staff' || !isId(signupId)) return;
  const [signup] = await readSignupFacts(ctx, [signupId]);
  if (signup?.status !== 'active' || !mayCancelSignup(ctx.viewer, ctx.household, signup)) return;
  await limits.takeAll([tryOf('replacement-of-household', `${signup.emailKey} ${signup.eventId}`)]);
}

/**
 * Starts asking others, the first five at once; does nothing if it had started before. A withdrawn and restarted search continues where it
 * was: the next five are asked hours after the last, see `untilNext`.
 */
async function startAsking(ctx: RequestContext, id: string, signup: SignupFacts, next: NextToAsk): Promise<void> {
  const startsAt = startOf(signup);
  const [last] = await ctx.execute<{ at: string | null }>(
    `select max(a.asked_at)::text as at from replacement_ask a join replacement before on before.id = a.replacement_id
     where before.signup_id = ?`,
    [signup.id],
  );
  const lastAskedAt = last?.at ? new Date(last.at).getTime() : null;
  const now = clock.now();
  const nextAt =
    lastAskedAt === null ? now : new Date(Math.max(now.getTime(), lastAskedAt + untilNext(startsAt - lastAskedAt)));
  const begun = await ctx.execute(
    'update replacement set asks_others = true, next_ask_at = ? where id = ? and not asks_others returning id',
    [nextAt, id],
  );
  if (begun.length > 0) await askThese(ctx, signup, next);
}

/** The signup, if the caller may change it. Errors: SIGNUP_NOT_FOUND, EVENT_CANCELLED. */
async function findOpen(ctx: RequestContext, signupId: string): Promise<SignupFacts> {
  const [signup] = isId(signupId) ? await findSignupFacts(ctx, [signupId]) : [];
  if (!signup || !mayCancelSignup(ctx.viewer, ctx.household, signup)) throw new DomainError('SIGNUP_NOT_FOUND');
  if (signup.status === 'cancelled')
    throw new DomainError('SIGNUP_NOT_FOUND', { message: 'This signup was cancelled.' });
  const state = await stateOfEvent(ctx, signup.id);
  if (state === 'CANCELLED') throw new DomainError('EVENT_CANCELLED');
  if (state === 'DRAFT')
    throw new DomainError('SIGNUP_NOT_FOUND', { message: 'The event is a draft: nobody can take over yet.' });
  return signup;
}

/** Records actions of staff in the audit log. */
async function note(
  ctx: RequestContext,
  action: 'replacement.asked' | 'replacement.withdrawn',
  signup: SignupFacts,
  id: string,
): Promise<void> {
  if (opensRecord(ctx.household, signup)) return;
  const { volunteer, opportunity, shift, event } = signup.fact;
  await recordAction(ctx, {
    ...{ action, recordId: id, eventId: event.id },
    summary: `${volunteer.firstName} ${volunteer.lastName}: ${shiftWords(opportunity.name, shift)}`,
  });
}
