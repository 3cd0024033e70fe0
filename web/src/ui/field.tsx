import type { ComponentProps } from 'react';
import { FieldFrame, type FieldWords } from './field-frame';

/** One labelled line of input. */
export function Field({ label, note, hint, error, className = '', ...input }: ComponentProps<'input'> & FieldWords) {
  return (
    <FieldFrame label={label} note={note} hint={hint} error={error} className={className}>
      {(ties) => (
        <input
          {...input}
          {...ties}
          className="mt-1 min-h-12 w-full rounded-control border border-control bg-card px-3 py-2 text-base text-ink placeholder:text-muted aria-invalid:border-2 aria-invalid:border-danger"
        />
      )}
    </FieldFrame>
  );
}
