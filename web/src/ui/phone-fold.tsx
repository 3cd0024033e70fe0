import { useState, type ReactNode } from 'react';
import { useMediaQuery } from './use-media-query';

/** A part that a phone shows only on request, so that the first line of the list is on its screen; a larger screen shows it at once. */
export function PhoneFold({
  label,
  className = '',
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  const wide = useMediaQuery('(min-width: 48rem)');
  const [open, setOpen] = useState(false);
  if (wide) return <>{children}</>;
  return (
    <details
      open={open}
      onToggle={(toggle) => setOpen(toggle.currentTarget.open)}
      className={`rounded-card border border-hairline bg-card ${className}`}
    >
      <summary className="min-h-11 px-4 py-2.5 text-sm font-semibold text-primary">{label}</summary>
      {open ? <div className="px-3 pb-3">{children}</div> : null}
    </details>
  );
}
