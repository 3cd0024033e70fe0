import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useAnyDialogOpen } from './open-dialogs';
import { dismissToast, holdToast, resumeToast, useToast } from './toasts';

/**
 * Where toasts appear and are read out. The page has one, and every dialog has its own, because an open dialog makes
 * the rest of the page unreachable; only one of them shows the toast.
 */
export function ToastRegion({ inDialog = false }: { inDialog?: boolean }) {
  const toast = useToast();
  const dialogOpen = useAnyDialogOpen();
  const shown = dialogOpen === inDialog ? toast : null;
  const failed = shown?.kind === 'failure';
  return (
    <div
      role={dialogOpen === inDialog ? 'region' : undefined}
      aria-label={dialogOpen === inDialog ? 'Notifications' : undefined}
      className="no-print pointer-events-none fixed inset-x-3 top-3 z-50 flex justify-center sm:right-5 sm:left-auto sm:top-5"
    >
      <div role="status" aria-live={failed ? 'assertive' : 'polite'} aria-atomic="true" className="w-full sm:w-96">
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
