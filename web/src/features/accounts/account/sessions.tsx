import { useState } from 'react';
import { publicSettings } from '../../../app/settings';
import { formatMoment } from '../../../formatting/times';
import { genericMessage, readRequestError } from '../../../graphql/request-error';
import { Button } from '../../../ui/button';
import { ConfirmDialog, type ConfirmFailure } from '../../../ui/dialogs/confirm-dialog';
import { showToast } from '../../../ui/toasts/toasts';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  type Listed_OpenSessionFragment,
} from './account-page.generated';

/** What is to be signed out: one device, or all others. */
type Ending = Listed_OpenSessionFragment | 'others';

/** Where somebody is signed in, and how they sign out elsewhere. */
export function Sessions({ sessions }: { sessions: readonly Listed_OpenSessionFragment[] }) {
  const [ending, setEnding] = useState<Ending | null>(null);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <section aria-labelledby="devices" className="max-w-2xl">
      <h2 id="devices" className="text-lg">
        Devices
      </h2>
      <p className="mt-1 text-sm text-muted">
        If you do not know one of them, sign it out and set a new password with ‘Forgot your password?’ at the sign-in.
      </p>
      <ul className="mt-3 divide-y divide-hairline rounded-card border border-hairline bg-card">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 sm:px-5">
            <SessionLine session={session} />
            {session.isCurrent ? null : (
              <Button aria-label={`Sign out ${session.device}`} onClick={() => setEnding(session)}>
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <p className="mt-4">
          <Button onClick={() => setEnding('others')}>Sign out everywhere else</Button>
        </p>
      ) : (
        <p className="mt-3 text-sm text-muted">You are signed in nowhere else.</p>
      )}
      {ending ? <EndDialog ending={ending} onClose={() => setEnding(null)} /> : null}
    </section>
  );
}

function SessionLine({
  session: { device, network, startedAt, lastUsedAt, isCurrent },
}: {
  session: Listed_OpenSessionFragment;
}) {
  const { timeZone } = publicSettings();
  return (
    <div className="min-w-0 flex-1 basis-60">
      <h3 className="text-base font-semibold">
        {device}
        {isCurrent ? <span className="ml-2 text-sm font-normal text-muted">This one</span> : null}
      </h3>
      <p className="text-sm text-muted tabular-nums">
        {network ? `${network} · ` : ''}since {formatMoment(startedAt, timeZone)} · last used{' '}
        {formatMoment(lastUsedAt, timeZone)}
      </p>
    </div>
  );
}

function EndDialog({ ending, onClose }: { ending: Ending; onClose: () => void }) {
  const [endSession] = useEndSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation();
  const confirm = async (): Promise<true | ConfirmFailure> => {
    try {
      await (ending === 'others' ? endOthers() : endSession({ variables: { id: ending.id } }));
    } catch (error) {
      console.warn('The session did not end', error);
      return { title: 'Still signed in', text: readRequestError(error).message ?? genericMessage };
    }
    showToast({
      kind: 'success',
      title: ending === 'others' ? 'Signed out everywhere else' : `Signed out: ${ending.device}`,
    });
    return true;
  };
  return (
    <ConfirmDialog
      title={ending === 'others' ? 'Sign out everywhere else?' : `Sign out ${ending.device}?`}
      confirm="Sign out"
      busy="Signing out…"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {ending === 'others'
          ? 'You stay signed in here. Everywhere else you have to sign in again.'
          : 'Anyone who uses it has to sign in again. What they typed and did not save is lost.'}
      </p>
    </ConfirmDialog>
  );
}
