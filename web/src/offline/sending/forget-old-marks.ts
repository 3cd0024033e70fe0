import { markIsOver, neverBack } from '../rules/clock';
import type { WaitingMark } from '../shapes';
import type { CheckInStore } from '../store/check-in-store';

/** Forgets marks that have waited for too long, after a round in which all that can be sent was sent and the server said what time it is. */
export async function forgetOldMarks(store: CheckInStore): Promise<void> {
  const { marks, walkIns, meta } = await store.read(null);
  if (meta.offset === null) return;
  const clocks = { neverBack: neverBack(meta.clock, Date.now()), own: Date.now(), offset: meta.offset };
  const isOver = (mark: Pick<WaitingMark, 'keptAt' | 'occurredAt' | 'offset'>) => markIsOver(mark, clocks);
  const left = new Set(marks.filter((mark) => !isOver(mark)).map(({ signupId }) => signupId));
  const gone = walkIns.filter(
    ({ id, keptAt }) => !left.has(id) && isOver({ keptAt, occurredAt: keptAt, offset: null }),
  );
  const old = [...marks.filter(isOver), ...gone].map(({ id }) => id);
  if (old.length > 0) await store.forget(old);
}
