import { useState } from 'react';
import { FailureBox } from '../../../forms/failure-box';
import { LoadFailure } from '../../../forms/load-failure';
import { useOnce } from '../../../forms/use-once';
import { formatShiftDay } from '../../../formatting/days';
import { formatTimeRange } from '../../../formatting/times';
import { genericMessage, readRequestError } from '../../../graphql/request-error';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { Skeleton } from '../../../ui/loading/skeleton';
import { showToast } from '../../../ui/toasts/toasts';
import { ChooseOffer } from '../../signups/change/choose-offer';
import { orderOffers } from '../../signups/change/order-offers';
import { busyWords, type PersonInShift, type ShiftInRole } from '../board/board';
import { useMovePersonMutation, useShiftsToMoveToQuery } from './move-person.generated';

interface MovePersonDialogProps extends PersonInShift {
  eventId: string;
  /** The categories that the caller runs: nobody is moved to others. */
  categoryIds: readonly string[];
  /** The shift they were dropped on; null where it is still to be chosen. */
  to: ShiftInRole | null;
  onClose: () => void;
}

/** Moves somebody to another shift of the event: one chosen from those with a free place, or the one they were dropped on. */
export function MovePersonDialog(props: MovePersonDialogProps) {
  const { name, to, onClose } = props;
  const [chosen, setChosen] = useState(to);
  return (
    <Dialog title={chosen ? `Move ${name} here?` : `Move ${name}`} onClose={onClose} placement="wide">
      {chosen ? (
        <Confirm {...props} chosen={chosen} onBack={to ? onClose : () => setChosen(null)} />
      ) : (
        <Choose {...props} onChoose={setChosen} />
      )}
    </Dialog>
  );
}

function Choose({
  eventId,
  categoryIds,
  from,
  onChoose,
}: MovePersonDialogProps & { onChoose: (shift: ShiftInRole) => void }) {
  const { data, error, refetch } = useShiftsToMoveToQuery({ variables: { eventId }, fetchPolicy: 'network-only' });
  if (data) {
    const own = data.shifts.filter(({ opportunity }) => categoryIds.includes(opportunity.category.id));
    return (
      <ChooseOffer
        intro={`Now: ${wordsOf(from)}. Choose another shift; you confirm it next.`}
        none="No other shift has a free spot right now. No one was moved."
        offers={orderOffers(
          own,
          { ...from, opportunity: { ...from.opportunity, category: { id: from.categoryId ?? '' } } },
          [],
        )}
        onChoose={({ shift }) => onChoose(shift)}
      />
    );
  }
  if (error) return <LoadFailure before="No one was moved." error={error} onRetry={() => void refetch()} />;
  return (
    <div role="status" aria-label="Loading" className="mt-4 grid gap-3">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  );
}

function Confirm({
  signupId,
  name,
  from,
  chosen,
  onBack,
  onClose,
}: MovePersonDialogProps & { chosen: ShiftInRole; onBack: () => void }) {
  const [move] = useMovePersonMutation();
  const [busy, once] = useOnce();
  const [failure, setFailure] = useState<string | null>(null);
  const send = () =>
    once(async () => {
      setFailure(null);
      try {
        const { data } = await move({ variables: { signupId, shiftId: chosen.id } });
        const other = data && busyWords(name, data.moveSignup);
        const warnings = data?.moveSignup.warnings ?? [];
        showToast({
          kind: 'success',
          stays: Boolean(other) || warnings.length > 0,
          title: `${name} is moved.`,
          description: [other ?? `Now: ${wordsOf(chosen)}. They get an email.`, ...warnings].join(' '),
        });
        onClose();
      } catch (error) {
        setFailure(readRequestError(error).message ?? genericMessage);
      }
    });
  return (
    <>
      <div className="mt-4 grid gap-4">
        {failure ? <FailureBox title={`${name} is not moved`}>{failure}</FailureBox> : null}
        <p className="rounded-control bg-primary-tint px-4 py-3">
          <span className="block text-sm text-muted">New</span>
          <span className="font-semibold wrap-anywhere">{wordsOf(chosen)}</span>
        </p>
        <p className="px-4">
          <span className="block text-sm text-muted">Instead of</span>
          <span className="wrap-anywhere">{wordsOf(from)}</span>
        </p>
        <p className="px-4 text-sm text-muted">{name} keeps a spot the whole time, and is notified by email.</p>
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onBack}>Back</Button>
        <Button kind="primary" busy={busy} onClick={() => void send()}>
          {busy ? 'Moving…' : 'Move'}
        </Button>
      </div>
    </>
  );
}

function wordsOf({ opportunity, date, startTime, endTime }: ShiftInRole): string {
  return `${opportunity.name}, ${formatShiftDay(date)}, ${formatTimeRange(startTime, endTime)}`;
}
