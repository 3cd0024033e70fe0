import { formatShortDay } from '../../formatting/days';
import type { Choice } from '../../ui/fields/select-field';

interface DayBarProps {
  /** The event's days (`YYYY-MM-DD`), behind the empty value for any. */
  dates: readonly Choice[];
  date: string | null;
  onChange: (date: string | null) => void;
}

/** The days of an event in one row, which scrolls sideways: a press shows that day alone, and once more all of them. */
export function DayBar({ dates, date, onChange }: DayBarProps) {
  return (
    <div role="group" aria-label="Day" className="-mx-4 flex gap-1.5 overflow-x-auto px-4 md:mx-0 md:px-0">
      {dates.map(({ value }) => (
        <button
          key={value}
          type="button"
          aria-pressed={(date ?? '') === value}
          onClick={() => onChange(value === date ? null : value || null)}
          className="min-h-11 shrink-0 rounded-control px-3 text-sm font-semibold whitespace-nowrap text-muted tabular-nums hover:bg-sunken hover:text-ink aria-pressed:bg-primary-tint aria-pressed:text-primary"
        >
          {value ? formatShortDay(value) : 'All days'}
        </button>
      ))}
    </div>
  );
}
