import { isId } from '../../../contract/text/fields.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { RaceStart } from '../../../records/start-board/race-start.js';

/** A start with its event, locked until the commit. Error: START_NOT_FOUND, for malformed ids too. */
export async function getRaceStart(ctx: RequestContext, id: string): Promise<RaceStart> {
  // Reports, which need the start to stay, do not wait for this.
  if (isId(id)) await ctx.execute('select id from race_start where id = ? for no key update', [id]);
  const start = isId(id) ? await ctx.em.findOne(RaceStart, id) : null;
  if (!start) throw new DomainError('START_NOT_FOUND');
  await ctx.em.populate(start, ['event']);
  return start;
}
