import { ChevronDown } from 'lucide-react';
import { useId } from 'react';

/** One choice of a select. */
export interface Choice {
  value: string;
  label: string;
}

interface SelectFieldProps {
  label: string;
  value: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
  /** Marks a choice other than the default. */
  active?: boolean;
  className?: string;
}

/** A labelled native select: the phone's own wheel, the keyboard's own letters. */
export function SelectField({ label, value, choices, onChange, active = false, className = '' }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      <div className="relative mt-1">
        <select
          id={id}
          value={value}
          onChange={(change) => onChange(change.target.value)}
          className={`min-h-11 w-full appearance-none truncate rounded-control border bg-card py-2 pr-9 pl-3 text-sm text-ink ${
            active ? 'border-primary font-semibold ring-1 ring-primary' : 'border-control'
          }`}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-3 right-3 size-5 text-muted" />
      </div>
    </div>
  );
}
