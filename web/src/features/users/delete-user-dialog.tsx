import { useSaving } from '../../forms/use-saving';
import { count } from '../../formatting/counts';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { showToast } from '../../ui/toasts';
import { useDeleteUserMutation, type ListedUser_UserFragment } from './manage-users-page.generated';

/** Deletes a staff member after saying what becomes of their categories. */
export function DeleteUserDialog({ user, onClose }: { user: ListedUser_UserFragment; onClose: () => void }) {
  const [remove] = useDeleteUserMutation();
  const { save } = useSaving();
  const name = `${user.firstName} ${user.lastName}`;
  const confirm = () =>
    save('Failed to delete user', async () => {
      await remove({ variables: { userId: user.id } });
      showToast({ kind: 'success', title: 'User deleted', description: name });
    });
  return (
    <ConfirmDialog
      title={`Delete ${name}?`}
      confirm="Delete User"
      busy="Deleting…"
      danger
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {user.firstName} can no longer sign in, and is signed out everywhere at once.
        {user.categoryCount > 0
          ? ` ${count(user.categoryCount, 'category stays', 'categories stay')} without a lead.`
          : ''}
      </p>
    </ConfirmDialog>
  );
}
