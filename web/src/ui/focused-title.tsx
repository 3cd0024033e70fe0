import { useEffect, useRef, type ReactNode } from 'react';

/** The title of what takes the place of something else at the same address: it gets the focus, so that it is read and gone on from. */
export function FocusedTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLSpanElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <span ref={title} tabIndex={-1}>
      {children}
    </span>
  );
}
