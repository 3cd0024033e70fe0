import type { RequestContext } from '../../platform/operation/request-context.js';
import type { MailPayload } from '../mail-templates.js';
import { enqueueMails, mailTo } from './enqueue-mail.js';

/** A member of the staff, as a mail addresses them. */
type Named = Parameters<typeof mailTo>[0];

/** The mails to all admins. */
type AdminNotice = 'webhook-switched-off' | 'retention-coming';

/** Enqueues a mail for every admin of an announcement, with the rest of it as the payload. */
export function enqueueToAdmins<Name extends AdminNotice>(template: Name) {
  return (
    ctx: RequestContext,
    { admins, ...payload }: Omit<MailPayload<Name>, 'firstName'> & { admins: Named[] },
  ): Promise<void> =>
    enqueueMails<Name>(
      ctx,
      admins.map((admin) => ({
        ...{ template, ...mailTo(admin), eventId: null },
        payload: { ...payload, firstName: admin.firstName } as unknown as MailPayload<Name>,
      })),
    );
}
