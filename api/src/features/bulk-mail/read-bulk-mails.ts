import { z } from 'zod';
import { isId } from '../../contract/text/fields.js';
import { authorizeRecord } from '../../platform/operation/authorize.js';
import { pageInput, readConnection, type Connection } from '../../platform/reading/connection.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { listOperation } from '../../platform/reading/list-operation.js';
import { operation } from '../../platform/operation/operation.js';
import { readRecord } from '../../platform/reading/read-records.js';
import type { Selection } from '../../platform/reading/selection.js';
import { BulkMail } from '../../records/bulk-mail.js';

/** All of a bulk mail that its page and REST show. */
export const bulkMailFields: Selection = {
  id: true,
  subject: true,
  text: true,
  groupName: true,
  senderName: true,
  createdAt: true,
  recipients: true,
  waiting: true,
  failed: true,
  sent: true,
  failures: true,
  switchedOff: true,
};

/** The progress of a bulk mail. Admins see all, a lead their own. */
export const readBulkMail = operation(
  {
    access: 'staff',
    input: z.object({ id: z.string() }),
    refuses: ['BULK_MAIL_NOT_FOUND'],
    transaction: false,
  },
  async function readBulkMail(ctx, { id }): Promise<BulkMail> {
    const mail = isId(id) ? await readRecord(ctx.services, BulkMail, bulkMailFields, { equals: { id } }) : null;
    authorizeRecord(ctx.viewer, mail !== null, 'BULK_MAIL_NOT_FOUND');
    if (!mail) throw new DomainError('BULK_MAIL_NOT_FOUND');
    return mail;
  },
);

/** Bulk mails, newest first, 20 by default. Admins see all, a lead their own. */
export const readBulkMails = operation(
  {
    access: 'staff',
    input: z.object(pageInput(200)),
    refuses: ['INVALID_INPUT', 'BAD_REQUEST'],
    transaction: false,
  },
  function readBulkMails(ctx, page): Promise<Connection<BulkMail>> {
    return readConnection(ctx, BulkMail, {}, { ...page, first: page.first ?? 20 });
  },
);

/** Like `readBulkMails`, for REST: all of them, or a page. */
export const listBulkMails = listOperation({
  name: 'listBulkMails',
  access: 'staff',
  wanted: z.object({}),
  record: BulkMail,
  isUndated: true,
  filter: () => ({}),
});
