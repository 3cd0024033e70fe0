import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { count } from '../../formatting/counts';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { useMediaQuery } from '../../ui/use-media-query';
import { BrowseBySelector } from './browse-by';
import type { FilterChoices } from './filter-choices';
import { FilterFields } from './filter-fields';
import { SearchField } from './search-field';
import { countActiveFilters, mayReset, type ShiftFilters } from './shift-filters';

interface FilterBarProps {
  filters: ShiftFilters;
  choices: FilterChoices;
  /** How many shifts are shown now. */
  found: number;
  onChange: (change: Partial<ShiftFilters>) => void;
  onSearch: (search: string) => void;
  onReset: () => void;
}

/** Browse by, search, Additional Filters and the count of what is found; stays at the top of the screen. */
export function FilterBar({ filters, choices, found, onChange, onSearch, onReset }: FilterBarProps) {
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

  const foundText = count(found, filters.show === 'open' ? 'open shift' : 'shift');
  const reset = (
    <Button
      className="border-transparent bg-transparent px-3 disabled:bg-transparent"
      disabled={!mayReset(filters)}
      onClick={onReset}
    >
      Reset filters
    </Button>
  );
  return (
    <>
      <div className="no-print md:hidden">
        {wide ? null : <BrowseBySelector value={filters.browseBy} onChange={(browseBy) => onChange({ browseBy })} />}
      </div>
      <div
        ref={bar}
        className="no-print sticky top-0 z-20 -mx-4 border-b border-hairline bg-page px-4 py-2 md:mx-0 md:px-0 short:static"
      >
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          {wide ? <BrowseBySelector value={filters.browseBy} onChange={(browseBy) => onChange({ browseBy })} /> : null}
          <SearchField value={filters.search} onChange={onSearch} />
          <Button
            aria-expanded={open}
            aria-controls={wide ? panelId : undefined}
            onClick={() => setOpen(!open)}
            className={`px-2.5! py-1! text-xs leading-4 lg:px-4! lg:text-sm ${active > 0 ? 'border-primary text-primary' : ''}`}
          >
            <SlidersHorizontal aria-hidden="true" className="size-4.5" />
            {/* On a phone in two lines, which leaves the search its room. */}
            <span className="max-w-20 text-left lg:max-w-none">
              Additional Filters
              {active > 0 ? <span className="tabular-nums"> ({active})</span> : null}
            </span>
          </Button>
          {roomy ? reset : null}
        </div>
        {wide && open ? (
          <div id={panelId} className="pt-3 pb-2">
            <FilterFields filters={filters} choices={choices} onChange={onChange} />
          </div>
        ) : null}
      </div>
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 md:pt-1">
        <p role="status" className="font-semibold tabular-nums">
          {foundText}
        </p>
        <p className="order-last basis-full text-xs text-muted md:order-none md:basis-auto md:text-sm">
          All times are local to the event.
        </p>
        {roomy ? null : <div className="ml-auto">{reset}</div>}
      </div>
      {!wide && open ? (
        <Dialog title="Additional Filters" onClose={() => setOpen(false)}>
          <div className="mt-4">
            <FilterFields filters={filters} choices={choices} onChange={onChange} />
            <Button kind="primary" className="mt-6 w-full" onClick={() => setOpen(false)}>
              Show {foundText}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
