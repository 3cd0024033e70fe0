import { Button } from './button';
import { Notice } from './notice';

/** A page or part of it could not be loaded: says so in plain words and offers another try. */
export function LoadFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Notice
      role="alert"
      title="This could not be loaded"
      action={
        <Button kind="primary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      <p>{message}</p>
    </Notice>
  );
}
