import { readRecord } from '../../platform/read-records.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { Selection } from '../../platform/selection.js';
import { withHousehold } from '../../platform/sight.js';
import { Household } from '../../records/household.js';

/**
 * The household that the caller was let into, by its address as compared; null when nobody is in it. `byLink`: by its mailed link, not by
 * the address alone, which shows no phone numbers.
 */
export function readOpenHousehold(
  ctx: RequestContext,
  { emailKey, byLink }: { emailKey: string; byLink: boolean },
  selection: Selection,
): Promise<Household | null> {
  const services = withHousehold(ctx.services, emailKey, byLink);
  return readRecord(services, Household, selection, { where: (h) => `${h}.id = $1`, values: [emailKey] });
}
