import { tryOf } from '../../../platform/limits/tries.js';
import type { TakeBack } from '../../../platform/limits/rate-limit.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';

/**
 * Counts an export against the limit of the member of the staff alone, not of others at the same IP address. Error:
 * TOO_MANY_REQUESTS.
 */
export function countExport({ viewer, ip, services }: RequestContext): Promise<TakeBack> {
  return services.limits.takeAll([tryOf('export', viewer.kind === 'staff' ? viewer.userId : ip)]);
}
