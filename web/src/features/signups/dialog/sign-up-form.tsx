import { refetchExcept } from '../../../graphql/after-changes';
import { checkPerson, type CheckedPerson, type TypedPerson } from '@trailcrew/api/contract/text/check-person';
import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { HowWeUseThis } from '../../../app/how-we-use-this';
import { ContactFields } from '../../../forms/contact-fields';
import { Honeypot } from '../../../forms/decoy';
import { FailureBox } from '../../../forms/failure-box';
import { NameFields } from '../../../forms/name-fields';
import { usePlainForm } from '../../../forms/use-plain-form';
import { Button } from '../../../ui/button';
import { QuestionsPart } from '../../questions/questions-part';
import { focusFault, forgetSubmitted, noAnswers, type SubmittedAnswers } from '../../questions/said';
import type { ListedShift } from '../../shifts/listed-shift';
import type { Remember } from './after-sign-up';
import { noteOwnSignup, useOwnSignups, wasSeenHere } from '../own/own-signups';
import { OwnSignupNotice } from '../own/own-signup-notice';
import { isPersonRemembered, keepDraft, rememberPerson, startingPerson } from '../own/remembered-person';
import { ShiftNote } from './shift-summary';
import { useSignUpMutation, type SignedUpPanel_ResultFragment } from './sign-up.generated';
import { useSending } from './use-sending';
import { useWaiting } from '../use-waiting';
import { WaitButton } from '../wait-button';
import type { LoadWaiting } from '../waiting-instead';

// Longer than most: one form with all that it sends and each way that the response can go.

/** The four fields, in order: the first faulty one gets the focus. */
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

/** The props of the form: the shift, and the callbacks for the result. */
export interface SignUpFormProps {
  listed: ListedShift;
  /** All shifts of the event. */
  all: readonly ListedShift[];
  eventId: string;
  /** To wait for a full shift instead. */
  waiting: LoadWaiting;
  onWaiting: () => void;
  onSignedUp: (result: SignedUpPanel_ResultFragment, remember: Remember) => void;
  /** The form for several people is being loaded: meanwhile nothing is sent without them. */
  loadingMore: boolean;
  /** They want to sign up more people or shifts, with the values typed so far. */
  onMore: (add: 'person' | 'shift', typed: TypedPerson) => void;
}

/** The values that the form sends. */
interface Filled {
  person: CheckedPerson;
  /** Their answers to the questions of the shift. */
  submitted: SubmittedAnswers;
}

/** The key of this form's only person, for the questions. */
const you = 'person.1';

const inputOf = ({ person, submitted }: Filled, shiftId: string) => ({
  ...person,
  answers: submitted.answers[you] ?? [],
  guardianName: submitted.guardianName,
  shiftId,
});

/** Four fields and one button. Typed values stay after a failure; after a lost response the request is sent again. */
export function SignUpForm(props: SignUpFormProps) {
  const { listed, all, eventId, waiting, onWaiting, onSignedUp, loadingMore, onMore } = props;
  const { shift, opportunity } = listed;
  const { form, typed, faults, register, onInput, write, take, refuse } = usePlainForm(
    fields,
    startingPerson(),
    faultsOf,
  );
  const [submitted, setSubmitted] = useState(noAnswers);
  const own = useOwnSignups();
  const [tried, setTried] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});
  // The response contains the shift and the event's current figures: nothing else has to be fetched.
  const [signUp, { client }] = useSignUpMutation(refetchExcept('EventPage', 'CategoryPage', 'AskedQuestions'));
  /** The input whose place was taken meanwhile; null before that, and once something else is sent. */
  const [tooLate, setTooLate] = useState<CheckedPerson | null>(null);
  const wait = useWaiting(client, waiting, onWaiting);
  const draft = useEffectEvent(() => keepDraft(typed));
  useEffect(() => () => draft(), []);

  const { busy, failure, send } = useSending({
    inputOf: (filled: Filled) => inputOf(filled, shift.id),
    ask: async (filled, idempotencyKey) => {
      const { data } = await signUp({ variables: { input: inputOf(filled, shift.id), idempotencyKey } });
      if (!data) throw new Error('The answer of the signup is empty');
      return data.signUp;
    },
    onDone: (result, { person: { firstName, lastName, email, phone } }) => {
      const { date, startTime, endTime, id: shiftId } = shift;
      const { id: signupId } = result.signup;
      const role = opportunity.name;
      const own = { signupId, shiftId, eventId, role, firstName, lastName, email, date, startTime, endTime };
      const remember = (wanted: boolean) => {
        rememberPerson(wanted ? { firstName, lastName, email, phone: phone ?? '' } : null);
        noteOwnSignup(own, wanted);
      };
      remember(isPersonRemembered());
      forgetSubmitted();
      onSignedUp(result, remember);
    },
    onRefused: ({ code, fields: faulty }, { person }) => {
      if (code === 'SHIFT_FULL' && shift.waitlistEnabled) setTooLate(person);
      // The list behind the dialog still offers a shift that was just taken, has begun or is gone.
      if (code && shiftIsOff.has(code)) void client.refetchQueries({ include: ['EventPage'] });
      setFieldErrors(faulty);
      refuse(faulty);
      return false;
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const ready = take();
    setTried(true);
    setFieldErrors({});
    setTooLate(null);
    if (!ready) return;
    if (!submitted.complete) return focusFault(form.current);
    const { person } = checkPerson(ready);
    send({ person, submitted });
  };

  const { firstName, lastName, email } = typed;
  return (
    <form ref={form} noValidate onSubmit={submit} onInput={onInput} className="flex min-h-0 flex-col">
      <div className="sheet-middle grid gap-4">
        {wait.failure ? (
          <FailureBox title="You are not on the waitlist yet">{wait.failure}</FailureBox>
        ) : failure ? (
          <FailureBox title={failure.title}>{failure.text}</FailureBox>
        ) : null}
        {tooLate ? (
          <WaitButton
            email={tooLate.email}
            busy={wait.busy}
            onPress={() => {
              const { firstName, lastName, email, phone } = tooLate;
              wait.join([{ listed, people: [{ firstName, lastName }], email, phone: phone ?? null }]);
            }}
          >
            Wait for it
          </WaitButton>
        ) : null}
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
        <HowWeUseThis />
        <QuestionsPart
          eventId={eventId}
          people={[
            {
              ...{ key: you, firstName, lastName },
              places: [{ opportunityId: opportunity.id, date: shift.date }],
            },
          ]}
          own
          known={wasSeenHere({ firstName, lastName, email }, own)}
          tried={tried}
          fieldErrors={fieldErrors}
          onAnswers={setSubmitted}
        />
        <div className="flex flex-wrap gap-3">
          {(['person', 'shift'] as const).map((add) => (
            <Button key={add} busy={loadingMore} onClick={() => onMore(add, typed)}>
              <Plus aria-hidden="true" className="size-4" />
              Add another {add}
            </Button>
          ))}
        </div>
      </div>
      <div className="sheet-foot grid gap-2">
        <OwnSignupNotice person={{ firstName, lastName, email }} all={all} shift={{ ...shift, eventId }} />
        <Honeypot />
        <Button type="submit" kind="primary" busy={busy || loadingMore} className="min-h-12 w-full text-base">
          {busy ? 'Signing up…' : 'Sign Up'}
        </Button>
      </div>
    </form>
  );
}
