import { mutation, query, rootFields } from '../../platform/schema/root-fields.js';
import { BulkMail } from '../../records/bulk-mail.js';
import {
  BulkMailConnection,
  MailContact,
  MailGroupInputType,
  MailGroupKindName,
  MailGroup,
  SendBulkMailInputType,
} from './bulk-mail.types.js';
import { readBulkMail, readBulkMails } from './read-bulk-mails.js';
import { readMailContacts, readMailGroups } from './read-mail-groups.js';
import { sendBulkMail } from './send-bulk-mail.js';
import { sendFailedAgain } from './send-failed-again.js';

export const BulkMailResolver = rootFields({
  mailGroups: query(readMailGroups, {
    gives: [MailGroup],
    description: 'The groups that can be mailed, by event and name. A lead has their own categories.',
    args: { kind: 'The kind of group.', eventId: 'Of this event.' },
    types: { kind: MailGroupKindName },
  }),
  mailContacts: query(readMailContacts, {
    gives: [MailContact],
    description: 'The people of a group, one for each e-mail address, by name.',
    input: { name: 'group', type: MailGroupInputType, description: 'The group.' },
  }),
  bulkMail: query(readBulkMail, {
    gives: BulkMail,
    description: 'The progress of a bulk mail.',
    args: { id: 'The bulk mail.' },
  }),
  bulkMails: query(readBulkMails, {
    gives: BulkMailConnection,
    description: 'The bulk mails, the newest first.',
    args: { first: 'Mails on the page; 20 by default, 200 at most.', after: 'The `endCursor` of the page before.' },
  }),
  sendBulkMail: mutation(sendBulkMail, {
    gives: BulkMail,
    description: 'Mails everybody of a group who has an active signup, one message per e-mail address.',
    input: { type: SendBulkMailInputType, description: 'The recipients and the message.' },
    takesKey: true,
    answer: (ctx, id) => ctx.run(readBulkMail, { id }),
  }),
  sendFailedAgain: mutation(sendFailedAgain, {
    gives: BulkMail,
    description: 'Sends the failed messages, or one of them, again.',
    args: { id: 'The bulk mail.', mailId: 'A single message; by default all that failed.' },
    answer: (ctx, id) => ctx.run(readBulkMail, { id }),
  }),
});
