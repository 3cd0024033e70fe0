import { isId } from '../../contract/text/fields.js';
import { authorizeRecord } from '../../platform/operation/authorize.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { ledBy } from '../reports/own-categories.js';
import { liveSignups, visibleMails, signupsOf } from './undelivered-query.js';

/** A mail that was not delivered, with what decides where it goes next. */
export interface FailedMail {
  id: string;
  template: string;
  recipient: string;
  recipientName: string | null;
  payload: unknown;
  eventId: string | null;
  /**
   * The current address of the people whose signups it is about. Null when it is about none, or about several
   * addresses.
   */
  currentEmail: string | null;
}

/** Mails that one call sends again at most. */
const mostAtOnce = 500;

/**
 * The undelivered mails in this staff member's access scope, locked: one of them, or all, 500 at most, newest first.
 * Callers that also lock people read with `lock: false` first, because mails come last in the lock order. Errors:
 * NOT_SIGNED_IN, SESSION_EXPIRED, and with an id MAIL_NOT_FOUND, also for another lead's mail.
 */
export async function findFailedMails(
  ctx: RequestContext,
  id: string | null,
  { lock = true } = {},
): Promise<FailedMail[]> {
  const leadId = ledBy(ctx.viewer);
  const ids =
    id === null || isId(id)
      ? await ctx.execute<{ id: string }>(
          `${visibleMails} select id from visible where $2::uuid is null or id = $2 order by created_at desc, id limit $3`,
          [leadId, id, mostAtOnce],
        )
      : [];
  if (id !== null) authorizeRecord(ctx.viewer, ids.length > 0, 'MAIL_NOT_FOUND');
  // Locked in one order. Drops mails that somebody else sent again meanwhile.
  const mails = await ctx.execute<FailedMail>(
    `with failing as (
       select x.*, ${signupsOf} as facts
       from (select * from outbox where id = any($1::uuid[]) and state = 'failed' and settled_at is null
         order by id ${lock ? 'for update' : ''}) x
     )
     select f.id, f.template, f.recipient, f.recipient_name as "recipientName", f.payload, f.event_id as "eventId",
       (select case when count(distinct v.email_key) = 1 then max(v.email) end
        from ${liveSignups('f')} join volunteer v on v.id = g.volunteer_id) as "currentEmail"
     from failing f`,
    [ids.map((mail) => mail.id)],
  );
  if (id !== null) authorizeRecord(ctx.viewer, mails.length > 0, 'MAIL_NOT_FOUND');
  return mails;
}
