import { useCallback, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';

/** Rows that were selected one by one, also those that are not shown any more. */
export interface Selection<Row extends { id: string }> {
  rows: readonly Row[];
  /** Changes with the selection, and only then. */
  has: (id: string) => boolean;
  /** Selects a row or unselects it; `range`: all from the one that was pressed before up to it. Never changes. */
  press: (row: Row, range: boolean) => void;
  /** Selects these rows, or unselects them when all of them are selected. Never changes. */
  pressMany: (rows: readonly Row[]) => void;
  /** The same for the rows that are shown. */
  pressAll: () => void;
  clear: () => void;
  /** For the element around the rows: Ctrl+A or ⌘A selects all that are shown, Escape none. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A selection among the shown rows, in their order. */
export function useSelection<Row extends { id: string }>(shown: readonly Row[]): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const last = useRef<string | null>(null);
  const now = useRef(shown);
  useLayoutEffect(() => {
    now.current = shown;
  }, [shown]);
  const press = useCallback((row: Row, range: boolean) => {
    const [from, to] = [last.current, row.id].map((one) => now.current.findIndex(({ id }) => id === one));
    last.current = row.id;
    const found = range && from !== undefined && to !== undefined && from >= 0 && to >= 0;
    const pressed = found ? now.current.slice(Math.min(from, to), Math.max(from, to) + 1) : [row];
    setChosen((before) => withRows(before, pressed, !before.has(row.id)));
  }, []);
  const pressMany = useCallback((rows: readonly Row[]) => {
    setChosen((before) => withRows(before, rows, !(rows.length > 0 && rows.every(({ id }) => before.has(id)))));
  }, []);
  const has = useCallback((id: string) => chosen.has(id), [chosen]);
  // The current versions of the rows, where the page shows them.
  const rows = useMemo(() => {
    const fresh = new Map(shown.map((row) => [row.id, row]));
    return [...chosen.values()].map((row) => fresh.get(row.id) ?? row);
  }, [chosen, shown]);
  const clear = () => setChosen(new Map());
  return {
    rows,
    has,
    press,
    pressMany,
    pressAll: () => pressMany(shown),
    clear,
    onKeyDown: (event) => {
      const target = event.target as HTMLElement;
      if (target.closest('dialog, [role=menu], input:not([type=checkbox]), textarea, select')) return;
      if (event.key === 'Escape' && chosen.size > 0) clear();
      else if (event.key === 'a' && (event.ctrlKey || event.metaKey))
        setChosen((before) => withRows(before, shown, true));
      else return;
      event.preventDefault();
    },
  };
}

function withRows<Row extends { id: string }>(
  before: ReadonlyMap<string, Row>,
  rows: readonly Row[],
  wanted: boolean,
): ReadonlyMap<string, Row> {
  const next = new Map(before);
  for (const row of rows) {
    if (wanted) next.set(row.id, row);
    else next.delete(row.id);
  }
  return next;
}
