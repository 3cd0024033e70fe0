import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { changesNothingShown } from '../../graphql/after-changes';
import { useSaving } from '../../forms/use-saving';
import { count } from '../../formatting/counts';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { showToast } from '../../ui/toasts/toasts';
import { offerUndo } from '../waiting-actions/act-later';
import { useCancelEventLaterMutation } from '../waiting-actions/waiting-actions.generated';
import { WaitingMark } from '../waiting-actions/waiting-mark';
import { useIsWaiting } from '../waiting-actions/waiting-records';
import {
  usePublishEventMutation,
  useUnpublishEventMutation,
  type EventState_EventFragment,
} from './event-state.generated';

const words = {
  DRAFT: 'This event is a draft. Only staff can see it.',
  PUBLISHED: 'This event is published. Everyone can see it.',
  CANCELLED: 'This event is cancelled. Everyone can see that, and no one can sign up anymore.',
};

/** Who sees an event: publish a draft, take it back, cancel it, or let a cancelled one take place after all. */
export function EventState({ event }: { event: EventState_EventFragment }) {
  const [asking, setAsking] = useState<'unpublish' | 'cancel' | null>(null);
  const [publish] = usePublishEventMutation();
  const { saving, save } = useSaving();
  const close = () => setAsking(null);
  const isWaiting = useIsWaiting(event.id);
  const show = () =>
    save('The event is not published', async () => {
      await publish({ variables: { eventId: event.id } });
      showToast({ kind: 'success', title: 'Event published', description: `Everyone can see ${event.name} now.` });
    });
  return (
    <section aria-labelledby="event-state">
      <h2 id="event-state" className="text-lg">
        Visibility
      </h2>
      <p role="status" className="mt-2">
        {words[event.state]} {isWaiting ? <WaitingMark words="Being cancelled" /> : null}
      </p>
      <div className="mt-3 flex flex-wrap gap-3 lg:flex-col lg:items-start">
        {event.state === 'PUBLISHED' ? null : (
          <Button kind={event.state === 'DRAFT' ? 'primary' : 'outline'} busy={saving} onClick={() => void show()}>
            {event.state === 'DRAFT' ? 'Publish Event' : 'Reinstate Event'}
          </Button>
        )}
        {event.state === 'DRAFT' ? null : <Button onClick={() => setAsking('unpublish')}>Back to Draft</Button>}
        {event.state === 'PUBLISHED' && !isWaiting ? (
          <Button onClick={() => setAsking('cancel')} className="hover:border-danger! hover:text-danger!">
            Cancel Event
          </Button>
        ) : null}
      </div>
      {asking === 'unpublish' ? <Unpublish event={event} onClose={close} /> : null}
      {asking === 'cancel' ? <Cancel event={event} onClose={close} /> : null}
    </section>
  );
}

interface AskingProps {
  event: EventState_EventFragment;
  onClose: () => void;
}

const people = ({ volunteerCount }: EventState_EventFragment) => count(volunteerCount, 'person', 'people');

function Unpublish({ event, onClose }: AskingProps) {
  const [unpublish] = useUnpublishEventMutation();
  const { save } = useSaving();
  const signedUp = event.activeSignupCount > 0;
  const confirm = () =>
    save('The event is no draft', async () => {
      await unpublish({ variables: { eventId: event.id, confirmed: signedUp } });
      showToast({ kind: 'success', title: 'Event is a draft', description: `Only staff can see ${event.name} now.` });
    });
  return (
    <ConfirmDialog
      title="Back to Draft"
      confirm="Back to Draft"
      busy="Saving…"
      keep="Keep as it is"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        Visitors do not see <strong>{event.name}</strong> until it is published again.
      </p>
      {signedUp ? (
        <p className="rounded-control bg-warm-tint px-4 py-3">
          {people(event)} already signed up. They keep their spots and are not notified. Their own pages hide these
          shifts until then.
        </p>
      ) : null}
    </ConfirmDialog>
  );
}

function Cancel({ event, onClose }: AskingProps) {
  const client = useApolloClient();
  const [cancel] = useCancelEventLaterMutation(changesNothingShown);
  const { save } = useSaving();
  const [message, setMessage] = useState('');
  const signedUp = event.activeSignupCount > 0;
  const confirm = () =>
    save('The event is not cancelled', async () => {
      const { data } = await cancel({ variables: { eventId: event.id, message: message.trim() || null } });
      if (data)
        offerUndo(client, {
          ...{ action: data.cancelEventLater, ids: [event.id], doing: 'Cancelling the event', done: 'Event cancelled' },
          description: signedUp ? `${people(event)} will be notified by email.` : event.name,
        });
    });
  return (
    <ConfirmDialog
      title="Cancel Event"
      confirm="Cancel Event"
      busy="Cancelling…"
      keep="Keep the event"
      danger
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        Everyone sees that <strong>{event.name}</strong> is cancelled, and no one can sign up anymore.{' '}
        {signedUp ? `${people(event)} will get one email.` : 'No one has signed up for it.'}
      </p>
      {signedUp ? (
        <TextAreaField
          label="Message"
          note="optional"
          hint="Included in the email. For example, why, and what happens instead."
          maxLength={2000}
          value={message}
          onChange={(change) => setMessage(change.target.value)}
        />
      ) : null}
    </ConfirmDialog>
  );
}
