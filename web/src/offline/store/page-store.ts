import type { WaitingMark } from '../shapes';
import { newMeta, type CheckInStore, type Kept } from './check-in-store';

/** For browsers that keep nothing, such as private windows of some: it lives as long as the page. */
export function pageStore(): CheckInStore {
  let kept: Kept = { list: null, marks: [], walkIns: [], meta: newMeta() };
  let sequence = 0;
  return {
    lasts: false,
    read: async () => kept,
    async keepMarks(marks, walkIn) {
      const numbered = marks.map((mark): WaitingMark => ({ ...mark, sequence: (sequence += 1) }));
      const walkIns = walkIn ? [...kept.walkIns, walkIn] : kept.walkIns;
      kept = { ...kept, marks: [...kept.marks, ...numbered], walkIns };
      return numbered;
    },
    async keepList(list) {
      kept = { ...kept, list };
    },
    async confirmList(_of, at) {
      if (kept.list) kept = { ...kept, list: { ...kept.list, ...at } };
    },
    async take({ done, refused, list }) {
      const left = <One extends { id: string }>(all: readonly One[]) =>
        all
          .filter(({ id }) => !done.includes(id))
          .map((one) => (refused.has(one.id) ? { ...one, refused: refused.get(one.id) } : one));
      kept = { ...kept, marks: left(kept.marks), walkIns: left(kept.walkIns), list: list ?? kept.list };
    },
    async keepMeta(changed) {
      kept = { ...kept, meta: { ...kept.meta, ...changed } };
    },
    async forget(ids) {
      const left = <One extends { id: string }>(all: readonly One[]) => all.filter(({ id }) => !ids.includes(id));
      kept = { ...kept, marks: left(kept.marks), walkIns: left(kept.walkIns) };
    },
    async forgetLists(takenBefore = Infinity) {
      if (kept.list && kept.list.takenAt < takenBefore) kept = { ...kept, list: null };
      if (takenBefore === Infinity) kept = { ...kept, meta: { ...kept.meta, open: null, days: null } };
    },
  };
}
