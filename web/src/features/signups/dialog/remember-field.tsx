import { useState, type ComponentProps } from 'react';
import { browserStore } from '../../../session/browser-store';

/** Whether this device remembers the people who sign up. Where the browser stores nothing, a note says so instead. */
export function RememberField({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  const [isLasting] = useState(() => browserStore.isLasting());
  if (!isLasting)
    return (
      <p className="text-sm text-muted">
        This browser does not let us remember your details. You type them again next time.
      </p>
    );
  return (
    <label className="-my-1 flex min-h-11 cursor-pointer items-center gap-3 text-sm">
      <input type="checkbox" {...input} className="size-5 shrink-0 accent-primary" />
      {label}
    </label>
  );
}
