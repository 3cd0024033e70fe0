import { useState } from 'react';
import { refreshAfterChange } from '../../../graphql/after-changes';
import { genericMessage, readRequestError } from '../../../graphql/request-error';
import { Button } from '../../../ui/button';
import { ConfirmDialog, type ConfirmFailure } from '../../../ui/dialogs/confirm-dialog';
import { Dialog } from '../../../ui/dialogs/dialog';
import { KeepCodes } from './adding/keep-codes';
import { isAnswerLost, lostTitle } from './adding/lost-answer';
import { useNewRecoveryCodesMutation } from './second-steps.generated';

/** How many recovery codes are left, and how somebody gets new ones. */
export function RecoveryCodes({ left }: { left: number }) {
  const [isAsking, setAsking] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [renew, { client }] = useNewRecoveryCodesMutation();
  const confirm = async (): Promise<true | ConfirmFailure> => {
    try {
      const { data } = await renew();
      if (data) setCodes(data.newRecoveryCodes.recoveryCodes);
    } catch (error) {
      console.warn('There are no new recovery codes', error);
      const failure = readRequestError(error);
      if (isAnswerLost(failure)) {
        void refreshAfterChange(client);
        return {
          title: lostTitle,
          text: 'The codes that you kept before may no longer work. Please make new ones again.',
        };
      }
      return { title: 'Your codes stay as they are', text: failure.message ?? genericMessage };
    }
    return true;
  };
  return (
    <div>
      <h3 className="text-base font-semibold">Recovery codes</h3>
      <p className="mt-1 text-sm text-muted">For the day on which you have nothing else with you. Each works once.</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="tabular-nums">{left} of 10 left</p>
        <Button onClick={() => setAsking(true)}>New recovery codes</Button>
      </div>
      {isAsking ? (
        <ConfirmDialog
          title="Make new recovery codes?"
          confirm="Make new codes"
          busy="Making…"
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          <p>You get ten new codes. The ones that you kept before no longer work.</p>
        </ConfirmDialog>
      ) : null}
      {codes ? (
        <Dialog title="Keep your recovery codes" onClose={() => setCodes(null)}>
          <KeepCodes codes={codes} onClose={() => setCodes(null)} />
        </Dialog>
      ) : null}
    </div>
  );
}
