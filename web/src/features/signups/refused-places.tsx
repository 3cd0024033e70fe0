import { count } from '../../formatting/counts';
import { FailureBox } from '../../forms/failure-box';
import { Button } from '../../ui/button';
import { placeWords, type CartPlace } from './household-cart';

interface RefusedPlacesProps {
  refused: readonly (CartPlace & { reason: string })[];
  /** How many places would be left. */
  left: number;
  busy: boolean;
  onGoOn: () => void;
}

/** Which places cannot be had, why, and the press that goes on without them. */
export function RefusedPlaces({ refused, left, busy, onGoOn }: RefusedPlacesProps) {
  return (
    <div className="grid gap-2">
      <FailureBox title="Nobody is signed up yet">
        {count(refused.length, 'place')} cannot be had; the others are still there for you.
      </FailureBox>
      <ul className="grid gap-1 text-sm">
        {refused.map(({ person, listed, reason }) => (
          <li key={`${listed.shift.id} ${person.key}`} className="wrap-anywhere">
            <strong>{person.firstName.trim()}</strong>: {placeWords(listed)}. {reason}
          </li>
        ))}
      </ul>
      {left > 0 ? (
        <Button kind="quiet" busy={busy} onClick={onGoOn}>
          {left === 1 ? 'Sign up for the other place' : `Sign up for the other ${left} places`}
        </Button>
      ) : null}
    </div>
  );
}
