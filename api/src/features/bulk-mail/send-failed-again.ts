import { z } from 'zod';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';
import { readBulkMail } from './read-bulk-mails.js';

/**
 * Sends the failed mails of a bulk mail, or one of them, again as if they were new. Returns the bulk mail's id; does
 * nothing when none failed. Audited.
 */
export const sendFailedAgain = operation(
  {
    access: 'staff',
    idempotent: true,
    input: z.object({ id: z.string(), mailId: z.string().nullish() }),
    refuses: ['BULK_MAIL_NOT_FOUND'],
  },
  async function sendFailedAgain(ctx, { id, mailId }): Promise<string> {
    const mail = await ctx.run(readBulkMail, { id });
    // A mail is given up 72 hours after it was created, so its age starts over.
    const again = await ctx.execute<{ id: string }>(
      `update outbox set state = 'waiting', attempts = 0, next_attempt_at = now(), created_at = now(), leased_until = null, last_error = null,
         settled_at = null
       where bulk_mail_id = ? and state = 'failed' and (?::text is null or id::text = lower(?)) returning id`,
      [mail.id, mailId ?? null, mailId ?? null],
    );
    if (again.length === 0) return mail.id;
    await recordAction(ctx, {
      action: 'bulk-mail.repeated',
      recordId: mail.id,
      eventId: null,
      summary: `${mail.groupName}: “${mail.subject}” again to ${again.length} whom it did not reach`,
    });
    ctx.services.wakeRunner('outbox');
    return mail.id;
  },
);
