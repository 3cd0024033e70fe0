import { anyOf } from '../../platform/reading/sql/of-ids.js';
import type { RequestContext } from '../../platform/operation/request-context.js';

/** Locks the shifts (UUIDs) that exist, by id, before their signups change or are counted. Returns their ids. */
export async function lockShifts(ctx: RequestContext, ids: readonly string[]): Promise<string[]> {
  const rows = await ctx.execute<{ id: string }>(
    `select id from shift where id = ${anyOf('?')} order by id for no key update`,
    [ids],
  );
  return rows.map(({ id }) => id);
}
