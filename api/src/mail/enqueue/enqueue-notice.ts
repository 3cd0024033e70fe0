import type { MailedUser } from '../../features/accounts/account.announcements.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { deleteHeldChanges } from './correct-held-changes.js';
import { enqueueMail, enqueueMails, mailTo } from './enqueue-mail.js';
import type { MailPayload, MailTemplateName } from '../mail-templates.js';
import type { AddressCorrected } from '../../features/households/household.announcements.js';
import { emailKey } from '../../platform/text/person-key.js';
import type { PlanNotice } from '../../features/plan-changes/plan-change.announcements.js';
import type { LeadDigest, RemindedHousehold } from '../../features/reminders/reminder.announcements.js';
import type { ShiftChangedDetails, SignupDetails } from '../../features/signups/signup.announcements.js';

/** The mails to a whole household. */
type HouseholdNotice = 'household-link' | 'volunteer-renamed' | 'volunteers-merged' | 'erasure-link' | 'data-erased';

/** The mails to a staff member about their own access. */
type StaffNotice =
  'password-reset' | 'set-up-link' | 'magic-link' | 'password-changed' | 'sign-in-changed' | 'leadership-changed';

/** Enqueues a mail to a household, with the announcement as its payload. */
export function enqueueToHousehold<Name extends HouseholdNotice>(template: Name) {
  return (ctx: RequestContext, { email, ...payload }: MailPayload<Name> & { email: string }): Promise<void> =>
    enqueueMail<Name>(ctx, {
      template,
      recipient: email,
      recipientName: null,
      payload: payload as unknown as MailPayload<Name>,
      eventId: null,
    });
}

/** Enqueues a mail to a staff member. A link is stored as its record's id: the outbox contains no usable token. */
export function enqueueToUser<Name extends StaffNotice>(template: Name) {
  return (
    ctx: RequestContext,
    { user, ...payload }: Omit<MailPayload<Name>, 'firstName'> & { user: MailedUser },
  ): Promise<void> =>
    enqueueMail<Name>(ctx, {
      template,
      ...mailTo(user),
      payload: { ...payload, firstName: user.firstName } as unknown as MailPayload<Name>,
      eventId: null,
    });
}

/** Enqueues the household's link and upcoming shifts for a corrected address. */
export async function enqueueAddressCorrected(ctx: RequestContext, fact: AddressCorrected): Promise<void> {
  const { email, person, householdTokenId, signups, isFirst } = fact;
  await enqueueMail<'address-corrected'>(ctx, {
    template: 'address-corrected',
    ...mailTo({ ...person, email }),
    payload: { person, householdTokenId, signups, isFirst },
    eventId: signups[0]?.event.id ?? null,
  });
}

/** Enqueues one mail for every household whose signups are deleted. A snapshot, because the records are gone later. */
export async function enqueueRemovalNotices(
  ctx: RequestContext,
  { signups }: { signups: SignupDetails[] },
): Promise<void> {
  await enqueueToEach(ctx, 'places-removed', byHousehold(signups, itself), (theirs) => ({ signups: theirs }));
}

/** Enqueues one mail for every household in a cancelled event, with all their signups there. */
export async function enqueueEventCancelled(
  ctx: RequestContext,
  { signups, message }: { signups: SignupDetails[]; message: string | null },
): Promise<void> {
  await enqueueToEach(ctx, 'event-cancelled', byHousehold(signups, itself), (theirs) => ({ signups: theirs, message }));
}

/**
 * Enqueues one mail for every household in a revived event. It covers what held mails would have said. If the mail
 * about the cancellation was not sent yet, it is deleted instead, and the held mails are sent.
 */
