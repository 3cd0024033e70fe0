import { createEventInput, type CreateEventInput } from '../../contract/programme/event.js';
import { isId } from '../../contract/text/fields.js';
import { coverToStore, settleCoverImage } from '../../platform/files/cover-image.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { User } from '../../records/user.js';
import { Event } from '../../records/event.js';
import { eventFact } from '../../records/facts.js';
import { recordsWritten } from '../../platform/operation/announcements.js';
import { findOrganizer } from './find-organizer.js';
import { keepRulesOfZone } from './keep-rules-of-zone.js';

/**
 * Creates an event and returns its id. An id sent by the caller must be an unused UUID; the same event sent again returns the existing one.
 * The caller becomes the organizer unless the input names another.
 */
export const createEvent = operation(
  {
    access: 'admin',
    input: createEventInput,
    refuses: ['SLUG_TAKEN', 'ID_TAKEN', 'FILE_TOO_LARGE', 'NOT_AN_IMAGE'],
    idempotent: true,
    prepare: (ctx, { coverImageUrl }) => settleCoverImage(ctx, coverImageUrl),
  },
  async function createEvent(ctx, { id, organizerId, timeZone, state, ...sent }): Promise<string> {
    const { userId } = ctx.viewer;
    const facts: Facts = { ...sent, ownTimeZone: timeZone, coverImageUrl: coverToStore(ctx, sent.coverImageUrl) };
    if (id != null && (await isThere(ctx, id, facts))) return id.toLowerCase();
    const event = new Event();
    Object.assign(event, givenFields(facts));
    event.state = state ?? 'PUBLISHED';
    if (id != null) event.id = id.toLowerCase();
    event.organizer = ctx.em.getReference(User, (await findOrganizer(ctx, organizerId)) ?? userId);
    await keepRulesOfZone(ctx, timeZone);
    ctx.em.persist(event);
    await ctx.em.flush();
    await ctx.announce(recordsWritten, [
      eventFact('created', event.id, event.state === 'DRAFT' ? { state: event.state } : undefined),
    ]);
    await recordAction(ctx, {
      action: 'event.created',
      recordId: event.id,
      eventId: event.id,
      summary: `${event.name}, ${event.startDate} to ${event.endDate}`,
      detail: { ...facts, state: event.state },
    });
    return event.id;
  },
);

type Facts = Omit<CreateEventInput, 'id' | 'organizerId' | 'timeZone' | 'state'> & {
  ownTimeZone: CreateEventInput['timeZone'];
};

/** Without undefined fields, which get the defaults. */
function givenFields(facts: Facts): Partial<Facts> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

/** Whether the same event exists under this id already. Error: ID_TAKEN for another event, and for a malformed UUID. */
async function isThere(ctx: RequestContext, id: string, facts: Facts): Promise<boolean> {
  if (!isId(id))
    throw new DomainError('ID_TAKEN', { message: 'This id cannot be used: it must be a UUID that is not in use.' });
  const known = await ctx.em.findOne(Event, id);
  if (!known) return false;
  const same = Object.entries(givenFields(facts)).every(
    ([field, value]) => String(known[field as keyof Facts]) === String(value),
  );
  if (!same) throw new DomainError('ID_TAKEN');
  return true;
}
