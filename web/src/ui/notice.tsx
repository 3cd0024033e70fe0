import type { ReactNode } from 'react';

interface NoticeProps {
  title: string;
  /** Page-level notices are the page's first heading, others stand below one. */
  level?: 1 | 2;
  children?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
  role?: 'alert' | 'status';
}

/** A calm block that says what is (or is not) here and offers the next step: empty states, missing things, failures. */
export function Notice({ title, level = 2, children, action, role }: NoticeProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div role={role} className="mx-auto max-w-xl px-4 py-14 text-center">
      <Heading className={level === 1 ? 'text-2xl' : 'text-lg'}>{title}</Heading>
      {children ? <div className="mt-2 text-muted">{children}</div> : null}
      {action ? <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}
