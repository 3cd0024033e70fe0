import { foldName } from '../../contract/names.js';
import { DomainError } from '../../platform/domain-error.js';
import type { RequestContext } from '../../platform/request-context.js';

/**
 * Refuses a new or changed name that another category of the event has, letter case and odd spaces apart. Twins from before may stay, so
 * that no index can guard this: the event's row is held by who asks. Error: CATEGORY_NAME_TAKEN.
 */
export async function refuseCategoryTwin(
  ctx: RequestContext,
  { id, eventId, name }: { id?: string; eventId: string; name: string },
): Promise<void> {
  const others = await ctx.execute<{ id: string; name: string }>('select id, name from category where event_id = ?', [
    eventId,
  ]);
  const wanted = foldName(name);
  if (!others.some((other) => other.id !== id && foldName(other.name) === wanted)) return;
  const message = `This event already has a category named "${name}".`;
  throw new DomainError('CATEGORY_NAME_TAKEN', { message, fields: { name: message } });
}
