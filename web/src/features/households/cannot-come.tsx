import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import type { MemberSignup } from './member-signups';
import { ShiftWords } from './shift-words';

interface CannotComeProps {
  signup: MemberSignup;
  /** Whose it is. */
  name: string;
  onChange: () => void;
  /** Finds somebody who takes over; or shows how far that is. */
  onReplace: () => void;
  /** Whether somebody is looked for already. */
  searched: boolean;
  onCancel: () => void;
  onClose: () => void;
}

/** 'I can't come': another shift instead, somebody else, or none. */
export function CannotCome({ signup, name, onChange, onReplace, searched, onCancel, onClose }: CannotComeProps) {
  return (
    <Dialog title="I can’t come" onClose={onClose}>
      <div className="mt-4 grid gap-4">
        <ShiftWords signup={signup} name={name} />
        <p>
          Does another time work? Change the shift and keep a spot the whole time. Or find someone to come instead of
          you, or cancel.
        </p>
      </div>
      <div className="mt-6 grid gap-3">
        <Button kind="primary" className="min-h-12" onClick={onChange}>
          Change shift
        </Button>
        <Button className="min-h-12" onClick={onReplace}>
          {searched ? 'Share the link for a replacement' : 'Find a replacement'}
        </Button>
        <Button className="min-h-12" onClick={onCancel}>
          Cancel this shift
        </Button>
        <Button className="min-h-12" onClick={onClose}>
          Keep the shift
        </Button>
      </div>
    </Dialog>
  );
}
