import { useApolloClient } from '@apollo/client/react';
import { changesNothingShown, refreshAfterChange } from '../../../graphql/after-changes';
import { useState, type ReactNode } from 'react';
import { showFailure } from '../../../forms/failure-toast';
import { count } from '../../../formatting/counts';
import { formatShiftDay } from '../../../formatting/days';
import { formatTimeRange } from '../../../formatting/times';
import { CheckField } from '../../../ui/fields/check-field';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { offerUndo } from '../../waiting-actions/act-later';
import { useDeleteLaterMutation } from '../../waiting-actions/waiting-actions.generated';
import { notifiedWords, type NamedShift } from '../board/board';
import { usePreviewRemovalQuery } from '../shift-sheet/editing.generated';

/** Deletes a shift. States how many signups are deleted with it, and notifies the people. */
export function DeleteShiftDialog({ named, onClose }: { named: NamedShift; onClose: () => void }) {
  const { shift, opportunity } = named;
  return (
    <DeleteDialog
      title="Delete this shift?"
      scope={{ shiftId: shift.id }}
      failure="Failed to delete shift"
      doing="Deleting the shift"
      done={{ title: 'Shift deleted' }}
      onClose={onClose}
    >
      <strong className="font-semibold">{opportunity.name}</strong>, {formatShiftDay(shift.date)},{' '}
      {formatTimeRange(shift.startTime, shift.endTime)}
    </DeleteDialog>
  );
}

/** Deletes a volunteer role with its shifts and signups. */
export function DeleteRoleDialog({
  opportunity,
  onDeleted,
  onClose,
}: {
  opportunity: { id: string; name: string };
  onDeleted?: () => void;
  onClose: () => void;
}) {
  return (
    <DeleteDialog
      title="Delete this volunteer role?"
      scope={{ opportunityId: opportunity.id }}
      failure="Failed to delete volunteer role"
      otherwise="Something went wrong"
      doing="Deleting the volunteer role"
      done={{
        title: 'Volunteer role deleted',
        description: 'The volunteer role and all associated shifts have been deleted.',
      }}
      onDeleted={onDeleted}
      onClose={onClose}
    >
      <strong className="font-semibold">{opportunity.name}</strong> and all its shifts and signups are deleted.
    </DeleteDialog>
  );
}

interface DeleteCategoryDialogProps {
  category: { id: string; name: string };
  onClose: () => void;
}

/** Deletes a category with everything in it. */
export function DeleteCategoryDialog({ category, onClose }: DeleteCategoryDialogProps) {
  return (
    <DeleteDialog
      title="Delete this category?"
      scope={{ categoryId: category.id }}
      failure="Failed to delete category"
      doing="Deleting the category"
      done={{ title: 'Category deleted' }}
      onClose={onClose}
    >
      <strong className="font-semibold">{category.name}</strong> and all its roles, shifts and signups are deleted.
    </DeleteDialog>
  );
}

interface DeleteDialogProps {
  title: string;
  scope: { categoryId?: string; opportunityId?: string; shiftId?: string };
  children: ReactNode;
  /** Title of the toast after a failure, and its text where the server sent none. */
  failure: string;
  otherwise?: string;
  /** The toast's text while it can be undone, and after it is done. */
  doing: string;
  done: { title: string; description?: string };
  onDeleted?: () => void;
  onClose: () => void;
}

function DeleteDialog({
  title,
  scope,
  children,
  failure,
  otherwise,
  doing,
  done,
  onDeleted,
  onClose,
}: DeleteDialogProps) {
  const [notifyPeople, setNotifyPeople] = useState(true);
  const { data, error } = usePreviewRemovalQuery({ variables: scope, fetchPolicy: 'network-only' });
  const below = data?.previewRemoval;
  const client = useApolloClient();
  const [deleteLater] = useDeleteLaterMutation(changesNothingShown);
  const act = async () => {
    const notify = notifyPeople && (below?.signups ?? 0) > 0;
    try {
      const { data: answer } = await deleteLater({ variables: { ...scope, tellPeople: notify } });
      const notified = notify && below && below.people > 0 ? notifiedWords(below.people) : '';
      if (answer)
        offerUndo(client, {
          ...{ action: answer.deleteLater, doing, done: done.title },
          ids: Object.values(scope).filter((id) => id !== undefined),
          description: notified,
          doneDescription: `${done.description ?? ''} ${notified}`.trim(),
        });
      onDeleted?.();
      return true;
    } catch (problem) {
      const code = showFailure(failure, problem, otherwise);
      if (!code?.endsWith('NOT_FOUND')) return false;
      // Somebody else deleted it already; the page shows that.
      await refreshAfterChange(client);
      return true;
    }
  };
  return (
    <ConfirmDialog
      title={title}
      confirm="Delete"
      busy="Deleting…"
      danger
      ready={below !== undefined || error !== undefined}
      onConfirm={act}
      onClose={onClose}
    >
      <p>{children}</p>
      {below ? (
        below.signups > 0 ? (
          <div className="rounded-control bg-danger-tint px-4 py-3 text-sm">
            <p className="font-semibold">
              {count(below.signups, 'signup')} of {count(below.people, 'person', 'people')} go
              {below.signups === 1 ? 'es' : ''} with it
              {scope.shiftId ? '' : `, in ${count(below.shifts, 'shift')}`}.
            </p>
            <CheckField
              label="Notify these people by email"
              checked={notifyPeople}
              onChange={(change) => setNotifyPeople(change.target.checked)}
            />
          </div>
        ) : (
          <p className="text-sm text-muted">
            {scope.shiftId ? 'No one is signed up.' : `${count(below.shifts, 'shift')}, no one is signed up.`}
          </p>
        )
      ) : error ? null : (
        <p role="status" className="text-sm text-muted">
          Counting the signups…
        </p>
      )}
    </ConfirmDialog>
  );
}
