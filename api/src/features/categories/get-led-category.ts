import { getRow } from '../../platform/get-row.js';
import type { RequestContext } from '../../platform/request-context.js';

/** A category with what decides who may work in it. */
export interface LedCategoryRow {
  id: string;
  eventId: string;
  name: string;
  leadId: string | null;
}

/** A category by its id; `lock` keeps others from changing or deleting it until the commit. Error: CATEGORY_NOT_FOUND, for malformed ids too. */
export function getLedCategory(
  ctx: RequestContext,
  id: string,
  lock: 'key share' | 'update' = 'key share',
): Promise<LedCategoryRow> {
  const sql = `select id, event_id as "eventId", name, lead_id as "leadId" from category where id = ? for ${lock}`;
  return getRow(ctx, 'CATEGORY_NOT_FOUND', sql, id);
}
