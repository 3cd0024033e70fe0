import { useRef, useState } from 'react';
import { formatShiftDay } from '../../formatting/days';
import { formatTimeRange } from '../../formatting/times';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import type { MemberCard_MemberFragment } from './member-card.generated';

/** A signup of a member card. */
export type MemberSignup = MemberCard_MemberFragment['signups'][number];

interface CancelSignupDialogProps {
  signup: MemberSignup;
  /** Whose signup it is. */
  name: string;
  /** Cancels; rejects never: it tells of failures itself. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before a place is given back, because somebody else may take it at once. */
export function CancelSignupDialog({ signup, name, onConfirm, onClose }: CancelSignupDialogProps) {
  const { shift } = signup;
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const confirm = async () => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    await onConfirm();
    onClose();
  };
  return (
    <Dialog title="Cancel this shift?" onClose={onClose}>
      <div className="mt-4 rounded-control bg-primary-tint px-4 py-3">
        <p className="font-semibold">{shift.opportunity.name}</p>
        <p>
          {formatShiftDay(shift.date)}, {formatTimeRange(shift.startTime, shift.endTime)}
        </p>
        <p className="text-sm text-muted">{name}</p>
      </div>
      <p className="mt-4">
        The place goes to others at once, and the organizers are told. You can sign up again while a place is free.
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Keep the shift</Button>
        <Button kind="primary" disabled={busy} onClick={() => void confirm()}>
          {busy ? 'Cancelling…' : 'Cancel the shift'}
        </Button>
      </div>
    </Dialog>
  );
}
