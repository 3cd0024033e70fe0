import { Plus, X } from 'lucide-react';
import { count } from '../../../formatting/counts';
import { formatShiftDay } from '../../../formatting/days';
import { formatTimeRange } from '../../../formatting/times';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { placeKey, placesOf, type Cart } from './household-cart';

interface HouseholdShiftsProps {
  cart: Cart;
  onPress: (place: string) => void;
  onRemove: (shiftId: string) => void;
  onAdd: () => void;
}

/** The shifts, and who takes which. */
export function HouseholdShifts({ cart, onPress, onRemove, onAdd }: HouseholdShiftsProps) {
  const { people, shifts, leftOut } = cart;
  const places = placesOf(cart);
  return (
    <div className="grid gap-3">
      <h3 className="text-sm font-semibold">{shifts.length === 1 ? 'Your shift' : 'Your shifts'}</h3>
      <ul className="grid gap-2">
        {shifts.map(({ shift, opportunity, category }) => {
          const taken = places.filter(({ listed }) => listed.shift.id === shift.id).length;
          const words = `${opportunity.name}, ${formatShiftDay(shift.date)}, ${formatTimeRange(shift.startTime, shift.endTime)}`;
          return (
            <li key={shift.id} className="rounded-control bg-primary-tint px-4 py-3">
              <div className="flex items-start gap-2">
                <div className="min-w-0 flex-1">
                  <p className="font-semibold wrap-anywhere">{opportunity.name}</p>
                  <p className="text-sm tabular-nums">
                    {formatShiftDay(shift.date)},{' '}
                    <span className="whitespace-nowrap">{formatTimeRange(shift.startTime, shift.endTime)}</span>
                  </p>
                  <p className="text-sm text-muted wrap-anywhere">
                    {[category.name, shift.effectiveLocation].filter(Boolean).join(' · ')}
                  </p>
                </div>
                {shifts.length > 1 ? (
                  <IconButton label={`Leave out ${words}`} onClick={() => onRemove(shift.id)} className="-mt-1 -mr-2">
                    <X aria-hidden="true" className="size-5" />
                  </IconButton>
                ) : null}
              </div>
              {people.length > 1 && shifts.length > 1 ? (
                <div role="group" aria-label={`Who takes ${words}`} className="mt-1 flex flex-wrap gap-x-5">
                  {people.map(({ key, firstName }, index) => (
                    <label key={key} className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
                      <input
                        type="checkbox"
                        checked={!leftOut.has(placeKey(shift.id, key))}
                        onChange={() => onPress(placeKey(shift.id, key))}
                        className="size-5 shrink-0 accent-primary"
                      />
                      <span className="wrap-anywhere">{firstName.trim() || `Person ${index + 1}`}</span>
                    </label>
                  ))}
                </div>
              ) : null}
              {taken > shift.openSpots ? (
                <p role="status" className="mt-1 text-sm font-semibold text-warm">
                  {shift.openSpots > 0 ? `Only ${count(shift.openSpots, 'spot')} left here.` : 'No spot is left here.'}
                </p>
              ) : null}
              {shift.notes ? <p className="mt-1 text-sm whitespace-pre-line">Good to know: {shift.notes}</p> : null}
            </li>
          );
        })}
      </ul>
      <Button onClick={onAdd} className="justify-self-start">
        <Plus aria-hidden="true" className="size-4" />
        Add another shift
      </Button>
    </div>
  );
}
