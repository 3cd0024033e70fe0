import { publicSettings } from '../../app/settings';
import { useSaving } from '../../forms/use-saving';
import { OutOfDate } from '../../forms/load-failure';
import { count } from '../../formatting/counts';
import { formatMoment } from '../../formatting/times';
import { refetchExcept } from '../../graphql/after-changes';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { Loading } from '../../ui/loading/loading';
import { showToast } from '../../ui/toasts/toasts';
import { StaffLoadFailure } from '../accounts/staff-load-failure';
import type { ListedWebhook_WebhookFragment } from './manage-webhooks-page.generated';
import {
  useResendDeliveryMutation,
  useSendTestWebhookMutation,
  useWebhookMessagesQuery,
  type MessageLine_DeliveryFragment,
} from './webhook-messages.generated';
import { kindWords } from './webhook-words';

/** The pause between two fetches of the log while it is open. */
const lookEvery = 3_000;

/** The sent and queued messages of a webhook, the newest first, with the responses; it updates itself. */
export function WebhookMessages({ webhook, onClose }: { webhook: ListedWebhook_WebhookFragment; onClose: () => void }) {
  const { data, error, refetch } = useWebhookMessagesQuery({
    variables: { webhookId: webhook.id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    pollInterval: lookEvery,
  });
  const [test] = useSendTestWebhookMutation(refetchExcept('ManageWebhooksPage'));
  const [resend] = useResendDeliveryMutation(refetchExcept('ManageWebhooksPage'));
  const { saving, save } = useSaving();
  const sendTest = () =>
    save('Failed to send a test', async () => {
      await test({ variables: { webhookId: webhook.id } });
      showToast({ kind: 'success', title: 'A test is on its way' });
    });
  const sendAgain = (deliveryId: string) =>
    save('Failed to send it again', async () => {
      await resend({ variables: { deliveryId } });
      showToast({ kind: 'success', title: 'The message is on its way again' });
    });
  const page = data?.webhookDeliveries;
  return (
    <Dialog title="Messages" placement="wide" onClose={onClose}>
      <p className="mt-2 text-sm wrap-anywhere text-muted">{webhook.url}</p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">
          {page && page.totalCount > page.nodes.length
            ? `The newest ${page.nodes.length} of ${count(page.totalCount, 'message')} of the last 30 days.`
            : 'Of the last 30 days.'}
        </p>
        <Button busy={saving} onClick={() => void sendTest()}>
          Send a Test
        </Button>
      </div>
      {page ? (
        <>
          <OutOfDate error={error} onRetry={() => void refetch()} />
          {page.nodes.length === 0 ? (
            <p className="mt-6 text-center">Nothing was sent yet. Send a test to see whether the program answers.</p>
          ) : (
            <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
              {page.nodes.map((delivery) => (
                <MessageLine key={delivery.id} delivery={delivery} onAgain={() => void sendAgain(delivery.id)} />
              ))}
            </ul>
          )}
        </>
      ) : error ? (
        <StaffLoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading each="h-16" rows={4} className="mt-4 grid gap-3" />
      )}
    </Dialog>
  );
}

function MessageLine({ delivery, onAgain }: { delivery: MessageLine_DeliveryFragment; onAgain: () => void }) {
  const { kind, createdAt, state, tries, dueAt, triedAt, status, failure, answer, isResent } = delivery;
  const when = (moment: string) => formatMoment(moment, publicSettings().timeZone);
  const outcome =
    state === 'delivered'
      ? `Delivered ${triedAt ? when(triedAt) : ''}, answer ${status}`
      : state === 'failed'
        ? `Given up: ${failure ?? ''}`
        : tries === 0
          ? 'Waiting'
          : `${failure ?? ''} Tried ${count(tries, 'time')}, again ${when(dueAt)}`;
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">
          {kindWords(kind)}
          {isResent ? <span className="font-normal text-muted"> · sent again</span> : null}
        </p>
        <p className={`text-sm wrap-anywhere ${state === 'failed' || failure ? 'text-danger' : ''}`}>{outcome}</p>
        {failure && answer ? <p className="text-sm wrap-anywhere text-muted">It said: {answer.slice(0, 200)}</p> : null}
        <p className="text-sm text-muted">{when(createdAt)}</p>
      </div>
      {state === 'waiting' ? null : (
        <Button aria-label={`Send again: ${kindWords(kind)}, ${when(createdAt)}`} onClick={onAgain}>
          Send again
        </Button>
      )}
    </li>
  );
}
