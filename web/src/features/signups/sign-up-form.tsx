import { zodResolver } from '@hookform/resolvers/zod';
import { personInput } from '@trailcrew/api/contract/signup';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { FailureBox } from '../../forms/failure-box';
import { applyFieldErrors } from '../../forms/apply-field-errors';
import { NameFields } from '../../forms/name-fields';
import { formatTimeRange } from '../../formatting/times';
import { genericMessage, readRequestError } from '../../graphql/request-error';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { showToast } from '../../ui/toasts';
import type { ListedShift } from '../shifts/listed-shift';
import { newIdempotencyKey } from './new-idempotency-key';
import { findOwnOverlaps, noteOwnSignup } from './own-signups';
import { isPersonRemembered, keepDraft, rememberPerson, startingPerson } from './remembered-person';
import { useSignUpMutation, type SignUpMutation } from './sign-up.generated';

const signUpForm = personInput.extend({ website: z.string(), remember: z.boolean() });

/** What the form needs: the shift, and whom to tell about the answer. */
export interface SignUpFormProps {
  listed: ListedShift;
  eventId: string;
  onSignedUp: (result: SignUpMutation['signUp']) => void;
}

/** Four fields and one button. What was typed stays when the signup fails. */
export function SignUpForm({ listed, eventId, onSignedUp }: SignUpFormProps) {
  const { shift, opportunity } = listed;
  const { register, handleSubmit, setError, control, formState, getValues } = useForm<
    z.input<typeof signUpForm>,
    unknown,
    z.output<typeof signUpForm>
  >({
    resolver: zodResolver(signUpForm),
    defaultValues: { ...startingPerson(), website: '', remember: isPersonRemembered() },
  });
  const [signUp] = useSignUpMutation({ refetchQueries: ['EventPage'] });
  const [failure, setFailure] = useState<string | null>(null);
  const sending = useRef(false);
  // One key a dialog and content: the same again is the same signup, something else is a new one.
  const lastTry = useRef({ key: '', content: '' });

  useEffect(
    () => () => {
      const { firstName, lastName, email, phone } = getValues();
      if (!sending.current) keepDraft({ firstName, lastName, email, phone: phone ?? '' });
    },
    [getValues],
  );

  const [firstName, lastName, email] = useWatch({ control, name: ['firstName', 'lastName', 'email'] });
  const overlaps = findOwnOverlaps({ firstName, lastName, email }, { ...shift, eventId });

  const send = async ({ remember, ...person }: z.output<typeof signUpForm>) => {
    // A second click while the first is on its way must not send again, even before the button shows it.
    if (sending.current) return;
    sending.current = true;
    setFailure(null);
    const input = { ...person, shiftId: shift.id };
    const content = JSON.stringify(input);
    if (lastTry.current.content !== content) lastTry.current = { key: newIdempotencyKey(), content };
    try {
      const { data } = await signUp({ variables: { input, idempotencyKey: lastTry.current.key } });
      if (!data) throw new Error('The answer of the signup is empty');
      const { firstName, lastName, email, phone } = person;
      rememberPerson(remember ? { firstName, lastName, email, phone: phone ?? '' } : null);
      keepDraft(null);
      noteOwnSignup({ ...shift, eventId, role: opportunity.name, firstName, lastName, email });
      showToast({
        kind: 'success',
        title: 'Successfully signed up!',
        description: "You'll receive a confirmation email with your shift details and manage link.",
      });
      onSignedUp(data.signUp);
    } catch (error) {
      sending.current = false;
      const refused = readRequestError(error);
      applyFieldErrors(refused.fields, setError, ['firstName', 'lastName', 'email', 'phone']);
      const message = refused.message ?? genericMessage;
      setFailure(message);
      showToast({ kind: 'failure', title: 'Signup failed', description: message });
    }
  };

  const { errors, isSubmitting } = formState;
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(send)(event)} className="mt-5 grid gap-4">
      {failure ? <FailureBox title="You are not signed up yet">{failure}</FailureBox> : null}
      <NameFields register={register} errors={errors} own />
      <Field
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        hint="Your confirmation and the link to your shifts go here."
        error={errors.email?.message}
        {...register('email')}
      />
      <Field
        label="Phone"
        note="optional"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="Only for the organizers, if plans change on the day."
        error={errors.phone?.message}
        {...register('phone')}
      />
      <div className="decoy" aria-hidden="true">
        <label>
          Website
          <input type="text" tabIndex={-1} autoComplete="off" {...register('website')} />
        </label>
      </div>
      <label className="-my-1 flex min-h-11 cursor-pointer items-center gap-3 text-sm">
        <input type="checkbox" className="size-5 shrink-0 accent-primary" {...register('remember')} />
        Remember my details on this device
      </label>
      {overlaps.length > 0 ? (
        <p role="status" className="rounded-control bg-warm-tint px-4 py-3 text-sm">
          <strong className="text-warm">These shifts overlap.</strong> You already signed up for{' '}
          {overlaps.map((other) => `${other.role} (${formatTimeRange(other.startTime, other.endTime)})`).join(', ')} on
          the same day. You can still sign up.
        </p>
      ) : null}
      <Button type="submit" kind="primary" disabled={isSubmitting} className="min-h-12 w-full text-base">
        {isSubmitting ? 'Signing up…' : 'Sign Up'}
      </Button>
    </form>
  );
}
