import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useDocumentTitle } from '../../../app/settings';
import { LoadFailure } from '../../../forms/load-failure';
import { readSelectedEvent } from '../../../session/selected-event';
import { Notice } from '../../../ui/notice';
import { PageSkeleton } from '../../../ui/loading/page-skeleton';
import { StaffPage } from '../../../ui/staff-page';
import { useManagedEventsQuery } from '../board/event-board.generated';
import { OpportunityForm } from './opportunity-form';
import { useRoleToEditQuery, type OpportunityForm_OpportunityFragment } from './role-pages.generated';

const back = { to: paths.leadDashboard, label: 'Back to Dashboard' };

/** 'Create Volunteer Role', or with a role's id in the address 'Edit Volunteer Role'. */
export function CreateOpportunityPage() {
  const [address] = useSearchParams();
  const opportunityId = address.get('opportunityId');
  const title = opportunityId ? 'Edit Volunteer Role' : 'Create Volunteer Role';
  useDocumentTitle(title);
  const events = useManagedEventsQuery();
  const role = useRoleToEditQuery({
    variables: { id: opportunityId ?? '' },
    skip: !opportunityId,
    fetchPolicy: 'network-only',
  });
  const [first, setFirst] = useState<OpportunityForm_OpportunityFragment | null>(null);
  const error = events.error ?? role.error;
  const retry = () => void Promise.all([events.refetch(), ...(opportunityId ? [role.refetch()] : [])]);
  if (!events.data || (opportunityId && !first && !role.data))
    return error ? <LoadFailure error={error} onRetry={retry} /> : <PageSkeleton />;
  // The role as first loaded: saving and deleting here must not change the form while it is open.
  const fetched = role.data?.ledOpportunities[0] ?? null;
  if (fetched && first === null) setFirst(fetched);
  const opportunity = first ?? fetched;
  if (opportunityId && !opportunity) {
    return (
      <StaffPage title={title} back={back}>
        <Notice title="Volunteer role not found.">
          <p>It may have been deleted, or it belongs to a category that is not yours.</p>
        </Notice>
      </StaffPage>
    );
  }
  const list = events.data.managedEvents;
  const listed = (id: string | null) => list.find((event) => event.id === id)?.id;
  const asked = address.get('eventId');
  // An unknown event is not replaced by another one: the user chooses.
  const wanted = asked ? listed(asked) : (listed(readSelectedEvent()) ?? list[0]?.id);
  return (
    <StaffPage title={title} back={back}>
      <OpportunityForm
        events={list}
        opportunity={opportunity}
        onRefresh={async () => (await role.refetch()).data?.ledOpportunities[0] ?? null}
        eventId={opportunity?.eventId ?? wanted ?? ''}
        categoryId={address.get('categoryId') ?? ''}
      />
    </StaffPage>
  );
}
