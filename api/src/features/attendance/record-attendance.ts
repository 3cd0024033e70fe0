import { recordAttendanceInput, type MarkResult } from '../../contract/check-in/record-attendance.js';
import { tryOf } from '../../platform/limits/tries.js';
import { clock } from '../../platform/clock.js';
import { refuseKey } from '../../platform/operation/authorize.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import type { DeviceViewer, KeyViewer, StaffViewer } from '../../platform/operation/viewer.js';
import { admitWalkIns } from './admit-walk-ins.js';
import { timeOfSent, type SentMark } from './fold-marks.js';
import { getLinkOfDevice, maySendLate, refusalAfterEnd } from './link-of-device.js';
import { storeMarks, type Sending } from './store-marks.js';

/** The answers to a call's walk-ins and marks, and the signups that it is about. */
export interface Recorded {
  /** ISO 8601. */
  serverNow: string;
  results: MarkResult[];
  /** The signups that were marked or added. */
  signupIds: string[];
}

/**
 * Stores marks and people who came without a signup. Each is answered by itself, so that one that is refused holds up no other. The same
 * call again changes nothing. Errors: INVALID_INPUT for malformed input, FORBIDDEN for walk-ins of an API key, LINK_EXPIRED for a device
 * whose link is over and that sends no marks, or sends them 72 hours late.
 */
export const recordAttendance = operation(
  {
    access: 'staff',
    keyScope: 'write:attendance',
    devices: true,
    input: recordAttendanceInput,
    refuses: ['INVALID_INPUT', 'FORBIDDEN', 'LINK_EXPIRED', 'DEVICE_REVOKED', 'TOO_MANY_REQUESTS'],
    prepare: ({ services, ip, viewer }, { deviceId }) =>
      services.limits.takeAll([tryOf('attendance', ip), tryOf('attendance-by-device', deviceOf(viewer, deviceId))]),
  },
  async function recordAttendance(ctx, { walkIns, marks, deviceNow, deviceId }): Promise<Recorded> {
    const { viewer } = ctx;
    const now = clock.now().getTime();
    // Keys add nobody: they mark people who signed up.
    if (walkIns?.length) refuseKey(viewer);
    const ended = viewer.kind === 'device' && viewer.isOver ? await getLinkOfDevice(ctx, viewer) : undefined;
    if (ended && !maySendLate(ended, now, Boolean(marks?.length))) throw new DomainError('LINK_EXPIRED');
    const sending = {
      madeBy: { kind: viewer.kind, id: callerOf(viewer) },
      now,
      deviceNow: deviceNow ? Date.parse(deviceNow) : null,
      deviceId: deviceOf(viewer, deviceId),
      ended,
    };
    const added = await admitWalkIns(ctx, walkIns ?? [], (id) => refusalOfWalkIn(id, marks ?? [], sending));
    const marked = await storeMarks(ctx, marks ?? [], sending);
    const results = [...added, ...marked];
    const signupIds = [...new Set(results.flatMap(({ signupId }) => signupId ?? []))];
    return { serverNow: new Date(now).toISOString(), results, signupIds };
  },
);

/** A walk-in has no time of its own: one of an ended link counts as added when the phone first marked them. */
function refusalOfWalkIn(
  id: string,
  marks: readonly SentMark[],
  { ended, ...arrival }: Sending,
): DomainError | undefined {
  if (!ended) return undefined;
  const seen = marks.filter(({ signupId, kind }) => signupId.toLowerCase() === id && kind === 'ARRIVED');
  const isEarlier = seen.some((mark) => !refusalAfterEnd(ended, timeOfSent(mark, arrival).at));
  return isEarlier ? undefined : new DomainError('LINK_EXPIRED');
}

type Marker = StaffViewer | KeyViewer | DeviceViewer;

function callerOf(viewer: Marker): string {
  if (viewer.kind === 'staff') return viewer.userId;
  return viewer.kind === 'key' ? viewer.keyId : viewer.deviceId;
}

/** The device that marks: a device is itself, staff and programs say which one, else they count as one. */
function deviceOf(viewer: Marker, deviceId: string | null | undefined): string {
  return viewer.kind === 'device' ? viewer.deviceId : (deviceId?.toLowerCase() ?? callerOf(viewer));
}
