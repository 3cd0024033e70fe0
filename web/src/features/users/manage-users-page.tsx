import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../app/paths';
import { useDocumentTitle } from '../../app/settings';
import { OutOfDate } from '../../forms/load-failure';
import { count } from '../../formatting/counts';
import { Button } from '../../ui/button';
import { Menu } from '../../ui/dialogs/menu';
import { PageSkeleton } from '../../ui/loading/page-skeleton';
import { StaffPage } from '../../ui/staff-page';
import { RoleBadge } from '../accounts/role-badge';
import { StaffLoadFailure } from '../accounts/staff-load-failure';
import { useSaving } from '../../forms/use-saving';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { showToast } from '../../ui/toasts/toasts';
import { useSignInWaysQuery } from '../accounts/login-page.generated';
import { CreateUserDialog } from './create-user-dialog';
import { EditUserDialog } from './edit-user-dialog';
import { ResetSecondStepDialog } from './reset-second-step-dialog';
import {
  useManageUsersPageQuery,
  type ListedUser_UserFragment,
  useDeleteUserMutation,
  useChangeUserRoleMutation,
  useInviteUserAgainMutation,
} from './manage-users-page.generated';

type Open =
  { kind: 'create' } | { kind: 'name' | 'invite' | 'second-step' | 'role' | 'delete'; user: ListedUser_UserFragment };

/** The people who can sign in, and their roles. */
export function ManageUsersPage() {
  useDocumentTitle('Manage Users');
  const { data, previousData, error, refetch } = useManageUsersPageQuery();
  const [open, setOpen] = useState<Open | null>(null);
  const ways = useSignInWaysQuery().data?.signInWays;
  const shown = data ?? previousData;
  if (!shown) return error ? <StaffLoadFailure error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  const close = () => setOpen(null);
  return (
    <StaffPage
      title="Manage Users"
      subtitle={`${count(shown.users.length, 'person', 'people')} can sign in.`}
      back={{ to: paths.adminDashboard, label: 'Back to Dashboard' }}
      actions={
        <Button kind="primary" onClick={() => setOpen({ kind: 'create' })}>
          <UserPlus aria-hidden="true" className="size-4.5" />
          Create User
        </Button>
      }
    >
      <OutOfDate error={error} onRetry={() => void refetch()} />
      <ul className="divide-y divide-hairline rounded-card border border-hairline bg-card">
        {shown.users.map((user) => (
          <li key={user.id} className="flex items-center gap-3 py-2.5 pr-2 pl-4 sm:pl-5">
            <UserLine user={user} isOneself={user.id === shown.viewer?.id} />
            <Menu
              label={`Actions for ${user.firstName} ${user.lastName}`}
              entries={[
                { label: 'Edit name and phone', onSelect: () => setOpen({ kind: 'name', user }) },
                ...(user.hasPassword && !(ways?.passwordsAreForAdmins && user.role === 'LEAD')
                  ? []
                  : [{ label: 'Send the invitation again', onSelect: () => setOpen({ kind: 'invite', user }) }]),
                ...(user.hasSecondFactor
                  ? [{ label: 'Reset second step', onSelect: () => setOpen({ kind: 'second-step', user }) }]
                  : []),
                ...(user.id === shown.viewer?.id
                  ? []
                  : [
                      {
                        label: user.role === 'ADMIN' ? 'Make a lead' : 'Make an admin',
                        onSelect: () => setOpen({ kind: 'role', user }),
                      },
                      { label: 'Delete User', onSelect: () => setOpen({ kind: 'delete', user }), danger: true },
                    ]),
              ]}
            />
          </li>
        ))}
      </ul>
      {open?.kind === 'create' ? <CreateUserDialog onClose={close} /> : null}
      {open?.kind === 'name' ? <EditUserDialog user={open.user} onClose={close} /> : null}
      {open?.kind === 'invite' ? <InviteAgainDialog user={open.user} onClose={close} /> : null}
      {open?.kind === 'second-step' ? <ResetSecondStepDialog user={open.user} onClose={close} /> : null}
      {open?.kind === 'role' ? <ChangeRoleDialog user={open.user} onClose={close} /> : null}
      {open?.kind === 'delete' ? <DeleteUserDialog user={open.user} onClose={close} /> : null}
    </StaffPage>
  );
}

function UserLine({ user, isOneself }: { user: ListedUser_UserFragment; isOneself: boolean }) {
  const notes = [
    isOneself ? 'This is you' : '',
    user.categoryCount > 0 ? `leads ${count(user.categoryCount, 'category', 'categories')}` : '',
    user.hasPassword ? '' : 'has not set a password yet',
    user.hasSecondFactor ? 'has a second step' : '',
  ].filter(Boolean);
  return (
    <div className="min-h-11 min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
        {user.firstName} {user.lastName} <RoleBadge role={user.role === 'ADMIN' ? 'admin' : 'lead'} />
      </p>
      <p className="text-sm wrap-anywhere text-muted">
        {user.email}
        {notes.length > 0 ? <span> · {notes.join(' · ')}</span> : null}
      </p>
    </div>
  );
}

/** Deletes a staff member after explaining what becomes of their categories. */
function DeleteUserDialog({ user, onClose }: { user: ListedUser_UserFragment; onClose: () => void }) {
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

/** Mails another link to set a first password, after explaining what becomes of the previous one. */
function InviteAgainDialog({ user, onClose }: { user: ListedUser_UserFragment; onClose: () => void }) {
  const [invite] = useInviteUserAgainMutation();
  const { save } = useSaving();
  const confirm = () =>
    save('Failed to send the invitation', async () => {
      await invite({ variables: { userId: user.id } });
      showToast({ kind: 'success', title: 'Invitation sent', description: user.email });
    });
  return (
    <ConfirmDialog
      title={`Send ${user.firstName} ${user.lastName} the invitation again?`}
      confirm="Send the invitation"
      busy="Sending…"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        We email a new link to {user.email}, with which they set up how they sign in. It works for 7 days. The link that
        they got before stops working.
      </p>
    </ConfirmDialog>
  );
}

/** Makes an admin a lead or the other way round, after explaining what that means. */
function ChangeRoleDialog({ user, onClose }: { user: ListedUser_UserFragment; onClose: () => void }) {
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
