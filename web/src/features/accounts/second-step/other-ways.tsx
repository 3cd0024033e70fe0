import { useState } from 'react';
import { useOnce } from '../../../forms/use-once';
import { changesNothingShown } from '../../../graphql/after-changes';
import { genericMessage, loadFailureMessage, readRequestError } from '../../../graphql/request-error';
import { Button, buttonClass } from '../../../ui/button';
import type { SignInWaysQuery } from '../login-page.generated';
import { passkeysWorkHere, PromptFailed } from '../passkeys-work-here';
import type { SignedIn_SessionFragment } from '../sign-in-form.generated';
import { useCompleteSignInMutation, usePasskeySignInOptionsMutation } from './second-step.generated';

interface OtherWaysProps {
  ways: SignInWaysQuery['signInWays'];
  onSignedIn: (session: SignedIn_SessionFragment) => void;
  /** Over a page with typed values: the provider opens beside it. */
  inDialog?: boolean;
}

/** Signing in without a password: with a passkey, or with the club's provider. Nothing where there is neither. */
export function OtherWays({ ways: { passkeys, provider }, onSignedIn, inDialog = false }: OtherWaysProps) {
  const hasPasskeys = passkeys && passkeysWorkHere();
  if (!hasPasskeys && provider === null) return null;
  return (
    <div className="mt-6 grid gap-3 border-t border-hairline pt-6">
      {provider === null ? null : (
        <a
          href="/auth/oidc"
          target={inDialog ? '_blank' : undefined}
          className={buttonClass('outline', 'min-h-12 text-base')}
        >
          Sign in with {provider}
        </a>
      )}
      {inDialog && provider !== null ? (
        <p className="text-sm text-muted">This page continues as soon as you are signed in.</p>
      ) : null}
      {hasPasskeys ? <PasskeySignIn onSignedIn={onSignedIn} /> : null}
    </div>
  );
}

function PasskeySignIn({ onSignedIn }: Pick<OtherWaysProps, 'onSignedIn'>) {
  const [begin] = usePasskeySignInOptionsMutation({ fetchPolicy: 'no-cache', ...changesNothingShown });
  const [complete] = useCompleteSignInMutation({ fetchPolicy: 'no-cache', ...changesNothingShown });
  const [busy, once] = useOnce();
  const [failure, setFailure] = useState<string | null>(null);
  const signIn = () =>
    once(async () => {
      setFailure(null);
      try {
        const [{ askForPasskey }, begun] = await Promise.all([import('../passkeys'), begin()]);
        if (!begun.data) throw new Error('The answer of the passkey options is empty');
        const { challenge, options } = begun.data.passkeySignInOptions;
        const passkey = await askForPasskey(options);
        const { data } = await complete({ variables: { input: { challenge, passkey } } });
        if (!data) throw new Error('The answer of the sign-in is empty');
        onSignedIn(data.completeSignIn);
      } catch (error) {
        const { code, message, offline } = readRequestError(error);
        if (code === 'SECOND_FACTOR_WRONG') setFailure('This passkey is not known here. Please sign in another way.');
        else if (error instanceof PromptFailed) setFailure(error.message);
        else setFailure(offline ? loadFailureMessage(error) : (message ?? genericMessage));
      }
    });
  return (
    <>
      <Button busy={busy} onClick={() => void signIn()} className="min-h-12 text-base">
        {busy ? 'One moment…' : 'Sign in with a passkey'}
      </Button>
      <p role="alert" className="text-sm empty:hidden">
        {failure}
      </p>
    </>
  );
}
