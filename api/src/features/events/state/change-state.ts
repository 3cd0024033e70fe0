import type { EventState } from '../../../contract/programme/event-state.js';
import { count } from '../../../contract/text/counts.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { getRow } from '../../../platform/reading/get-row.js';
import { recordAction } from '../../../platform/operation/record-action.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { eventFact } from '../../../records/facts.js';
import { countSignupsBelow } from '../removal/count-signups-below.js';
import { eventCancelled, eventHidden, eventRevived, eventShown } from './event-state.announcements.js';
import { programmeChanged } from '../programme.announcements.js';

/** What goes with a change of state. */
export interface StateWish {
  /** Becomes a draft although people are signed up. */
  confirmed?: boolean | null;
  /** What mails, the event's page and its households' pages say of a cancellation. */
  message?: string | null;
}

/** Its people were mailed the message of a cancelled event: another one would reach nobody. Errors: EVENT_CANCELLED. */
export function refuseOtherMessage(
  { state, cancelMessage }: Pick<StateRow, 'state' | 'cancelMessage'>,
  message: string | null | undefined,
): void {
  const said = message?.trim();
  if (state === 'CANCELLED' && said && said !== cancelMessage)
    throw new DomainError('EVENT_CANCELLED', {
      message:
        'This event is already cancelled, and its message cannot be changed. Please write an email to its people instead.',
    });
}

interface StateRow {
  id: string;
  name: string;
  state: EventState;
  cancelMailed: boolean;
  cancelMessage: string | null;
  version: number;
}

const actions = { DRAFT: 'event.unpublished', PUBLISHED: 'event.published', CANCELLED: 'event.cancelled' } as const;

/**
 * Makes an event a draft, published or cancelled, and tells whoever has to know; an event that is so already stays untouched.
 * Errors: EVENT_NOT_FOUND, SIGNUPS_REMAIN for a draft with active signups that nobody confirmed, EVENT_IS_DRAFT for one to be cancelled,
 * EVENT_CANCELLED for another message of one that is cancelled.
 */
export async function changeState(
  ctx: RequestContext,
  eventId: string,
  state: EventState,
  { confirmed, message }: StateWish = {},
): Promise<void> {
  // Signups of its shifts look at the event, too: against a stronger lock there would never be a gap between them.
  const held =
    'select id, name, state, cancel_mailed as "cancelMailed", cancel_message as "cancelMessage", version from event where id = ? for no key update';
  const event = await getRow<StateRow>(ctx, 'EVENT_NOT_FOUND', held, eventId);
  if (state === 'CANCELLED') refuseOtherMessage(event, message);
  if (event.state === state) return;
  if (state === 'CANCELLED' && event.state === 'DRAFT') throw new DomainError('EVENT_IS_DRAFT');
  // Whoever takes a place just now is waited for and counted; whoever comes later finds the new state once they hold the shift.
  if (state !== 'PUBLISHED')
    await ctx.execute('select id from shift where event_id = ? order by id for no key update', [event.id]);
  const { signups } = await countSignupsBelow(ctx, { eventId: event.id });
  if (state === 'DRAFT' && signups > 0 && confirmed !== true) throw new DomainError('SIGNUPS_REMAIN');
  const said = (state === 'CANCELLED' && message?.trim()) || null;
  // Its people were mailed not to come; a draft in between does not say that they can.
  const cancelMailed = event.state === 'CANCELLED' || event.cancelMailed;
  await ctx.execute(
    'update event set state = ?, cancel_message = ?, cancel_mailed = ?, version = version + 1 where id = ?',
    [state, said, state === 'CANCELLED' || (state === 'DRAFT' && cancelMailed), event.id],
  );
  const fact = eventFact('changed', event.id, { fields: ['state'], was: event.state, state });
  await ctx.announce(programmeChanged, { eventId: event.id, facts: [fact] });
  if (event.state === 'DRAFT') await ctx.announce(eventShown, { eventId: event.id });
  if (state === 'DRAFT') await ctx.announce(eventHidden, { eventId: event.id });
  if (cancelMailed && state === 'PUBLISHED') await ctx.announce(eventRevived, { eventId: event.id });
  if (state === 'CANCELLED') await ctx.announce(eventCancelled, { eventId: event.id, message: said });
  await recordAction(ctx, {
    action: actions[state],
    recordId: event.id,
    eventId: event.id,
    summary: `${event.name}${signups > 0 ? `, with ${count(signups, 'active signup')}` : ''}`,
    detail: { from: event.state, to: state, signups, ...(message ? { message } : {}), version: event.version + 1 },
  });
}
