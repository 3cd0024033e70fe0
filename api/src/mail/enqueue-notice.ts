import type { MailedUser } from '../features/accounts/account.announcements.js';
import type { RequestContext } from '../platform/request-context.js';
import { enqueueMail } from './enqueue-mail.js';
import type { MailPayload } from './mail-templates.js';

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
      recipient: user.email,
      recipientName: `${user.firstName} ${user.lastName}`,
      payload: { ...payload, firstName: user.firstName } as unknown as MailPayload<Name>,
      eventId: null,
    });
}
