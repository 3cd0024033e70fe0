import type { RequestContext } from '../../platform/operation/request-context.js';
import { insertZoneRules, zoneRuleRows } from '../../platform/zone-rules.js';

/**
 * Stores Node's rules of a time zone (IANA) that no event had before, such as an older name of one. Call it before an event gets the zone;
 * otherwise SQL would use PostgreSQL's own rules.
 */
export async function keepRulesOfZone(ctx: RequestContext, zone: string | null | undefined): Promise<void> {
  if (zone == null) return;
  const known = await ctx.execute('select from zone_rule where zone = ? limit 1', [zone]);
  if (known.length === 0) await ctx.execute(insertZoneRules(), [zoneRuleRows([zone])]);
}
