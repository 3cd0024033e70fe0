import { randomUUID } from 'node:crypto';
import { isReachable } from '../../platform/text/person-key.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import type { MailPayload, MailTemplateName } from '../mail-templates.js';

/** A mail to enqueue, with the facts as they are now. It is rendered when it is sent. */
export interface MailToEnqueue<Name extends MailTemplateName> {
  template: Name;
  /** The address as its owner typed it. */
  recipient: string;
  recipientName: string | null;
  /** A snapshot; it must contain no link or token. */
  payload: MailPayload<Name>;
  /** The event that the mail is about. */
  eventId: string | null;
  /** Earliest time to send, in seconds from now. */
  delaySeconds?: number;
}

/** A person as a recipient. */
export function mailTo({ firstName, lastName, email }: { firstName: string; lastName: string; email: string }) {
  return { recipient: email, recipientName: `${firstName} ${lastName}` };
}

/** Enqueues a mail in the outbox, in the operation's transaction: it is sent if and only if that commits. None for people without an address. */
export async function enqueueMail<Name extends MailTemplateName>(
  ctx: RequestContext,
  mail: MailToEnqueue<Name>,
): Promise<void> {
  if (!isReachable(mail.recipient)) return;
  await ctx.execute(insertMail, valuesOfMail(ctx, mail));
  ctx.services.wakeRunner('outbox');
}

/** SQL: inserts one mail; its values are `valuesOfMail`, $1 to $7. */
const insertMail = `
  insert into outbox (template, recipient, recipient_name, payload, event_id, message_id, next_attempt_at)
  select $1, $2, $3, $4::jsonb, $5::uuid, $6, now() + $7::float8 * interval '1 second'`;

/** The values of a new row of the outbox. */
export function valuesOfMail<Name extends MailTemplateName>(
  ctx: RequestContext,
  { template, recipient, recipientName, payload, eventId, delaySeconds = 0 }: MailToEnqueue<Name>,
): (string | null)[] {
  const messageId = `<${randomUUID()}@${new URL(ctx.services.settings.publicUrl).hostname}>`;
  return [template, recipient, recipientName, JSON.stringify(payload), eventId, messageId, String(delaySeconds)];
}

const mailsInOneStatement = 500;

/** Enqueues many mails of one kind, a statement for every 500, in the operation's transaction. */
export async function enqueueMails<Name extends MailTemplateName>(
  ctx: RequestContext,
  mails: readonly Omit<MailToEnqueue<Name>, 'delaySeconds'>[],
): Promise<void> {
  const domain = new URL(ctx.services.settings.publicUrl).hostname;
  const reachable = mails.filter(({ recipient }) => isReachable(recipient));
  for (let from = 0; from < reachable.length; from += mailsInOneStatement) {
    const rows = reachable
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
  if (reachable.length > 0) ctx.services.wakeRunner('outbox');
}
