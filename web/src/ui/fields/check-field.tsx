import { useId, type ComponentProps, type ReactNode } from 'react';

interface CheckFieldProps extends ComponentProps<'input'> {
  label: ReactNode;
  /** A line of help under the label. */
  hint?: ReactNode;
  /** `switch`: something that is on or off at once, such as a part of the form. */
  kind?: 'checkbox' | 'switch';
  /** Why the last change was not saved. */
  failure?: string | null;
}

/** A checkbox with its label beside it; the whole line can be pressed. */
export function CheckField({ label, hint, kind = 'checkbox', failure, className = '', ...input }: CheckFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          {...input}
          type="checkbox"
          role={kind === 'switch' ? 'switch' : undefined}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className={kind === 'switch' ? 'switch' : 'size-5 shrink-0 accent-primary'}
        />
        <span className="min-w-0">{label}</span>
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={`text-sm text-muted ${kind === 'switch' ? 'pl-15' : 'pl-8'}`}>
          {hint}
        </p>
      ) : null}
      {failure ? (
        <p role="alert" className={`mt-1 text-sm font-semibold text-danger ${kind === 'switch' ? 'pl-15' : 'pl-8'}`}>
          {failure}
        </p>
      ) : null}
    </div>
  );
}
