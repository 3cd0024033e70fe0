import { genericMessage, readRequestError } from '../../../graphql/request-error';
import { ConfirmDialog, type ConfirmFailure } from '../../../ui/dialogs/confirm-dialog';
import { showToast } from '../../../ui/toasts/toasts';
import type { Listed_ConnectionFragment } from '../account/account-page.generated';
import { useDisconnectOidcMutation } from './connections.generated';

interface DisconnectDialogProps {
  connection: Listed_ConnectionFragment;
  onClose: () => void;
}

/** Disconnects a sign-in after explaining what that means. */
export function DisconnectDialog({ connection: { id, name }, onClose }: DisconnectDialogProps) {
  const [disconnect] = useDisconnectOidcMutation();
  const confirm = async (): Promise<true | ConfirmFailure> => {
    try {
      await disconnect({ variables: { id } });
    } catch (error) {
      console.warn('The sign-in was not disconnected', error);
      return { title: 'Still connected', text: readRequestError(error).message ?? genericMessage };
    }
    showToast({ kind: 'success', title: `${name} is disconnected` });
    return true;
  };
  return (
    <ConfirmDialog
      title={`Disconnect ${name}?`}
      confirm="Disconnect"
      busy="Disconnecting…"
      danger
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        You can no longer sign in with it. You then sign in with your password, a mailed link or a passkey. Where you
        signed in with it elsewhere, you are signed out.
      </p>
    </ConfirmDialog>
  );
}
