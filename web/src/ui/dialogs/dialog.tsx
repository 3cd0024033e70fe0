import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode, useEffect, type RefObject } from 'react';
import { CloseGuardContext, type CloseGuard } from './close-guard';
import { countOpenDialog } from './open-dialogs';
import { IconButton } from '../icon-button';
import { ToastRegion } from '../toasts/toast-region';
import { useBackCloses } from './use-back-closes';
import { holdFocusPlace } from '../focus-place';

interface DialogProps {
  title: ReactNode;
  /** Called by Escape, the cross, a press outside and the browser's Back. To refuse, for example to ask about unsaved text, leave the dialog open. */
  onClose: () => void;
  /** The parameter of the address that opens it, where a link can, such as 'shift'. */
  parameter?: string;
  /** Stays visible under the title while the rest scrolls, null for the title alone; `children` then contain a `sheet-middle` and a `sheet-foot`. */
  head?: ReactNode;
  children: ReactNode;
  /** `side`: a panel at the right edge, for menus. `wide`: in the middle, for lists. */
  placement?: 'centre' | 'side' | 'wide';
  /** A wider panel at the side, for forms beside a list that stays visible. */
  wide?: boolean;
}

/**
 * A modal dialog on the browser's own `<dialog>`: focus stays inside, Escape and Back close, focus returns to where it was,
 * and no library writes style elements, which the Content-Security-Policy would refuse. Mounted means open.
 */
export function Dialog({ title, onClose, parameter, head, children, placement = 'centre', wide = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const comeBack = holdFocusPlace();
    element.showModal();
    heading.current?.focus();
    const release = countOpenDialog();
    return () => {
      element.close();
      release();
      comeBack();
    };
  }, []);
  // Unsaved text may ask first.
  const guard = useRef<CloseGuard | null>(null);
  const leave = () => {
    if (!guard.current || guard.current(onClose)) onClose();
  };
  useBackCloses(true, leave, parameter);
  useVisibleHeight(dialog);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={`sheet ${placement === 'centre' ? '' : `sheet-${placement}`} ${wide ? 'sheet-side-wide' : ''} ${head === undefined ? '' : 'sheet-framed'}`}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        // Only a press that began and ended on the backdrop closes: not a text selection that slipped off.
        if (pressedOutside.current && event.target === dialog.current) leave();
      }}
    >
      <div className={head === undefined ? 'p-5 sm:p-6' : 'sheet-frame'}>
        <div className={head === undefined ? undefined : 'sheet-head'}>
          <div className="flex items-start justify-between gap-4">
            <h2 id={titleId} ref={heading} tabIndex={-1} className="pt-1.5 text-lg">
              {title}
            </h2>
            <IconButton label="Close" onClick={leave} className="-mt-1 -mr-2">
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          </div>
          {head}
        </div>
        <CloseGuardContext value={guard}>{children}</CloseGuardContext>
      </div>
      <ToastRegion inDialog />
    </dialog>
  );
}

/**
 * Sets `--visible-height` and `--hidden-below` of an element to how much of the window a phone's keyboard leaves visible: it covers the
 * page without making the window smaller. While somebody zooms in, nothing is set: what they look at must not move.
 */
function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const measure = () => {
      const style = element.current?.style;
      if (viewport.scale > 1.01) return;
      const below = Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop);
      style?.setProperty('--visible-height', `${viewport.height}px`);
      style?.setProperty('--hidden-below', `${below}px`);
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, [element]);
}
