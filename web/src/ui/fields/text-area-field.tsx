import type { ComponentProps } from 'react';
import { FieldFrame, type FieldWords } from './field-frame';

/** Several labelled lines of input. */
export function TextAreaField({
  label,
  note,
  hint,
  error,
  className = '',
  rows = 4,
  ...input
}: ComponentProps<'textarea'> & FieldWords) {
  return (
    <FieldFrame label={label} note={note} hint={hint} error={error} className={className}>
      {(ties) => (
        <textarea
          {...input}
          {...ties}
          rows={rows}
          className="mt-1 w-full rounded-control border border-control bg-card px-3 py-2 text-base text-ink aria-invalid:border-2 aria-invalid:border-danger"
        />
      )}
    </FieldFrame>
  );
}
