import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import type { MemberSignup } from './member-signups';
import { ShiftWords } from './shift-words';

interface ShiftChoicesProps {
  signup: MemberSignup;
  /** The person of the signup. */
  name: string;
  /** Whether they already said that they can't come. */
  cannotCome: boolean;
  hasBegun: boolean;
  /** Whether a search for a replacement is open. */
  searched: boolean;
  onChange: () => void;
  /** Finds a replacement, or shows the progress of the search. */
  onReplace: () => void;
  onCancel: () => void;
  onClose: () => void;
}

/** A household's choices for one of its shifts: another shift instead, a replacement, or cancelling. */
export function ShiftChoices({
  signup,
  name,
  cannotCome,
  hasBegun,
  searched,
  onChange,
  onReplace,
  onCancel,
  onClose,
}: ShiftChoicesProps) {
  const isCancelled = !!signup.shift.cancelledAt;
  return (
    <Dialog title={cannotCome ? 'I can’t come' : 'Change this shift'} onClose={onClose}>
      <div className="mt-4 grid gap-4">
        <ShiftWords signup={signup} name={name} />
        <p>{introduction(hasBegun, isCancelled)}</p>
      </div>
      <div className="mt-6 grid gap-3">
        {hasBegun ? null : (
          <Button kind="primary" className="min-h-12" onClick={onChange}>
            Change shift
          </Button>
        )}
        {hasBegun || isCancelled ? null : (
          <Button className="min-h-12" onClick={onReplace}>
            {searched ? 'Share the link for a replacement' : 'Find a replacement'}
          </Button>
        )}
        <Button className="min-h-12" onClick={onCancel}>
          {isCancelled ? 'Give up your spot' : 'Cancel this shift'}
        </Button>
        <Button className="min-h-12" onClick={onClose}>
          {isCancelled ? 'Close' : 'Keep the shift'}
        </Button>
      </div>
    </Dialog>
  );
}

/** The question before a signup is cancelled; a shift that is called off has nothing to cancel. */
export function cancelWords(hasBegun: boolean, isCancelled: boolean) {
  if (isCancelled)
    return {
      ...{ title: 'Give up your spot?', confirm: 'Give up the spot', keep: 'Keep the spot' },
      text: 'If the shift takes place after all, you are not in it.',
    };
  return {
    ...{ title: 'Cancel this shift?', confirm: 'Cancel the shift', keep: 'Keep the shift' },
    text: hasBegun
      ? 'This shift has begun. We tell the organizers that you are not coming.'
      : 'Your spot opens up for someone else right away, and we tell the organizers. You can sign up again while a spot is open.',
  };
}

function introduction(hasBegun: boolean, isCancelled: boolean): string {
  if (isCancelled)
    return `The organizers have cancelled this shift.${hasBegun ? '' : ' You can choose another one, or give up your spot.'}`;
  if (hasBegun) return 'This shift has begun. You can still cancel it, so that the organizers know.';
  return 'Does another time work? Change the shift and keep a spot the whole time. Or find someone to come instead of you, or cancel.';
}
