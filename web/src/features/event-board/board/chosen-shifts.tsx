import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { buttonClass } from '../../../ui/button';
import { SelectionBar } from '../../signup-table/selection-bar';
import { nameOfShift, peopleIn, type BoardShift, type PlacedShift } from './board';

interface ChosenShiftsProps {
  /** The selected shifts of the board. */
  chosen: readonly PlacedShift[];
  /** Whether the people in them have been loaded. */
  peopleAreKnown: boolean;
  /** The shifts that the board shows now. */
  shown: readonly BoardShift[];
  eventName: string;
  eventId: string;
  onClear: () => void;
}

/** The bar over the selected shifts of the board: its actions are for the people in them. */
export function ChosenShifts({ chosen, peopleAreKnown, shown, eventName, eventId, onClear }: ChosenShiftsProps) {
  const ids = chosen.map(({ shift }) => shift.id);
  const visible = new Set(shown.map(({ id }) => id));
  const signupIds = chosen.flatMap(({ shift }) => peopleIn(shift).map(({ id }) => id));
  const [only] = chosen;
  const one = chosen.length === 1 && only;
  return (
    <SelectionBar
      chosen={chosen.length}
      people={peopleAreKnown ? signupIds.length : null}
      elsewhere={ids.filter((id) => !visible.has(id)).length}
      group={{ kind: 'SHIFT', ids }}
      filter={{ shiftIds: ids, status: 'ACTIVE' }}
      signupIds={signupIds}
      groupName={one ? nameOfShift(one) : `the people of ${chosen.length} shifts`}
      partOf={one ? undefined : eventName}
      more={
        <>
          <Link
            to={paths.changePlanOf(eventId)}
            state={{ shiftIds: ids, callOff: true }}
            className={buttonClass('outline')}
          >
            Call off
          </Link>
          <Link to={paths.changePlanOf(eventId)} state={{ shiftIds: ids }} className={buttonClass('outline')}>
            Move or change
          </Link>
        </>
      }
      onClear={onClear}
    />
  );
}
