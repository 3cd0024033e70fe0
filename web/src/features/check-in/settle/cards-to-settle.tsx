import type { ReactNode } from 'react';
import { count } from '../../../formatting/counts';
import { formatShortDay } from '../../../formatting/days';
import { formatMoment, formatTimeRange } from '../../../formatting/times';
import { Button } from '../../../ui/button';
import { ContactButtons } from '../../../ui/contact-buttons';
import { useWaitingForShiftQuery, type ToSettle_SignupFragment } from './attendance-page.generated';
import { nameOf, type ShiftToSettle } from './people-to-settle';

interface PersonProps {
  signup: ToSettle_SignupFragment;
  timeZone: string;
  /** Somebody is being marked. */
  busy: boolean;
  /** Absent once marks are not taken any more. */
  onMark?: (signup: ToSettle_SignupFragment, kind: 'ARRIVED' | 'NO_SHOW') => void;
}

const card = 'rounded-card border border-hairline bg-card p-4 md:p-5';

interface UnmarkedProps extends ShiftToSettle, Pick<PersonProps, 'busy' | 'onMark'> {
  /** Absent where some of the shift's people are not listed. */
  onSettle?: (others: 'CAME' | 'NO_SHOW') => void;
}

/** A shift with the people that nobody marked: each by themselves, or all at once. */
export function UnmarkedCard({ shift, signups, busy, onMark, onSettle }: UnmarkedProps) {
  return (
    <li className={card}>
      <h3 className="text-base wrap-anywhere">{shift.opportunity.name}</h3>
      <ShiftLine shift={shift} />
      <ul className="mt-2 divide-y divide-hairline">
        {signups.map((signup) => (
          <li key={signup.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <Person signup={signup} />
            <Choice signup={signup} busy={busy} onMark={onMark} />
          </li>
        ))}
      </ul>
      <Waiting shift={shift} />
      {onSettle && signups.length > 1 ? (
        <div className="mt-2 flex flex-wrap gap-3 border-t border-hairline pt-3">
          <Button
            disabled={busy}
            onClick={() => onSettle('CAME')}
            aria-label={`All ${signups.length} came: ${shift.opportunity.name}`}
          >
            All {signups.length} came
          </Button>
          <Button
            disabled={busy}
            onClick={() => onSettle('NO_SHOW')}
            aria-label={`Nobody came: ${shift.opportunity.name}`}
          >
            Nobody came
          </Button>
        </div>
      ) : null}
    </li>
  );
}

/** Who waits for a spot in a shift that still runs, beside who is missing: somebody of them may come at once. */
function Waiting({ shift: { id: shiftId, endsAt } }: Pick<ShiftToSettle, 'shift'>) {
  const isOver = !endsAt || endsAt <= new Date().toISOString();
  const { data } = useWaitingForShiftQuery({ variables: { shiftId }, skip: isOver, fetchPolicy: 'cache-and-network' });
  const entries = data?.shift?.waitlist?.filter(({ state }) => state === 'WAITING' || state === 'OFFERED') ?? [];
  if (isOver || entries.length === 0) return null;
  const people = entries.reduce((sum, { peopleCount }) => sum + peopleCount, 0);
  return (
    <div className="mt-2 border-t border-hairline pt-3">
      <h4 className="text-sm font-semibold">
        {count(people, 'person', 'people')} {people === 1 ? 'waits' : 'wait'} for a spot
      </h4>
      <ul className="text-sm">
        {entries.map(({ id, names, phone }) => (
          <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-4">
            <span className="wrap-anywhere">{names.join(', ')}</span>
            <ContactButtons name={names.join(', ')} phone={phone} email={null} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Somebody of whom two people at the post say different things. */
export function ContradictedCard({ signup, timeZone, busy, onMark }: PersonProps) {
  const { attendance } = signup;
  const deciding = attendance?.marks.filter(({ id }) => attendance.heads.includes(id)) ?? [];
  return (
    <PersonCard signup={signup} choice={<Choice signup={signup} busy={busy} onMark={onMark} />}>
      <ul className="mt-1 text-sm">
        {deciding.map(({ id, at, kind, by }) => (
          <li key={id} className="tabular-nums wrap-anywhere">
            {formatMoment(at, timeZone)}: {saw[kind]}
            {by ? ` (${by})` : ''}
          </li>
        ))}
      </ul>
    </PersonCard>
  );
}

const saw = { ARRIVED: 'here', LEFT: 'left', NO_SHOW: 'not here', UNDONE: 'taken back' } as const;

/** Somebody who cancelled and was seen at the post all the same. */
export function CameAnywayCard({ signup, timeZone, busy, onMark, onRestore }: PersonProps & { onRestore: () => void }) {
  const { cancelledAt, attendance } = signup;
  const name = nameOf(signup);
  return (
    <PersonCard
      signup={signup}
      choice={
        <div className="flex flex-wrap gap-2">
          <Button kind="primary" disabled={busy} onClick={onRestore} aria-label={`Put in again: ${name}`}>
            Put in again
          </Button>
          {onMark ? (
            <Button disabled={busy} onClick={() => onMark(signup, 'NO_SHOW')} aria-label={`${name} was not here`}>
              Was not here
            </Button>
          ) : null}
        </div>
      }
    >
      <p className="mt-1 text-sm tabular-nums">
        {attendance?.arrivedAt ? `Here ${formatMoment(attendance.arrivedAt, timeZone)}` : 'Here'}
        {cancelledAt ? ` · cancelled ${formatMoment(cancelledAt, timeZone)}` : ''}
      </p>
    </PersonCard>
  );
}

interface PersonCardProps extends Pick<PersonProps, 'signup'> {
  choice: ReactNode;
  children: ReactNode;
}

function PersonCard({ signup, choice, children }: PersonCardProps) {
  return (
    <li className={`${card} flex flex-wrap items-center justify-between gap-x-4 gap-y-2`}>
      <div className="min-w-0 flex-1 basis-64">
        <Person signup={signup} />
        <p className="text-sm wrap-anywhere">{signup.shift.opportunity.name}</p>
        <ShiftLine shift={signup.shift} />
        {children}
      </div>
      {choice}
    </li>
  );
}

function Person({ signup }: Pick<PersonProps, 'signup'>) {
  const name = nameOf(signup);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <ContactButtons name={name} phone={signup.volunteer.phone} email={null} />
    </div>
  );
}

function Choice({ signup, busy, onMark }: Pick<PersonProps, 'signup' | 'busy' | 'onMark'>) {
  if (!onMark) return null;
  const name = nameOf(signup);
  return (
    <div className="flex flex-wrap gap-2">
      <Button disabled={busy} onClick={() => onMark(signup, 'ARRIVED')} aria-label={`${name} came`}>
        Came
      </Button>
      <Button disabled={busy} onClick={() => onMark(signup, 'NO_SHOW')} aria-label={`${name} did not come`}>
        Did not come
      </Button>
    </div>
  );
}

function ShiftLine({ shift }: Pick<ToSettle_SignupFragment, 'shift'>) {
  const { date, startTime, endTime, effectiveLocation, opportunity } = shift;
  return (
    <p className="text-sm text-muted tabular-nums wrap-anywhere">
      {[opportunity.category.name, effectiveLocation, formatShortDay(date), formatTimeRange(startTime, endTime)]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}
