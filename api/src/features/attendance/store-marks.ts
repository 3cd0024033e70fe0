import type { MarkResult } from '../../contract/check-in/record-attendance.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { attendanceChanged } from './attendance.announcements.js';
import { mayMark } from './attendance.policy.js';
import { foldMarks, type Arrival, type SentMark } from './fold-marks.js';
import { refusalAfterEnd, type LinkOfDevice } from './link-of-device.js';
import { lockMarkedSignups } from './marked-signups.js';
import { writeMarks, type MadeBy } from './write-marks.js';

/** Who sends marks, and when. */
export interface Sending extends Pick<Arrival, 'now' | 'deviceNow' | 'deviceId'> {
  madeBy: MadeBy;
  /** The link of a device whose link is over. */
  ended?: LinkOfDevice;
}

/**
 * Stores the marks that are new and what they add up to, in three statements however many they are. Returns an answer for each mark, in
 * their order.
 */
export async function storeMarks(
  ctx: RequestContext,
  marks: readonly SentMark[],
  { madeBy, ended, ...arrival }: Sending,
): Promise<MarkResult[]> {
  if (marks.length === 0) return [];
  const { signups, marks: stored } = await lockMarkedSignups(
    ctx,
    [...new Set(marks.map(({ signupId }) => signupId.toLowerCase()))],
    marks.map(({ id }) => id.toLowerCase()),
    arrival.deviceId,
  );
  const own = signups.filter((signup) => mayMark(ctx.viewer, signup));
  const byId = new Map(own.flatMap((signup) => signup.askedAs.map((id) => [id, signup] as const)));
  const { results, fresh, attendance } = foldMarks(marks, stored, {
    ...arrival,
    signupOf: (id) => byId.get(id),
    ...(ended ? { refusalAt: (at: number) => refusalAfterEnd(ended, at) } : {}),
  });
  if (fresh.length === 0) return results;
  writeMarks(ctx, madeBy, fresh, attendance);
  await ctx.announce(attendanceChanged, { before: own, attendance });
  return results;
}
