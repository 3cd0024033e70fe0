import type { RequestContext } from '../../platform/operation/request-context.js';
import { ofIds } from '../../platform/reading/sql/of-ids.js';
import { readRecords } from '../../platform/reading/read-records.js';
import type { Selection } from '../../platform/reading/selection.js';
import { Signup } from '../../records/signup.js';

/** The current state of signups that the caller just marked, as far as they may see them; reads nothing if no field is requested. */
export function readMarkedSignups(
  ctx: RequestContext,
  ids: readonly string[],
  selection: Selection,
): Promise<Signup[]> {
  if (ids.length === 0 || Object.keys(selection).length === 0) return Promise.resolve([]);
  return readRecords<Signup>(ctx.services, Signup, selection, ofIds(ids));
}
