import { endsNextDay } from '@trailcrew/api/contract/text/ends-next-day';
import { memo } from 'react';
import { grouped } from '../../../formatting/counts';
import { formatShortDay } from '../../../formatting/days';
import { formatTimeRange } from '../../../formatting/times';
import { Button } from '../../../ui/button';
import { focusStays } from '../../../ui/focus-place';
import { FillBar } from '../../../ui/fill-bar';
import { SelectBox } from '../../../ui/fields/select-box';
import { carrying, useDropOfPerson } from '../people/carried-person';
import { useIsCallingOff } from '../../waiting-actions/calling-off';
import { useIsWaiting, useWaitingCount } from '../../waiting-actions/waiting-records';
import { isFullUntilCancelled, missingIn, nameOf, peopleIn, type BoardShift } from './board';
import type { OpenSheet } from '../shift-sheet/sheet';

/** At most this many people stand in a line; of more, one fewer and the number of the others. */
const mostInitials = 5;

/** The columns of a line: when, who, how full. The overlay of a line has the same columns. */
const line =
  'col-start-1 row-start-1 grid items-center gap-x-4 px-3 py-2 md:grid-cols-[10rem_1fr_8rem] md:gap-x-3 md:py-0';

function initialsOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${[...firstName][0] ?? ''}${[...lastName][0] ?? ''}`.toUpperCase();
}

interface ShiftLineProps {
  shift: BoardShift;
  opportunityId: string;
  opportunityName: string;
  selected: boolean;
  /** Selects it; null while selecting is off. */
  onSelect: ((shift: BoardShift, range: boolean) => void) | null;
  onOpen: OpenSheet;
}

/**
 * One shift of the board: when, who, how many are missing. Enter or a click opens it, 'Assign' adds somebody, and people of other shifts
 * can be dropped here.
 */
export const ShiftLine = memo(function ShiftLine({
  shift,
  opportunityId,
  opportunityName,
  selected,
  onSelect,
  onOpen,
}: ShiftLineProps) {
  const isWaiting = useIsWaiting(shift.id);
  const isCallingOff = useIsCallingOff(shift.id);
  const missing = missingIn(shift);
  const over = shift.qtyRegistered - shift.qtyRequired;
  const people = peopleIn(shift);
  const leaving = useWaitingCount(people);
  const initials = people.slice(0, people.length > mostInitials ? mostInitials - 1 : mostInitials);
  const more = people.length - initials.length;
  const time = formatTimeRange(shift.startTime, shift.endTime);
  const inRole = { ...shift, opportunity: { id: opportunityId, name: opportunityName } };
  const open = () => onOpen({ kind: 'shift', shiftId: shift.id, view: 'people' });
  const { isOver, target } = useDropOfPerson(shift.id, (person) =>
    onOpen({ kind: 'move-person', ...person, to: inRole }),
  );
  return (
    <li
      ref={focusStays}
      {...target}
      className={`flex items-center border-b border-hairline last:border-b-0 ${selected || isOver ? 'bg-primary-tint' : isWaiting || isCallingOff ? 'bg-sunken' : ''} ${onSelect ? '' : 'gap-2'}`}
    >
      {onSelect ? (
        <div data-shift-box>
          <SelectBox
            label={`Select ${opportunityName}, ${formatShortDay(shift.date)}, ${time}`}
            checked={selected}
            onPress={(range) => onSelect(shift, range)}
          />
        </div>
      ) : null}
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)]">
        <button
          type="button"
          data-shift-line={shift.id}
          data-role={opportunityId}
          onClick={open}
          className={`${line} min-h-14 md:min-h-11 min-w-0 gap-y-1.5 rounded-control text-left hover:bg-sunken`}
        >
          <span className="min-w-0">
            <span className="block font-semibold whitespace-nowrap tabular-nums md:text-sm md:leading-5">{time}</span>
            <span className="block truncate text-xs text-muted md:leading-4">
              {formatShortDay(shift.date)}
              {endsNextDay(shift.startTime, shift.endTime) ? ', ends next day' : ''}
              {isWaiting ? ' · Being deleted' : ''}
              {isCallingOff ? ' · Being called off' : ''}
              {shift.cancelledAt ? ' · Called off' : shift.closed ? ' · Closed' : ''}
              {shift.location ? ` · ${shift.location}` : ''}
            </span>
            {people.length > 0 ? (
              <span className="mt-0.5 block text-sm wrap-anywhere md:hidden">{people.map(nameOf).join(', ')}</span>
            ) : null}
          </span>
          <span aria-hidden="true" className="hidden md:block" />
          <span className="block">
            <FillBar
              taken={shift.qtyRegistered}
              of={shift.qtyRequired}
              tone={shift.cancelledAt ? 'muted' : missing > 0 ? 'warm' : 'good'}
            />
            <span className="mt-1 flex justify-between gap-2 text-xs whitespace-nowrap tabular-nums md:leading-4">
              <span className="text-muted">
                {grouped(shift.qtyRegistered)} of {grouped(shift.qtyRequired)}
              </span>
              {shift.cancelledAt ? (
                <span className="font-semibold text-muted">Called off</span>
              ) : missing > 0 ? (
                <strong className="font-semibold text-warm">{grouped(missing)} missing</strong>
              ) : (
                <span className="font-semibold text-good">
                  {over > 0
                    ? `${grouped(over)} too many`
                    : isFullUntilCancelled(shift, leaving)
                      ? `${grouped(leaving)} cancelling`
                      : shift.heldCount > 0
                        ? `${grouped(shift.heldCount)} held`
                        : 'Full'}
                </span>
              )}
            </span>
          </span>
        </button>
        {/* Over the button, not in it: Firefox does not start a drag from inside a button. */}
        <div aria-hidden="true" onClick={open} className={`${line} pointer-events-none max-md:hidden`}>
          <div className="col-start-2 flex gap-1">
            {initials.map((signup) => (
              <span
                key={signup.id}
                title={nameOf(signup)}
                {...carrying({ signupId: signup.id, name: nameOf(signup), from: inRole })}
                className={`pointer-events-auto inline-flex size-7 shrink-0 cursor-pointer items-center justify-center rounded-full text-xs font-semibold text-primary ${selected || isOver ? 'bg-card' : 'bg-primary-tint'}`}
              >
                {initialsOf(signup.volunteer)}
              </span>
            ))}
            {more > 0 ? (
              <span className="inline-flex h-7 items-center text-xs font-semibold text-muted">+{grouped(more)}</span>
            ) : null}
          </div>
        </div>
      </div>
      <Button
        kind="quiet"
        disabled={shift.cancelledAt !== null}
        aria-label={`Assign a volunteer to ${opportunityName}, ${time}`}
        className="mr-2 shrink-0 px-3 md:mr-0 md:bg-transparent"
        onClick={() => onOpen({ kind: 'shift', shiftId: shift.id, view: 'assign' })}
      >
        Assign
      </Button>
    </li>
  );
});
