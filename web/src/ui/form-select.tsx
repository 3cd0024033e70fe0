import { ChevronDown } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import type { Choice } from './select-field';

interface FormSelectProps extends ComponentProps<'select'> {
  label: string;
  choices: readonly Choice[];
  /** Said after the label, such as 'optional'. */
  note?: string;
  /** A line of help under the label. */
  hint?: ReactNode;
  error?: string;
}

/** A labelled native select of a form; its error stands between label and control and is read with it. */
export function FormSelect({ label, choices, note, hint, error, className = '', ...select }: FormSelectProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
        {note ? <span className="font-normal text-muted"> ({note})</span> : null}
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
          className="min-h-12 w-full appearance-none truncate rounded-control border border-control bg-card py-2 pr-10 pl-3 text-base text-ink aria-invalid:border-2 aria-invalid:border-danger"
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
