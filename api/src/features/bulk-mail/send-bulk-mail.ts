import { mostRecipients, sendBulkMailInput } from '../../contract/bulk-mail.js';
import { count, grouped } from '../../contract/counts.js';
import { authorize } from '../../platform/authorize.js';
import { DomainError } from '../../platform/domain-error.js';
import { operation } from '../../platform/operation.js';
import { recordAction } from '../../platform/record-action.js';
import { bulkMailOrdered } from './bulk-mail.announcements.js';
import { findContacts, getMailGroup } from './mail-group.js';

/**
 * Writes to everybody of a group with an active signup, one message for each e-mail address, through the outbox. Gives the bulk mail's id.
 * Audited. Errors: NOT_SIGNED_IN, SESSION_EXPIRED, INVALID_INPUT, EVENT_, CATEGORY_, OPPORTUNITY_, SHIFT_ or
 * SIGNUP_NOT_FOUND (for another lead's too), NOBODY_TO_MAIL, IDEMPOTENCY_MISMATCH, TOO_MANY_REQUESTS.
 */
export const sendBulkMail = operation(
  {
    openTo: 'staff',
    input: sendBulkMailInput,
    idempotent: true,
    prepare: async (ctx) => {
      const { userId } = authorize(ctx.viewer, 'staff');
      await ctx.services.limits.take('bulk-mail', userId, { points: 20, seconds: 3600 });
    },
  },
  async function sendBulkMail(ctx, { group, subject, text }): Promise<string> {
    const { userId, firstName, lastName } = authorize(ctx.viewer, 'staff');
    const { rows } = ctx.services;
    const { kind, id, name: groupName, eventId, partOf } = await getMailGroup(rows, ctx.viewer, group);
    const recipients = await findContacts(rows, ctx.viewer, group);
    if (recipients.length === 0) throw new DomainError('NOBODY_TO_MAIL');
    if (recipients.length > mostRecipients) {
      const message = `One email goes to at most ${grouped(mostRecipients)} people. Please choose a smaller group.`;
      throw new DomainError('INVALID_INPUT', { message });
    }
    const senderName = `${firstName} ${lastName}`;
    const [made] = await ctx.execute<{ id: string }>(
      `insert into bulk_mail (event_id, group_kind, group_id, group_name, subject, body, sender_id, sender_name, recipient_count)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?) returning id`,
      [eventId, kind, id, groupName, subject, text, userId, senderName, recipients.length],
    );
    if (!made) throw new Error('The bulk mail gave no row');
    await ctx.announce(bulkMailOrdered, {
      bulkMailId: made.id,
      eventId,
      groupName,
      partOf,
      subject,
      text,
      senderName,
      recipients,
    });
    await recordAction(ctx, {
      action: 'bulk-mail.sent',
      recordId: made.id,
      eventId,
      summary: `${groupName}: “${subject}” to ${count(recipients.length, 'person', 'people')}`,
      detail: { kind, groupId: id, recipients: recipients.length },
    });
    return made.id;
  },
);
