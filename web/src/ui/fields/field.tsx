import type { ComponentProps } from 'react';
import { FieldFrame, type FieldWords } from './field-frame';

interface FieldProps extends ComponentProps<'input'>, FieldWords {
  /** As high as the selects and buttons beside it, which search fields always are. */
  besideSelects?: boolean;
}

/** One labelled line of input. */
export function Field({ label, note, hint, error, className = '', besideSelects = false, ...input }: FieldProps) {
  const height = besideSelects || input.type === 'search' ? 'min-h-11' : 'min-h-12';
  return (
    <FieldFrame label={label} note={note} hint={hint} error={error} className={className}>
      {(ties) => (
        <input
          {...input}
          {...ties}
          className={`mt-1 ${height} w-full rounded-control border border-control bg-card px-3 py-2 text-base text-ink placeholder:text-muted aria-invalid:border-2 aria-invalid:border-danger`}
        />
      )}
    </FieldFrame>
  );
}
