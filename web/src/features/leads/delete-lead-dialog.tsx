import { useSaving } from '../../forms/use-saving';
import { count } from '../../formatting/counts';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { showToast } from '../../ui/toasts';
import { useDeleteLeadMutation, type ListedLead_LeadFragment } from './leads.generated';

/** Deletes a lead after saying what becomes of their categories. */
export function DeleteLeadDialog({ lead, onClose }: { lead: ListedLead_LeadFragment; onClose: () => void }) {
  const [remove] = useDeleteLeadMutation();
  const { save } = useSaving();
  const name = `${lead.firstName} ${lead.lastName}`;
  const confirm = () =>
    save('Failed to delete lead', async () => {
      await remove({ variables: { leadId: lead.id } });
      showToast({ kind: 'success', title: 'Lead deleted', description: name });
    });
  return (
    <ConfirmDialog
      title={`Delete ${name}?`}
      confirm="Delete Lead"
      busy="Deleting…"
      danger
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {lead.firstName} can no longer sign in.
        {lead.categories.length > 0
          ? ` ${count(lead.categories.length, 'category stays', 'categories stay')} without a lead.`
          : ''}
      </p>
    </ConfirmDialog>
  );
}
