import { useRef, useState, type ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  title: string;
  /** What will happen, and what goes with it. */
  children: ReactNode;
  confirm: string;
  /** What the button says meanwhile, such as 'Deleting…'. */
  busy: string;
  keep?: string;
  /** Whether the button destroys something. */
  danger?: boolean;
  /** False until a further condition holds, such as a typed word. */
  ready?: boolean;
  /** Does it, and says whether it succeeded; tells of failures itself. The dialog closes only after success. */
  onConfirm: () => Promise<boolean>;
  onClose: () => void;
}

/** Asks before something is done that cannot be taken back. A second click does nothing. */
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
  const begun = useRef(false);
  const act = async () => {
    if (begun.current) return;
    begun.current = true;
    setWorking(true);
    const done = await onConfirm();
    begun.current = false;
    setWorking(false);
    if (done) onClose();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="mt-4 grid gap-4">{children}</div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{keep}</Button>
        <Button kind={danger ? 'danger' : 'primary'} disabled={!ready} busy={working} onClick={() => void act()}>
          {working ? busy : confirm}
        </Button>
      </div>
    </Dialog>
  );
}
