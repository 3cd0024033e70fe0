import { UserCheck, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../app/paths';
import { useDocumentTitle } from '../../app/settings';
import { OutOfDate } from '../../forms/load-failure';
import { Button } from '../../ui/button';
import { Menu } from '../../ui/dialogs/menu';
import { Notice } from '../../ui/notice';
import { PageSkeleton } from '../../ui/loading/page-skeleton';
import { StaffPage } from '../../ui/staff-page';
import { StaffLoadFailure } from '../accounts/staff-load-failure';
import { useSaving } from '../../forms/use-saving';
import { count } from '../../formatting/counts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { showToast } from '../../ui/toasts/toasts';
import { AssignLeadDialog } from './assign-lead-dialog';
import { LeadDialog } from './lead-dialog';
import { LeadLine } from './lead-line';
import { type ListedLead_LeadFragment, useDeleteLeadMutation } from './leads.generated';
import { useManageLeadsPageQuery } from './manage-leads-page.generated';

type Open =
  | { kind: 'create' }
  | { kind: 'assign'; lead?: ListedLead_LeadFragment }
  | { kind: 'edit' | 'delete'; lead: ListedLead_LeadFragment };

/** The leads: who they are and what they run. */
export function ManageLeadsPage() {
  useDocumentTitle('Manage Leads');
  const { data, previousData, error, refetch } = useManageLeadsPageQuery();
  const [open, setOpen] = useState<Open | null>(null);
  const shown = data ?? previousData;
  if (!shown)
    return error ? (
      <StaffLoadFailure error={error} onRetry={() => void refetch()} whenForbidden="Authentication Required" />
    ) : (
      <PageSkeleton />
    );
  const { leads, categories } = shown;
  const close = () => setOpen(null);
  const addLead = (
    <Button kind="primary" onClick={() => setOpen({ kind: 'create' })}>
      <UserPlus aria-hidden="true" className="size-4.5" />
      Add Lead
    </Button>
  );
  return (
    <StaffPage
      title="Manage Leads"
      subtitle="Leads run their own categories: roles, shifts and the people in them."
      back={{ to: paths.adminDashboard, label: 'Back to Dashboard' }}
      actions={
        leads.length > 0 ? (
          <>
            <Button onClick={() => setOpen({ kind: 'assign' })}>
              <UserCheck aria-hidden="true" className="size-4.5" />
              Assign Lead
            </Button>
            {addLead}
          </>
        ) : null
      }
    >
      <OutOfDate error={error} onRetry={() => void refetch()} />
      {leads.length === 0 ? (
        <div className="rounded-card border border-hairline bg-card">
          <Notice title="No leads yet" action={addLead}>
            <p>A lead looks after one or more categories of an event.</p>
          </Notice>
        </div>
      ) : (
        <ul className="divide-y divide-hairline rounded-card border border-hairline bg-card">
          {leads.map((lead) => (
            <li key={lead.id} className="flex items-start gap-3 py-2.5 pr-2 pl-4 sm:pl-5">
              <LeadLine lead={lead} />
              <Menu
                label={`Actions for ${lead.firstName} ${lead.lastName}`}
                entries={[
                  // Admins are edited in user management; here they only get categories.
                  ...(lead.role === 'LEAD'
                    ? [{ label: 'Edit Lead', onSelect: () => setOpen({ kind: 'edit', lead }) }]
                    : []),
                  { label: 'Assign Categories', onSelect: () => setOpen({ kind: 'assign', lead }) },
                  ...(lead.role === 'LEAD'
                    ? [{ label: 'Delete Lead', onSelect: () => setOpen({ kind: 'delete', lead }), danger: true }]
                    : []),
                ]}
              />
            </li>
          ))}
        </ul>
      )}
      {open?.kind === 'create' ? <LeadDialog categories={categories} onClose={close} /> : null}
      {open?.kind === 'edit' ? <LeadDialog lead={open.lead} categories={categories} onClose={close} /> : null}
      {open?.kind === 'assign' ? (
        <AssignLeadDialog leads={leads} leadId={open.lead?.id} categories={categories} onClose={close} />
      ) : null}
      {open?.kind === 'delete' ? <DeleteLeadDialog lead={open.lead} onClose={close} /> : null}
    </StaffPage>
  );
}

/** Deletes a lead after explaining what becomes of their categories. */
function DeleteLeadDialog({ lead, onClose }: { lead: ListedLead_LeadFragment; onClose: () => void }) {
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
