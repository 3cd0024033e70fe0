import { useId, type ReactNode } from 'react';

/** The props of every labelled control of a form. */
export interface FieldWords {
  label: string;
  /** Shown after the label, such as 'optional'. */
  note?: string;
  /** A line of help under the label. */
  hint?: ReactNode;
  error?: string;
}

interface FieldFrameProps extends FieldWords {
  className: string;
  /** The control itself, given the ids of its label, help and error. */
  children: (ties: {
    id: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** Label, help and error of a control; the error stands between label and control and is read with it. */
export function FieldFrame({ label, note, hint, error, className, children }: FieldFrameProps) {
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
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
    </div>
  );
}
