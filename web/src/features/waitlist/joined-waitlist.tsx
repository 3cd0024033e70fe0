import { useState } from 'react';
import { FailureBox } from '../../forms/failure-box';
import { useOnce } from '../../forms/use-once';
import { refetchExcept } from '../../graphql/after-changes';
import { genericMessage, readRequestError } from '../../graphql/request-error';
import { Button } from '../../ui/button';
import { forgetOwnWaits } from '../signups/own/keep-own-waits';
import { useLeaveWaitlistMutation } from './join-waitlist.generated';

/** What happens next, and how to leave the waitlist. */
export function JoinedWaitlist({ entryId, email, onClose }: { entryId: string; email: string; onClose: () => void }) {
  const [leave] = useLeaveWaitlistMutation(refetchExcept('EventPage', 'CategoryPage'));
  const [left, setLeft] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, once] = useOnce();
  const press = () =>
    once(async () => {
      try {
        await leave({ variables: { entryId } });
        forgetOwnWaits([entryId]);
        setLeft(true);
      } catch (error) {
        setFailure(readRequestError(error).message ?? genericMessage);
      }
    });
  return (
    <div className="flex min-h-0 flex-col">
      <div className="sheet-middle grid gap-3" role="status">
        {failure ? <FailureBox title="You are still on the waitlist">{failure}</FailureBox> : null}
        {left ? (
          <p>You have left the waitlist.</p>
        ) : (
          <>
            <p>
              You don&apos;t have a spot yet. When one opens, we hold it for you and email{' '}
              <strong className="wrap-anywhere">{email}</strong>. The email says how long you have to answer.
            </p>
            <p className="text-sm text-muted">We just sent you an email with a link to see or leave the waitlist.</p>
          </>
        )}
      </div>
      <div className="sheet-foot flex flex-wrap gap-3">
        {left ? null : (
          <Button busy={busy} onClick={() => void press()}>
            Leave the waitlist
          </Button>
        )}
        <Button kind="primary" className="grow" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}
