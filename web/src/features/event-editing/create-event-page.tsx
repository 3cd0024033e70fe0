import { paths } from '../../app/paths';
import { useDocumentTitle } from '../../app/settings';
import { PageSkeleton } from '../../ui/loading/page-skeleton';
import { StaffPage } from '../../ui/staff-page';
import { StaffLoadFailure } from '../accounts/staff-load-failure';
import { CreateEventForm } from './create-event-form';
import { useCreateEventPageQuery } from './create-event-page.generated';

/** Creates an event, empty or as a copy of an earlier one. */
export function CreateEventPage() {
  useDocumentTitle('Create Event');
  const { data, error, refetch } = useCreateEventPageQuery();
  if (!data) return error ? <StaffLoadFailure error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return (
    <StaffPage
      title="Create Event"
      back={{ to: paths.adminDashboard, label: 'Back to Dashboard' }}
      subtitle="Its categories, roles and shifts come next."
    >
      <div className="max-w-2xl rounded-card border border-hairline bg-card p-5 sm:p-6">
        <CreateEventForm events={data.events} />
      </div>
    </StaffPage>
  );
}
