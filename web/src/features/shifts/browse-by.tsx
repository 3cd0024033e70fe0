import { useId } from 'react';
import { browseModes, type BrowseBy } from './shift-filters';

const names: Record<BrowseBy, string> = {
  all: 'See All',
  category: 'By Category',
  date: 'By Date',
  time: 'By Time',
  lead: 'By Lead',
};

interface BrowseByProps {
  value: BrowseBy;
  onChange: (value: BrowseBy) => void;
}

/** The five ways to browse, as one row of radio buttons; in two rows where a narrow window was rendered as a wide one. */
export function BrowseBySelector({ value, onChange }: BrowseByProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0 max-w-full">
      <legend className="for-screen-readers">Browse by</legend>
      <div className="flex flex-wrap gap-0.5 rounded-control bg-sunken p-0.5 md:flex-nowrap">
        {browseModes.map((mode) => (
          <label
            key={mode}
            className="relative flex min-h-11 flex-auto cursor-pointer items-center justify-center rounded-md px-2 text-sm font-semibold whitespace-nowrap lg:px-3 text-muted hover:text-ink has-checked:bg-card has-checked:text-primary has-checked:shadow-sm has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name={name}
              value={mode}
              checked={value === mode}
              onChange={() => onChange(mode)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {names[mode]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The five ways to browse as a select, for a phone. */
export function BrowseBySelect({ value, onChange }: BrowseByProps) {
  return (
    <select
      aria-label="Browse by"
      value={value}
      onChange={({ target }) => onChange(browseModes.find((mode) => mode === target.value) ?? 'all')}
      className={`min-h-11 w-29 rounded-control border bg-card px-1.5 text-sm font-semibold ${
        value === 'all' ? 'border-control text-ink' : 'border-primary text-primary'
      }`}
    >
      {browseModes.map((mode) => (
        <option key={mode} value={mode}>
          {names[mode]}
        </option>
      ))}
    </select>
  );
}
