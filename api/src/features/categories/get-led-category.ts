import { getRow } from '../../platform/reading/get-row.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import type { ProgrammePlace } from './category.policy.js';

/** A category with what decides who may work in it. */
export interface LedCategoryRow extends ProgrammePlace {
  id: string;
  name: string;
  version: number;
}

/** A category by its id; `lock` keeps others from changing or deleting it until the commit. Error: CATEGORY_NOT_FOUND, for malformed ids too. */
export function getLedCategory(
  ctx: RequestContext,
  id: string,
  lock: 'key share' | 'update' = 'key share',
): Promise<LedCategoryRow> {
  const sql = `select c.id, c.event_id as "eventId", e.state as "eventState", c.name, c.version, c.lead_id as "leadId"
    from category c join event e on e.id = c.event_id where c.id = ? for ${lock} of c`;
  return getRow(ctx, 'CATEGORY_NOT_FOUND', sql, id);
}
