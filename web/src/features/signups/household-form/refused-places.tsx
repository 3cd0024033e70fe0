import { count } from '../../../formatting/counts';
import { FailureBox } from '../../../forms/failure-box';
import { Button } from '../../../ui/button';
import { placeWords, type CartPlace } from './household-cart';
import { WaitButton } from '../wait-button';

interface RefusedPlacesProps {
  refused: readonly (CartPlace & { reason: string })[];
  /** The number of places that would be left. */
  left: number;
  busy: boolean;
  onGoOn: () => void;
  /** The entries to wait with; null where no shift has a waitlist. */
  wait: { places: number; email: string; busy: boolean; failure: string | null; onPress: () => void } | null;
}

/** The refused places with their reasons, and the button that goes on without them, or waits for them. */
export function RefusedPlaces({ refused, left, busy, onGoOn, wait }: RefusedPlacesProps) {
  return (
    <div className="grid gap-2">
      {wait?.failure ? <FailureBox title="You are not on the waitlist yet">{wait.failure}</FailureBox> : null}
      <FailureBox title="Nobody is signed up yet">
        {count(refused.length, 'spot')} can&apos;t be booked. The others are still available.
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
          {left === 1 ? 'Sign up for the other spot' : `Sign up for the other ${left} spots`}
        </Button>
      ) : null}
      {wait ? (
        <WaitButton email={wait.email} busy={wait.busy || busy} onPress={wait.onPress}>
          {left > 0 ? 'Sign up for the others, and wait for ' : 'Wait for '}
          {wait.places === 1 ? 'the full one' : `the ${wait.places} full ones`}
        </WaitButton>
      ) : null}
    </div>
  );
}
