import { genericMessage, readRequestError } from '../../../graphql/request-error';
import { ConfirmDialog, type ConfirmFailure } from '../../../ui/dialogs/confirm-dialog';
import { showToast } from '../../../ui/toasts/toasts';
import type { Listed_FactorFragment } from './account-page.generated';
import { useRemoveFactorMutation } from './second-steps.generated';

interface RemoveFactorDialogProps {
  factor: Listed_FactorFragment;
  isLast: boolean;
  onClose: () => void;
}

/** Removes a second step after explaining what that means. */
export function RemoveFactorDialog({ factor: { id, name }, isLast, onClose }: RemoveFactorDialogProps) {
  const [remove] = useRemoveFactorMutation();
  const confirm = async (): Promise<true | ConfirmFailure> => {
    try {
      await remove({ variables: { id } });
    } catch (error) {
      console.warn('The second step was not removed', error);
      return { title: 'Not removed', text: readRequestError(error).message ?? genericMessage };
    }
    showToast({ kind: 'success', title: 'Second step removed', description: name });
    return true;
  };
  return (
    <ConfirmDialog
      title={`Remove ${name}?`}
      confirm="Remove"
      busy="Removing…"
      danger
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>You can no longer sign in with it. You stay signed in here, and are signed out everywhere else.</p>
      {isLast ? (
        <p>It is your last second step: your recovery codes end with it, and your sign-in is less safe then.</p>
      ) : null}
    </ConfirmDialog>
  );
}
