import { z } from 'zod';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';
import { mailKind } from './describe-mail.js';
import { findFailedMails } from './find-failed-mails.js';

/**
 * Takes a mail off the list of undelivered ones, for example because somebody phoned the person. It is not sent.
 * Audited.
 */
export const settleUndeliveredMail = operation(
  {
    access: 'staff',
    idempotent: true,
    input: z.object({ id: z.string() }),
    refuses: ['MAIL_NOT_FOUND'],
  },
  async function settleUndeliveredMail(ctx, { id }): Promise<true> {
    for (const mail of await findFailedMails(ctx, id)) {
      await ctx.execute('update outbox set settled_at = now() where id = ?', [mail.id]);
      await recordAction(ctx, {
        action: 'mail.settled',
        recordId: mail.id,
        eventId: mail.eventId,
        summary: `${mailKind(mail.template).what}: ${mail.recipientName ?? 'a household'} knows by other means`,
      });
    }
    return true;
  },
);
