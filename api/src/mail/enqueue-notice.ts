import type { MailedUser } from '../features/accounts/account.announcements.js';
import type { RequestContext } from '../platform/request-context.js';
import type { SwitchedOff } from '../features/webhooks/webhook.announcements.js';
import { enqueueMail, enqueueMails, mailTo } from './enqueue-mail.js';
import type { MailPayload } from './mail-templates.js';
import type { AddressCorrectedFact } from '../features/households/household.announcements.js';
import { emailKey } from '../platform/person-key.js';
import type { PlanTold } from '../features/plan-changes/plan-change.announcements.js';
import type { LeadDigest, RemindedHousehold } from '../features/reminders/reminder.announcements.js';
import type { ShiftChangedFact, SignupFact } from '../features/signups/signup.announcements.js';

/** The mails to a whole household. */
type HouseholdNotice = 'household-link' | 'volunteer-renamed' | 'volunteers-merged';

/** The mails to a staff member about their own access. */
type StaffNotice = 'password-reset' | 'set-up-link' | 'magic-link' | 'password-changed' | 'leadership-changed';

/** Owes a household a mail: what happened is what the mail says. */
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

/** Owes a staff member a mail. A link is told by its record's id: no usable token lies in the outbox. */
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

/** Owes a corrected address the household's link and the coming shifts. */
export async function enqueueAddressCorrected(ctx: RequestContext, fact: AddressCorrectedFact): Promise<void> {
  const { email, person, householdTokenId, signups } = fact;
  await enqueueMail<'address-corrected'>(ctx, {
    template: 'address-corrected',
    ...mailTo({ ...person, email }),
    payload: { person, householdTokenId, signups },
    eventId: signups[0]?.event.id ?? null,
  });
}

/** Owes every household whose places are deleted one mail with all of them. A snapshot: the records are gone when it is written. */
export async function enqueueRemovalNotices(
  ctx: RequestContext,
  { signups }: { signups: SignupFact[] },
): Promise<void> {
  await enqueueMails<'places-removed'>(
    ctx,
    byHousehold(signups, (one) => one).map((theirs) => ({
      template: 'places-removed' as const,
      ...mailTo(theirs[0]!.volunteer),
      payload: { signups: theirs },
      eventId: theirs[0]!.event.id,
    })),
  );
}

/** Owes every household in a cancelled event one mail with all their places there. */
export async function enqueueEventCancelled(
  ctx: RequestContext,
  { signups, message }: { signups: SignupFact[]; message: string | null },
): Promise<void> {
  await enqueueMails<'event-cancelled'>(
    ctx,
    byHousehold(signups, (one) => one).map((theirs) => ({
      template: 'event-cancelled' as const,
      ...mailTo(theirs[0]!.volunteer),
      payload: { signups: theirs, message },
      eventId: theirs[0]!.event.id,
    })),
  );
}

/** Owes every household in a revived event one mail; where the news of its cancellation has not left, that one goes nowhere instead. */
export async function enqueueEventRevived(ctx: RequestContext, { signups }: { signups: SignupFact[] }): Promise<void> {
  const waiting = await ctx.execute<{ recipient: string }>(
    `delete from outbox where template = 'event-cancelled' and event_id = ? and state = 'waiting' and leased_until is null
     returning recipient`,
    [signups[0]!.event.id],
  );
  const neverMailed = new Set(waiting.map(({ recipient }) => emailKey(recipient)));
  await enqueueMails<'event-revived'>(
    ctx,
    byHousehold(signups, (one) => one)
      .filter(([first]) => !neverMailed.has(emailKey(first!.volunteer.email)))
      .map((theirs) => ({
        template: 'event-revived' as const,
        ...mailTo(theirs[0]!.volunteer),
        payload: { signups: theirs },
        eventId: theirs[0]!.event.id,
      })),
  );
}

/** Owes each household the reminder of its shifts in an event. */
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

/** Owes leads the news of what is missing in their categories. */
export async function enqueueLeadDigests(ctx: RequestContext, { digests }: { digests: LeadDigest[] }): Promise<void> {
  await enqueueMails<'lead-digest'>(
    ctx,
    digests.map(({ recipient, recipientName, as, daysBefore, event: { id, name }, shifts }) => ({
      template: 'lead-digest' as const,
      recipient,
      recipientName,
      payload: { as, daysBefore, event: { id, name }, shifts },
      eventId: id,
    })),
  );
}

/** Owes every household with people in changed shifts one mail with all of them. */
export async function enqueueShiftChanged(
  ctx: RequestContext,
  { people }: { people: ShiftChangedFact[] },
): Promise<void> {
  await enqueueMails<'shift-changed'>(
    ctx,
    byHousehold(people, ({ signup }) => signup).map((moved) => ({
      template: 'shift-changed' as const,
      ...mailTo(moved[0]!.signup.volunteer),
      payload: { moved },
      eventId: moved[0]!.signup.event.id,
    })),
  );
}

/** Owes every household one mail about a change of plan, with the shifts of all its people. */
export async function enqueuePlanChanged(ctx: RequestContext, { moved, message, undone }: PlanTold): Promise<void> {
  await enqueueMails<'plan-changed'>(
    ctx,
    byHousehold(moved, ({ signup }) => signup).map((signups) => ({
      template: 'plan-changed' as const,
      ...mailTo(signups[0]!.signup.volunteer),
      payload: { moved: signups, message, undone },
      eventId: signups[0]!.signup.event.id,
    })),
  );
}

/** What there is to say to each household, in the order of its first signup. */
function byHousehold<News>(news: readonly News[], signupOf: (one: News) => SignupFact): News[][] {
  const households = new Map<string, News[]>();
  for (const one of news) {
    const key = emailKey(signupOf(one).volunteer.email);
    const known = households.get(key);
    if (known) known.push(one);
    else households.set(key, [one]);
  }
  return [...households.values()];
}

/** Owes every admin the news that a receiver is no longer told anything. */
export async function enqueueSwitchedOff(ctx: RequestContext, { admins, host, because }: SwitchedOff): Promise<void> {
  await enqueueMails<'webhook-switched-off'>(
    ctx,
    admins.map((admin) => ({
      template: 'webhook-switched-off' as const,
      ...mailTo(admin),
      payload: { firstName: admin.firstName, host, because },
      eventId: null,
    })),
  );
}
