import type { EventParameter } from '@trailcrew/api/contract/page-paths';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { hasBegun, type ListedShift } from '../shifts/listed-shift';

/** A link to a shift that cannot be taken: full, begun, closed, not open yet, or gone (then nothing is known about it). */
export interface ClosedLink {
  why: 'full' | 'begun' | 'closed' | 'not-yet' | 'gone';
  listed: ListedShift | null;
}

interface Link {
  shiftId: string | null;
  listed: ListedShift | null;
  closed: ClosedLink | null;
}

/** Where the address names a shift. */
const parameter: EventParameter = 'shift';

function follow(shiftId: string | null, shifts: readonly ListedShift[], now: string): Link {
  if (!shiftId) return { shiftId, listed: null, closed: null };
  const listed = shifts.find(({ shift }) => shift.id === shiftId) ?? null;
  const why = !listed
    ? 'gone'
    : hasBegun(listed.shift, now)
      ? 'begun'
      : listed.shift.closed
        ? 'closed'
        : listed.notYet
          ? 'not-yet'
          : listed.shift.openSpots <= 0
            ? 'full'
            : null;
  return { shiftId, listed, closed: why ? { why, listed } : null };
}

/**
 * The shift whose signup dialog is open: the one chosen in the list, or the one in the address (`?shift=`). A link is checked once, when it
 * is followed: the dialog and the typed values stay when the last place is taken meanwhile.
 */
export function useChosenShift(shifts: readonly ListedShift[], now: string) {
  const [address, setAddress] = useSearchParams();
  const shiftId = address.get(parameter);
  const [link, setLink] = useState(() => follow(shiftId, shifts, now));
  if (link.shiftId !== shiftId) setLink(follow(shiftId, shifts, now));

  const [chosen, setChosen] = useState<ListedShift | null>(null);
  // The router returns another function with each address. With this stable one the rows of the list stay the same when a filter changes.
  const setAddressNow = useRef(setAddress);
  useLayoutEffect(() => {
    setAddressNow.current = setAddress;
  });
  const close = useCallback(() => {
    setChosen(null);
    if (!shiftId) return;
    setAddressNow.current(
      (before) => {
        before.delete(parameter);
        return before;
      },
      { replace: true },
    );
  }, [shiftId]);
  const choose = useCallback(
    (listed: ListedShift) => {
      close();
      setChosen(listed);
    },
    [close],
  );

  const taken = chosen ?? (link.closed ? null : link.listed);
  return {
    // Once open, the dialog shows the shift as it is now: counts change while a visitor types.
    shown: taken && (shifts.find(({ shift }) => shift.id === taken.shift.id) ?? taken),
    closedLink: chosen ? null : link.closed,
    choose,
    close,
  };
}
