import {
  holdsAddress,
  longestReplacementMessage,
  messageHoldsLink,
} from '@trailcrew/api/contract/signups/replacement-message';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FailureBox } from '../../forms/failure-box';
import { useOnce } from '../../forms/use-once';
import { refetchExcept } from '../../graphql/after-changes';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { showToast } from '../../ui/toasts/toasts';
import { AskOthers, ShareLink } from './share-link';
import {
  useAskForReplacementMutation,
  useWithdrawReplacementMutation,
  type Search_ReplacementFragment,
} from './find-replacement.generated';

interface FindReplacementDialogProps {
  signupId: string;
  /** The search that is open already. */
  open: Search_ReplacementFragment | null;
  /** The shift, in the words of the page. */
  children: ReactNode;
  /** Runs a change; the household may have to be opened again first. */
  carryOut: <Answer>(change: () => Promise<Answer>) => Promise<Answer>;
  describeFailure: (error: unknown) => string;
  /** Refetches the page's data. */
  onChanged: () => Promise<void>;
  onClose: () => void;
}

/** Looks for a replacement: first a message to others, then the link to share, and how to end the search. */
export function FindReplacementDialog({
  signupId,
  open,
  children,
  carryOut,
  describeFailure,
  onChanged,
  onClose,
}: FindReplacementDialogProps) {
  const [answered, setSearch] = useState<Search_ReplacementFragment | null>(null);
  // The page may learn of an open search while this dialog is open.
  const search = answered ?? open;
  const [stopping, setStopping] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, once] = useOnce();
  const [ask] = useAskForReplacementMutation(refetchExcept('HouseholdPage'));
  const [withdraw] = useWithdrawReplacementMutation(refetchExcept('HouseholdPage'));
  const act = (change: () => Promise<void>) =>
    once(async () => {
      setFailure(null);
      try {
        await carryOut(change);
        // The page is updated in the background; the next press need not wait for it.
        void onChanged();
      } catch (error) {
        setFailure(describeFailure(error));
      }
    });
  // Absent means unchanged: a search may be open that this page does not know of yet.
  const start = (message?: string, askOthers = false) =>
    act(async () => {
      const { data } = await ask({ variables: { signupId, message: message?.trim() || undefined, askOthers } });
      if (!data) throw new Error('The answer is empty');
      setSearch(data.askForReplacement.replacement);
    });
  const stop = () =>
    act(async () => {
      await withdraw({ variables: { signupId } });
      showToast({ kind: 'success', title: 'We stopped looking for a replacement. See you there!' });
      onClose();
    });
  return (
    <Dialog
      title={stopping ? 'Can you come after all?' : search ? 'Share the link' : 'Find a replacement'}
      onClose={onClose}
    >
      <div className="mt-4 grid gap-4">
        {failure ? <FailureBox title="That did not work">{failure}</FailureBox> : null}
        {stopping ? (
          <Stopping busy={busy} onStop={() => void stop()} onBack={() => setStopping(false)} />
        ) : search ? (
          <>
            <ShareLink search={search} />
            <AskOthers search={search} busy={busy} onAsk={() => void start(undefined, true)} />
            <Button className="min-h-12" onClick={() => setStopping(true)}>
              I can come after all
            </Button>
            <Button className="min-h-12" onClick={onClose}>
              Done
            </Button>
          </>
        ) : (
          <Words busy={busy} onStart={(message) => void start(message)} onClose={onClose}>
            {children}
          </Words>
        )}
      </div>
    </Dialog>
  );
}

function Words({
  busy,
  children,
  onStart,
  onClose,
}: Record<'busy', boolean> & { children: ReactNode; onStart: (message: string) => void; onClose: () => void }) {
  const [message, setMessage] = useState('');
  const [refused, setRefused] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const hasAddress = holdsAddress(message);
    setRefused(hasAddress);
    if (!hasAddress) onStart(message);
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      {children}
      <p>
        Share a link. The first person to accept gets the spot; until then it&apos;s still yours. We let the organizers
        know.
      </p>
      <TextAreaField
        label="A message to them"
        note="optional"
        name="message"
        rows={3}
        maxLength={longestReplacementMessage}
        error={refused ? messageHoldsLink : undefined}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      <div className="grid gap-3">
        <Button type="submit" kind="primary" busy={busy} className="min-h-12">
          Get the link
        </Button>
        <Button className="min-h-12" onClick={onClose}>
          Keep the shift
        </Button>
      </div>
    </form>
  );
}

function Stopping({ busy, onStop, onBack }: { busy: boolean; onStop: () => void; onBack: () => void }) {
  return (
    <>
      <p>The link stops working, and we let the organizers know that you are coming.</p>
      <div className="grid gap-3">
        <Button kind="primary" busy={busy} className="min-h-12" onClick={onStop}>
          Yes, I can come
        </Button>
        <Button className="min-h-12" onClick={onBack}>
          Keep looking
        </Button>
      </div>
    </>
  );
}
