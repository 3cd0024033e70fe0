import type { ReactNode } from 'react';
import { Notice } from '../../ui/notice';

/** Somebody came where they may not be. */
export function AccessDenied({ children }: { children: ReactNode }) {
  return (
    <Notice level={1} title="Access Denied">
      <p>{children}</p>
    </Notice>
  );
}
