import { useSaving } from '../../forms/use-saving';
import { count } from '../../formatting/counts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { showToast } from '../../ui/toasts/toasts';
import {
  useDeleteWebhookMutation,
  useRotateWebhookSecretMutation,
  type ListedWebhook_WebhookFragment,
} from './manage-webhooks-page.generated';

/** Creates a new secret after explaining what becomes of the old one. */
export function RotateSecretDialog({
  webhook,
  onMade,
  onClose,
}: {
  webhook: ListedWebhook_WebhookFragment;
  onMade: (secret: string) => void;
  onClose: () => void;
}) {
  const [rotate] = useRotateWebhookSecretMutation();
  const { save } = useSaving();
  const confirm = async () => {
    await save('Failed to make a new secret', async () => {
      const made = await rotate({ variables: { webhookId: webhook.id } });
      if (made.data) onMade(made.data.rotateWebhookSecret.secret);
    });
    // The next dialog replaces this one.
    return false;
  };
  return (
    <ConfirmDialog
      title="Make a new secret?"
      confirm="Make New Secret"
      busy="Making…"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        The old secret works for 24 hours more. Until then the new one has to be in the program, or it will no longer
        believe the messages.
      </p>
    </ConfirmDialog>
  );
}

/** Deletes a webhook after explaining what is deleted with it. */
export function DeleteWebhookDialog({
  webhook,
  onClose,
}: {
  webhook: ListedWebhook_WebhookFragment;
  onClose: () => void;
}) {
  const [remove] = useDeleteWebhookMutation();
  const { save } = useSaving();
  const confirm = () =>
    save('Failed to delete the webhook', async () => {
      await remove({ variables: { webhookId: webhook.id } });
      showToast({ kind: 'success', title: 'Webhook deleted' });
    });
  return (
    <ConfirmDialog
      title={`Delete the webhook to ${new URL(webhook.url).host}?`}
      confirm="Delete Webhook"
      busy="Deleting…"
      danger
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        The program gets no more messages, and the list of its messages is deleted too.
        {webhook.waiting > 0 ? ` ${count(webhook.waiting, 'message')} that still waited will not be sent.` : ''}
      </p>
    </ConfirmDialog>
  );
}
