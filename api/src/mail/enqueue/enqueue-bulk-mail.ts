import type { OrderedBulkMail } from '../../features/bulk-mail/bulk-mail.announcements.js';
import type { RequestContext } from '../../platform/operation/request-context.js';

/** Enqueues one message of a bulk mail for everybody in a group, in one statement. */
export async function enqueueBulkMail(ctx: RequestContext, fact: OrderedBulkMail): Promise<void> {
  const { bulkMailId, eventId, recipients, groupName, partOf, subject, text, senderName } = fact;
  const payload = { groupName, partOf, subject, text, senderName };
  await ctx.execute(
    `insert into outbox (template, recipient, recipient_name, payload, event_id, bulk_mail_id, message_id)
     select 'bulk-mail', r.email, r.name, ?::jsonb || jsonb_build_object('firstName', r."firstName", 'householdTokenId', r."householdTokenId"), ?::uuid, ?::uuid,
       '<' || gen_random_uuid() || '@' || ?::text || '>'
     from jsonb_to_recordset(?::jsonb) as r(email text, name text, "firstName" text, "householdTokenId" text)`,
    [
      JSON.stringify(payload),
      eventId,
      bulkMailId,
      new URL(ctx.services.settings.publicUrl).hostname,
      JSON.stringify(recipients),
    ],
  );
  ctx.services.wakeRunner('outbox');
}
