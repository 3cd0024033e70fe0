import { z } from 'zod';
import { isId } from '../../contract/fields.js';
import { authorizeRecord } from '../../platform/authorize.js';
import { DomainError } from '../../platform/domain-error.js';
import { operation } from '../../platform/operation.js';
import type { RequestContext } from '../../platform/request-context.js';
import { ledBy } from '../reports/own-categories.js';
import type { BulkMail } from './bulk-mail.types.js';

/** The progress of a bulk mail. Admins see all, a lead their own. Errors: NOT_SIGNED_IN, SESSION_EXPIRED, BULK_MAIL_NOT_FOUND. */
export const readBulkMail = operation(
  {
    openTo: 'staff',
    input: z.object({ id: z.string() }),
    transaction: false,
  },
  async function readBulkMail(ctx, { id }): Promise<BulkMail> {
    const [mail] = isId(id) ? await read(ctx, id, 1) : [];
    authorizeRecord(ctx.viewer, mail !== undefined, 'BULK_MAIL_NOT_FOUND');
    if (!mail) throw new DomainError('BULK_MAIL_NOT_FOUND');
    return mail;
  },
);

/** The newest bulk mails, 20 at most. Admins see all, a lead their own. Errors: NOT_SIGNED_IN, SESSION_EXPIRED. */
export const readBulkMails = operation(
  {
    openTo: 'staff',
    input: z.object({}),
    transaction: false,
  },
  function readBulkMails(ctx): Promise<BulkMail[]> {
    return read(ctx, null, 20);
  },
);

function read(ctx: RequestContext, id: string | null, limit: number): Promise<BulkMail[]> {
  return ctx.services.rows.read<BulkMail & Record<string, unknown>>({
    name: 'bulk_mails',
    text: statement,
    values: [ledBy(ctx.viewer), id, limit],
  });
}

// Mails that were sent leave the outbox after a month; so sent ones are those that neither wait nor failed.
const statement = `
  with chosen as (
    select * from bulk_mail where ($1::uuid is null or sender_id = $1) and ($2::uuid is null or id = $2)
    order by created_at desc, id limit $3
  ), counted as (
    select bulk_mail_id, (count(*) filter (where state = 'waiting'))::int as waiting,
      (count(*) filter (where state = 'failed'))::int as failed
    from outbox where bulk_mail_id in (select id from chosen) group by 1
  ), failures as (
    select bulk_mail_id, json_agg(json_build_object('id', id, 'name', recipient_name, 'email', recipient, 'reason', last_error)
      order by lower(recipient_name), id) as list
    from (
      select *, row_number() over (partition by bulk_mail_id order by lower(recipient_name), id) as place
      from outbox where state = 'failed' and bulk_mail_id in (select id from chosen)
    ) f where place <= 200 group by 1
  )
  select b.id, b.subject, b.body as text, b.group_name as "groupName", b.sender_name as "senderName",
    to_char(b.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
    b.recipient_count as recipients, coalesce(c.waiting, 0) as waiting, coalesce(c.failed, 0) as failed,
    b.recipient_count - coalesce(c.waiting, 0) - coalesce(c.failed, 0) as sent, coalesce(f.list, '[]') as failures
  from chosen b left join counted c on c.bulk_mail_id = b.id left join failures f on f.bulk_mail_id = b.id
  order by b.created_at desc, b.id`;
