import { ChevronDown } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import type { Choice } from './select-field';

interface FormSelectProps extends ComponentProps<'select'> {
  label: string;
  hint?: ReactNode;
  error?: string;
  choices: readonly Choice[];
}

/** A labelled select of a form, with its error between label and control. */
export function FormSelect({ label, hint, error, choices, className = '', ...select }: FormSelectProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="mt-1 text-sm font-semibold text-danger">
          {error}
        </p>
      ) : null}
      <div className="relative mt-1">
        <select
          {...select}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className="min-h-12 w-full appearance-none truncate rounded-control border border-control bg-card py-2 pr-9 pl-3 text-base text-ink aria-invalid:border-2 aria-invalid:border-danger"
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-3.5 right-3 size-5 text-muted" />
      </div>
    </div>
  );
}
