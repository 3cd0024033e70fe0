import { useRef, useState } from 'react';
import { FailureBox } from '../../../forms/failure-box';
import { LoadFailure } from '../../../forms/load-failure';
import { formatShiftDay, formatShiftDayOfYear } from '../../../formatting/days';
import { formatTimeRange } from '../../../formatting/times';
import { refetchExcept } from '../../../graphql/after-changes';
import { genericMessage, readRequestError } from '../../../graphql/request-error';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { Skeleton } from '../../../ui/loading/skeleton';
import { showToast } from '../../../ui/toasts/toasts';
import { QuestionsPart } from '../../questions/questions-part';
import { focusFault, forgetSubmitted, noAnswers } from '../../questions/said';
import { useChangeShiftQuery, useMoveSignupMutation, type OfferedShift_ShiftFragment } from './change-shift.generated';
import { ChooseOffer, type CurrentShift, type HeldShift, type Offered } from './choose-offer';
import { orderOffers } from './order-offers';

interface ChangeShiftDialogProps {
  signupId: string;
  eventId: string;
  /** The current shift of the signup. */
  current: CurrentShift;
  /** The person of the signup. */
  name: string;
  /** The other shifts that this person has. */
  others: readonly HeldShift[];
  /** Runs the move; the household may have to be opened again first. */
  carryOut?: (move: () => Promise<unknown>) => Promise<unknown>;
  /** The sentence for a failed move. */
  describeFailure?: (error: unknown) => string;
  onMoved: (shift: OfferedShift_ShiftFragment) => Promise<void> | void;
  onClose: () => void;
}

/** Another shift of the same event: first the suitable ones, then the old and the new one, and the button that moves the signup. */
export function ChangeShiftDialog(props: ChangeShiftDialogProps) {
  const { eventId, current, others, onClose } = props;
  const { data, loading, error, refetch } = useChangeShiftQuery({
    variables: { eventId },
    fetchPolicy: 'network-only',
  });
  const [chosen, setChosen] = useState<Offered | null>(null);
  const offers = data && orderOffers(data.shifts, current, others);
  return (
    <Dialog title={chosen ? 'Change to this shift?' : 'Change shift'} onClose={onClose} placement="wide">
      {chosen ? (
        <Confirm {...props} chosen={chosen} onBack={() => setChosen(null)} />
      ) : offers ? (
        <ChooseOffer
          intro={`Now: ${current.opportunity.name}, ${formatShiftDay(current.date)}, ${formatTimeRange(current.startTime, current.endTime)}. Choose another one; you confirm it next.`}
          none="No other shift of this event has an open spot right now. Yours has not changed. Please check again later."
          offers={offers}
          onChoose={setChosen}
        />
      ) : loading ? (
        <div role="status" aria-label="Loading" className="mt-4 grid gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      ) : (
        <LoadFailure before="Your shift stays as it is." error={error} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}

function ShiftLines({
  label,
  shift,
  role,
}: {
  label: string;
  shift: Omit<HeldShift, 'shiftId' | 'role'>;
  role: string;
}) {
  return (
    <div>
      <p className="text-sm text-muted">{label}</p>
      <p className="font-semibold wrap-anywhere">{role}</p>
      <p className="tabular-nums">
        {formatShiftDayOfYear(shift.date)}, {formatTimeRange(shift.startTime, shift.endTime)}
      </p>
    </div>
  );
}

function Confirm({
  chosen: { shift, clash },
  signupId,
  eventId,
  current,
  name,
  carryOut = (move) => move(),
  describeFailure = (error) => readRequestError(error).message ?? genericMessage,
  onMoved,
  onBack,
  onClose,
}: ChangeShiftDialogProps & { chosen: Offered; onBack: () => void }) {
  const [move] = useMoveSignupMutation(refetchExcept('HouseholdPage'));
  const [failure, setFailure] = useState<string | null>(null);
  const [submitted, setSubmitted] = useState(noAnswers);
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});
  const [tried, setTried] = useState(false);
  const parts = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const begun = useRef(false);
  const send = async () => {
    if (begun.current) return;
    setTried(true);
    if (!submitted.complete) return focusFault(parts.current);
    begun.current = true;
    setBusy(true);
    setFailure(null);
    setFieldErrors({});
    const { answers, guardianName } = submitted;
    const variables = { signupId, shiftId: shift.id, answers: answers[signupId] ?? [], guardianName };
    try {
      await carryOut(() => move({ variables }));
      forgetSubmitted();
    } catch (error) {
      setFailure(describeFailure(error));
      setFieldErrors(readRequestError(error).fields);
      begun.current = false;
      setBusy(false);
      return;
    }
    showToast({
      kind: 'success',
      title: 'Shift changed.',
      description: `${shift.opportunity.name}, ${formatShiftDay(shift.date)}, ${formatTimeRange(shift.startTime, shift.endTime)}. You'll get an email about it. To undo it, change the shift back.`,
    });
    await onMoved(shift);
    onClose();
  };
  return (
    <>
      <div ref={parts} className="mt-4 grid gap-4">
        {failure ? <FailureBox title="Your shift is not changed">{failure}</FailureBox> : null}
        <div className="rounded-control bg-primary-tint px-4 py-3">
          <ShiftLines label="New" shift={shift} role={shift.opportunity.name} />
        </div>
        <div className="px-4">
          <ShiftLines label="Instead of" shift={current} role={current.opportunity.name} />
        </div>
        <p className="px-4 text-sm text-muted">{name}</p>
        <QuestionsPart
          eventId={eventId}
          people={[
            {
              ...{ key: signupId, firstName: name, lastName: '' },
              places: [{ opportunityId: shift.opportunity.id, date: shift.date }],
            },
          ]}
          known
          moved
          tried={tried}
          fieldErrors={fieldErrors}
          onAnswers={setSubmitted}
        />
        {clash ? (
          <p className="rounded-control bg-warm-tint px-4 py-3 text-sm">
            <strong className="text-warm">Please check the times.</strong> The new shift overlaps with {clash.role},{' '}
            {formatShiftDay(clash.date)}, {formatTimeRange(clash.startTime, clash.endTime)}.
          </p>
        ) : null}
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onBack}>Back</Button>
        <Button kind="primary" busy={busy} onClick={() => void send()}>
          {busy ? 'Changing…' : 'Change the shift'}
        </Button>
      </div>
    </>
  );
}
