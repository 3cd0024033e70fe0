import { useState, type ReactNode } from 'react';
import { useOnce } from '../../../forms/use-once';
import { genericMessage, loadFailureMessage, readRequestError } from '../../../graphql/request-error';
import type { WantedProof } from '../../../session/step-up';
import { Button } from '../../../ui/button';
import { passkeysWorkHere, PromptFailed } from '../passkeys-work-here';
import { QuietButton } from './quiet-button';
import { TypedProof } from './typed-proof';

/** One of these proves who somebody is. */
export interface Proof {
  passkey?: string;
  totp?: string;
  recoveryCode?: string;
  password?: string;
}

interface ProofWaysProps {
  wanted: WantedProof;
  /** Sends a proof. Rejects when it is refused. */
  send: (proof: Proof) => Promise<void>;
  /** The challenge took too long or was used, in a sentence. */
  onOver: (message: string) => void;
  /** A new sign-in: where nothing of the rest can be used in this browser, else behind a quiet link. */
  otherwise?: ReactNode;
}

/** The ways in which somebody proves who they are: the main one first, recovery codes behind a quiet link. */
export function ProofWays({ wanted: { methods, passkey }, send, onOver, otherwise }: ProofWaysProps) {
  const [busy, once] = useOnce();
  const [byRecoveryCode, setByRecoveryCode] = useState(false);
  const [byNewSignIn, setByNewSignIn] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const passkeyOptions = passkeysWorkHere() ? passkey : null;
  const hasOther = passkeyOptions !== null || methods.includes('TOTP') || methods.includes('PASSWORD');
  const hasRecoveryCode = methods.includes('RECOVERY_CODE');

  /** Returns a sentence when the proof was refused. */
  const attempt = async (prove: () => Promise<Proof>): Promise<string | null> => {
    let refused: string | null = null;
    await once(async () => {
      setFailure(null);
      try {
        await send(await prove());
      } catch (error) {
        const { code, message, offline } = readRequestError(error);
        if (code === 'CHALLENGE_OVER') onOver(message ?? genericMessage);
        else if (error instanceof PromptFailed) refused = error.message;
        else refused = offline ? loadFailureMessage(error) : (message ?? genericMessage);
      }
    });
    return refused;
  };
  const provePasskey = async (options: string) =>
    setFailure(await attempt(async () => ({ passkey: await (await import('../passkeys')).askForPasskey(options) })));

  if (!hasOther && !hasRecoveryCode) return otherwise ?? <NothingWorks />;
  if (byNewSignIn) {
    return (
      <div className="grid gap-4">
        {otherwise}
        <QuietButton onClick={() => setByNewSignIn(false)}>Use another way</QuietButton>
      </div>
    );
  }
  const newSignIn =
    otherwise && methods.includes('SIGN_IN') ? (
      <QuietButton onClick={() => setByNewSignIn(true)}>Sign in again instead</QuietButton>
    ) : null;
  if (byRecoveryCode || !hasOther) {
    return (
      <div className="grid gap-4">
        <TypedProof
          key="recovery code"
          label="Recovery code"
          hint="One of the ten that you kept. Each works once."
          autoComplete="off"
          whenEmpty="Please enter one of your recovery codes"
          button="Continue"
          primary
          busy={busy}
          onSend={(recoveryCode) => attempt(async () => ({ recoveryCode }))}
        />
        {hasOther ? <QuietButton onClick={() => setByRecoveryCode(false)}>Use another way</QuietButton> : newSignIn}
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      {passkeyOptions !== null ? (
        <div className="grid gap-3">
          <Button
            kind="primary"
            busy={busy}
            onClick={() => void provePasskey(passkeyOptions)}
            className="min-h-12 text-base"
          >
            Use a passkey
          </Button>
          <p className="text-sm text-muted">
            Your phone or computer confirms that it is you, with your finger, face or PIN.
          </p>
          <p role="alert" className="text-sm empty:hidden">
            {failure}
          </p>
        </div>
      ) : null}
      {methods.includes('TOTP') ? (
        <TypedProof
          key="app"
          label="Six digits of your authenticator app"
          inputMode="numeric"
          autoComplete="one-time-code"
          whenEmpty="Please enter the six digits"
          button="Continue"
          primary={passkeyOptions === null}
          busy={busy}
          onSend={(totp) => attempt(async () => ({ totp }))}
        />
      ) : null}
      {methods.includes('PASSWORD') ? (
        <TypedProof
          key="password"
          label="Your password"
          type="password"
          autoComplete="current-password"
          whenEmpty="Please enter your password"
          button="Continue"
          primary
          busy={busy}
          onSend={(password) => attempt(async () => ({ password }))}
        />
      ) : null}
      {hasRecoveryCode ? <QuietButton onClick={() => setByRecoveryCode(true)}>Use a recovery code</QuietButton> : null}
      {newSignIn}
    </div>
  );
}

function NothingWorks() {
  return (
    <p>
      You added a passkey, and this browser cannot use it. Please open this page in the browser or on the phone that has
      it.
    </p>
  );
}
