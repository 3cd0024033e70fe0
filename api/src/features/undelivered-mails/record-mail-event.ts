import { z } from 'zod';
import { cleanLine } from '../../contract/text/names.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { lockShifts } from '../shifts/lock-shifts.js';
import { lookAtWaitlist } from '../waitlist/expire-offers.js';
import { cameBack, mailKind } from './describe-mail.js';
import { mailEventInput, type MailEvent } from './mail-event.js';
import { readDeliveryReport } from './read-delivery-report.js';

/** The result of recording a mail event. */
export interface NotedMailEvent {
  kind: MailEvent;
  /** Whether it changed what is known of the address. */
  changed: boolean;
}

/**
 * Records what a mail server reports later about a mail it accepted: it bounced, it arrived, or it is still under way.
 * By the id of the message, or as the raw report. INVALID_INPUT: also for what is no report.
 */
export const recordMailEvent = operation(
  {
    access: 'admin',
    keyScope: 'write:mail-events',
    input: mailEventInput,
    refuses: ['MAIL_NOT_SENT'],
    transaction: false,
  },
  async function recordMailEvent(ctx, { messageId, kind, reason, report }): Promise<NotedMailEvent> {
    const event = report ? await readDeliveryReport(report) : { messageIds: [messageId ?? ''], kind, reason };
    return ctx.run(noteMailEvent, {
      messageIds: event.messageIds.map((id) => `<${id.trim().replace(/^<|>$/g, '')}>`),
      kind: event.kind ?? 'delayed',
      reason: cleanLine(event.reason ?? '').slice(0, 400),
    });
  },
);

interface NotedMail {
  id: string;
  template: string;
  recipientName: string | null;
  eventId: string | null;
  /** The shift in which it offers places, if it does. */
  offeredShiftId: string | null;
}

const noteMailEvent = operation(
  {
    access: 'admin',
    keyScope: 'write:mail-events',
    input: z.object({
      messageIds: z.array(z.string()),
      kind: z.enum(['bounced', 'delayed', 'delivered']),
      reason: z.string(),
    }),
    refuses: ['MAIL_NOT_SENT'],
    idempotent: true,
  },
  async function noteMailEvent(ctx, { messageIds, kind, reason }): Promise<NotedMailEvent> {
    const mail = await findMail(ctx, messageIds);
    if (kind === 'delayed') return { kind, changed: false };
    if (kind === 'delivered') return { kind, changed: await noteArrival(ctx, mail) };
    // Shifts before mails, in the common lock order.
    if (mail.offeredShiftId) await lockShifts(ctx, [mail.offeredShiftId]);
    const changed = await noteReturn(ctx, mail, reason);
    if (changed) {
      const { what } = mailKind(mail.template);
      const summary = `${what}: ${mail.recipientName ?? 'a household'}`;
      await recordAction(ctx, { action: 'mail.returned', recordId: mail.id, eventId: mail.eventId, summary });
      if (mail.offeredShiftId) await ctx.run(lookAtWaitlist, { shiftId: mail.offeredShiftId });
    }
    return { kind, changed };
  },
);

/** The event that the caller's key is bound to, if it is. */
function eventOfKey({ viewer }: RequestContext): string | null {
  return viewer.kind === 'key' ? viewer.boundTo : null;
}

/** The mail with one of these ids; a key of one event sees that event's alone. Error: MAIL_NOT_SENT. */
async function findMail(ctx: RequestContext, messageIds: readonly string[]): Promise<NotedMail> {
  const bound = eventOfKey(ctx);
  const [mail] = await ctx.execute<NotedMail>(
    `select x.id, x.template, x.recipient_name as "recipientName", x.event_id as "eventId",
       (select w.shift_id from waitlist_entry w where x.template = 'waitlist-offer' and w.offer_id = (x.payload ->> 'offerId')::uuid
        limit 1) as "offeredShiftId"
     from outbox x where x.message_id = any(?::text[]) and (?::uuid is null or x.event_id = ?::uuid)
     order by array_position(?::text[], x.message_id) limit 1`,
    [messageIds, bound, bound, messageIds],
  );
  if (!mail) throw new DomainError('MAIL_NOT_SENT');
  return mail;
}

/**
 * Records that a sent mail bounced: it joins the undelivered ones. Programs repeat events, so a mail that staff settled
 * stays settled. When the bounce arrives before the mail is recorded as sent, the bounce is stored until then.
 */
async function noteReturn(ctx: RequestContext, { id }: NotedMail, reason: string): Promise<boolean> {
  const changed = await ctx.execute(
    `update outbox set bounced_at = now(), last_error = ?, state = case when state = 'sent' then 'failed' else state end
     where id = ? and bounced_at is null and (state = 'sent' or state = 'waiting' and leased_until is not null) returning id`,
    [`${cameBack}: ${reason}`, id],
  );
  return changed.length > 0;
}

/**
 * Records that a mail arrived: earlier failures at the same address no longer mark anybody. A key of one event clears
 * that event's marks alone. The failed mails stay on the list, because nobody has read them.
 */
async function noteArrival(ctx: RequestContext, { id }: NotedMail): Promise<boolean> {
  const bound = eventOfKey(ctx);
  const changed = await ctx.execute(
    `update outbox x set reached_at = now() from outbox arrived
     where arrived.id = ? and x.recipient_key = arrived.recipient_key and x.id <> arrived.id and x.state = 'failed'
       and x.reached_at is null and coalesce(x.sent_at, x.created_at) <= coalesce(arrived.sent_at, now())
       and (?::uuid is null or x.event_id = ?::uuid) returning x.id`,
    [id, bound, bound],
  );
  return changed.length > 0;
}
