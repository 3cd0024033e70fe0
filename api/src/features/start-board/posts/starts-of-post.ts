import { isId } from '../../../contract/text/fields.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';

/** Starts that a post is to name. */
export interface NamedStarts {
  ids: string[];
  /** Whether all of them are of one event. */
  areOf(eventId: string): boolean;
}

/** Holds the starts that a post names, once each, in order. To be called before the post is locked, as deleting a start does. */
export async function holdStarts(ctx: RequestContext, asked: readonly string[]): Promise<NamedStarts> {
  const ids = [...new Set(asked.map((id) => id.toLowerCase()))].sort();
  const found =
    ids.length > 0 && ids.every(isId)
      ? await ctx.execute<{ eventId: string }>(
          'select event_id as "eventId" from race_start where id = any(?::uuid[]) order by id for key share',
          [ids],
        )
      : [];
  return { ids, areOf: (eventId) => found.length === ids.length && found.every((one) => one.eventId === eventId) };
}

/** The ids of these starts. Error: INVALID_INPUT for one that is not the event's. */
export function startsOfPost(starts: NamedStarts, eventId: string): string[] {
  if (!starts.areOf(eventId))
    throw new DomainError('INVALID_INPUT', { fields: { startIds: 'Please choose starts of this event' } });
  return starts.ids;
}
