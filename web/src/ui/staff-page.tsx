import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface StaffPageProps {
  title: string;
  /** Beside the title, such as a badge. */
  aside?: ReactNode;
  subtitle?: ReactNode;
  /** Where the link above the title leads. */
  back?: { to: string; label: string };
  /** Across the whole width above the heading; it may contain the way back. */
  bar?: ReactNode;
  /** The main steps of the page, at its upper right. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a staff page: the way back, the heading, what can be done, the content. */
export function StaffPage({ title, aside, subtitle, back, bar, actions, children }: StaffPageProps) {
  return (
    <>
      {bar}
      <div className={`page-width ${bar ? 'py-4' : 'py-6 md:py-10'}`}>
        {back ? (
          <Link
            to={back.to}
            className="no-print -ml-1 inline-flex min-h-11 items-center gap-1.5 px-1 text-sm font-semibold text-primary hover:underline"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {back.label}
          </Link>
        ) : null}
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-3">
          <div className={bar ? 'min-w-0 lg:flex-1' : ''}>
            <div className={`flex flex-wrap items-center gap-x-3 ${bar ? 'gap-y-1 md:min-h-11' : 'gap-y-3'}`}>
              <h1 className={bar ? 'text-xl' : 'text-2xl'}>{title}</h1>
              {aside}
            </div>
            {subtitle ? <div className="mt-1 text-muted">{subtitle}</div> : null}
          </div>
          {actions ? <div className="no-print flex flex-wrap gap-3">{actions}</div> : null}
        </div>
        <div className={bar ? 'mt-3' : 'mt-6'}>{children}</div>
      </div>
    </>
  );
}
