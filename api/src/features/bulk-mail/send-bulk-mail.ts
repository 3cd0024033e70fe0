import { mostRecipients, sendBulkMailInput } from '../../contract/bulk-mail.js';
import { count, grouped } from '../../contract/text/counts.js';
import { tryOf } from '../../platform/limits/tries.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';
import { emailKey } from '../../platform/text/person-key.js';
import { findHouseholdLinks } from '../household-links/find-household-links.js';
import { bulkMailOrdered } from './bulk-mail.announcements.js';
import { findContacts, getMailGroup } from './mail-group.js';

const allSwitchedOff = 'Everyone in this group has switched these emails off.';

/**
 * Writes to everybody of a group with an active signup who has not switched such mails off, one message for each e-mail
 * address, through the outbox. Returns the bulk mail's id. Audited.
 */
export const sendBulkMail = operation(
  {
    access: 'staff',
    input: sendBulkMailInput,
    refuses: [
      'EVENT_NOT_FOUND',
      'CATEGORY_NOT_FOUND',
      'OPPORTUNITY_NOT_FOUND',
      'SHIFT_NOT_FOUND',
      'SIGNUP_NOT_FOUND',
      'NOBODY_TO_MAIL',
      'TOO_MANY_REQUESTS',
    ],
    idempotent: true,
    prepare: async (ctx) => {
      const { userId } = ctx.viewer;
      await ctx.services.limits.takeAll([tryOf('bulk-mail', userId)]);
    },
  },
  async function sendBulkMail(ctx, { group, subject, text }): Promise<string> {
    const { userId, firstName, lastName } = ctx.viewer;
    const { rows } = ctx.services;
    const { kind, id, name: groupName, eventId, partOf } = await getMailGroup(rows, ctx.viewer, group);
    const people = await findContacts(rows, ctx.viewer, group);
    const wanting = people.filter(({ switchedOff }) => !switchedOff);
    if (wanting.length === 0)
      throw new DomainError('NOBODY_TO_MAIL', people.length > 0 ? { message: allSwitchedOff } : undefined);
    if (wanting.length > mostRecipients) {
      const message = `One email goes to at most ${grouped(mostRecipients)} people. Please choose a smaller group.`;
      throw new DomainError('INVALID_INPUT', { message });
    }
    const links = await findHouseholdLinks(
      ctx,
      wanting.map(({ email }) => email),
    );
    const recipients = wanting.map(({ name, firstName, email }) => {
      const householdTokenId = links.get(emailKey(email));
      if (!householdTokenId) throw new Error('A household has no link');
      return { name, firstName, email, householdTokenId };
    });
    const senderName = `${firstName} ${lastName}`;
    const [made] = await ctx.execute<{ id: string }>(
      `insert into bulk_mail (event_id, group_kind, group_id, group_name, subject, body, sender_id, sender_name, recipient_count,
         switched_off_count)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning id`,
      [
        eventId,
        kind,
        id,
        groupName,
        subject,
        text,
        userId,
        senderName,
        recipients.length,
        people.length - recipients.length,
      ],
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
