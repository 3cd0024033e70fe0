import { SlidersHorizontal, Search } from 'lucide-react';
import { Suspense, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { lazyPart } from '../../ui/loading/lazy-part';
import { useMediaQuery } from '../../ui/use-media-query';
import { useTypedWords } from '../../ui/fields/use-typed-words';
import { BrowseBySelect, BrowseBySelector } from './browse-by';
import { DayBar } from './day-bar';
import type { FilterChoices } from './filter-choices';
import { countActiveFilters, mayReset, type ShiftFilters } from './shift-filters';

// Loaded when somebody opens the filters: most visitors search, or choose a day.
const FilterFields = lazyPart(async () => (await import('./filter-fields')).FilterFields);

interface FilterBarProps {
  filters: ShiftFilters;
  choices: FilterChoices;
  /** How many shifts of which kind are shown now: '12 open shifts'. */
  found: string;
  onChange: (change: Partial<ShiftFilters>) => void;
  onSearch: (search: string) => void;
  onReset: () => void;
  /** Stands beside the count. */
  action?: ReactNode;
}

/** Browse by, search, Additional Filters and days, which stay at the top of the screen, and the number of results. */
export function FilterBar({ filters, choices, found, onChange, onSearch, onReset, action }: FilterBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const active = countActiveFilters(filters);
  const wide = useMediaQuery('(min-width: 48rem)');
  const roomy = useMediaQuery('(min-width: 64rem)');
  const [open, setOpen] = useState(wide && active > 0);

  // Group headings stick right below the bar, whatever its height.
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      document.documentElement.style.setProperty('--bar-height', `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      document.documentElement.style.removeProperty('--bar-height');
    };
  }, []);

  const reset = (
    <Button
      className="border-transparent bg-transparent px-3 disabled:bg-transparent"
      disabled={!mayReset(filters)}
      onClick={onReset}
    >
      Reset filters
    </Button>
  );
  const fields = (
    <Suspense fallback={<p className="min-h-16 py-4 text-muted">Loading filters…</p>}>
      <FilterFields filters={filters} choices={choices} onChange={onChange} />
    </Suspense>
  );
  const browseBy = {
    value: filters.browseBy,
    onChange: (browseBy: ShiftFilters['browseBy']) => onChange({ browseBy }),
  };
  return (
    <>
      <div
        ref={bar}
        className="no-print sticky top-0 z-20 -mx-4 border-b border-hairline bg-page px-4 py-2 md:mx-0 md:px-0 short:static"
      >
        <div className="flex flex-wrap items-center gap-2 md:gap-x-3">
          {wide ? <BrowseBySelector {...browseBy} /> : null}
          <SearchField
            value={filters.search}
            placeholder={wide ? 'Role, place, day, time' : 'Search'}
            onChange={onSearch}
          />
          {wide ? null : <BrowseBySelect {...browseBy} />}
          <Button
            aria-label={active > 0 ? `Additional Filters (${active})` : 'Additional Filters'}
            aria-expanded={open}
            aria-controls={wide ? panelId : undefined}
            onClick={() => setOpen(!open)}
            className={`px-2.5! lg:px-4! ${active > 0 ? 'border-primary text-primary' : ''}`}
          >
            <SlidersHorizontal aria-hidden="true" className="size-4.5" />
            <span>
              <span className="max-md:hidden">Additional </span>
              <span className={active > 0 ? 'max-md:hidden' : ''}>Filters</span>
              {active > 0 ? <span className="tabular-nums"> ({active})</span> : null}
            </span>
          </Button>
          {roomy ? reset : null}
        </div>
        {choices.dates.length > 2 ? (
          <div className="mt-1 -mb-1 short:hidden">
            <DayBar dates={choices.dates} date={filters.date} onChange={(date) => onChange({ date })} />
          </div>
        ) : null}
        {wide && open ? (
          <div id={panelId} className="pt-3 pb-2">
            {fields}
          </div>
        ) : null}
      </div>
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 pt-1">
        <div className="flex-1 md:flex md:items-baseline md:gap-3">
          <p role="status" className="font-semibold tabular-nums">
            {found}
          </p>
          <p className="text-xs whitespace-nowrap text-muted md:text-sm">All times are local to the event.</p>
        </div>
        {roomy || !mayReset(filters) ? null : reset}
        {action}
      </div>
      {!wide && open ? (
        <Dialog title="Additional Filters" onClose={() => setOpen(false)}>
          <div className="mt-4">
            {fields}
            <Button kind="primary" className="mt-6 w-full" onClick={() => setOpen(false)}>
              Show {found}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}

interface SearchFieldProps {
  value: string;
  placeholder: string;
  onChange: (value: string) => void;
}

/** Search by words, days and times. The list follows after a short pause in typing, so that the address does not change with every letter. */
function SearchField({ value, placeholder, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useTypedWords(value, onChange);
  return (
    <div className="relative min-w-32 flex-1">
      <Search aria-hidden="true" className="pointer-events-none absolute top-3 left-3 size-5 text-muted" />
      <input
        type="search"
        aria-label="Search shifts"
        placeholder={placeholder}
        value={typed}
        onChange={(change) => setTyped(change.target.value)}
        className="min-h-11 w-full rounded-control border border-control bg-card py-2 pr-1 pl-9.5 text-base text-ink placeholder:text-sm placeholder:text-muted md:pl-10 md:text-sm"
      />
    </div>
  );
}
