import type { MarkResult } from '../../contract/check-in/record-attendance.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { attendanceChanged } from './attendance.announcements.js';
import { mayMark } from './attendance.policy.js';
import { foldMarks, type Arrival, type SentMark } from './fold-marks.js';
import { refusalAfterEnd, type LinkOfDevice } from './link-of-device.js';
import { lockMarkedSignups, readMarks } from './marked-signups.js';
import { writeMarks, type MadeBy } from './write-marks.js';

/** Who sends marks, and when. */
export interface Sending extends Pick<Arrival, 'now' | 'deviceNow' | 'deviceId'> {
  madeBy: MadeBy;
  /** Of a device whose link may be over. */
  link?: LinkOfDevice;
}

/**
 * Stores the marks that are new and what they add up to, in three statements however many they are. Returns an answer for each mark, in
 * their order.
 */
export async function storeMarks(
  ctx: RequestContext,
  marks: readonly SentMark[],
  { madeBy, link, ...arrival }: Sending,
): Promise<MarkResult[]> {
  if (marks.length === 0) return [];
  const signups = await lockMarkedSignups(ctx, [...new Set(marks.map(({ signupId }) => signupId.toLowerCase()))]);
  const own = signups.filter((signup) => mayMark(ctx.viewer, signup));
  const byId = new Map(own.flatMap((signup) => signup.askedAs.map((id) => [id, signup] as const)));
  const ids = marks.map(({ id }) => id.toLowerCase());
  const stored = await readMarks(
    ctx,
    own.map(({ id }) => id),
    ids,
  );
  const { results, fresh, attendance } = foldMarks(marks, stored, {
    ...arrival,
    signupOf: (id) => byId.get(id),
    ...(link ? { refusalAt: (at: number) => refusalAfterEnd(link, at) } : {}),
  });
  if (fresh.length === 0) return results;
  await writeMarks(ctx, madeBy, fresh, attendance);
  const before = new Map(own.map((signup) => [signup.id, signup]));
  await ctx.announce(attendanceChanged, {
    signups: attendance.flatMap(({ signupId, state }) => {
      const signup = before.get(signupId);
      if (!signup) return [];
      const { eventId, categoryId, shiftId, isGivenAway, state: was } = signup;
      return [{ signupId, eventId, categoryId, shiftId, was, state, isGivenAway }];
    }),
  });
  return results;
}
