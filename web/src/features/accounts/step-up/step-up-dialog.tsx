import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { FailureBox } from '../../../forms/failure-box';
import { useOnce } from '../../../forms/use-once';
import { changesNothingShown } from '../../../graphql/after-changes';
import { readRequestError } from '../../../graphql/request-error';
import { clearSession } from '../../../session/session';
import { settleStepUp, type WantedProof } from '../../../session/step-up';
import { keepWantedPage } from '../../../session/wanted-page';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { ProofWays, type Proof } from '../second-step/proof-ways';
import { useSignOutMutation } from '../user-menu.generated';
import { useStepUpMutation } from './step-up-dialog.generated';

/** A dialog over the page when a change wants another proof: after it, the change is sent once more. */
export function StepUpDialog({ wanted, onClose }: { wanted: WantedProof; onClose: () => void }) {
  const [stepUp] = useStepUpMutation({ fetchPolicy: 'no-cache', ...changesNothingShown });
  const [over, setOver] = useState<string | null>(null);
  const send = async (proof: Proof) => {
    await stepUp({ variables: { input: { challenge: wanted.challenge, ...proof } } });
    settleStepUp(true);
  };
  return (
    <Dialog title="Please confirm that it is you" onClose={onClose}>
      <p className="mt-3 mb-5">This is an important change, and you signed in a while ago.</p>
      {over === null ? (
        <ProofWays wanted={wanted} send={send} onOver={setOver} otherwise={<ByNewSignIn />} />
      ) : (
        <FailureBox title="Not confirmed yet">{over}</FailureBox>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {over === null ? null : (
          // Asks for the change once more, which is refused with a new challenge.
          <Button kind="primary" onClick={() => settleStepUp(true)}>
            Start over
          </Button>
        )}
        <Button onClick={onClose}>Not now</Button>
      </div>
    </Dialog>
  );
}

/** A new sign-in, which leads back to this page: the proof of those who have no other, or do not have it with them. */
function ByNewSignIn() {
  const here = useLocation();
  const navigate = useNavigate();
  const [signOut] = useSignOutMutation(changesNothingShown);
  const [busy, once] = useOnce();
  const signIn = () =>
    once(async () => {
      try {
        await signOut();
      } catch (error) {
        // A session that the server could not end expires by itself.
        console.warn('The server could not end the session:', readRequestError(error).message);
      }
      keepWantedPage(here);
      settleStepUp(false);
      clearSession();
      void navigate(paths.admin);
    });
  return (
    <div className="grid gap-4">
      <p>Please sign in again. You come back to this page, and make the change there.</p>
      <Button kind="primary" busy={busy} onClick={() => void signIn()} className="min-h-12 text-base">
        Sign in again
      </Button>
    </div>
  );
}
