import { useRef, useState } from 'react';
import { FailureBox } from '../../forms/failure-box';
import { LoadFailure } from '../../forms/load-failure';
import { count } from '../../formatting/counts';
import { formatShiftDay, formatShiftDayOfYear } from '../../formatting/days';
import { formatTimeRange } from '../../formatting/times';
import { fetchAllBut } from '../../graphql/after-changes';
import { genericMessage, readRequestError } from '../../graphql/request-error';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/field';
import { SelectField } from '../../ui/select-field';
import { Skeleton } from '../../ui/skeleton';
import { showToast } from '../../ui/toasts';
import { useChangeShiftQuery, useMoveSignupMutation, type OfferedShift_ShiftFragment } from './change-shift.generated';
import { orderOffers, type Offer } from './order-offers';

interface HeldShift {
  shiftId: string;
  date: string;
  startTime: string;
  endTime: string;
  role: string;
}

interface ChangeShiftDialogProps {
  signupId: string;
  eventId: string;
  /** The shift that it has now. */
  current: Omit<OfferedShift_ShiftFragment, 'stillRequired' | 'effectiveLocation'>;
  /** Whose it is. */
  name: string;
  /** The other shifts that this person has. */
  others: readonly HeldShift[];
  /** Runs the move, where the household may have to be opened again first. */
  carryOut?: (move: () => Promise<unknown>) => Promise<unknown>;
  /** The sentence for a move that failed. */
  describeFailure?: (error: unknown) => string;
  onMoved: (shift: OfferedShift_ShiftFragment) => Promise<void> | void;
  onClose: () => void;
}

type Offered = Offer<OfferedShift_ShiftFragment, HeldShift>;

const shownAtFirst = 30;
/** From so many on there is a search. */
const many = 8;

/** Another shift of the same event: first what fits; then the old and the new one, and the press that changes them. */
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
        <Choose current={current} offers={offers} onChoose={setChosen} />
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

function Choose({
  current,
  offers,
  onChoose,
}: {
  current: ChangeShiftDialogProps['current'];
  offers: readonly Offered[];
  onChoose: (offer: Offered) => void;
}) {
  const [text, setText] = useState('');
  const [day, setDay] = useState('');
  const [shown, setShown] = useState(shownAtFirst);
  if (offers.length === 0)
    return (
      <p className="mt-4">
        No other shift of this event has a free place just now. Yours stays as it is. Please look again later.
      </p>
    );
  const days = [...new Set(offers.map(({ shift }) => shift.date))].sort();
  const words = text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const found = offers.filter(({ shift }) => {
    const said = `${shift.opportunity.name} ${shift.opportunity.category.name} ${shift.effectiveLocation ?? ''}`;
    return (!day || shift.date === day) && words.every((word) => said.toLowerCase().includes(word));
  });
  return (
    <>
      <p className="mt-3 text-sm text-muted">
        Now: {current.opportunity.name}, {formatShiftDay(current.date)},{' '}
        {formatTimeRange(current.startTime, current.endTime)}. Choose another one; you confirm it next.
      </p>
      {offers.length > many ? (
        <div className="mt-4 grid gap-3 sm:grid-cols-2">
          <Field label="Search" type="search" value={text} onChange={(event) => setText(event.target.value)} />
          {days.length > 1 ? (
            <SelectField
              label="Day"
              value={day}
              choices={[
                { value: '', label: 'Any day' },
                ...days.map((one) => ({ value: one, label: formatShiftDay(one) })),
              ]}
              onChange={setDay}
            />
          ) : null}
        </div>
      ) : null}
      <p role="status" className="mt-4 text-sm font-semibold tabular-nums">
        {count(found.length, 'open shift')}
      </p>
      <ul className="mt-2 grid gap-2">
        {found.slice(0, shown).map((offer) => (
          <li key={offer.shift.id}>
            <OfferButton offer={offer} onChoose={() => onChoose(offer)} />
          </li>
        ))}
      </ul>
      {found.length > shown ? (
        <Button className="mt-4" onClick={() => setShown(shown + 100)}>
          Show more
        </Button>
      ) : null}
    </>
  );
}

function OfferButton({ offer: { shift, clash }, onChoose }: { offer: Offered; onChoose: () => void }) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="w-full rounded-control border border-control bg-card px-4 py-3 text-left hover:border-primary"
    >
      <span className="block font-bold tabular-nums">
        {formatShiftDay(shift.date)}, {formatTimeRange(shift.startTime, shift.endTime)}
      </span>
      <span className="block font-semibold wrap-anywhere">{shift.opportunity.name}</span>
      <span className="block text-sm text-muted wrap-anywhere">
        {[shift.opportunity.category.name, shift.effectiveLocation, `${count(shift.stillRequired, 'place')} free`]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {clash ? <span className="mt-1 block text-sm font-semibold text-warm">Overlaps with {clash.role}</span> : null}
    </button>
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
  current,
  name,
  carryOut = (move) => move(),
  describeFailure = (error) => readRequestError(error).message ?? genericMessage,
  onMoved,
  onBack,
  onClose,
}: ChangeShiftDialogProps & { chosen: Offered; onBack: () => void }) {
  const [move] = useMoveSignupMutation(fetchAllBut('HouseholdPage'));
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const begun = useRef(false);
  const send = async () => {
    if (begun.current) return;
    begun.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await carryOut(() => move({ variables: { signupId, shiftId: shift.id } }));
    } catch (error) {
      setFailure(describeFailure(error));
      begun.current = false;
      setBusy(false);
      return;
    }
    showToast({
      kind: 'success',
      title: 'Shift changed.',
      description: `${shift.opportunity.name}, ${formatShiftDay(shift.date)}, ${formatTimeRange(shift.startTime, shift.endTime)}. An email says so, too. To undo it, change the shift back.`,
    });
    await onMoved(shift);
    onClose();
  };
  return (
    <>
      <div className="mt-4 grid gap-4">
        {failure ? <FailureBox title="Your shift is not changed">{failure}</FailureBox> : null}
        <div className="rounded-control bg-primary-tint px-4 py-3">
          <ShiftLines label="New" shift={shift} role={shift.opportunity.name} />
        </div>
        <div className="px-4">
          <ShiftLines label="Instead of" shift={current} role={current.opportunity.name} />
        </div>
        <p className="px-4 text-sm text-muted">{name}</p>
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
