import { useSaving } from '../../forms/use-saving';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { showToast } from '../../ui/toasts';
import { useChangeUserRoleMutation, type ListedUser_UserFragment } from './manage-users-page.generated';

/** Makes an admin a lead or the other way round, after saying what that means. */
export function ChangeRoleDialog({ user, onClose }: { user: ListedUser_UserFragment; onClose: () => void }) {
  const [change] = useChangeUserRoleMutation();
  const { save } = useSaving();
  const promoting = user.role === 'LEAD';
  const name = `${user.firstName} ${user.lastName}`;
  const confirm = () =>
    save('Failed to change the role', async () => {
      await change({ variables: { userId: user.id, role: promoting ? 'ADMIN' : 'LEAD' } });
      showToast({
        kind: 'success',
        title: 'Role changed',
        description: `${name} is ${promoting ? 'an admin' : 'a lead'} now.`,
      });
    });
  return (
    <ConfirmDialog
      title={promoting ? `Make ${name} an admin?` : `Make ${name} a lead?`}
      confirm={promoting ? 'Make an admin' : 'Make a lead'}
      busy="Changing…"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {promoting
          ? 'Admins run everything: events, volunteers, leads and other admins.'
          : 'Leads run their own categories and see nothing of the others.'}{' '}
        {user.firstName} has to sign in again.
      </p>
    </ConfirmDialog>
  );
}
