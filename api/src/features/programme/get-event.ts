import { DomainError } from '../../platform/domain-error.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { Selection } from '../../platform/shape.js';
import type { Event } from '../../records/event.js';
import { findEvent } from './find-event.js';

/** An event that was just written, with the fields asked for. Error: EVENT_NOT_FOUND when it is gone again. */
export async function getEvent(ctx: RequestContext, id: string, selection: Selection): Promise<Event> {
  const event = await ctx.run(findEvent, { id, selection });
  if (!event) throw new DomainError('EVENT_NOT_FOUND');
  return event;
}
