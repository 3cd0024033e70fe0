import { tryOf } from '../../../contract/limit-table.js';
import type { TakeBack } from '../../../platform/limits/rate-limit.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';

/** Counts a file that somebody of the staff exports: theirs alone, whoever else is behind the same address. Error: TOO_MANY_REQUESTS. */
export function countExport({ viewer, ip, services }: RequestContext): Promise<TakeBack> {
  return services.limits.takeAll([tryOf('export', viewer.kind === 'staff' ? viewer.userId : ip)]);
}
