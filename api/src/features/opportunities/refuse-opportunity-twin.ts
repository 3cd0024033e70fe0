import { foldName } from '../../contract/names.js';
import { DomainError } from '../../platform/domain-error.js';
import type { RequestContext } from '../../platform/request-context.js';

/**
 * Refuses a new or changed name that another role of the category has, letter case and odd spaces apart. Twins from before may stay, so
 * that no index can guard this: the event's row is held by who asks. Error: OPPORTUNITY_NAME_TAKEN.
 */
export async function refuseOpportunityTwin(
  ctx: RequestContext,
  { id, categoryId, name }: { id: string; categoryId: string; name: string },
): Promise<void> {
  const others = await ctx.execute<{ name: string }>('select name from opportunity where category_id = ? and id <> ?', [
    categoryId,
    id,
  ]);
  const wanted = foldName(name);
  if (!others.some((other) => foldName(other.name) === wanted)) return;
  const message = `This category already has a volunteer role named "${name}".`;
  throw new DomainError('OPPORTUNITY_NAME_TAKEN', { message, fields: { name: message } });
}
