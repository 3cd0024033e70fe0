import { useState } from 'react';
import { paths } from '../../../app/paths';
import { useDocumentTitle } from '../../../app/settings';
import { OutOfDate } from '../../../forms/load-failure';
import { useSetUpRequired } from '../../../session/set-up-required';
import { PageSkeleton } from '../../../ui/loading/page-skeleton';
import { StaffPage } from '../../../ui/staff-page';
import { StaffLoadFailure } from '../staff-load-failure';
import { useAccountDevicesQuery, useAccountPageQuery } from './account-page.generated';
import { Sessions } from './sessions';
import { SetUpSecondStep } from './set-up-second-step';
import { SignInSection } from './sign-in-section';

const always = { fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' } as const;

/** How somebody of the staff signs in, and where they are signed in. Staff who need a second step first set it up here. */
export function AccountPage() {
  useDocumentTitle('Account');
  const account = useAccountPageQuery(always);
  // Asked for apart: refused before a needed second step is set up.
  const devices = useAccountDevicesQuery(always);
  const isRequired = useSetUpRequired();
  const [isSettingUp, setSettingUp] = useState(isRequired);
  if (isRequired && !isSettingUp) setSettingUp(true);
  const me = (account.data ?? account.previousData)?.me;
  const sessions = (devices.data ?? devices.previousData)?.sessions;
  const error = account.error ?? (isSettingUp ? undefined : devices.error);
  const retry = () => void Promise.all([account.refetch(), devices.refetch()]);
  if (me && isSettingUp) {
    const look = () =>
      void account.refetch().catch((failed: unknown) => console.warn('The account could not be fetched again', failed));
    return <SetUpSecondStep account={me} onDone={() => setSettingUp(false)} onLook={look} />;
  }
  if (!me || !sessions) return error ? <StaffLoadFailure error={error} onRetry={retry} /> : <PageSkeleton />;
  return (
    <StaffPage
      title="Account"
      subtitle="How you sign in, and where you are signed in."
      back={{ to: paths.dashboard, label: 'Back to Dashboard' }}
    >
      <OutOfDate error={error} onRetry={retry} />
      <div className="grid gap-10">
        <SignInSection account={me} device={sessions.find(({ isCurrent }) => isCurrent)?.device} />
        <Sessions sessions={sessions} />
      </div>
    </StaffPage>
  );
}
