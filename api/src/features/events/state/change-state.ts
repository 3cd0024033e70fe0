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

/** Options of a change of state. */
export interface StateOptions {
  /** Make it a draft even if people are signed up. */
  confirmed?: boolean | null;
  /** The message about a cancellation in mails, on the event's page and on households' pages. */
  message?: string | null;
}

/** Refuses another message for a cancelled event: the first was mailed, and another one would reach nobody. Error: EVENT_CANCELLED. */
export function refuseOtherMessage(
  { state, cancelMessage }: Pick<StateRow, 'state' | 'cancelMessage'>,
  message: string | null | undefined,
): void {
  const trimmed = message?.trim();
  if (state === 'CANCELLED' && trimmed && trimmed !== cancelMessage)
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
 * Makes an event a draft, published or cancelled, and notifies the people concerned. Does nothing if it is in that state already. Errors:
 * EVENT_NOT_FOUND, SIGNUPS_REMAIN for a draft with active signups without `confirmed`, EVENT_IS_DRAFT for one to be cancelled,
 * EVENT_CANCELLED for another message of one that is cancelled.
 */
export async function changeState(
  ctx: RequestContext,
  eventId: string,
  state: EventState,
  { confirmed, message }: StateOptions = {},
): Promise<void> {
  // Signups take a weaker lock on the event, too: a stronger lock here might never be granted under constant signups.
  const sql =
    'select id, name, state, cancel_mailed as "cancelMailed", cancel_message as "cancelMessage", version from event where id = ? for no key update';
  const event = await getRow<StateRow>(ctx, 'EVENT_NOT_FOUND', sql, eventId);
  if (state === 'CANCELLED') refuseOtherMessage(event, message);
  if (event.state === state) return;
  if (state === 'CANCELLED' && event.state === 'DRAFT') throw new DomainError('EVENT_IS_DRAFT');
  // Waits for signups in progress, so that they are counted; later ones read the new state once they have locked the shift.
  if (state !== 'PUBLISHED')
    await ctx.execute('select id from shift where event_id = ? order by id for no key update', [event.id]);
  const { signups } = await countSignupsBelow(ctx, { eventId: event.id });
  if (state === 'DRAFT' && signups > 0 && confirmed !== true) throw new DomainError('SIGNUPS_REMAIN');
  const cancelMessage = (state === 'CANCELLED' && message?.trim()) || null;
  // People were mailed that it is cancelled; a draft in between does not change that.
  const cancelMailed = event.state === 'CANCELLED' || event.cancelMailed;
  await ctx.execute(
    'update event set state = ?, cancel_message = ?, cancel_mailed = ?, version = version + 1 where id = ?',
    [state, cancelMessage, state === 'CANCELLED' || (state === 'DRAFT' && cancelMailed), event.id],
  );
  const fact = eventFact('changed', event.id, { fields: ['state'], was: event.state, state });
  await ctx.announce(programmeChanged, { eventId: event.id, facts: [fact] });
  if (event.state === 'DRAFT') await ctx.announce(eventShown, { eventId: event.id });
  if (state === 'DRAFT') await ctx.announce(eventHidden, { eventId: event.id });
  if (cancelMailed && state === 'PUBLISHED') await ctx.announce(eventRevived, { eventId: event.id });
  if (state === 'CANCELLED') await ctx.announce(eventCancelled, { eventId: event.id, message: cancelMessage });
  await recordAction(ctx, {
    action: actions[state],
    recordId: event.id,
    eventId: event.id,
    summary: `${event.name}${signups > 0 ? `, with ${count(signups, 'active signup')}` : ''}`,
    detail: { from: event.state, to: state, signups, ...(message ? { message } : {}), version: event.version + 1 },
  });
}
