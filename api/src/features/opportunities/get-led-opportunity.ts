import type { CreateOpportunityInput } from '../../contract/programme/opportunity.js';
import { authorizeRecord } from '../../platform/operation/authorize.js';
import { getRow } from '../../platform/reading/get-row.js';
import { selectedColumns } from '../../platform/transactions/record-rows.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { mayChangeProgramme, type ProgrammePlace } from '../categories/category.policy.js';
import { Opportunity } from '../../records/opportunity.js';

/** A role with what decides who may change it. */
export interface LedOpportunityRow extends CreateOpportunityInput, ProgrammePlace {
  id: string;
  categoryName: string;
  categoryVersion: number;
  /** The event's place. */
  eventLocation: string | null;
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
    `select ${selectedColumns(ctx, Opportunity, 'o')}, c.name as "categoryName", c.version as "categoryVersion", c.lead_id as "leadId",
       e.state as "eventState", e.location as "eventLocation"
     from opportunity o join category c on c.id = o.category_id join event e on e.id = o.event_id where o.id = ? for ${lock} of o`,
    id,
  );
  authorizeRecord(ctx.viewer, mayChangeProgramme(ctx.viewer, opportunity), 'OPPORTUNITY_NOT_FOUND');
  return opportunity;
}
