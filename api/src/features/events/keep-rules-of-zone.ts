import type { RequestContext } from '../../platform/operation/request-context.js';
import { insertZoneRules, zoneRuleRows } from '../../platform/zone-rules.js';

/**
 * Keeps Node's rules of a zone (IANA) that no event had before, such as an older name of one: to be done before an event gets it, since SQL
 * would go by PostgreSQL's own rules otherwise.
 */
export async function keepRulesOfZone(ctx: RequestContext, zone: string | null | undefined): Promise<void> {
  if (zone == null) return;
  const known = await ctx.execute('select from zone_rule where zone = ? limit 1', [zone]);
  if (known.length === 0) await ctx.execute(insertZoneRules(), [zoneRuleRows([zone])]);
}
