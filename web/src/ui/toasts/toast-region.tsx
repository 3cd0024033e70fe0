import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useAnyDialogOpen } from '../dialogs/open-dialogs';
import { focusPlace } from '../focus-place';
import { coveredBy, obstaclesIn, placeToast } from './place-toast';
import { dismissToast, holdToast, resumeToast, runUndo, useToast } from './toasts';

/**
 * Where toasts appear and are announced. The page has one, and every dialog has its own, because an open dialog makes the rest of the page
 * unreachable; only one of them shows the toast. It covers no title, no closing cross and no button that is pressed next.
 */
export function ToastRegion({ inDialog = false }: { inDialog?: boolean }) {
  const toast = useToast();
  const dialogOpen = useAnyDialogOpen();
  const shown = dialogOpen === inDialog ? toast : null;
  const failed = shown?.kind === 'failure';
  const region = useRef<HTMLDivElement>(null);
  const key = shown?.key;
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || key === undefined) return undefined;
    const stop = keepClear(element);
    return () => {
      stop();
      // A removed element gets no event when the pointer leaves it.
      resumeToast();
    };
  }, [key]);
  const here = dialogOpen === inDialog;
  useEffect(() => (here ? undoByKey() : undefined), [here]);
  return (
    <div
      role={dialogOpen === inDialog ? 'region' : undefined}
      aria-label={dialogOpen === inDialog ? 'Notifications' : undefined}
      ref={region}
      data-toast
      className="no-print pointer-events-none fixed bottom-3 left-3 z-50 w-[calc(100%-1.5rem)] sm:w-96"
    >
      <div role="status" aria-live={failed ? 'assertive' : 'polite'} aria-atomic="true" className="w-full">
        {shown ? (
          <div
            key={shown.key}
            ref={giveFocusBack}
            onPointerMove={holdToast}
            onPointerLeave={resumeToast}
            onFocus={({ currentTarget, relatedTarget }) => {
              holdToast();
              if (relatedTarget && !currentTarget.contains(relatedTarget)) focusBefore = relatedTarget;
            }}
            onBlur={resumeToast}
            className={`pointer-events-auto flex gap-3 rounded-card border-l-4 bg-card p-4 text-ink shadow-float ${
              failed ? 'border-danger' : shown.stays ? 'border-warm' : 'border-good'
            }`}
          >
            {failed || shown.stays ? (
              <CircleAlert
                aria-hidden="true"
                className={`mt-0.5 size-5 shrink-0 ${failed ? 'text-danger' : 'text-warm'}`}
              />
            ) : (
              <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
            )}
            <div className="min-w-0 flex-1 text-sm">
              <p className="font-semibold">{shown.title}</p>
              {shown.description ? <p className="text-muted">{shown.description}</p> : null}
              {shown.undoes ? <p className="text-muted pointer-coarse:hidden">Press {undoKeys} to undo this.</p> : null}
            </div>
            {shown.action ? (
              <button
                type="button"
                onClick={shown.action.run}
                className="-my-2 inline-flex min-h-11 shrink-0 items-center self-start rounded-control border border-control px-3 text-sm font-semibold text-primary hover:border-primary"
              >
                {shown.action.label}
              </button>
            ) : null}
            <button
              type="button"
              onClick={dismissToast}
              className="-my-2 -mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-control text-muted hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
              <span className="for-screen-readers">Dismiss notification</span>
            </button>
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** Where the focus was before it came into a toast. */
let focusBefore: Element | null = null;

/** When a toast with the focus goes, the focus returns to where it was before, or to a heading where that is gone. */
function giveFocusBack(toast: HTMLDivElement | null): () => void {
  return () => {
    if (!toast?.contains(document.activeElement)) return;
    const place = focusBefore;
    queueMicrotask(() => {
      if (document.activeElement === document.body) focusPlace(place);
    });
  };
}

const undoKeys = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘Z' : 'Ctrl+Z';

/** A toast stands at the end of the page, and the focus where work goes on: its Undo has a key of its own. In a field the key is the field's. */
function undoByKey(): () => void {
  const press = (event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey || event.defaultPrevented) return;
    // A held key undoes one action, not the earlier ones too.
    if (event.repeat) return;
    if (target instanceof Element && target.closest('input:not([type=checkbox], [type=radio]), textarea, select'))
      return;
    if (runUndo()) event.preventDefault();
  };
  window.addEventListener('keydown', press);
  return () => window.removeEventListener('keydown', press);
}

/** From this weight on a toast moves away: titles, crosses, main buttons and the field in use. */
const inTheWay = 200;

/** Places a toast, and again whenever something important has come under it. Returns the function that ends that. */
function keepClear(element: HTMLElement): () => void {
  const root = element.closest('dialog') ?? document.body;
  let frame: number | undefined;
  const place = (anyway: boolean) => {
    frame = undefined;
    const { offsetWidth: width, offsetHeight: height } = element;
    const { left, top } = element.getBoundingClientRect();
    const obstacles = obstaclesIn(root);
    if (!anyway && coveredBy({ left, top, width, height }, obstacles) < inTheWay) return;
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const to = placeToast({ width, height }, view, view.width < 576 ? 12 : 20, obstacles);
    element.style.left = `${to.left}px`;
    element.style.top = `${to.top}px`;
    // Otherwise it would extend to its former place, and count as that high.
    element.style.bottom = 'auto';
  };
  const again = () => {
    frame ??= requestAnimationFrame(() => place(false));
  };
  place(true);
  // A dialog that opens is laid out after this, and may load its form first.
  again();
  const content = new MutationObserver((changes) => {
    if (changes.some(({ target }) => !element.contains(target))) again();
  });
  content.observe(root, { childList: true, subtree: true });
  const moves = ['resize', 'scroll', 'focusin'] as const;
  for (const move of moves) window.addEventListener(move, again, { capture: true, passive: true });
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    content.disconnect();
    for (const move of moves) window.removeEventListener(move, again, { capture: true });
  };
}
