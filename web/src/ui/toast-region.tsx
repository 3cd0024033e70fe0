import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useAnyDialogOpen } from './open-dialogs';
import { obstaclesIn, placeToast } from './place-toast';
import { dismissToast, holdToast, resumeToast, useToast } from './toasts';

/**
 * Where toasts appear and are read out. The page has one, and every dialog has its own, because an open dialog makes
 * the rest of the page unreachable; only one of them shows the toast. It stands where it covers no title, no closing cross and no button
 * that is pressed next.
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
    const place = () => {
      const { offsetWidth: width, offsetHeight: height } = element;
      const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const root = element.closest('dialog') ?? document;
      const { left, top } = placeToast({ width, height }, view, view.width < 576 ? 12 : 20, obstaclesIn(root));
      element.style.left = `${left}px`;
      element.style.top = `${top}px`;
    };
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [key]);
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
            onPointerEnter={holdToast}
            onPointerLeave={resumeToast}
            onFocus={holdToast}
            onBlur={resumeToast}
            className={`pointer-events-auto flex gap-3 rounded-card border-l-4 bg-card p-4 text-ink shadow-float ${
              failed ? 'border-danger' : 'border-good'
            }`}
          >
            {failed ? (
              <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
            ) : (
              <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
            )}
            <div className="min-w-0 flex-1 text-sm">
              <p className="font-semibold">{shown.title}</p>
              {shown.description ? <p className="text-muted">{shown.description}</p> : null}
            </div>
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
