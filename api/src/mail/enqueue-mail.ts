import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../platform/request-context.js';
import type { MailPayload, MailTemplateName } from './mail-templates.js';

/** A mail to be written when it goes out, from facts as they are now. */
export interface MailToEnqueue<Name extends MailTemplateName> {
  template: Name;
  /** The address as its owner typed it. */
  recipient: string;
  recipientName: string | null;
  /** A snapshot; it must hold no link or token. */
  payload: MailPayload<Name>;
  /** The event that the mail is about. */
  eventId: string | null;
  /** Earliest start from now, in seconds. */
  delaySeconds?: number;
}

/** Puts a mail into the outbox, in the operation's transaction: it goes out if and only if that commits. */
export async function enqueueMail<Name extends MailTemplateName>(
  ctx: RequestContext,
  mail: MailToEnqueue<Name>,
): Promise<void> {
  const messageId = `<${randomUUID()}@${new URL(ctx.services.settings.publicUrl).hostname}>`;
  await ctx.execute(
    `insert into outbox (template, recipient, recipient_name, payload, event_id, message_id, next_attempt_at)
     values (?, ?, ?, ?::jsonb, ?::uuid, ?, now() + ? * interval '1 second')`,
    [
      mail.template,
      mail.recipient,
      mail.recipientName,
      JSON.stringify(mail.payload),
      mail.eventId,
      messageId,
      mail.delaySeconds ?? 0,
    ],
  );
  ctx.services.mailWaits();
}
