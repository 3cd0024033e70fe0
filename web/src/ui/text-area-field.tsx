import { useId, type ComponentProps, type ReactNode } from 'react';

interface TextAreaFieldProps extends ComponentProps<'textarea'> {
  label: string;
  /** Said after the label, such as 'optional'. */
  note?: string;
  /** A line of help under the label. */
  hint?: ReactNode;
  error?: string;
}

/** Several labelled lines of input; its error stands between label and input and is read with it. */
export function TextAreaField({ label, note, hint, error, className = '', rows = 4, ...input }: TextAreaFieldProps) {
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
      <textarea
        {...input}
        id={id}
        rows={rows}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className="mt-1 w-full rounded-control border border-control bg-card px-3 py-2 text-base text-ink aria-invalid:border-2 aria-invalid:border-danger"
      />
    </div>
  );
}
