import { fetchAllBut } from '../../graphql/after-changes';
import { useState } from 'react';
import { bringUpToDate } from '../../forms/bring-up-to-date';
import { formatTimeRange } from '../../formatting/times';
import { genericMessage, readRequestError } from '../../graphql/request-error';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { showToast } from '../../ui/toasts';
import { newIdempotencyKey } from '../signups/new-idempotency-key';
import { nameOf, type Member } from './member-card';
import type { MemberSignup } from './member-signups';
import { ShiftWords } from './shift-words';
import { useSignUpAgainMutation } from './sign-up-again-dialog.generated';

interface SignUpAgainDialogProps {
  member: Member;
  signup: MemberSignup;
  /** The household's address. */
  email: string;
  onSignedUp: () => Promise<void>;
  onClose: () => void;
}

/** Takes a place again in a shift that was cancelled: a new signup, so that the history stays. */
export function SignUpAgainDialog({ member, signup, email, onSignedUp, onClose }: SignUpAgainDialogProps) {
  const [signUp] = useSignUpAgainMutation(fetchAllBut('HouseholdPage'));
  const [idempotencyKey] = useState(newIdempotencyKey);
  const { firstName, lastName, phone } = member;
  const confirm = async () => {
    try {
      const input = { firstName, lastName, email, phone, shiftId: signup.shift.id };
      const { data } = await signUp({ variables: { input, idempotencyKey } });
      const overlaps = (data?.signUp.conflicts ?? []).map(
        ({ opportunity, startTime, endTime }) => `${opportunity.name} (${formatTimeRange(startTime, endTime)})`,
      );
      showToast({
        kind: 'success',
        title: 'Successfully signed up!',
        description:
          overlaps.length > 0
            ? `Please check your times: this shift overlaps with ${overlaps.join(', ')}.`
            : "You'll receive a confirmation email with your shift details and manage link.",
      });
    } catch (error) {
      const description = readRequestError(error).message ?? genericMessage;
      showToast({ kind: 'failure', title: 'Signup failed', description });
      return false;
    }
    await bringUpToDate(onSignedUp);
    return true;
  };
  return (
    <ConfirmDialog
      title="Sign up again?"
      confirm="Sign up again"
      busy="Signing up…"
      onConfirm={confirm}
      onClose={onClose}
    >
      <ShiftWords signup={signup} name={nameOf(member)} />
      <p>A place is taken again, and a new confirmation goes to {email}.</p>
    </ConfirmDialog>
  );
}
