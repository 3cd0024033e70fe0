import { changesNothingShown } from '../../graphql/after-changes';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useDocumentTitle } from '../../app/settings';
import { LoadFailure } from '../../forms/load-failure';
import { useOnce } from '../../forms/use-once';
import { loadFailureMessage, readRequestError } from '../../graphql/request-error';
import { Button } from '../../ui/button';
import { NarrowPage } from '../../ui/narrow-page';
import { PageSkeleton } from '../../ui/loading/page-skeleton';
import { showToast } from '../../ui/toasts/toasts';
import { useMagicLinkPageQuery, useVerifyMagicLinkMutation } from './magic-link-page.generated';
import { useSecondStep } from './second-step/use-second-step';
import { useWelcome } from './use-welcome';

const invalid = 'Invalid or expired magic link';
const failed = 'Magic link verification failed';

/**
 * The page of a mailed sign-in link. It shows the account, and a press uses the link up. Opening the address does not, because mail
 * scanners open addresses too. The lead dashboard's variant has its own words.
 */
export function MagicLinkPage({ forLeads = false }: { forLeads?: boolean }) {
  const [address] = useSearchParams();
  const token = address.get('token') ?? '';
  const welcome = useWelcome();
  const peek = useMagicLinkPageQuery({ variables: { token }, skip: !token, fetchPolicy: 'no-cache' });
  const [verify] = useVerifyMagicLinkMutation({ fetchPolicy: 'no-cache', ...changesNothingShown });
  const [busy, once] = useOnce();
  useDocumentTitle('Sign in');

  const navigate = useNavigate();
  // The link is used up by then.
  const { follow, step } = useSecondStep(welcome, { onBack: () => void navigate(paths.admin, { replace: true }) });
  const [refused, setRefused] = useState<string | null>(null);

  const signIn = () =>
    once(async () => {
      try {
        const { data } = await verify({ variables: { token } });
        if (data) welcome(data.verifyMagicLink);
        else setRefused('');
      } catch (error) {
        if (follow(error)) return;
        const { offline, message } = readRequestError(error);
        // Without an answer the link may still be valid: another press may get through.
        if (offline) showToast({ kind: 'failure', title: failed, description: loadFailureMessage(error) });
        else setRefused(message ?? '');
      }
    });

  if (!token) return <TurnAway title={invalid} />;
  if (step) return step;
  const dead = peek.data?.signInLinkEmail === null ? 'This link is not valid or has expired.' : null;
  const reason = refused ?? dead;
  if (reason !== null && forLeads) return <TurnAway title="Authentication failed" description={invalid} />;
  if (reason !== null) return reason ? <TurnAway title={failed} description={reason} /> : <TurnAway title={invalid} />;
  if (peek.error) {
    return <LoadFailure error={peek.error} onRetry={() => void peek.refetch()} />;
  }
  const email = peek.data?.signInLinkEmail;
  if (!email) return <PageSkeleton />;
  return (
    <NarrowPage title="Sign in" subtitle="Your link is valid. It works once.">
      <Button
        kind="primary"
        disabled={busy}
        onClick={() => void signIn()}
        className="min-h-12 w-full text-base wrap-anywhere"
      >
        {busy ? 'Signing in…' : `Sign in as ${email}`}
      </Button>
      <p className="mt-6 text-sm text-muted">
        Not you?{' '}
        <Link to={paths.admin} className="prose-link">
          Sign in another way
        </Link>
      </p>
    </NarrowPage>
  );
}

/** Explains why a link signs nobody in, and leads to the login. */
function TurnAway({ title, description }: { title: string; description?: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    showToast({ kind: 'failure', title, description });
    void navigate(paths.admin, { replace: true });
  }, [title, description, navigate]);
  return null;
}
