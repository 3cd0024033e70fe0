import { loadMending } from '../graphql/load-mending';
import { isSessionEnd, loadFailureMessage } from '../graphql/request-error';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';

interface LoadFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** Shown when a page or part of it could not be loaded: plain words, after `before`, and a button to try again. */
export function LoadFailure({ before = '', error, onRetry }: LoadFailureProps & { before?: string }) {
  return (
    <Notice role="alert" title="This could not be loaded" action={<TryAgain primary error={error} onRetry={onRetry} />}>
      <p>
        {before} {loadFailureMessage(error)}
      </p>
    </Notice>
  );
}

/** The same in a line, where the rest of a page is there. */
export function LoadFailureLine({ before = '', error, onRetry }: LoadFailureProps & { before?: string }) {
  return (
    <p role="alert" className="my-4 flex flex-wrap items-center gap-3">
      <span>
        {before} {loadFailureMessage(error)}
      </span>
      <TryAgain error={error} onRetry={onRetry} />
    </p>
  );
}

/** Shown above data that could not be refetched; nothing without an error. */
export function OutOfDate({ error, onRetry }: LoadFailureProps) {
  return error ? <LoadFailureLine before="This may be out of date." error={error} onRetry={onRetry} /> : null;
}

/** A button to try again; after the session has ended, first a sign-in over the page as it is. */
function TryAgain({ primary = false, error, onRetry }: LoadFailureProps & { primary?: boolean }) {
  const hasEnded = isSessionEnd(error);
  const again = async () => {
    // Without its code, the other try fails and says why.
    const mayGoOn = hasEnded
      ? loadMending().then(
          ({ signInAgainIfEnded }) => signInAgainIfEnded(),
          () => true,
        )
      : true;
    if (await mayGoOn) onRetry();
  };
  return (
    <Button kind={primary ? 'primary' : undefined} onClick={() => void again()}>
      {hasEnded ? 'Sign in again' : 'Try again'}
    </Button>
  );
}
