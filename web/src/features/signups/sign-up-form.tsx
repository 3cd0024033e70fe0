import { fetchAllBut } from '../../graphql/after-changes';
import { checkPerson, type CheckedPerson, type TypedPerson } from '@trailcrew/api/contract/check-person';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { ContactFields } from '../../forms/contact-fields';
import { FailureBox } from '../../forms/failure-box';
import { NameFields } from '../../forms/name-fields';
import { usePlainForm } from '../../forms/use-plain-form';
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

/** The four fields, from the first: that one gets the focus when several are faulty. */
const fields = ['firstName', 'lastName', 'email', 'phone'] as const satisfies readonly (keyof TypedPerson)[];
const faultsOf = (typed: TypedPerson) => checkPerson(typed).faults;

const shiftIsOff: ReadonlySet<string> = new Set([
  'SHIFT_FULL',
  'SHIFT_CLOSED',
  'SIGNUPS_NOT_OPEN',
  'SIGNUPS_CLOSED',
  'SHIFT_STARTED',
  'SHIFT_NOT_FOUND',
]);

/** What the form needs: the shift, and whom to tell about the answer. */
export interface SignUpFormProps {
  listed: ListedShift;
  eventId: string;
  onSignedUp: (result: SignedUpPanel_ResultFragment) => void;
}

/** What the form sends, and whether this device is to remember the person. */
interface Filled {
  person: CheckedPerson;
  /** The decoy: a person leaves it empty. */
  website: string;
  remember: boolean;
}

/** What was sent last, and whether it may have reached the server. */
interface SignUpTry {
  key: string;
  content: string;
  filled: Filled;
  mayHaveArrived: boolean;
}

/** Four fields and one button. What was typed stays when the signup fails; an answer that was lost is asked for again. */
export function SignUpForm({ listed, eventId, onSignedUp }: SignUpFormProps) {
  const { shift, opportunity } = listed;
  const { form, typed, faults, register, onInput, write, take, refuse } = usePlainForm(
    fields,
    startingPerson(),
    faultsOf,
  );
  const decoy = useRef<HTMLInputElement>(null);
  const remembered = useRef<HTMLInputElement>(null);
  const [startsRemembered] = useState(isPersonRemembered);
  const [busy, setBusy] = useState(false);
  // The answer tells the shift and the event's figures as they are now: nothing else has to be asked for.
  const [signUp, { client }] = useSignUpMutation(fetchAllBut('EventPage', 'CategoryPage'));
  const [failure, setFailure] = useState<SignupFailure | null>(null);
  const sending = useRef(false);
  // One key a dialog and content: the same again is the same signup, something else is a new one.
  const lastTry = useRef<SignUpTry | null>(null);

  const draft = useEffectEvent(() => keepDraft(typed));
  useEffect(() => () => draft(), []);

  const send = async (filled: Filled) => {
    // A second click while the first is on its way must not send again, even before the button shows it.
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    const { person, website, remember } = filled;
    const input = { ...person, website, shiftId: shift.id };
    const content = JSON.stringify(input);
    if (lastTry.current?.content !== content)
      lastTry.current = { key: newIdempotencyKey(), content, filled, mayHaveArrived: false };
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
      setBusy(false);
      const refused = readRequestError(error);
      // The list behind the dialog still offers what somebody else has just taken, or what has begun or gone.
      if (refused.code && shiftIsOff.has(refused.code)) void client.refetchQueries({ include: ['EventPage'] });
      refuse(refused.fields);
      const told = describeSignupFailure(refused, current.mayHaveArrived);
      setFailure(told);
      if (told.toast) showToast({ kind: 'failure', title: 'Signup failed', description: told.toast });
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const ready = take();
    if (!ready) return;
    const { person } = checkPerson(ready);
    void send({
      person,
      website: decoy.current?.value ?? '',
      remember: remembered.current?.checked ?? false,
    });
  };
  // What was sent is asked about, whatever has been typed since: nobody is signed up without a press.
  const askAgain = useEffectEvent(() => {
    if (lastTry.current) void send(lastTry.current.filled);
  });
  const inDoubt = failure?.inDoubt ?? false;
  useEffect(() => {
    if (!inDoubt) return undefined;
    const connected = () => askAgain();
    window.addEventListener('online', connected);
    return () => window.removeEventListener('online', connected);
  }, [inDoubt]);

  const { firstName, lastName, email } = typed;
  return (
    <form ref={form} noValidate onSubmit={submit} onInput={onInput} className="flex min-h-0 flex-col">
      <div className="sheet-middle grid gap-4">
        {failure ? <FailureBox title={failure.title}>{failure.text}</FailureBox> : null}
        <ShiftNote notes={shift.notes} />
        <NameFields fields={[register('firstName'), register('lastName')]} errors={faults} own />
        <ContactFields
          fields={[register('email'), register('phone')]}
          errors={faults}
          typed={email}
          onTake={(meant) => write('email', meant)}
          emailHint="Your confirmation and the link to your shifts go here."
          phoneHint="Only for the organizers, if plans change on the day."
          own
        />
        <div className="decoy" aria-hidden="true">
          <label>
            Website
            <input ref={decoy} type="text" name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <label className="-my-1 flex min-h-11 cursor-pointer items-center gap-3 text-sm">
          <input
            ref={remembered}
            type="checkbox"
            defaultChecked={startsRemembered}
            className="size-5 shrink-0 accent-primary"
          />
          Remember my details on this device
        </label>
      </div>
      <div className="sheet-foot grid gap-2">
        <OwnSignupNotice person={{ firstName, lastName, email }} shift={{ ...shift, eventId }} />
        <Button type="submit" kind="primary" busy={busy} className="min-h-12 w-full text-base">
          {busy ? 'Signing up…' : 'Sign Up'}
        </Button>
      </div>
    </form>
  );
}
