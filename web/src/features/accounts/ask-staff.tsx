import { Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useSetUpRequired } from '../../session/set-up-required';
import { declineSignIn, useSignInWanted } from '../../session/sign-in-again';
import { settleStepUp, useStepUpWanted } from '../../session/step-up';
import { keepWantedPage } from '../../session/wanted-page';
import { lazyDialog } from '../../ui/loading/lazy-part';

const SignInAgain = lazyDialog(async () => (await import('./sign-in-again')).SignInAgain);
const StepUpDialog = lazyDialog(async () => (await import('./step-up/step-up-dialog')).StepUpDialog);

/** What staff are asked over any page: to sign in again, to prove who they are, or to set up a second step first. */
export function AskStaff() {
  const signIn = useSignInWanted();
  const proof = useStepUpWanted();
  const setUp = useSetUpRequired();
  return (
    <Suspense fallback={null}>
      {proof ? <StepUpDialog key={proof.challenge} wanted={proof} onClose={() => settleStepUp(false)} /> : null}
      {signIn ? <SignInAgain onClose={declineSignIn} /> : null}
      {setUp ? <ToSetUp /> : null}
    </Suspense>
  );
}

/** Leads to the set-up, from which they go on to the page that they wanted first. */
function ToSetUp() {
  const here = useLocation();
  const navigate = useNavigate();
  const isLed = useRef(false);
  useEffect(() => {
    if (here.pathname !== paths.account) {
      if (!isLed.current) keepWantedPage(here);
      void navigate(paths.account, { replace: true });
    }
    isLed.current = true;
  }, [here, navigate]);
  return null;
}
