import { useRef, useState, type KeyboardEvent } from 'react';

/** Rows that were chosen one by one, also those that are on no page any more. */
export interface Selection<Row extends { id: string }> {
  rows: readonly Row[];
  has: (id: string) => boolean;
  /** Chooses a row or leaves it out; `range`: all from the one that was pressed before up to it. */
  press: (row: Row, range: boolean) => void;
  /** Chooses the rows of the page, or leaves them out when all are chosen. */
  pressAll: () => void;
  clear: () => void;
  /** For the element around the rows: Ctrl+A or ⌘A chooses all of the page, Escape none. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A choice among the rows that are shown, in their order. */
export function useSelection<Row extends { id: string }>(shown: readonly Row[]): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const last = useRef<string | null>(null);
  const put = (rows: readonly Row[], wanted: boolean) =>
    setChosen((before) => {
      const next = new Map(before);
      for (const row of rows) {
        if (wanted) next.set(row.id, row);
        else next.delete(row.id);
      }
      return next;
    });
  const clear = () => setChosen(new Map());
  const all = shown.length > 0 && shown.every(({ id }) => chosen.has(id));
  return {
    // As they are now, where the page shows them.
    rows: [...chosen.values()].map((row) => shown.find(({ id }) => id === row.id) ?? row),
    has: (id) => chosen.has(id),
    press: (row, range) => {
      const [from, to] = [last.current, row.id].map((one) => shown.findIndex(({ id }) => id === one));
      last.current = row.id;
      const wanted = !chosen.has(row.id);
      if (!range || from === undefined || to === undefined || from < 0 || to < 0) put([row], wanted);
      else put(shown.slice(Math.min(from, to), Math.max(from, to) + 1), wanted);
    },
    pressAll: () => put(shown, !all),
    clear,
    onKeyDown: (event) => {
      const target = event.target as HTMLElement;
      if (target.closest('dialog, [role=menu], input:not([type=checkbox]), textarea, select')) return;
      if (event.key === 'Escape' && chosen.size > 0) clear();
      else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) put(shown, true);
      else return;
      event.preventDefault();
    },
  };
}
