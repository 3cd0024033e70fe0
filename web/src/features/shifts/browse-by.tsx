import { useId } from 'react';
import type { BrowseBy } from './shift-filters';

const names: readonly { value: BrowseBy; label: string }[] = [
  { value: 'all', label: 'See All' },
  { value: 'category', label: 'By Category' },
  { value: 'date', label: 'By Date' },
  { value: 'time', label: 'By Time' },
  { value: 'lead', label: 'By Lead' },
];

/** The five ways to browse, as one row of radio buttons; on a very narrow phone they take two, so that none hides. */
export function BrowseBySelector({ value, onChange }: { value: BrowseBy; onChange: (value: BrowseBy) => void }) {
  const name = useId();
  return (
    <fieldset className="min-w-0 max-w-full">
      <legend className="for-screen-readers">Browse by</legend>
      <div className="flex flex-wrap gap-0.5 rounded-control bg-sunken p-0.5 md:flex-nowrap">
        {names.map((mode) => (
          <label
            key={mode.value}
            className="relative flex min-h-11 flex-auto cursor-pointer items-center justify-center rounded-md px-1.5 text-xs font-semibold whitespace-nowrap md:px-2 md:text-sm lg:px-3 text-muted hover:text-ink has-checked:bg-card has-checked:text-primary has-checked:shadow-sm has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name={name}
              value={mode.value}
              checked={value === mode.value}
              onChange={() => onChange(mode.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {mode.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
