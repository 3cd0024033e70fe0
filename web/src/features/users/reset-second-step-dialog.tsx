import { useSaving } from '../../forms/use-saving';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { showToast } from '../../ui/toasts/toasts';
import { useResetSecondFactorMutation, type ListedUser_UserFragment } from './manage-users-page.generated';

/** Drops the second steps of somebody who lost them, after explaining what that means. */
export function ResetSecondStepDialog({ user, onClose }: { user: ListedUser_UserFragment; onClose: () => void }) {
  const [reset] = useResetSecondFactorMutation();
  const { save } = useSaving();
  const name = `${user.firstName} ${user.lastName}`;
  const confirm = () =>
    save('Failed to reset the second step', async () => {
      await reset({ variables: { userId: user.id } });
      showToast({ kind: 'success', title: 'Second step reset', description: name });
    });
  return (
    <ConfirmDialog
      title={`Reset the second step of ${name}?`}
      confirm="Reset second step"
      busy="Resetting…"
      danger
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        For people who lost their phone and their recovery codes. Their passkeys, authenticator apps and recovery codes
        end, and they are signed out everywhere. {user.firstName} then signs in as before they had a second step.
      </p>
      <p>Please be sure that it is {user.firstName} who asks: call them.</p>
    </ConfirmDialog>
  );
}
