import { Dialog } from '../../ui/dialog';
import { LoadFailure } from '../../ui/load-failure';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { loadFailureMessage } from '../../graphql/request-error';
import { useEditEventDialogQuery } from './edit-event-dialog.generated';
import { EditEventForm } from './edit-event-form';

/** Changes an event: always as it is now, never as the page behind remembers it. */
export function EditEventDialog({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const { data, error, refetch } = useEditEventDialogQuery({
    variables: { eventId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-only',
    notifyOnNetworkStatusChange: true,
  });
  return (
    <Dialog title="Edit Event" onClose={onClose}>
      {data?.event ? (
        <EditEventForm
          key={data.event.version}
          event={data.event}
          shiftCount={data.event.shiftCount}
          onReload={() => void refetch()}
          onClose={onClose}
        />
      ) : data ? (
        <Notice title="Event not found.">
          <p>Somebody else has deleted it.</p>
        </Notice>
      ) : error ? (
        <LoadFailure message={loadFailureMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <div role="status" className="mt-5 grid gap-5">
          <span className="for-screen-readers">Loading</span>
          {['name', 'days', 'location', 'website'].map((field) => (
            <Skeleton key={field} className="h-18" />
          ))}
        </div>
      )}
    </Dialog>
  );
}
