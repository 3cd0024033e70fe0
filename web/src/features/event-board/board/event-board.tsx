import { Suspense, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { useMediaQuery } from '../../../ui/use-media-query';
import { useSelection } from '../../../ui/use-selection';
import { isOn, missingIn, placedShifts, type Board } from './board';
import { BoardBar } from './board-bar';
import { CategoryHeading } from './category-heading';
import { allCategories, CategoryList } from './category-list';
import { filterBoard, narrows, noBoardFilters, shiftsBefore } from './filter-board';
import { pickCategory } from '../role/pick-category';
import { RoleSection } from './role-section';
import { SelectAll } from './select-all';
import type { OpenSheet, Sheet } from '../shift-sheet/sheet';
import { useBoardFilters } from './use-board-filters';
import { useBoardKeys } from './use-board-keys';
import { lazyPart } from '../../../ui/loading/lazy-part';

// Forms are loaded when one is opened; the board itself works without them.
const loadSheet = () => import('../shift-sheet/board-sheet');
const BoardSheet = lazyPart(async () => (await loadSheet()).BoardSheet);
const ChosenShifts = lazyPart(async () => (await import('./chosen-shifts')).ChosenShifts);

interface EventBoardProps {
  board: Board;
  sheet: Sheet | null;
  /** A phone shows the boxes that select shifts only on request. */
  selecting: boolean;
  onStopSelecting: () => void;
  onOpen: OpenSheet;
}

// Longer than most: what the board shows, which of it is selected, and what a key does on it.

/** Categories on the left, the chosen one's roles and shifts on the right; everything is changed in a sheet beside them. */
export function EventBoard({ board, sheet, selecting, onStopSelecting, onOpen }: EventBoardProps) {
  const { categories } = board;
  const wide = useMediaQuery('(min-width: 64rem)');
  const roomy = useMediaQuery('(min-width: 48rem)');
  const { filters, category: picked, change } = useBoardFilters();
  const pick = useCallback((category: string) => change({ category }), [change]);
  // The field responds at once; the list follows when the browser is idle.
  const wanted = useDeferredValue(filters);
  const chosen = pickCategory(categories, picked, wanted.day);
  const filtered = useMemo(() => filterBoard(categories, wanted), [categories, wanted]);
  const found = useMemo(
    () =>
      narrows({ ...wanted, day: null })
        ? new Map(filtered.map(({ category, found: count }) => [category.id, count]))
        : null,
    [filtered, wanted],
  );
  const placed = useMemo(() => placedShifts(categories), [categories]);
  const days = useMemo(() => [...new Set(placed.map(({ shift }) => shift.date))].sort(), [placed]);
  // With a day chosen, all figures are of that day.
  const lacking = useMemo(
    () => placed.filter(({ shift }) => missingIn(shift) > 0 && isOn(shift, wanted.day)),
    [placed, wanted.day],
  );
  const shown = useMemo(
    () => filtered.filter(({ category }) => chosen === allCategories || category.id === chosen),
    [filtered, chosen],
  );
  const shownShifts = useMemo(() => shown.flatMap(({ roles }) => roles.flatMap(({ shifts }) => shifts)), [shown]);
  const before = useMemo(() => shiftsBefore(shown), [shown]);
  const selection = useSelection(shownShifts);
  const { has, press, pressMany } = selection;
  const boxes = roomy || selecting || selection.rows.length > 0;
  const picks = useMemo(() => (boxes ? { has, press, pressMany } : null), [boxes, has, press, pressMany]);
  // Deleted shifts leave the selection; the others are those of the current board.
  const chosenShifts = useMemo(() => placed.filter(({ shift }) => has(shift.id)), [placed, has]);
  const list = useRef<HTMLDivElement>(null);
  const lastJump = useRef<string | null>(null);
  const [focusOn, setFocusOn] = useState<string | null>(null);
  const keys = { list, shown: shownShifts, selection, day: filters.day, onOpen, onGoTo: setFocusOn };
  const onKeyDown = useBoardKeys(keys);

  useEffect(() => {
    if (focusOn === null) return;
    // A distant line is built on demand.
    const row = list.current?.querySelector<HTMLElement>(`[data-shift-line="${focusOn}"]`);
    if (!row) return;
    row.focus();
    row.scrollIntoView({ block: 'center' });
    setFocusOn(null);
  }, [focusOn, filtered, chosen]);

  const jumpToNextMissing = () => {
    const at = lacking.findIndex(({ shift }) => shift.id === lastJump.current);
    const next = lacking[(at + 1) % lacking.length];
    if (!next) return;
    lastJump.current = next.shift.id;
    change({ text: '', ...(chosen === allCategories ? {} : { category: next.category.id }) });
    setFocusOn(next.shift.id);
  };

  const categoryList = (
    <CategoryList categories={categories} chosen={chosen} found={found} day={wanted.day} onChoose={pick} />
  );
  const selectAll =
    boxes && shownShifts.length > 0 ? (
      <SelectAll
        selected={shownShifts.filter(({ id }) => has(id)).length}
        of={shownShifts.length}
        onPress={selection.pressAll}
        onStop={
          roomy
            ? undefined
            : () => {
                selection.clear();
                onStopSelecting();
              }
        }
      />
    ) : null;
  // For a single category it stands beside the name.
  const selectAllInHeading = roomy && chosen !== allCategories;
  return (
    <div className="lg:grid lg:grid-cols-[14rem_1fr] lg:gap-x-4">
      <div className="lg:col-span-2">
        <BoardBar
          filters={filters}
          days={days}
          missing={lacking.reduce((sum, { shift }) => sum + missingIn(shift), 0)}
          missingShifts={lacking.length}
          onChange={change}
          onNextMissing={jumpToNextMissing}
        >
          {wide ? null : categoryList}
        </BoardBar>
      </div>
      {wide ? <div className="lg:sticky lg:top-4 lg:self-start">{categoryList}</div> : null}
      <div className="min-w-0">
        <div
          ref={list}
          role="group"
          aria-label="Shifts: arrow keys move, Enter opens, N adds a shift, X selects, Shift+X a range, Ctrl+A all, Escape none"
          onKeyDown={onKeyDown}
          onPointerEnter={() => void loadSheet()}
        >
          {selectAllInHeading ? null : selectAll}
          {shown.map(({ category, roles, found: count }) =>
            chosen === allCategories && narrows(wanted) && count === 0 ? null : (
              <div key={category.id} className="mb-10 lg:mb-6">
                <CategoryHeading category={category} onOpen={onOpen}>
                  {selectAllInHeading ? selectAll : null}
                </CategoryHeading>
                {roles.map(({ opportunity, shifts }) => (
                  <RoleSection
                    key={opportunity.id}
                    opportunity={opportunity}
                    shifts={shifts}
                    day={wanted.day}
                    before={before.get(opportunity.id) ?? 0}
                    all={shownShifts.length}
                    goingTo={shifts.some(({ id }) => id === focusOn) ? focusOn : null}
                    picks={picks}
                    onOpen={onOpen}
                  />
                ))}
                {category.opportunities.length === 0 ? (
                  <Notice
                    title="No volunteer roles yet"
                    action={
                      <Button kind="primary" onClick={() => onOpen({ kind: 'add-role', categoryId: category.id })}>
                        Add Role
                      </Button>
                    }
                  />
                ) : null}
              </div>
            ),
          )}
          {narrows(wanted) && shown.every(({ found: count, roles }) => count === 0 && roles.length === 0) ? (
            <Notice
              title="Nothing matches"
              action={<Button onClick={() => change(noBoardFilters)}>Show everything</Button>}
            >
              <p>No shift of {chosen === allCategories ? 'this event' : 'this category'} fits what you asked for.</p>
              {board.peopleAreKnown || wanted.text === '' ? null : <p>Names are not loaded yet.</p>}
            </Notice>
          ) : null}
        </div>
        <p className="mt-2 hidden text-xs text-muted lg:block">
          With a shift in focus: <kbd>↑</kbd> <kbd>↓</kbd> move, <kbd>Enter</kbd> opens, <kbd>N</kbd> adds a shift,{' '}
          <kbd>X</kbd> selects.
        </p>
        {chosenShifts.length > 0 ? (
          <Suspense fallback={null}>
            <ChosenShifts
              chosen={chosenShifts}
              peopleAreKnown={board.peopleAreKnown}
              shown={shownShifts}
              eventName={board.event.name}
              eventId={board.event.id}
              onClear={selection.clear}
            />
          </Suspense>
        ) : null}
      </div>
      {sheet && sheet.kind !== 'import' && sheet.kind !== 'embed' ? (
        <Suspense fallback={null}>
          <BoardSheet board={board} sheet={sheet} onOpen={onOpen} chosenCategory={chosen} />
        </Suspense>
      ) : null}
    </div>
  );
}
