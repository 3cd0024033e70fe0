import { useState } from 'react';
import { storeSession } from '../../session/session';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { LinkRequestForm } from './link-request-form';
import { useSignInWaysQuery } from './login-page.generated';
import { OtherWays } from './second-step/other-ways';
import { useSecondStep } from './second-step/use-second-step';
import { SignInForm } from './sign-in-form';
import type { SignedIn_SessionFragment } from './sign-in-form.generated';

/** A dialog over the page when the session ended: after signing in, the person goes on where they were. */
export function SignInAgain({ onClose }: { onClose: () => void }) {
  const [byMail, setByMail] = useState(false);
  const onSignedIn = ({ token, user }: SignedIn_SessionFragment) => storeSession(token, user);
  const ways = useSignInWaysQuery().data?.signInWays;
  const { follow, step } = useSecondStep(onSignedIn, { inDialog: true });
  return (
    <Dialog title="Please sign in again" onClose={onClose}>
      <p className="mt-3 mb-5">Your session has ended. Nothing you typed is lost. Sign in to continue.</p>
      {step ??
        (byMail ? (
          <>
            <LinkRequestForm purpose="sign-in" onBack={() => setByMail(false)} />
            <p className="mt-4 text-sm text-muted">
              Open the link in this browser. This page continues as soon as you are signed in.
            </p>
          </>
        ) : (
          <>
            <SignInForm onSignedIn={onSignedIn} followRefusal={follow} />
            <div className="mt-6 flex flex-wrap gap-3">
              <Button onClick={() => setByMail(true)}>Email me a sign-in link</Button>
              <Button onClick={onClose}>Not now</Button>
            </div>
            {ways ? <OtherWays ways={ways} onSignedIn={onSignedIn} inDialog /> : null}
          </>
        ))}
    </Dialog>
  );
}
