import { fetchAllBut } from '../../graphql/after-changes';
import { zodResolver } from '@hookform/resolvers/zod';
import { personInput } from '@trailcrew/api/contract/signup';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { applyFieldErrors } from '../../forms/apply-field-errors';
import { ContactFields } from '../../forms/contact-fields';
import { FailureBox } from '../../forms/failure-box';
import { NameFields } from '../../forms/name-fields';
import { readRequestError } from '../../graphql/request-error';
import { Button } from '../../ui/button';
import { showToast } from '../../ui/toasts';
import type { ListedShift } from '../shifts/listed-shift';
import { askUntilClear } from './ask-until-clear';
import { describeSignupFailure, type SignupFailure } from './describe-signup-failure';
import { newIdempotencyKey } from './new-idempotency-key';
import { noteOwnSignup } from './own-signups';
import { OwnSignupNotice } from './own-signup-notice';
import { isPersonRemembered, keepDraft, rememberPerson, startingPerson } from './remembered-person';
import { ShiftNote } from './shift-summary';
import { useSignUpMutation, type SignedUpPanel_ResultFragment } from './sign-up.generated';

export { SignedUpPanel } from './signed-up-panel';

const signUpForm = personInput.extend({ website: z.string(), remember: z.boolean() });

const shiftIsOff: ReadonlySet<string> = new Set(['SHIFT_FULL', 'SHIFT_STARTED', 'SHIFT_NOT_FOUND']);

/** What the form needs: the shift, and whom to tell about the answer. */
export interface SignUpFormProps {
  listed: ListedShift;
  eventId: string;
  onSignedUp: (result: SignedUpPanel_ResultFragment) => void;
}

/** What was sent last, and whether it may have reached the server. */
interface SignUpTry {
  key: string;
  content: string;
  values: z.output<typeof signUpForm>;
  mayHaveArrived: boolean;
}

/** Four fields and one button. What was typed stays when the signup fails; an answer that was lost is asked for again. */
export function SignUpForm({ listed, eventId, onSignedUp }: SignUpFormProps) {
  const { shift, opportunity } = listed;
  const { register, handleSubmit, setError, setValue, control, formState, getValues } = useForm<
    z.input<typeof signUpForm>,
    unknown,
    z.output<typeof signUpForm>
  >({
    resolver: zodResolver(signUpForm),
    defaultValues: { ...startingPerson(), website: '', remember: isPersonRemembered() },
  });
  // The answer tells the shift and the event's figures as they are now: nothing else has to be asked for.
  const [signUp, { client }] = useSignUpMutation(fetchAllBut('EventPage', 'CategoryPage'));
  const [failure, setFailure] = useState<SignupFailure | null>(null);
  const sending = useRef(false);
  // One key a dialog and content: the same again is the same signup, something else is a new one.
  const lastTry = useRef<SignUpTry | null>(null);

  useEffect(
    () => () => {
      const { firstName, lastName, email, phone } = getValues();
      keepDraft({ firstName, lastName, email, phone: phone ?? '' });
    },
    [getValues],
  );

  const [firstName, lastName, email] = useWatch({ control, name: ['firstName', 'lastName', 'email'] });

  const send = async (values: z.output<typeof signUpForm>) => {
    // A second click while the first is on its way must not send again, even before the button shows it.
    if (sending.current) return;
    sending.current = true;
    setFailure(null);
    const { remember, ...person } = values;
    const input = { ...person, shiftId: shift.id };
    const content = JSON.stringify(input);
    if (lastTry.current?.content !== content)
      lastTry.current = { key: newIdempotencyKey(), content, values, mayHaveArrived: false };
    const { current } = lastTry;
    try {
      const { data } = await askUntilClear(
        () => signUp({ variables: { input, idempotencyKey: current.key } }),
        () => (current.mayHaveArrived = true),
      );
      if (!data) throw new Error('The answer of the signup is empty');
      const { firstName, lastName, email, phone } = person;
      rememberPerson(remember ? { firstName, lastName, email, phone: phone ?? '' } : null);
      const { id: signupId } = data.signUp.signup;
      const { date, startTime, endTime } = shift;
      noteOwnSignup({
        signupId,
        shiftId: shift.id,
        eventId,
        role: opportunity.name,
        firstName,
        lastName,
        email,
        date,
        startTime,
        endTime,
      });
      showToast({
        kind: 'success',
        title: 'Successfully signed up!',
        description: "You'll receive a confirmation email with your shift details and manage link.",
      });
      onSignedUp(data.signUp);
    } catch (error) {
      sending.current = false;
      const refused = readRequestError(error);
      // The list behind the dialog still offers what somebody else has just taken, or what has begun or gone.
      if (refused.code && shiftIsOff.has(refused.code)) void client.refetchQueries({ include: ['EventPage'] });
      applyFieldErrors(refused.fields, setError, ['firstName', 'lastName', 'email', 'phone']);
      const told = describeSignupFailure(refused, current.mayHaveArrived);
      setFailure(told);
      if (told.toast) showToast({ kind: 'failure', title: 'Signup failed', description: told.toast });
    }
  };

  const submit = (event?: FormEvent) => void handleSubmit(send)(event);
  // What was sent is asked about, whatever has been typed since: nobody is signed up without a press.
  const askAgain = useEffectEvent(() => {
    if (lastTry.current) void send(lastTry.current.values);
  });
  const inDoubt = failure?.inDoubt ?? false;
  useEffect(() => {
    if (!inDoubt) return undefined;
    const connected = () => askAgain();
    window.addEventListener('online', connected);
    return () => window.removeEventListener('online', connected);
  }, [inDoubt]);

  const { errors, isSubmitting } = formState;
  return (
    <form noValidate onSubmit={submit} className="flex min-h-0 flex-col">
      <div className="sheet-middle grid gap-4">
        {failure ? <FailureBox title={failure.title}>{failure.text}</FailureBox> : null}
        <ShiftNote notes={shift.notes} />
        <NameFields fields={[register('firstName'), register('lastName')]} errors={errors} own />
        <ContactFields
          fields={[register('email'), register('phone')]}
          errors={errors}
          typed={email}
          onTake={(meant) => setValue('email', meant, { shouldValidate: formState.isSubmitted })}
          emailHint="Your confirmation and the link to your shifts go here."
          phoneHint="Only for the organizers, if plans change on the day."
          own
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
      </div>
      <div className="sheet-foot grid gap-2">
        <OwnSignupNotice person={{ firstName, lastName, email }} shift={{ ...shift, eventId }} />
        <Button type="submit" kind="primary" busy={isSubmitting} className="min-h-12 w-full text-base">
          {isSubmitting ? 'Signing up…' : 'Sign Up'}
        </Button>
      </div>
    </form>
  );
}
