import { refetchExcept } from '../../graphql/after-changes';
import { useRef, useState } from 'react';
import { bringUpToDate } from '../../forms/bring-up-to-date';
import { formatTimeRange } from '../../formatting/times';
import { genericMessage, readRequestError } from '../../graphql/request-error';
import { ConfirmDialog, type ConfirmFailure } from '../../ui/dialogs/confirm-dialog';
import { showToast } from '../../ui/toasts/toasts';
import { QuestionsPart } from '../questions/questions-part';
import { forgetSubmitted, noAnswers } from '../questions/said';
import { newIdempotencyKey } from '../signups/dialog/new-idempotency-key';
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

/** Signs up again for a cancelled shift: a new signup, so that the history stays. */
export function SignUpAgainDialog({ member, signup, email, onSignedUp, onClose }: SignUpAgainDialogProps) {
  const [signUp] = useSignUpAgainMutation(refetchExcept('HouseholdPage'));
  const lastTry = useRef<{ key: string; content: string } | null>(null);
  const [submitted, setSubmitted] = useState(noAnswers);
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});
  const { firstName, lastName, phone } = member;
  const { id: shiftId, date, opportunity } = signup.shift;
  const confirm = async (): Promise<true | ConfirmFailure> => {
    setFieldErrors({});
    const answers = submitted.answers[signup.id] ?? [];
    const input = { firstName, lastName, email, phone, shiftId, answers, guardianName: submitted.guardianName };
    // The same input again is a retry of the same signup; other answers start a new one.
    const content = JSON.stringify(input);
    if (lastTry.current?.content !== content) lastTry.current = { key: newIdempotencyKey(), content };
    const { key: idempotencyKey } = lastTry.current;
    try {
      const { data } = await signUp({ variables: { input, idempotencyKey } });
      forgetSubmitted();
      const overlaps = (data?.signUp.conflicts ?? []).map(
        ({ opportunity, startTime, endTime }) => `${opportunity.name} (${formatTimeRange(startTime, endTime)})`,
      );
      showToast({
        kind: 'success',
        stays: overlaps.length > 0,
        title: 'Successfully signed up!',
        description:
          overlaps.length > 0
            ? `Please check your times: this shift overlaps with ${overlaps.join(', ')}.`
            : "You'll receive a confirmation email with your shift details and manage link.",
      });
    } catch (error) {
      const refused = readRequestError(error);
      setFieldErrors(refused.fields);
      return { title: 'Signup failed', text: refused.message ?? genericMessage };
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
      <p>You get a spot again, and we send a new confirmation to {email}.</p>
      <form noValidate onSubmit={(event) => event.preventDefault()} className="contents">
        <QuestionsPart
          eventId={opportunity.event.id}
          people={[
            {
              ...{ key: signup.id, firstName, lastName },
              places: [{ opportunityId: opportunity.id, date }],
            },
          ]}
          known
          tried={false}
          fieldErrors={fieldErrors}
          onAnswers={setSubmitted}
        />
      </form>
    </ConfirmDialog>
  );
}
