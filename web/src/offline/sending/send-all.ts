import type { AttendanceRecorded } from '@trailcrew/api/contract/check-in/check-in-list';
import { nextBatch } from '../rules/batch';
import { nameOfMaker } from '../rules/person-now';
import type { WaitingMark } from '../shapes';
import type { CheckInStore, Kept } from '../store/check-in-store';
import { ask, isTurnedAway, readOpen, type Caller, type Exchanged } from './ask-server';
import { isOfContent, refusedBy, takeAnswer } from './take-answer';

/** Whether a mark is for this caller to send: what was marked by a link goes by it, all else by staff. */
function sends({ by, deviceId }: Caller, mark: { deviceId: string }): boolean {
  return by === 'STAFF' || mark.deviceId === deviceId;
}

/**
 * Sends what waits for this caller, call after call. Of a call that is refused as a whole the marks that it names stay here, refused; where it
 * names none, half as much is sent, until the one is found that the server does not take. Nothing else waits for it.
 */
export async function sendAll(
  store: CheckInStore,
  kept: Kept,
  caller: Caller,
  presence: boolean,
  said: Exchanged,
): Promise<Kept> {
  let most: number | undefined;
  const byOf = (id: string, marks: readonly WaitingMark[]) => {
    const mark = marks.find((one) => one.id === id);
    return mark ? nameOfMaker(mark, caller.maker) : null;
  };
  for (let first = true; ; first = false) {
    const marks = kept.marks.filter((mark) => sends(caller, mark));
    const walkIns = kept.walkIns.filter((walkIn) => sends(caller, walkIn));
    const batch = nextBatch(marks, walkIns, caller.deviceId, most);
    const size = batch.marks.length;
    if (size === 0 && !(presence && first)) return kept;
    const answer = await ask<AttendanceRecorded>(store, said, '/api/attendance', {
      ...{ method: 'POST', token: caller.token },
      body: () => ({ ...batch, deviceNow: new Date().toISOString() }),
    });
    if (answer.kind === 'REFUSED') {
      if (await isTurnedAway(store, answer, caller, said)) {
        // Marks from before a link's end are taken for three days after it. From then on staff alone can send them.
        if (answer.status === 410 && size > 0) await store.keepMeta({ joined: null });
        return readOpen(store);
      }
      const refused = refusedBy(batch, answer);
      if (refused.size > 0) {
        await store.take({ done: [], refused });
        most = undefined;
      } else if (isOfContent(answer) && size > 1) most = Math.floor(size / 2);
      else return kept;
    } else if (answer.kind === 'GIVEN') {
      const taken = takeAnswer(batch, answer.body, kept.list, (id) => byOf(id, marks));
      await store.take(taken);
      // An answer that says nothing of what was sent would be asked for without an end.
      if (taken.done.length + taken.refused.size === 0) return readOpen(store);
    } else return readOpen(store);
    kept = await readOpen(store);
  }
}
