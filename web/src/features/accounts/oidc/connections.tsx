import { useEffect, useState } from 'react';
import { showFailure } from '../../../forms/failure-toast';
import { useOnce } from '../../../forms/use-once';
import { changesNothingShown } from '../../../graphql/after-changes';
import { Button } from '../../../ui/button';
import { showToast } from '../../../ui/toasts/toasts';
import { useAddressParts } from '../../../ui/use-address-parts';
import type { Listed_ConnectionFragment } from '../account/account-page.generated';
import { datesOf } from '../account/sign-in-dates';
import { useBeginOidcConnectionMutation } from './connections.generated';
import { DisconnectDialog } from './disconnect-dialog';
import { oidcFailure } from './oidc-failures';

interface ConnectionsProps {
  connections: readonly Listed_ConnectionFragment[];
  /** The club's provider; null without one. */
  connectsTo: string | null;
}

/** The accounts of a provider with which somebody signs in, and how they connect and disconnect one. */
export function Connections({ connections, connectsTo }: ConnectionsProps) {
  const [begin] = useBeginOidcConnectionMutation({ fetchPolicy: 'no-cache', ...changesNothingShown });
  const [busy, once] = useOnce();
  const [leaving, setLeaving] = useState<Listed_ConnectionFragment | null>(null);
  useTellOutcome(connectsTo ?? 'It');
  const connect = () =>
    once(async () => {
      try {
        const { data } = await begin();
        if (data) window.location.assign(data.beginOidcConnection.address);
      } catch (error) {
        showFailure('Not connected yet', error);
      }
    });
  return (
    <div>
      <h3 className="text-base font-semibold">Connected sign-ins</h3>
      {connections.length > 0 ? (
        <ul className="mt-3 divide-y divide-hairline rounded-card border border-hairline bg-card">
          {connections.map((connection) => (
            <li key={connection.id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 sm:px-5">
              <div className="min-w-0 flex-1 basis-60">
                <h4 className="text-base font-semibold wrap-anywhere">{connection.name}</h4>
                <p className="text-sm text-muted tabular-nums">{datesOf(connection)}</p>
              </div>
              <Button aria-label={`Disconnect ${connection.name}`} onClick={() => setLeaving(connection)}>
                Disconnect
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {connectsTo !== null && connections.every(({ name }) => name !== connectsTo) ? (
        <>
          <p className="mt-1 text-sm text-muted">You can sign in with {connectsTo} in place of your password.</p>
          <Button busy={busy} onClick={() => void connect()} className="mt-3">
            Connect with {connectsTo}
          </Button>
        </>
      ) : null}
      {leaving ? <DisconnectDialog connection={leaving} onClose={() => setLeaving(null)} /> : null}
    </div>
  );
}

/** Says what came of connecting, once: the server leads back to this page with it in the address. */
function useTellOutcome(provider: string): void {
  const [address, write] = useAddressParts();
  const isConnected = address.has('connected');
  const code = address.get('oidcError');
  useEffect(() => {
    if (!isConnected && code === null) return;
    if (code === null) showToast({ kind: 'success', title: `${provider} is connected` });
    else showToast({ kind: 'failure', title: 'Not connected yet', description: oidcFailure(code) });
    write({ connected: null, oidcError: null });
  }, [isConnected, code, provider, write]);
}
