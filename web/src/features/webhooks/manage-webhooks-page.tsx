import { Webhook } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { publicSettings, useDocumentTitle } from '../../app/settings';
import { OutOfDate } from '../../forms/load-failure';
import { useSaving } from '../../forms/use-saving';
import { count } from '../../formatting/counts';
import { formatMoment } from '../../formatting/times';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { Menu } from '../../ui/dialogs/menu';
import { Notice } from '../../ui/notice';
import { PageSkeleton } from '../../ui/loading/page-skeleton';
import { StaffPage } from '../../ui/staff-page';
import { showToast } from '../../ui/toasts/toasts';
import { GuideHint } from '../api-guide/guide-hint';
import { StaffLoadFailure } from '../accounts/staff-load-failure';
import {
  useManageWebhooksPageQuery,
  useUpdateWebhookMutation,
  type ListedWebhook_WebhookFragment,
} from './manage-webhooks-page.generated';
import { DeleteWebhookDialog, RotateSecretDialog } from './confirm-webhook-dialogs';
import { SecretShown } from './secret-shown';
import { WebhookDialog } from './webhook-dialog';
import { WebhookMessages } from './webhook-messages';
import { kindWords, stateWords } from './webhook-words';

type Webhook_ = ListedWebhook_WebhookFragment;

/** The open dialog, and its webhook. */
type Opened =
  | { what: 'create' }
  | { what: 'change' | 'messages' | 'rotate' | 'delete'; webhook: Webhook_ }
  | { what: 'secret'; secret: string };

/** The webhooks: created, tested, switched off and deleted here. */
export function ManageWebhooksPage() {
  useDocumentTitle('Webhooks');
  const { data, previousData, error, refetch } = useManageWebhooksPageQuery();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [update] = useUpdateWebhookMutation();
  const { save } = useSaving();
  const shown = data ?? previousData;
  if (!shown) return error ? <StaffLoadFailure error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  const { webhooks } = shown;
  const create = (
    <Button kind="primary" onClick={() => setOpened({ what: 'create' })}>
      <Webhook aria-hidden="true" className="size-4.5" />
      Create Webhook
    </Button>
  );
  const switchTo = (isOn: boolean, { id }: Webhook_) =>
    save(isOn ? 'Failed to switch it on' : 'Failed to switch it off', async () => {
      await update({ variables: { webhookId: id, input: { isOn } } });
      showToast({ kind: 'success', title: isOn ? 'Webhook switched on' : 'Webhook switched off' });
    });
  const close = () => setOpened(null);
  return (
    <StaffPage
      title="Webhooks"
      subtitle={`${count(webhooks.length, 'program')} ${webhooks.length === 1 ? 'is' : 'are'} told when something happens here.`}
      back={{ to: paths.adminDashboard, label: 'Back to Dashboard' }}
      actions={webhooks.length > 0 ? create : undefined}
    >
      <OutOfDate error={error} onRetry={() => void refetch()} />
      {webhooks.length === 0 ? (
        <Notice title="No webhooks yet" action={create}>
          With a webhook a program, such as race timing or the club's website, is told as soon as someone signs up or a
          shift changes. What it is told, and how it knows that a message comes from here, is said in the{' '}
          <Link to={`${paths.apiGuide}#webhooks`} className="prose-link">
            API guide
          </Link>
          .
        </Notice>
      ) : (
        <>
          <ul className="divide-y divide-hairline rounded-card border border-hairline bg-card">
            {webhooks.map((webhook) => (
              <WebhookLine
                key={webhook.id}
                webhook={webhook}
                onOpen={(what) => setOpened({ what, webhook })}
                onSwitch={(isOn) => void switchTo(isOn, webhook)}
              />
            ))}
          </ul>
          <GuideHint part="webhooks">
            What a program is told, and how it knows that a message comes from here, is said in the
          </GuideHint>
        </>
      )}
      {opened?.what === 'create' ? <WebhookDialog onClose={close} /> : null}
      {opened?.what === 'change' ? <WebhookDialog webhook={opened.webhook} onClose={close} /> : null}
      {opened?.what === 'messages' ? <WebhookMessages webhook={opened.webhook} onClose={close} /> : null}
      {opened?.what === 'rotate' ? (
        <RotateSecretDialog
          webhook={opened.webhook}
          onClose={close}
          onMade={(secret) => setOpened({ what: 'secret', secret })}
        />
      ) : null}
      {opened?.what === 'secret' ? (
        <Dialog title="Copy the secret now" onClose={close}>
          <SecretShown secret={opened.secret} onClose={close} />
        </Dialog>
      ) : null}
      {opened?.what === 'delete' ? <DeleteWebhookDialog webhook={opened.webhook} onClose={close} /> : null}
    </StaffPage>
  );
}

function isToCome(moment: string): boolean {
  return Date.parse(moment) > Date.now();
}

function WebhookLine({
  webhook,
  onOpen,
  onSwitch,
}: {
  webhook: Webhook_;
  onOpen: (what: 'change' | 'messages' | 'rotate' | 'delete') => void;
  onSwitch: (isOn: boolean) => void;
}) {
  const { url, kinds, event, switchedOffAt, rotatingUntil, lastTriedAt, lastStatus, lastFailure } = webhook;
  const when = (moment: string) => formatMoment(moment, publicSettings().timeZone);
  const state = stateWords(webhook);
  const last = lastTriedAt
    ? `Last tried ${when(lastTriedAt)}: ${lastFailure ?? `answer ${lastStatus}`}`
    : 'Nothing was sent yet';
  const host = new URL(url).host;
  return (
    <li className="flex flex-wrap items-center gap-3 py-3 pr-3 pl-4 sm:pl-5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold wrap-anywhere">{url}</p>
        <p className={`text-sm ${state.isBad ? 'font-semibold text-danger' : ''}`}>{state.text}</p>
        <p className="text-sm wrap-anywhere">
          {kinds.map(kindWords).join(' · ')}
          {' · '}
          {event ? `only ${event.name}` : 'of all events'}
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          {last}
          {rotatingUntil && isToCome(rotatingUntil)
            ? ` · new secret, the old one works until ${when(rotatingUntil)}`
            : null}
        </p>
      </div>
      {switchedOffAt ? (
        <Button aria-label={`Switch on ${host}`} onClick={() => onSwitch(true)}>
          Switch on
        </Button>
      ) : null}
      <Button aria-label={`Messages to ${host}`} onClick={() => onOpen('messages')}>
        Messages
      </Button>
      <Menu
        label={`Actions for ${host}`}
        entries={[
          { label: 'Change', onSelect: () => onOpen('change') },
          ...(switchedOffAt ? [] : [{ label: 'Switch off', onSelect: () => onSwitch(false) }]),
          { label: 'New secret', onSelect: () => onOpen('rotate') },
          { label: 'Delete', onSelect: () => onOpen('delete'), danger: true },
        ]}
      />
    </li>
  );
}
