import { useEffect, useRef, useState } from 'react';
import { FailureBox } from '../../forms/failure-box';
import { useOnce } from '../../forms/use-once';
import { count } from '../../formatting/counts';
import { changesNothingShown } from '../../graphql/after-changes';
import { genericMessage, readRequestError } from '../../graphql/request-error';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { CheckList } from '../../ui/fields/check-list';
import { useRequestErasureMutation } from './erase-own-dialog.generated';
import { givenBack } from './given-back';

/** A person of the household, with the number of shifts that they would give back. */
export interface OwnPerson {
  id: string;
  name: string;
  comingShifts: number;
}

interface EraseOwnDialogProps {
  email: string;
  people: readonly OwnPerson[];
  /** Opens the household to this browser again. */
  renewPass: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the mailed link by which people of a household are erased. Nothing is erased here. */
export function EraseOwnDialog({ email, people, renewPass, onClose }: EraseOwnDialogProps) {
  const [chosen, setChosen] = useState<readonly string[]>(() => people.map(({ id }) => id));
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, once] = useOnce();
  const [requestErasure] = useRequestErasureMutation(changesNothingShown);
  const ticked = people.filter(({ id }) => chosen.includes(id));
  const send = () =>
    once(async () => {
      setFailure(null);
      try {
        // The page may have been open for longer than a link opens the household.
        await renewPass();
        await requestErasure({ variables: { volunteerIds: ticked.map(({ id }) => id) } });
        setSent(true);
      } catch (error) {
        console.warn('The link was not requested', error);
        setFailure(readRequestError(error).message ?? genericMessage);
      }
    });
  return (
    <Dialog title={sent ? 'Check your email' : 'Erase my data'} onClose={onClose}>
      {sent ? (
        <Sent email={email} onClose={onClose} />
      ) : (
        <div className="mt-4 grid gap-4">
          {failure ? <FailureBox title="No link was sent">{failure}</FailureBox> : null}
          <CheckList
            legend="Who is erased?"
            groups={[
              {
                choices: people.map(({ id, name, comingShifts }) => ({
                  ...{ value: id, label: name },
                  ...(comingShifts > 0 ? { note: count(comingShifts, 'coming shift') } : {}),
                })),
              },
            ]}
            value={chosen}
            onChange={setChosen}
            empty="There is no one."
          />
          <p role="status">
            {ticked.length > 0
              ? givenBack(ticked.reduce((sum, { comingShifts }) => sum + comingShifts, 0))
              : 'Please choose at least one person.'}
          </p>
          <p>We email you a link. Nothing is erased before you open it and confirm.</p>
          <div className="mt-2 flex flex-wrap justify-end gap-3">
            <Button onClick={onClose}>Cancel</Button>
            <Button kind="primary" busy={busy} disabled={ticked.length === 0} onClick={() => void send()}>
              {busy ? 'Sending…' : 'Send me the link'}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

function Sent({ email, onClose }: Pick<EraseOwnDialogProps, 'email' | 'onClose'>) {
  const words = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone.
  useEffect(() => words.current?.focus(), []);
  return (
    <>
      <p ref={words} tabIndex={-1} role="status" className="mt-4 wrap-anywhere">
        We have sent a link to <strong className="font-semibold">{email}</strong>. It works for 24 hours.
      </p>
      <p className="mt-6 text-right">
        <Button kind="primary" onClick={onClose}>
          Done
        </Button>
      </p>
    </>
  );
}
