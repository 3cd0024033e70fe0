import { navigateAfter } from '../../graphql/after-changes';
import { useState } from 'react';
import { useSaving } from '../../forms/use-saving';
import { count } from '../../formatting/counts';
import { CheckField } from '../../ui/fields/check-field';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { TypedWordField } from '../../ui/fields/typed-word-field';
import { showToast } from '../../ui/toasts/toasts';
import { useDeleteEventDialogQuery, useDeleteEventMutation } from './delete-event-dialog.generated';

/** The word that has to be typed, exactly. */
const word = 'Delete';

interface DeleteEventDialogProps {
  event: { id: string; name: string; isOver: boolean };
  onClose: () => void;
  /** A page that shows this event alone navigates away here. */
  onDeleted?: () => void;
}

/** Deletes an event with everything in it, after the word was typed. States how many signups are deleted, and notifies the people on request. */
export function DeleteEventDialog({ event, onClose, onDeleted }: DeleteEventDialogProps) {
  const [typed, setTyped] = useState('');
  // When an event is over, nobody needs to be notified any more.
  const [notifyPeople, setNotifyPeople] = useState(!event.isOver);
  const { data } = useDeleteEventDialogQuery({
    variables: { eventId: event.id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-only',
  });
  const [remove] = useDeleteEventMutation(navigateAfter);
  const { save } = useSaving();
  const signups = data?.event?.activeSignupCount ?? 0;
  const confirm = () =>
    save('Failed to delete event', async () => {
      await remove({ variables: { eventId: event.id, tellPeople: notifyPeople && signups > 0 } });
      showToast({ kind: 'success', title: 'Event deleted', description: event.name });
      onDeleted?.();
    });
  return (
    <ConfirmDialog
      title="Delete Event"
      confirm="Delete Event"
      busy="Deleting…"
      danger
      ready={typed === word}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        <strong>{event.name}</strong> will be permanently deleted, with all its categories, volunteer roles and shifts.
      </p>
      <p role="status" className={signups > 0 ? 'rounded-control bg-danger-tint px-4 py-3' : 'text-muted'}>
        {data?.event
          ? signups > 0
            ? `${count(signups, 'signup')} of ${count(data.event.volunteerCount, 'person', 'people')} in ${count(data.event.shiftCount, 'shift')} go with it.`
            : 'No one has signed up for it.'
          : 'Counting signups…'}
      </p>
      {signups > 0 ? (
        <CheckField
          label="Notify these people by email"
          checked={notifyPeople}
          onChange={(change) => setNotifyPeople(change.target.checked)}
        />
      ) : null}
      <TypedWordField word={word} typed={typed} onType={setTyped} />
    </ConfirmDialog>
  );
}
