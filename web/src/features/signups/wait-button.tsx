import type { ReactNode } from 'react';
import { Button } from '../../ui/button';

interface WaitButtonProps {
  email: string;
  busy: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** Beside the refusal of a full shift: what waiting means, and the button that joins the waitlist with the typed values. */
export function WaitButton({ email, busy, onPress, children }: WaitButtonProps) {
  return (
    <div className="grid gap-2">
      <p className="text-sm">
        You can join the waitlist: when a spot opens, we hold it and email{' '}
        <strong className="wrap-anywhere">{email}</strong>.
      </p>
      <Button kind="quiet" busy={busy} onClick={onPress}>
        {children}
      </Button>
    </div>
  );
}
