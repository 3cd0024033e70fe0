import { changesNothingShown } from '../../graphql/after-changes';
import { publicSettings, useDocumentTitle } from '../../app/settings';
import { LoadFailure } from '../../forms/load-failure';
import { loadFailureMessage } from '../../graphql/request-error';
import { NarrowPage } from '../../ui/narrow-page';
import { Notice } from '../../ui/notice';
import { PageSkeleton } from '../../ui/loading/page-skeleton';
import { showToast } from '../../ui/toasts/toasts';
import { useDevLoginPageQuery, useDevSignInMutation } from './dev-login-page.generated';
import { RoleBadge } from './role-badge';
import { useSecondStep } from './second-step/use-second-step';
import { useWelcome } from './use-welcome';

/** Signs in as a demo user with one click; in development only. */
export function DevLoginPage() {
  const { development } = publicSettings();
  useDocumentTitle('Demo sign-in');
  const { data, error, refetch } = useDevLoginPageQuery({ skip: !development });
  const [devSignIn, { loading: signingIn }] = useDevSignInMutation({ fetchPolicy: 'no-cache', ...changesNothingShown });
  const welcome = useWelcome();
  const { follow, step } = useSecondStep(welcome);

  if (!development) {
    return (
      <Notice level={1} title="Not Available">
        <p>This page is only available in development mode.</p>
      </Notice>
    );
  }
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;

  const signIn = async (userId: string) => {
    try {
      const answer = await devSignIn({ variables: { userId } });
      if (!answer.data) throw new Error('The answer of the demo sign-in is empty');
      welcome(answer.data.devSignIn);
    } catch (failed) {
      if (!follow(failed))
        showToast({ kind: 'failure', title: 'Login failed', description: loadFailureMessage(failed) });
    }
  };

  if (step) return step;
  return (
    <NarrowPage title="Demo sign-in" subtitle="Choose who to sign in as. This page exists in development only.">
      {data.demoUsers.length === 0 ? <p className="text-muted">There are no demo users in this database.</p> : null}
      <ul className="grid gap-3">
        {data.demoUsers.map((user) => (
          <li key={user.id}>
            <button
              type="button"
              disabled={signingIn}
              onClick={() => void signIn(user.id)}
              className="flex min-h-16 w-full items-center justify-between gap-3 rounded-card border border-hairline bg-card px-4 py-3 text-left hover:border-primary"
            >
              <span className="min-w-0">
                <span className="block font-semibold">
                  {user.firstName} {user.lastName}
                </span>
                <span className="block text-sm wrap-anywhere text-muted">{user.email}</span>
              </span>
              <RoleBadge role={user.role === 'ADMIN' ? 'admin' : 'lead'} />
            </button>
          </li>
        ))}
      </ul>
    </NarrowPage>
  );
}
