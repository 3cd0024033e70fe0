import { z } from 'zod';
import {
  areOpeningsInOrder,
  changedState,
  daysInOrder,
  openingsInOrder,
  updateEventInput,
} from '../../contract/programme/event.js';
import { isId } from '../../contract/text/fields.js';
import { sameOnOneLine } from '../../contract/text/texts.js';
import { authorizeRecord, refuseKey } from '../../platform/operation/authorize.js';
import { coverToStore, settleCoverImage } from '../../platform/files/cover-image.js';
import { describeChanges } from '../../platform/operation/describe-changes.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';
import { refuseStale } from '../../platform/operation/refuse-stale.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { Event } from '../../records/event.js';
import { eventFact } from '../../records/facts.js';
import { changeState } from './state/change-state.js';
import { mayChangeEvent } from './event.policy.js';
import { keepRulesOfZone } from './keep-rules-of-zone.js';
import { detailsChanged, programmeChanged, type DetailsBefore } from './programme.announcements.js';

/**
 * Changes an event, and its state if the input has one. Absent fields stay, and its shifts keep their days. Returns its id. A new name,
 * place or time zone is mailed to the people in its coming shifts, unless `tellPeople` is false or the event is cancelled.
 */
export const updateEvent = operation(
  {
    access: 'admin',
    keyScope: 'write:programme',
    input: updateEventInput.extend({ ...changedState, tellPeople: z.boolean().nullish() }),
    refuses: [
      'EVENT_NOT_FOUND',
      'EVENT_CANCELLED',
      'SIGNUPS_REMAIN',
      'EVENT_IS_DRAFT',
      'CHANGED_MEANWHILE',
      'FILE_TOO_LARGE',
      'NOT_AN_IMAGE',
    ],
    prepare: (ctx, { coverImageUrl }) => settleCoverImage(ctx, coverImageUrl),
  },
  async function updateEvent(ctx, input): Promise<string> {
    const { eventId, version, timeZone, state, confirmed, message, tellPeople, ...sent } = input;
    // Only people may change the state, not API keys.
    if (state) refuseKey(ctx.viewer);
    // Signups take a weaker lock on the event, too: a stronger lock here might never be granted under constant signups.
    if (isId(eventId)) await ctx.execute('select id from event where id = ? for no key update', [eventId]);
    const event = isId(eventId) ? await ctx.em.findOne(Event, eventId) : null;
    if (!event) throw new DomainError('EVENT_NOT_FOUND');
    authorizeRecord(ctx.viewer, mayChangeEvent(ctx.viewer, event), 'EVENT_NOT_FOUND');
    await refuseStale(ctx, event, version);
    if (sent.coverImageUrl !== undefined) sent.coverImageUrl = coverToStore(ctx, sent.coverImageUrl);
    const changes = describeChanges(event, { ...sent, ownTimeZone: timeZone }, { ownTimeZone: 'time zone' });
    const settle = () => (state ? changeState(ctx, event.id, state, { confirmed, message }) : undefined);
    if (!changes.summary) {
      await settle();
      return event.id;
    }
    const known = detailsOf(event, ctx);
    for (const [field, { to }] of Object.entries(changes.detail)) Object.assign(event, { [field]: to });
    if (event.endDate < event.startDate)
      throw new DomainError('INVALID_INPUT', { message: daysInOrder, fields: { endDate: daysInOrder } });
    if (!areOpeningsInOrder(event))
      throw new DomainError('INVALID_INPUT', { message: openingsInOrder, fields: { signupsCloseAt: openingsInOrder } });
    await keepRulesOfZone(ctx, timeZone);
    await ctx.em.flush();
    const fields = Object.keys(changes.detail);
    // Reminders that would have been due before are not sent.
    if (fields.includes('remindDaysBefore'))
      await ctx.execute('update event set reminds_since = now() where id = ?', [event.id]);
    const fact = eventFact('changed', event.id, { fields, version: event.version });
    await ctx.announce(programmeChanged, { eventId: event.id, facts: [fact] });
    const details = tellPeople === false ? {} : differing(known, detailsOf(event, ctx));
    const notifies = Object.keys(details).length > 0 && event.state !== 'CANCELLED' && state !== 'CANCELLED';
    if (notifies) await ctx.announce(detailsChanged, { scope: { eventId: event.id }, before: details });
    await recordAction(ctx, {
      action: 'event.changed',
      recordId: event.id,
      eventId: event.id,
      summary: `${known.eventName}: ${changes.summary}`,
      detail: { ...changes.detail, toldPeople: notifies, version: event.version },
    });
    await settle();
    return event.id;
  },
);

/** The details of an event that mails contain. */
function detailsOf(
  { name, ownTimeZone, location }: Event,
  ctx: RequestContext,
): Required<Omit<DetailsBefore, 'roleName'>> {
  return { eventName: name, timeZone: ownTimeZone ?? ctx.services.settings.timeZone, location: location ?? null };
}

/** The previous values of what changed; a place that differs in line breaks only is unchanged. */
function differing(was: DetailsBefore, is: DetailsBefore): DetailsBefore {
  return {
    ...(was.eventName === is.eventName ? {} : { eventName: was.eventName }),
    ...(was.timeZone === is.timeZone ? {} : { timeZone: was.timeZone }),
    ...(was.location === is.location || (was.location && is.location && sameOnOneLine(is.location, was.location))
      ? {}
      : { location: was.location }),
  };
}
