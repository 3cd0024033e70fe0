import type { CreateOpportunityInput } from '../../contract/opportunity.js';
import { authorizeRecord } from '../../platform/authorize.js';
import { getRow } from '../../platform/get-row.js';
import { selectedColumns } from '../../platform/record-rows.js';
import type { RequestContext } from '../../platform/request-context.js';
import { Opportunity } from '../../records/opportunity.js';
import { mayManageOpportunity } from './opportunity.policy.js';

/** A role with what decides who may change it. */
export interface LedOpportunityRow extends CreateOpportunityInput {
  id: string;
  categoryName: string;
  leadId: string | null;
  version: number;
}

/** A role that the viewer manages, held until the commit; with 'update' for being deleted. Error: OPPORTUNITY_NOT_FOUND, for malformed ids and others' roles too. */
export async function getLedOpportunity(
  ctx: RequestContext,
  id: string,
  lock: 'no key update' | 'update' = 'no key update',
): Promise<LedOpportunityRow> {
  const opportunity = await getRow<LedOpportunityRow>(
    ctx,
    'OPPORTUNITY_NOT_FOUND',
    `select ${selectedColumns(ctx, Opportunity, 'o')}, c.name as "categoryName", c.lead_id as "leadId"
     from opportunity o join category c on c.id = o.category_id where o.id = ? for ${lock} of o`,
    id,
  );
  authorizeRecord(ctx.viewer, mayManageOpportunity(ctx.viewer, { category: opportunity }), 'OPPORTUNITY_NOT_FOUND');
  return opportunity;
}
