import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** What went wrong with a form, above its fields, until the next try. Nothing that was typed is lost. */
export function FailureBox({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="alert" className="flex gap-3 rounded-control border-l-4 border-danger bg-danger-tint px-4 py-3 text-sm">
      <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />
      <div>
        <p className="font-semibold">{title}</p>
        <p>{children}</p>
      </div>
    </div>
  );
}
