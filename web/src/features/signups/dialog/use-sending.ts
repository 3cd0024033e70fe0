import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readRequestError, type RequestFailure } from '../../../graphql/request-error';
import { showToast } from '../../../ui/toasts/toasts';
import { askUntilClear } from './ask-until-clear';
import { describeSignupFailure, type SignupFailure } from './describe-signup-failure';
import { newIdempotencyKey } from './new-idempotency-key';

/** The last request, and whether it may have reached the server. */
interface SignUpTry<Filled> {
  key: string;
  content: string;
  filled: Filled;
  mayHaveArrived: boolean;
}

interface Sending<Filled, Answer> {
  /** The input of the mutation: the same input again is the same signup. */
  inputOf: (filled: Filled) => object;
  ask: (filled: Filled, idempotencyKey: string) => Promise<Answer>;
  onDone: (answer: Answer, filled: Filled) => void;
  /** Returns true where the form itself shows the failure: a toast would cover it. */
  onRefused: (refused: RequestFailure, filled: Filled) => boolean;
}

/**
 * Sends a signup, never twice: after a lost response it is sent again with the same key, also when the connection comes back. Toasts show
 * the result; `failure` is for the form, which keeps the typed values.
 */
export function useSending<Filled, Answer>({ inputOf, ask, onDone, onRefused }: Sending<Filled, Answer>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SignupFailure | null>(null);
  const sending = useRef(false);
  // One key per dialog and input: the same input again is the same signup, another one is a new signup.
  const lastTry = useRef<SignUpTry<Filled> | null>(null);

  const send = async (filled: Filled) => {
    // A second click while the first request is under way must not send again, even before the button shows it.
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    const content = JSON.stringify(inputOf(filled));
    if (lastTry.current?.content !== content)
      lastTry.current = { key: newIdempotencyKey(), content, filled, mayHaveArrived: false };
    const { current } = lastTry;
    try {
      const answer = await askUntilClear(
        () => ask(filled, current.key),
        () => (current.mayHaveArrived = true),
      );
      onDone(answer, filled);
      showToast({
        kind: 'success',
        title: 'Successfully signed up!',
        description: "You'll receive a confirmation email with your shift details and manage link.",
      });
    } catch (error) {
      sending.current = false;
      setBusy(false);
      const refused = readRequestError(error);
      const isShown = onRefused(refused, filled);
      const described = describeSignupFailure(refused, current.mayHaveArrived);
      setFailure(described);
      if (described.toast && !isShown)
        showToast({ kind: 'failure', title: 'Signup failed', description: described.toast });
    }
  };
  // The retry sends the last input, whatever has been typed since: nobody is signed up without a press.
  const askAgain = useEffectEvent(() => {
    if (lastTry.current) void send(lastTry.current.filled);
  });
  const inDoubt = failure?.inDoubt ?? false;
  useEffect(() => {
    if (!inDoubt) return undefined;
    const connected = () => askAgain();
    window.addEventListener('online', connected);
    return () => window.removeEventListener('online', connected);
  }, [inDoubt]);

  return { busy, failure, send: (filled: Filled) => void send(filled) };
}
