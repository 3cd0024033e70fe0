import { ownPage } from '@trailcrew/api/contract/own-page';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useDocumentTitle } from '../../../app/settings';
import { changesNothingShown } from '../../../graphql/after-changes';
import { isSessionEnd, loadFailureMessage, readRequestError } from '../../../graphql/request-error';
import { keepWantedPage } from '../../../session/wanted-page';
import { Button, buttonClass } from '../../../ui/button';
import { PageSkeleton } from '../../../ui/loading/page-skeleton';
import { Notice } from '../../../ui/notice';
import { useSignInWaysQuery } from '../login-page.generated';
import { useWelcome } from '../use-welcome';
import { useClaimSessionMutation } from './oidc-done-page.generated';
import { oidcFailure } from './oidc-failures';

/** Where a sign-in by the club's provider ends: the page fetches its half of the session, once, and goes on. */
export function OidcDonePage() {
  useDocumentTitle('Sign in');
  const [address] = useSearchParams();
  const code = address.get('error');
  const to = ownPage(address.get('to'));
  const welcome = useWelcome();
  const [claim] = useClaimSessionMutation({
    fetchPolicy: 'no-cache',
    context: { asVisitor: true },
    ...changesNothingShown,
  });
  const provider = useSignInWaysQuery({ skip: code === null }).data?.signInWays.provider ?? undefined;
  const [claimFailure, setClaimFailure] = useState<string | null>(null);
  const failure = code === null ? claimFailure : oidcFailure(code, provider);
  // The session waits for a minute; only a claim that failed on its way may find it still.
  const [canTryAgain, setCanTryAgain] = useState(false);
  const goOn = async () => {
    try {
      const { data } = await claim();
      if (!data) throw new Error('The answer of the sign-in is empty');
      if (to !== null) keepWantedPage({ pathname: to, search: '', hash: '' });
      welcome(data.claimSession);
    } catch (error) {
      // There is none to fetch, or its minute is over.
      setClaimFailure(isSessionEnd(error) ? oidcFailure('OIDC_REFUSED') : loadFailureMessage(error));
      setCanTryAgain(readRequestError(error).uncertain);
    }
  };
  const begin = useEffectEvent(goOn);
  const isClaimed = useRef(code !== null);
  useEffect(() => {
    if (isClaimed.current) return;
    isClaimed.current = true;
    void begin();
  }, []);
  const tryAgain = () => {
    setClaimFailure(null);
    void goOn();
  };
  if (failure === null) return <PageSkeleton />;
  return (
    <Notice
      level={1}
      role="alert"
      title="You are not signed in yet"
      action={
        <>
          {canTryAgain ? (
            <Button kind="primary" onClick={tryAgain}>
              Try again
            </Button>
          ) : null}
          <Link to={paths.admin} className={buttonClass(canTryAgain ? 'outline' : 'primary')}>
            Back to the sign-in
          </Link>
        </>
      }
    >
      <p>{failure}</p>
    </Notice>
  );
}
