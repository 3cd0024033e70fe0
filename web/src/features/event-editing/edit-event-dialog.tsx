import { useState } from 'react';
import { LoadFailure } from '../../forms/load-failure';
import { Dialog } from '../../ui/dialogs/dialog';
import { Notice } from '../../ui/notice';
import { Loading } from '../../ui/loading/loading';
import { useEditEventDialogQuery } from './edit-event-dialog.generated';
import { EditEventForm } from './edit-event-form';

/** Changes an event in a dialog. */
export function EditEventDialog({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  return (
    <Dialog title="Edit Event" onClose={onClose}>
      <EditedEvent eventId={eventId} onSaved={onClose} onCancel={onClose} />
    </Dialog>
  );
}

interface EditedEventProps {
  eventId: string;
  onSaved: () => void;
  /** Without it there is nothing to leave. */
  onCancel?: () => void;
}

/** An event to be changed: always freshly fetched, never from the page's cache. */
export function EditedEvent({ eventId, onSaved, onCancel }: EditedEventProps) {
  const { data, error, refetch } = useEditEventDialogQuery({
    variables: { eventId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-only',
  });
  // A refetch must not overwrite typed values; saved values are the new starting point.
  const [saves, setSaves] = useState(0);
  return (
    <>
      {data?.event ? (
        <EditEventForm
          key={saves}
          event={data.event}
          shiftCount={data.event.shiftCount}
          signups={data.event.state === 'CANCELLED' ? 0 : data.event.activeSignupCount}
          onReload={async () => (await refetch()).data?.event ?? null}
          onSaved={() => {
            setSaves(saves + 1);
            onSaved();
          }}
          onCancel={onCancel}
        />
      ) : data ? (
        <Notice title="Event not found.">
          <p>Someone else has deleted it.</p>
        </Notice>
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading each="h-18" rows={4} className="mt-5 grid gap-5" />
      )}
    </>
  );
}
