import { grouped } from '../../formatting/counts';
import { useId, type ReactNode } from 'react';

interface OverviewSectionProps {
  title: string;
  /** A number beside the title. */
  count?: number;
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the overview under its heading. */
export function OverviewSection({ title, count, action, children }: OverviewSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <div className="flex items-center gap-2.5">
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          {count === undefined ? null : (
            <span className="rounded-full bg-sunken px-2.5 py-0.5 text-sm font-semibold text-muted tabular-nums">
              {grouped(count)}
            </span>
          )}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
