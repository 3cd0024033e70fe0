import * as Dropdown from '@radix-ui/react-dropdown-menu';
import { MoreHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { focusStays } from '../focus-place';
import { useBackCloses } from './use-back-closes';

/** One entry of a menu: an action or a link. */
export interface MenuEntry {
  label: string;
  onSelect: () => void;
  /** Marks a destructive action. */
  danger?: boolean;
  disabled?: boolean;
}

interface MenuProps {
  /** The button's label for screen readers, such as 'Actions for Birkie'. */
  label: string;
  entries: readonly MenuEntry[];
  /** Disabled: it does not open, and keeps the focus, which a disabled button would lose. */
  disabled?: boolean;
  /** The button's content; three dots by default. */
  children?: ReactNode;
}

/** A button with a menu under it: arrow keys move, letters jump, Escape and Back close and return the focus. */
export function Menu({ label, entries, disabled = false, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  useBackCloses(open, () => setOpen(false));
  return (
    // Not modal: the modal kind writes a style element, which the Content-Security-Policy refuses.
    <Dropdown.Root modal={false} open={open} onOpenChange={(opens) => setOpen(opens && !disabled)}>
      <Dropdown.Trigger
        ref={focusStays}
        aria-label={label}
        aria-disabled={disabled || undefined}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control text-muted hover:bg-sunken hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-40 data-[state=open]:bg-sunken"
      >
        {children ?? <MoreHorizontal aria-hidden="true" className="size-5" />}
      </Dropdown.Trigger>
      <Dropdown.Portal>
        <Dropdown.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-40 min-w-48 rounded-card border border-hairline bg-card py-1 shadow-float"
        >
          {entries.map(({ label: text, onSelect, danger = false, disabled = false }) => (
            <Dropdown.Item
              key={text}
              disabled={disabled}
              onSelect={onSelect}
              className={`flex min-h-11 cursor-pointer items-center px-4 text-sm font-medium outline-none select-none data-[disabled]:cursor-not-allowed data-[disabled]:text-muted data-[highlighted]:bg-primary-tint ${
                danger ? 'text-danger' : ''
              }`}
            >
              {text}
            </Dropdown.Item>
          ))}
        </Dropdown.Content>
      </Dropdown.Portal>
    </Dropdown.Root>
  );
}
