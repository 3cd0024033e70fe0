import type { ComponentProps, ReactNode } from 'react';

/** A tick box with its words; the whole line can be pressed. */
export function CheckField({ label, ...input }: ComponentProps<'input'> & { label: ReactNode }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
      <input type="checkbox" {...input} className="size-5 shrink-0 accent-primary" />
      <span>{label}</span>
    </label>
  );
}
