import { useCallback, useEffect, useRef, useState } from 'react';
import type { Marked } from '../check-in-state';
import { headOf } from '../rules/person-now';
import type { Row, Standing } from '../rules/rows';
import type { Press } from './person-row';
import type { JustMarked } from './undo-bar';
import { useCheckIn } from './use-check-in';

const words: Record<Exclude<Press, 'UNDO'>, string> = { ARRIVED: 'here', NO_SHOW: 'not here', LEFT: 'left' };
/** How long 'Undo' stands where nobody can miss it, and rows keep their places. */
const undoStands = 10_000;

/** For so long a press is the second tap of the one before: another button has come to stand under the thumb. */
const secondTap = 500;

/** Marking people, and what follows on the screen. */
export interface Marking {
  press: (row: Row, press: Press) => void;
  allHere: (rows: readonly Row[]) => Promise<void>;
  /** A walk-in was kept. */
  noteWalkIn: (name: string, kept: { signupId: string; mark: string }) => void;
  just: JustMarked | null;
  /** For `inOrder`: the standings that rows had before somebody pressed. */
  held: ReadonlyMap<string, Standing>;
}

/** `personOf` knows people as they are at the moment of a press. */
export function useMarking(personOf: (signupId: string) => Marked | undefined): Marking {
  const checkIn = useCheckIn();
  const [just, setJust] = useState<(Omit<JustMarked, 'undo'> & { marks: [mark: string, signup: string][] }) | null>(
    null,
  );
  const [held, setHeld] = useState<ReadonlyMap<string, Standing>>(new Map());
  // When something was last pressed, and in which row; elsewhere than in a row, such as in a dialog over it, null.
  const latest = useRef<{ at: number; row: string | null }>({ at: -Infinity, row: null });
  const isSecondTap = useCallback((row: string | null) => {
    const { at, row: before } = latest.current;
    return performance.now() - at < secondTap && (row === null || before === null || row === before);
  }, []);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const settle = useCallback((text: string | null, marks: [string, string][], row: string | null = null) => {
    setJust(text === null ? null : { text, marks });
    latest.current = { at: performance.now(), row };
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setJust(null);
      setHeld(new Map());
    }, undoStands);
  }, []);
  const hold = useCallback((rows: readonly Row[]) => {
    setHeld((earlier) => new Map([...rows.map(({ signupId, standing }) => [signupId, standing] as const), ...earlier]));
  }, []);

  const press = useCallback(
    (row: Row, pressed: Press) => {
      if (isSecondTap(row.signupId)) return;
      const { signupId, name } = row;
      // With the row itself, so that all of it is drawn at once.
      const show = (text: string | null, marks: readonly string[]) => {
        hold([row]);
        settle(
          text,
          marks.map((id) => [id, signupId]),
          signupId,
        );
      };
      if (pressed !== 'UNDO') {
        void checkIn.mark(pressed, [row], (marks) => show(`${name}: ${words[pressed]}`, marks));
        return;
      }
      const head = headOf(row.now);
      if (head) void checkIn.undo([{ id: head.id, person: row }], () => show(null, []));
    },
    [checkIn, hold, isSecondTap, settle],
  );

  return {
    press,
    async allHere(rows) {
      await checkIn.mark('ARRIVED', rows, (marks) => {
        hold(rows);
        settle(
          `${rows.length} people: here`,
          marks.map((id, at) => [id, rows[at]?.signupId ?? '']),
        );
      });
    },
    noteWalkIn: (name, { signupId, mark }) => settle(`${name}: here`, [[mark, signupId]]),
    just: just && {
      text: just.text,
      undo: () => {
        if (isSecondTap(null)) return;
        const walkIn = checkIn
          .state()
          .kept.walkIns.find(({ id }) => just.marks.some(([, signupId]) => signupId === id));
        // Not sent yet: nobody needs to know that they were here for ten seconds.
        if (walkIn) return void checkIn.forget(just.marks.flat()).then(() => settle(null, []));
        const marks = just.marks.flatMap(([id, signupId]) => {
          const person = personOf(signupId);
          return person ? [{ id, person }] : [];
        });
        void checkIn.undo(marks, () => settle(null, []));
      },
    },
    held,
  };
}
