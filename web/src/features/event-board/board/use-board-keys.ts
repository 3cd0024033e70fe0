import type { KeyboardEvent, RefObject } from 'react';
import type { Selection } from '../../../ui/use-selection';
import type { BoardShift } from './board';
import type { OpenSheet } from '../shift-sheet/sheet';

interface BoardKeys {
  /** The element around the shifts. */
  list: RefObject<HTMLElement | null>;
  /** The shifts in it, in their order. */
  shown: readonly BoardShift[];
  selection: Selection<BoardShift>;
  /** The day that a new shift begins with (YYYY-MM-DD). */
  day: string | null;
  onOpen: OpenSheet;
  /** Focuses the line of a shift that is not built yet. */
  onGoTo: (shiftId: string) => void;
}

const lineOrBox = ['[data-shift-line]', '[data-shift-box] input'] as const;

/**
 * The board's keys: arrows move along the shifts or their boxes, Enter opens a shift from a box too, N adds a shift, X selects, with Shift
 * a range.
 */
export function useBoardKeys({
  list,
  shown,
  selection,
  day,
  onOpen,
  onGoTo,
}: BoardKeys): (event: KeyboardEvent) => void {
  return (event) => {
    const target = event.target as HTMLElement;
    selection.onKeyDown(event);
    if (event.altKey || event.ctrlKey || event.metaKey || target.closest('[role=menu]')) return;
    const line = target.closest('li')?.querySelector<HTMLElement>('[data-shift-line]');
    const key = event.key.toLowerCase();
    if (key === 'n') {
      event.preventDefault();
      onOpen({ kind: 'add-shift', opportunityId: line?.dataset.role ?? null, day });
    }
    const shift = line ? shown.find(({ id }) => id === line.dataset.shiftLine) : undefined;
    if (key === 'x' && shift) {
      event.preventDefault();
      selection.press(shift, event.shiftKey);
    }
    const kind = lineOrBox.find((selector) => target.closest(selector));
    // A row's first stop is its box, where a browser does nothing on Enter; on the line it presses the button.
    if (key === 'enter' && shift && target.matches('[data-shift-box] input')) {
      event.preventDefault();
      onOpen({ kind: 'shift', shiftId: shift.id, view: 'people' });
    }
    if (!kind || (key !== 'arrowdown' && key !== 'arrowup')) return;
    event.preventDefault();
    const at = shift ? shown.indexOf(shift) : -1;
    const next = at < 0 ? undefined : shown[at + (key === 'arrowdown' ? 1 : -1)];
    if (!next) return;
    const there = list.current?.querySelector(`[data-shift-line="${next.id}"]`)?.closest('li');
    if (there) there.querySelector<HTMLElement>(kind)?.focus();
    else onGoTo(next.id);
  };
}
