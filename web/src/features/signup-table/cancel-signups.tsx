import { useState } from 'react';
import { count, grouped } from '../../formatting/counts';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { Dialog } from '../../ui/dialogs/dialog';
import { useCheckedInAmong } from '../waiting-actions/checked-in-warning';
import { useCancelLater } from '../waiting-actions/use-cancel-later';
import type { CancelSignups_RefusedFragment } from '../waiting-actions/waiting-actions.generated';

interface CancelSignupsProps {
  signupIds: readonly string[];
  onDone: () => void;
  onClose: () => void;
}

/** The signups that were not cancelled. */
interface Partly {
  cancelled: number;
  refused: readonly CancelSignups_RefusedFragment[];
}

/** Asks before many signups are cancelled at once. Those that could not be are named, with the reason, until that is read. */
export function CancelSignups({ signupIds: chosen, onDone, onClose }: CancelSignupsProps) {
  // The signups at the time of the question: people who join a chosen shift while the dialog is open keep their place.
  const [signupIds] = useState(chosen);
  const cancelLater = useCancelLater();
  const { asks, warning } = useCheckedInAmong(signupIds);
  const [partly, setPartly] = useState<Partly | null>(null);
  const close = () => {
    onDone();
    onClose();
  };
  const confirm = async () => {
    const answer = await cancelLater(signupIds);
    if (!answer) return false;
    const { signupIds: cancelled, refused } = answer;
    if (refused.length > 0) {
      setPartly({ cancelled: cancelled.length, refused });
      return false;
    }
    onDone();
    return true;
  };
  if (partly)
    return (
      <Dialog
        title={
          partly.cancelled === 0
            ? 'No signup is cancelled'
            : `Cancelling ${grouped(partly.cancelled)} of ${count(signupIds.length, 'signup')}`
        }
        onClose={close}
      >
        <p className="mt-4">{partly.refused.length === 1 ? 'This one is' : 'These are'} not cancelled:</p>
        <ul className="mt-2 grid max-h-80 list-disc gap-1 overflow-y-auto pl-5">
          {partly.refused.map(({ id, name, reason }) => (
            <li key={id} className="wrap-anywhere">
              {name ? <strong className="font-semibold">{name}: </strong> : null}
              {reason}
            </li>
          ))}
        </ul>
        <p className="mt-5 text-right">
          <Button kind="primary" onClick={close}>
            Done
          </Button>
        </p>
      </Dialog>
    );
  const many = count(signupIds.length, 'signup');
  return (
    <ConfirmDialog
      title={`Cancel ${many}?`}
      confirm={`Cancel ${many}`}
      busy="Cancelling…"
      keep="Keep them"
      danger
      ready={!asks}
      onConfirm={confirm}
      onClose={onClose}
    >
      {warning}
      <p>The spots open up, and everyone is notified by email.</p>
    </ConfirmDialog>
  );
}
