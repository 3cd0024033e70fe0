import {
  lazy,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Button } from '../../ui/button';
import { Menu, type MenuEntry } from '../../ui/menu';
import { Notice } from '../../ui/notice';
import { missingIn, placedShifts, type Board, type BoardCategory } from './board';
import { BoardBar } from './board-bar';
import { allCategories, CategoryList } from './category-list';
import { filterBoard, narrows, noBoardFilters, type BoardFilters } from './filter-board';
import { RoleSection } from './role-section';
import type { OpenSheet, Sheet } from './sheet';

// Forms travel only when one is opened; the board itself stands without them.
const loadSheet = () => import('./board-sheet');
const BoardSheet = lazy(async () => ({ default: (await loadSheet()).BoardSheet }));

interface EventBoardProps {
  board: Board;
  admin: boolean;
  /** Stands above the categories: which event this is. */
  eventChoice: ReactNode;
  sheet: Sheet | null;
  onOpen: OpenSheet;
  onRefresh: () => Promise<unknown>;
}

/** Categories on the left, the chosen one's roles and shifts on the right; everything is changed in a sheet beside them. */
export function EventBoard({ board, admin, eventChoice, sheet, onOpen, onRefresh }: EventBoardProps) {
  const { categories } = board;
  const [filters, setFilters] = useState<BoardFilters>(noBoardFilters);
  const change = useCallback((part: Partial<BoardFilters>) => setFilters((before) => ({ ...before, ...part })), []);
  // Typing answers at once; the list follows when the browser has time.
  const wanted = useDeferredValue(filters);
  const [picked, setPicked] = useState<string | null>(null);
  const chosen = pickCategory(categories, picked);
  const filtered = useMemo(() => filterBoard(categories, wanted), [categories, wanted]);
  const found = useMemo(
    () => (narrows(wanted) ? new Map(filtered.map(({ category, found: count }) => [category.id, count])) : null),
    [filtered, wanted],
  );
  const placed = useMemo(() => placedShifts(categories), [categories]);
  const days = useMemo(() => [...new Set(placed.map(({ shift }) => shift.date))].sort(), [placed]);
  const lacking = useMemo(() => placed.filter(({ shift }) => missingIn(shift) > 0), [placed]);
  const list = useRef<HTMLDivElement>(null);
  const lastJump = useRef<string | null>(null);
  const [focusOn, setFocusOn] = useState<string | null>(null);

  useEffect(() => {
    if (focusOn === null) return;
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
    setFilters((before) => ({ ...before, text: '', day: before.day === next.shift.date ? before.day : null }));
    if (chosen !== allCategories) setPicked(next.category.id);
    setFocusOn(next.shift.id);
  };

  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = event.target as HTMLElement;
    const row = target.closest<HTMLElement>('[data-shift-line]');
    if (event.altKey || event.ctrlKey || event.metaKey || target.closest('[role=menu]')) return;
    if (event.key === 'n' || event.key === 'N') {
      event.preventDefault();
      onOpen({ kind: 'add-shift', opportunityId: row?.dataset.role ?? null, day: filters.day });
    }
    if (!row || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    const lines = [...(list.current?.querySelectorAll<HTMLElement>('[data-shift-line]') ?? [])];
    const next = lines[lines.indexOf(row) + (event.key === 'ArrowDown' ? 1 : -1)];
    event.preventDefault();
    next?.focus();
  };

  const shown = filtered.filter(({ category }) => chosen === allCategories || category.id === chosen);
  return (
    <div className="lg:grid lg:grid-cols-[17rem_1fr] lg:gap-8">
      <div className="mb-5 grid gap-4 sm:grid-cols-2 lg:sticky lg:top-4 lg:mb-0 lg:grid-cols-1 lg:self-start">
        {eventChoice}
        <CategoryList categories={categories} chosen={chosen} found={found} onChoose={setPicked} />
      </div>
      <div className="min-w-0">
        <BoardBar
          filters={filters}
          days={days}
          missing={lacking.reduce((sum, { shift }) => sum + missingIn(shift), 0)}
          missingShifts={lacking.length}
          onChange={change}
          onNextMissing={jumpToNextMissing}
        />
        <div
          ref={list}
          role="group"
          aria-label="Shifts: arrow keys move, Enter opens, N adds a shift"
          onKeyDown={walk}
          onPointerEnter={() => void loadSheet()}
        >
          {shown.map(({ category, roles, found: count }) =>
            chosen === allCategories && found && count === 0 ? null : (
              <div key={category.id} className="mb-10">
                <CategoryHeading category={category} admin={admin} onOpen={onOpen} />
                {roles.map(({ opportunity, shifts }) => (
                  <RoleSection key={opportunity.id} opportunity={opportunity} shifts={shifts} onOpen={onOpen} />
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
          {found && shown.every(({ found: count, roles }) => count === 0 && roles.length === 0) ? (
            <Notice
              title="Nothing matches"
              action={<Button onClick={() => setFilters(noBoardFilters)}>Show everything</Button>}
            >
              <p>No shift of {chosen === allCategories ? 'this event' : 'this category'} fits what you asked for.</p>
            </Notice>
          ) : null}
        </div>
        <p className="mt-2 hidden text-xs text-muted lg:block">
          With a shift in focus: <kbd>↑</kbd> <kbd>↓</kbd> move, <kbd>Enter</kbd> opens, <kbd>N</kbd> adds a shift.
        </p>
      </div>
      {sheet ? (
        <Suspense fallback={null}>
          <BoardSheet board={board} sheet={sheet} onOpen={onOpen} onRefresh={onRefresh} chosenCategory={chosen} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** What was picked while it is there; else the first category where somebody is missing, else the first. */
function pickCategory(categories: readonly BoardCategory[], picked: string | null): string {
  if (picked === allCategories || categories.some(({ id }) => id === picked)) return picked ?? allCategories;
  const lacking = categories.find(({ opportunities }) =>
    opportunities.some(({ shifts }) => shifts.some((shift) => missingIn(shift) > 0)),
  );
  return lacking?.id ?? categories[0]?.id ?? allCategories;
}

function CategoryHeading({ category, admin, onOpen }: { category: BoardCategory; admin: boolean; onOpen: OpenSheet }) {
  const { id, name, leadId, leadFirstName, leadLastName } = category;
  const entries: MenuEntry[] = [
    { label: leadId ? 'Change lead' : 'Add lead', onSelect: () => onOpen({ kind: 'change-lead', categoryId: id }) },
    { label: 'Delete category', danger: true, onSelect: () => onOpen({ kind: 'delete-category', categoryId: id }) },
  ];
  return (
    <div className="mb-4 flex items-center gap-2 border-b border-hairline pb-3">
      <div className="min-w-0 flex-1">
        <h2 className="text-lg wrap-anywhere">{name}</h2>
        <p className="text-sm text-muted">{leadId ? `Lead: ${leadFirstName} ${leadLastName}` : 'No lead yet'}</p>
      </div>
      <Button
        className="shrink-0"
        aria-label={`Add role to ${name}`}
        onClick={() => onOpen({ kind: 'add-role', categoryId: id })}
      >
        Add role
      </Button>
      {admin ? <Menu label={`Actions for ${name}`} entries={entries} /> : null}
    </div>
  );
}
