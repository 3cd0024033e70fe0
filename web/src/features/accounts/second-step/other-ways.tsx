import { useCallback, useEffect, useRef, useState } from 'react';
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

/** How long options that came with the page are used. The server takes them for 5 minutes, of which the browser's prompt needs one. */
const goodForMilliseconds = 3 * 60_000;

/**
 * What a prompt for a passkey needs, its code and WebAuthn's options: asked for when the button is shown, so that a press does not wait for a
 * slow line. The returned function gives it to one prompt; the next one gets its own.
 */
function usePreparedPrompt() {
  const [begin] = usePasskeySignInOptionsMutation({ fetchPolicy: 'no-cache', ...changesNothingShown });
  const prepare = useCallback(async () => {
    const [{ askForPasskey }, { data }] = await Promise.all([import('../passkeys'), begin()]);
    if (!data) throw new Error('The answer of the passkey options is empty');
    return { askForPasskey, ...data.passkeySignInOptions };
  }, [begin]);
  const ahead = useRef<{ at: number; prepared: Promise<Awaited<ReturnType<typeof prepare>> | null> } | null>(null);
  useEffect(() => {
    const prepared = prepare().catch((error: unknown) => {
      // The press asks again, and says what is wrong.
      console.warn('The passkey prompt could not be prepared', error);
      return null;
    });
    ahead.current = { at: Date.now(), prepared };
  }, [prepare]);
  return async () => {
    const early = ahead.current;
    ahead.current = null;
    const isGood = early !== null && Date.now() - early.at < goodForMilliseconds;
    return (isGood ? await early.prepared : null) ?? (await prepare());
  };
}

function PasskeySignIn({ onSignedIn }: Pick<OtherWaysProps, 'onSignedIn'>) {
  const nextPrompt = usePreparedPrompt();
  const [complete] = useCompleteSignInMutation({ fetchPolicy: 'no-cache', ...changesNothingShown });
  const [busy, once] = useOnce();
  const [failure, setFailure] = useState<string | null>(null);
  const signIn = () =>
    once(async () => {
      setFailure(null);
      try {
        const { askForPasskey, challenge, options } = await nextPrompt();
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
