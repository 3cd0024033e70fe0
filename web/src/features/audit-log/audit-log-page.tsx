import { useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths';
import { nameWithYear } from '../../formatting/days';
import { useDocumentTitle } from '../../app/settings';
import { useOlder } from '../../forms/use-older';
import { Notice } from '../../ui/notice';
import { SelectField } from '../../ui/select-field';
import { Skeleton } from '../../ui/skeleton';
import { StaffPage } from '../../ui/staff-page';
import { StaffLoadFailure } from '../accounts/staff-load-failure';
import { useAuditLogEventsQuery, useAuditLogPageQuery } from './audit-log-page.generated';
import { AuditTable } from './audit-table';

/** Who of the staff did what, the newest first, of one event or of all. */
export function AuditLogPage() {
  useDocumentTitle('Audit Log');
  const [address, setAddress] = useSearchParams();
  const eventId = address.get('eventId') ?? '';
  const { data: listed } = useAuditLogEventsQuery();
  const events = listed?.events ?? [];
  const known = eventId === '' || events.some(({ id }) => id === eventId);
  return (
    <StaffPage
      title="Audit Log"
      subtitle="What admins and leads changed, exported or deleted."
      back={{ to: paths.adminDashboard, label: 'Back to Dashboard' }}
    >
      <div className="max-w-md">
        <SelectField
          label="Event"
          value={eventId}
          active={eventId !== ''}
          choices={[
            { value: '', label: 'All events' },
            ...(known ? [] : [{ value: eventId, label: 'A deleted event' }]),
            ...events.map((one) => ({ value: one.id, label: nameWithYear(one) })),
          ]}
          onChange={(chosen) => setAddress(chosen ? { eventId: chosen } : {}, { replace: true })}
        />
      </div>
      <Entries key={eventId} eventId={eventId || null} />
    </StaffPage>
  );
}

function Entries({ eventId }: { eventId: string | null }) {
  // A log is read as it is now: what happened since must not hide behind the memory of the page.
  const { data, error, refetch, fetchMore } = useAuditLogPageQuery({
    variables: { eventId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const { nodes, button } = useOlder(data?.auditLog, 'entries', async (after) => {
    const older = await fetchMore({ variables: { after }, updateQuery: (before) => before });
    return older.data?.auditLog;
  });
  if (!data)
    return error ? (
      <StaffLoadFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <div role="status" className="mt-6 grid gap-3">
        <span className="for-screen-readers">Loading</span>
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <Skeleton key={row} className="h-11" />
        ))}
      </div>
    );
  if (nodes.length === 0)
    return (
      <Notice title="Nothing yet">
        <p>Whatever staff change from now on is written down here.</p>
      </Notice>
    );
  return (
    <>
      <AuditTable entries={nodes} withEvent={eventId === null} />
      {button}
    </>
  );
}
