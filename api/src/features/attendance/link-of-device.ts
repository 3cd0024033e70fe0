import { DomainError } from '../../platform/operation/domain-error.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import type { DeviceViewer } from '../../platform/operation/viewer.js';

/** The check-in link by which a device came. */
export interface LinkOfDevice {
  /** Its end, in milliseconds since 1970. */
  endsAt: number;
}

/** The link of a device. Error: DEVICE_REVOKED if it was deleted meanwhile. */
export async function getLinkOfDevice(ctx: RequestContext, { linkId }: DeviceViewer): Promise<LinkOfDevice> {
  const [link] = await ctx.execute<LinkOfDevice>(
    'select (extract(epoch from expires_at) * 1000)::float8 as "endsAt" from check_in_link where id = ?',
    [linkId],
  );
  if (!link) throw new DomainError('DEVICE_REVOKED');
  return link;
}

/** For so long after a link's end marks from before it are taken: phones send late. In milliseconds. */
const marksAfterEnd = 72 * 3_600_000;

/** Whether a device whose link is over may still send something: marks, for 72 hours. */
export function maySendLate({ endsAt }: LinkOfDevice, now: number, sendsMarks: boolean): boolean {
  return sendsMarks && now < endsAt + marksAfterEnd;
}

/** The refusal of a mark that a device made once its link was over; undefined for earlier ones. */
export function refusalAfterEnd({ endsAt }: LinkOfDevice, at: number): DomainError | undefined {
  return at < endsAt ? undefined : new DomainError('LINK_EXPIRED');
}
