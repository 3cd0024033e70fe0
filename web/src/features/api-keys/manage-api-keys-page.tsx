import { apiKeyScopes, type ApiKeyScope } from '@trailcrew/api/contract/people/api-key';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { publicSettings, useDocumentTitle } from '../../app/settings';
import { OutOfDate } from '../../forms/load-failure';
import { useSaving } from '../../forms/use-saving';
import { count } from '../../formatting/counts';
import { formatMoment } from '../../formatting/times';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { Notice } from '../../ui/notice';
import { PageSkeleton } from '../../ui/loading/page-skeleton';
import { StaffPage } from '../../ui/staff-page';
import { showToast } from '../../ui/toasts/toasts';
import { GuideHint } from '../api-guide/guide-hint';
import { StaffLoadFailure } from '../accounts/staff-load-failure';
import { CreateApiKeyDialog } from './create-api-key-dialog';
import {
  useManageApiKeysPageQuery,
  useRevokeApiKeyMutation,
  type ListedApiKey_ApiKeyFragment,
} from './manage-api-keys-page.generated';

/** The API keys: created here, shown once, revoked at once. */
export function ManageApiKeysPage() {
  useDocumentTitle('API Keys');
  const { data, previousData, error, refetch } = useManageApiKeysPageQuery();
  const [creating, setCreating] = useState(false);
  const [revoking, setRevoking] = useState<ListedApiKey_ApiKeyFragment | null>(null);
  const shown = data ?? previousData;
  if (!shown) return error ? <StaffLoadFailure error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  const working = shown.apiKeys.filter((key) => !isOver(key));
  const over = shown.apiKeys.filter(isOver);
  const create = (
    <Button kind="primary" onClick={() => setCreating(true)}>
      <KeyRound aria-hidden="true" className="size-4.5" />
      Create API Key
    </Button>
  );
  return (
    <StaffPage
      title="API Keys"
      subtitle={
        working.length === 0
          ? 'No program has a key yet.'
          : `${count(working.length, 'program has a key of its own', 'programs have keys of their own')}.`
      }
      back={{ to: paths.adminDashboard, label: 'Back to Dashboard' }}
      actions={working.length > 0 ? create : undefined}
    >
      <OutOfDate error={error} onRetry={() => void refetch()} />
      {working.length === 0 ? (
        <Notice title="No keys yet" action={create}>
          A key lets a program, such as race timing or the club's website, read or change what is here without anybody's
          password. What a program can ask is shown in the{' '}
          <Link to={`${paths.apiGuide}#keys`} className="prose-link">
            API guide
          </Link>
          , what it can change among{' '}
          <a href="/api/docs" className="prose-link">
            all REST paths
          </a>
          .
        </Notice>
      ) : (
        <>
          <KeyList keys={working} onRevoke={setRevoking} />
          <GuideHint part="keys">What a program can ask, and how it sends its key, is said in the</GuideHint>
        </>
      )}
      {over.length > 0 ? (
        <>
          <h2 className="mt-8 mb-3 text-lg">No longer working</h2>
          <KeyList keys={over} />
        </>
      ) : null}
      {creating ? <CreateApiKeyDialog onClose={() => setCreating(false)} /> : null}
      {revoking ? <RevokeDialog apiKey={revoking} onClose={() => setRevoking(null)} /> : null}
    </StaffPage>
  );
}

function isOver({ revokedAt, expiresAt }: ListedApiKey_ApiKeyFragment): boolean {
  return revokedAt !== null || (expiresAt !== null && Date.parse(expiresAt) <= Date.now());
}

function KeyList({
  keys,
  onRevoke,
}: {
  keys: readonly ListedApiKey_ApiKeyFragment[];
  onRevoke?: (key: ListedApiKey_ApiKeyFragment) => void;
}) {
  return (
    <ul className="divide-y divide-hairline rounded-card border border-hairline bg-card">
      {keys.map((key) => (
        <li key={key.id} className="flex flex-wrap items-center gap-3 py-3 pr-3 pl-4 sm:pl-5">
          <KeyLine apiKey={key} />
          {onRevoke ? (
            <Button aria-label={`Revoke ${key.name}`} onClick={() => onRevoke(key)}>
              Revoke
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function KeyLine({ apiKey }: { apiKey: ListedApiKey_ApiKeyFragment }) {
  const { name, prefix, scopes, event, createdBy, createdAt, expiresAt, revokedAt, lastUsedAt } = apiKey;
  const when = (moment: string) => formatMoment(moment, publicSettings().timeZone);
  const end = revokedAt ? `revoked ${when(revokedAt)}` : expiresAt ? `until ${when(expiresAt)}` : 'until it is revoked';
  const maker = createdBy ? ` by ${createdBy.firstName} ${createdBy.lastName}` : '';
  return (
    <div className="min-w-0 flex-1 basis-64">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="text-sm wrap-anywhere">
        {scopes.map((scope) => apiKeyScopes[scope as ApiKeyScope]).join(' · ')}
        {' · '}
        {event ? `only ${event.name}` : 'of all events'}
      </p>
      <p className="text-sm wrap-anywhere text-muted">
        <code>{prefix}…</code> · {lastUsedAt ? `last used ${when(lastUsedAt)}` : 'never used'} · {end} · made{' '}
        {when(createdAt)}
        {maker}
      </p>
    </div>
  );
}

/** Revokes a key after explaining what that means for its program. */
function RevokeDialog({ apiKey, onClose }: { apiKey: ListedApiKey_ApiKeyFragment; onClose: () => void }) {
  const [revoke] = useRevokeApiKeyMutation();
  const { save } = useSaving();
  const confirm = () =>
    save('Failed to revoke the key', async () => {
      await revoke({ variables: { apiKeyId: apiKey.id } });
      showToast({ kind: 'success', title: 'Key revoked', description: apiKey.name });
    });
  return (
    <ConfirmDialog
      title={`Revoke ${apiKey.name}?`}
      confirm="Revoke Key"
      busy="Revoking…"
      danger
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        The program that uses it loses access right away. A revoked key cannot be restored, but you can make a new one.
      </p>
      {apiKey.scopes.includes('manage:webhooks') ? (
        <p className="mt-3">
          Webhooks that it made belong to the club and go on. If you do not trust the program any more, look at{' '}
          <Link to={paths.manageWebhooks} className="prose-link">
            Webhooks
          </Link>
          , too.
        </p>
      ) : null}
    </ConfirmDialog>
  );
}