export async function enqueueEventRevived(
  ctx: RequestContext,
  { eventId, signups }: { eventId: string; signups: SignupDetails[] },
): Promise<void> {
  const waiting = await ctx.execute<{ recipient: string }>(
    `delete from outbox where template = 'event-cancelled' and event_id = ? and state = 'waiting' and leased_until is null
     returning recipient`,
    [eventId],
  );
  const neverMailed = new Set(waiting.map(({ recipient }) => emailKey(recipient)));
  const households = byHousehold(signups, itself).filter(
    ({ first }) => !neverMailed.has(emailKey(first.volunteer.email)),
  );
  await ctx.execute(
    `delete from outbox where template = 'event-revived' and event_id = ? and state = 'waiting' and leased_until is null
       and recipient_key = any(?::text[])`,
    [eventId, households.map(({ first }) => emailKey(first.volunteer.email))],
  );
  await deleteHeldChanges(
    ctx,
    households.flatMap(({ news }) => news.map(({ signupId }) => signupId)),
  );
  await enqueueToEach(ctx, 'event-revived', households, (theirs) => ({ signups: theirs }));
}

/** Enqueues each household's reminder of its shifts in an event. */
export async function enqueueReminders(
  ctx: RequestContext,
  { households }: { households: RemindedHousehold[] },
): Promise<void> {
  await enqueueMails<'reminder'>(
    ctx,
    households.map(({ signups }) => ({
      template: 'reminder' as const,
      ...mailTo(signups[0]!.volunteer),
      payload: { signups },
      eventId: signups[0]!.event.id,
    })),
  );
}

/** Enqueues for leads what is missing in their categories. */
export async function enqueueLeadDigests(ctx: RequestContext, { digests }: { digests: LeadDigest[] }): Promise<void> {
  await enqueueMails<'lead-digest'>(
    ctx,
    digests.map(({ recipient, recipientName, as, daysBefore, event: { id, name }, shifts, behind }) => ({
      template: 'lead-digest' as const,
      recipient,
      recipientName,
      payload: { as, daysBefore, event: { id, name }, shifts, behind },
      eventId: id,
    })),
  );
}

/** Enqueues one mail for every household with people in changed shifts, with all of them. */
export async function enqueueShiftChanged(
  ctx: RequestContext,
  { people }: { people: ShiftChangedDetails[] },
): Promise<void> {
  await enqueueToEach(ctx, 'shift-changed', byHousehold(people, signupOf), (moved) => ({ moved }));
}

/** Enqueues one mail about a change of plan for every household, with the shifts of all its people. */
export async function enqueuePlanChanged(ctx: RequestContext, { moved, message, undone }: PlanNotice): Promise<void> {
  const households = byHousehold(moved, signupOf);
  await enqueueToEach(ctx, 'plan-changed', households, (theirs) => ({ moved: theirs, message, undone }));
}

/** The news for one household. */
interface HouseholdNews<News> {
  /** Its first signup, which names the recipient. */
  first: SignupDetails;
  news: News[];
}

const itself = (signup: SignupDetails): SignupDetails => signup;
const signupOf = <News extends { signup: SignupDetails }>({ signup }: News): SignupDetails => signup;

/** News by household, in the order of its first signup. */
function byHousehold<News>(all: readonly News[], signupOf: (one: News) => SignupDetails): HouseholdNews<News>[] {
  const households = new Map<string, HouseholdNews<News>>();
  for (const one of all) {
    const first = signupOf(one);
    const key = emailKey(first.volunteer.email);
    const known = households.get(key);
    if (known) known.news.push(one);
    else households.set(key, { first, news: [one] });
  }
  return [...households.values()];
}

/** Enqueues one mail for each of these households. */
async function enqueueToEach<Name extends MailTemplateName, News>(
  ctx: RequestContext,
  template: Name,
  households: readonly HouseholdNews<News>[],
  payloadOf: (news: News[]) => MailPayload<Name>,
): Promise<void> {
  await enqueueMails<Name>(
    ctx,
    households.map(({ first: { volunteer, event }, news }) => ({
      template,
      ...mailTo(volunteer),
      payload: payloadOf(news),
      eventId: event.id,
    })),
  );
}
