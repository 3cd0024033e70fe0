import { useSaving } from '../../forms/use-saving';
import { Button } from '../../ui/button';
import { showToast } from '../../ui/toasts/toasts';
import { usePublishFromBarMutation } from './event-bar.generated';

/** Publishes a draft at once. */
export function PublishButton({ event: { id: eventId, name } }: { event: { id: string; name: string } }) {
  const [publish] = usePublishFromBarMutation();
  const { saving, save } = useSaving();
  const show = () =>
    save('The event is not published', async () => {
      await publish({ variables: { eventId } });
      showToast({ kind: 'success', title: 'Event published', description: `Everyone can see ${name} now.` });
    });
  return (
    <Button kind="primary" busy={saving} onClick={() => void show()}>
      Publish
    </Button>
  );
}
