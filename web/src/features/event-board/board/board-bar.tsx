import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatShortDay } from '../../../formatting/days';
import { count, grouped } from '../../../formatting/counts';
import { Button } from '../../../ui/button';
import { CheckField } from '../../../ui/fields/check-field';
import { SelectField } from '../../../ui/fields/select-field';
import { useMediaQuery } from '../../../ui/use-media-query';
import type { BoardFilters } from './filter-board';

interface BoardBarProps {
  filters: BoardFilters;
  days: readonly string[];
  missing: number;
  missingShifts: number;
  onChange: (part: Partial<BoardFilters>) => void;
  onNextMissing: () => void;
  /** Where the categories have no column, they are chosen here. */
  children?: ReactNode;
}

const dayClass =
  'inline-flex min-h-11 items-center rounded-control border border-control bg-card px-3 text-sm font-semibold whitespace-nowrap hover:border-primary aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary';

/**
 * Above the board: find by words, one day, only where people are missing, and the way to the next place without somebody. One line on a
 * laptop, where the days are a select; on smaller screens they are a row of buttons.
 */
export function BoardBar({ filters, days, missing, missingShifts, onChange, onNextMissing, children }: BoardBarProps) {
  const wide = useMediaQuery('(min-width: 64rem)');
  return (
    <div className="grid gap-3 pb-4 lg:pb-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="relative min-w-52 flex-1 md:max-w-60 lg:min-w-40">
          <Search aria-hidden="true" className="pointer-events-none absolute top-3 left-3 size-5 text-muted" />
          <input
            type="search"
            aria-label="Find a role, location, name or phone"
            placeholder="Role, name or phone"
            value={filters.text}
            onChange={(change) => onChange({ text: change.target.value })}
            className="min-h-11 w-full rounded-control border border-control bg-card py-2 pr-2 pl-10 text-base text-ink placeholder:text-muted md:text-sm"
          />
        </div>
        {wide && days.length > 1 ? (
          <SelectField
            label="Day"
            className="[&>:not(label)]:mt-0 [&>label]:sr-only"
            value={filters.day ?? ''}
            active={filters.day !== null}
            choices={[
              { value: '', label: 'All days' },
              ...days.map((day) => ({ value: day, label: formatShortDay(day) })),
            ]}
            onChange={(day) => onChange({ day: day || null })}
          />
        ) : null}
        {children ? <div className="w-full sm:w-72">{children}</div> : null}
        <CheckField
          label="Only where people are missing"
          checked={filters.onlyMissing}
          onChange={(change) => onChange({ onlyMissing: change.target.checked })}
        />
        <div className="ml-auto flex items-center gap-3 max-sm:w-full max-sm:justify-between">
          <p role="status" className="text-sm tabular-nums">
            {missing > 0 ? (
              <>
                <strong className="font-semibold text-warm">{grouped(missing)} missing</strong> in{' '}
                {count(missingShifts, 'shift')}
              </>
            ) : (
              'Nobody is missing'
            )}
          </p>
          <Button disabled={missing === 0} onClick={onNextMissing}>
            Next missing
          </Button>
        </div>
      </div>
      {!wide && days.length > 1 ? (
        <div role="group" aria-label="Day" className="-mx-1 flex gap-2 overflow-x-auto px-1 py-1">
          <button
            type="button"
            aria-pressed={filters.day === null}
            className={dayClass}
            onClick={() => onChange({ day: null })}
          >
            All days
          </button>
          {days.map((day) => (
            <button
              key={day}
              type="button"
              aria-pressed={filters.day === day}
              className={dayClass}
              onClick={() => onChange({ day })}
            >
              {formatShortDay(day)}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
