import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { FieldFrame, type FieldWords } from './field-frame';
import type { Choice } from './select-field';

/** A labelled native select of a form. */
export function FormSelect({
  label,
  choices,
  note,
  hint,
  error,
  className = '',
  ...select
}: ComponentProps<'select'> & FieldWords & { choices: readonly Choice[] }) {
  return (
    <FieldFrame label={label} note={note} hint={hint} error={error} className={className}>
      {(ties) => (
        <div className="relative mt-1">
          <select
            {...select}
            {...ties}
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
      )}
    </FieldFrame>
  );
}
