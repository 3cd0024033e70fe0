import { CircleAlert } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

/**
 * The error of a form, above its fields, until the next try. Typed values stay. It takes the focus, so that it is seen and read, unless the
 * focus is in a faulty field already.
 */
export function FailureBox({ title, children }: { title: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!document.activeElement?.matches('[aria-invalid=true]')) box.current?.focus();
  }, []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="flex gap-3 rounded-control border-l-4 border-danger bg-danger-tint px-4 py-3 text-sm"
    >
      <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p>{children}</p>
      </div>
    </div>
  );
}
