import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../platform/request-context.js';
import type { MailToEnqueue } from './enqueue-mail.js';
import type { MailTemplateName } from './mail-templates.js';

const mailsInOneStatement = 500;

/** Puts many mails of one kind into the outbox, a statement for every 500, in the operation's transaction. */
export async function enqueueMails<Name extends MailTemplateName>(
  ctx: RequestContext,
  mails: readonly Omit<MailToEnqueue<Name>, 'delaySeconds'>[],
): Promise<void> {
  const domain = new URL(ctx.services.settings.publicUrl).hostname;
  for (let from = 0; from < mails.length; from += mailsInOneStatement) {
    const rows = mails
      .slice(from, from + mailsInOneStatement)
      .map((mail) => ({ ...mail, messageId: `<${randomUUID()}@${domain}>` }));
    await ctx.execute(
      `insert into outbox (template, recipient, recipient_name, payload, event_id, message_id)
       select w.template, w.recipient, w."recipientName", w.payload, w."eventId", w."messageId"
       from jsonb_to_recordset(?::jsonb) as w (template text, recipient text, "recipientName" text, payload jsonb, "eventId" uuid,
         "messageId" text)`,
      [JSON.stringify(rows)],
    );
  }
  if (mails.length > 0) ctx.services.wakeRunner();
}
