import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../button';
import { Dialog } from './dialog';

/** What went wrong, in words. */
export interface ConfirmFailure {
  title: string;
  text?: string;
}

interface ConfirmDialogProps {
  title: string;
  /** What will happen, and what is deleted with it. */
  children: ReactNode;
  confirm: string;
  /** The button's label while it runs, such as 'Deleting…'. */
  busy: string;
  keep?: string;
  /** Whether the button destroys something. */
  danger?: boolean;
  /** False until a further condition holds, such as a typed word. */
  ready?: boolean;
  /**
   * Runs the action. The dialog closes after success (true), stays open where the caller has shown the failure (false), and shows a
   * returned text itself.
   */
  onConfirm: () => Promise<boolean | ConfirmFailure>;
  onClose: () => void;
}

/** Asks before an action that cannot be undone. A second click does nothing. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  busy,
  keep = 'Cancel',
  danger = false,
  ready = true,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<ConfirmFailure | null>(null);
  const begun = useRef(false);
  const act = async () => {
    if (begun.current) return;
    begun.current = true;
    setWorking(true);
    setFailure(null);
    const done = await onConfirm();
    begun.current = false;
    setWorking(false);
    if (done === true) onClose();
    else if (done) setFailure(done);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="mt-4 grid gap-4">{children}</div>
      {failure ? (
        <div role="alert" className="mt-4 rounded-control border-l-4 border-danger bg-danger-tint px-4 py-3 text-sm">
          <p className="font-semibold">{failure.title}</p>
          {failure.text ? <p>{failure.text}</p> : null}
        </div>
      ) : null}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{keep}</Button>
        <Button kind={danger ? 'danger' : 'primary'} disabled={!ready} busy={working} onClick={() => void act()}>
          {working ? busy : confirm}
        </Button>
      </div>
    </Dialog>
  );
}
