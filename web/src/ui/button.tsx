import type { ComponentProps } from 'react';

type Kind = 'primary' | 'quiet' | 'outline' | 'danger';

const shared =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-4 py-2 text-sm font-semibold transition-colors select-none print:hidden';

const kinds: Record<Kind, string> = {
  primary: 'bg-primary text-on-primary hover:bg-primary-strong',
  quiet: 'bg-primary-tint text-primary hover:bg-primary hover:text-on-primary',
  outline: 'border border-control bg-card text-ink hover:border-primary hover:text-primary',
  danger: 'bg-danger text-on-primary hover:opacity-90',
};

const off = 'cursor-not-allowed bg-sunken text-muted';

/** The style of a button, for links that are the main step of a page. On paper there is nothing to press. */
export function buttonClass(kind: Kind, extra = ''): string {
  return `${shared} ${kinds[kind]} ${extra}`;
}

interface ButtonProps extends ComponentProps<'button'> {
  kind?: Kind;
  /** Busy: further presses do nothing, and the button keeps the focus, which a disabled button would lose. */
  busy?: boolean;
}

/** A button, at least 44 px high. `kind`: primary is the one main step, quiet repeats in lists, danger destroys, outline is everything else. */
export function Button({ kind = 'outline', className = '', busy = false, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      data-kind={kind}
      {...rest}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={`${shared} ${rest.disabled || busy ? off : kinds[kind]} ${className}`}
    />
  );
}
