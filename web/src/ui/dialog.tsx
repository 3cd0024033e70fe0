import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { countOpenDialog } from './open-dialogs';
import { IconButton } from './icon-button';
import { ToastRegion } from './toast-region';

interface DialogProps {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** `side`: a panel at the right edge, for menus. `wide`: in the middle, for lists. */
  placement?: 'centre' | 'side' | 'wide';
  /** A wider panel at the side, for forms beside a list that stays to be seen. */
  wide?: boolean;
}

/**
 * A modal dialog on the browser's own `<dialog>`: focus stays inside, Escape closes, focus returns to where it was,
 * and no library writes style elements, which the Content-Security-Policy would refuse. Mounted means open.
 */
export function Dialog({ title, onClose, children, placement = 'centre', wide = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    element.showModal();
    heading.current?.focus();
    const release = countOpenDialog();
    return () => {
      element.close();
      release();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={`sheet ${placement === 'centre' ? '' : `sheet-${placement}`} ${wide ? 'sheet-side-wide' : ''}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        // Only a press that began and ended on the backdrop closes: not one that slipped off while marking text.
        if (pressedOutside.current && event.target === dialog.current) onClose();
      }}
    >
      <div className="p-5 sm:p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} ref={heading} tabIndex={-1} className="pt-1.5 text-lg">
            {title}
          </h2>
          <IconButton label="Close" onClick={onClose} className="-mt-1 -mr-2">
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
        {children}
      </div>
      <ToastRegion inDialog />
    </dialog>
  );
}
