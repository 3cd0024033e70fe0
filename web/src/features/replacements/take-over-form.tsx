import { checkPerson, type CheckedPerson, type TypedPerson } from '@trailcrew/api/contract/text/check-person';
import { useRef, useState, type FormEvent } from 'react';
import { HowWeUseThis } from '../../app/how-we-use-this';
import { ContactFields } from '../../forms/contact-fields';
import { FailureBox } from '../../forms/failure-box';
import { NameFields } from '../../forms/name-fields';
import { usePlainForm } from '../../forms/use-plain-form';
import { changesNothingShown } from '../../graphql/after-changes';
import { Button } from '../../ui/button';
import { QuestionsPart } from '../questions/questions-part';
import { focusFault, forgetSubmitted, isAboutAnswers, noAnswers, type SubmittedAnswers } from '../questions/said';
import { askedOnlyByLink, AskedOnlyByLink } from '../signups/dialog/asked-only-by-link';
import { noteOwnSignup } from '../signups/own/own-signups';
import { isPersonRemembered, rememberPerson, startingPerson } from '../signups/own/remembered-person';
import type { SignUpConflict_ShiftFragment } from '../signups/dialog/sign-up.generated';
import { useSending } from '../signups/dialog/use-sending';
import { useTakeReplacementMutation, type Wanted_ReplacementFragment } from './replacement-page.generated';
import { RememberField } from '../signups/dialog/remember-field';

/** What the page shows after somebody took over. */
export interface TakenOver {
  /** The address of the calendar file. */
  calendarAddress: string;
  firstName: string;
  email: string;
  conflicts: readonly SignUpConflict_ShiftFragment[];
}

interface TakeOverFormProps {
  token: string;
  wanted: Wanted_ReplacementFragment;
  onTaken: (taken: TakenOver) => void;
  /** The place was filled otherwise: the page fetches its state again. */
  onRefused: () => void;
}

const fields = ['firstName', 'lastName', 'email', 'phone'] as const satisfies readonly (keyof TypedPerson)[];
const faultsOf = (typed: TypedPerson) => checkPerson(typed).faults;

interface Filled {
  person: CheckedPerson;
  remember: boolean;
  /** Whether they may be asked to replace others. */
  mayBeAsked: boolean;
  submitted: SubmittedAnswers;
}

/** The key of this form's only person, for the questions. */
const you = 'person.1';

const inputOf = ({ person, mayBeAsked, submitted }: Filled) => ({
  ...person,
  mayBeAsked,
  answers: submitted.answers[you] ?? [],
  guardianName: submitted.guardianName,
});

/** Four fields and one button, as in signing up. Typed values stay after a failure; after a lost response the request is sent again. */
export function TakeOverForm({ token, wanted, onTaken, onRefused }: TakeOverFormProps) {
  const { shift, firstName: giver } = wanted;
  const { form, typed, faults, register, onInput, write, take, refuse } = usePlainForm(
    fields,
    startingPerson(),
    faultsOf,
  );
  const remembered = useRef<HTMLInputElement>(null);
  const asked = useRef<HTMLInputElement>(null);
  const [submitted, setSubmitted] = useState(noAnswers);
  const [tried, setTried] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});
  const [startsRemembered] = useState(isPersonRemembered);
  const [takeOver] = useTakeReplacementMutation(changesNothingShown);
  const { busy, failure, send } = useSending({
    inputOf,
    ask: async (filled, idempotencyKey) => {
      const { data } = await takeOver({ variables: { token, input: inputOf(filled), idempotencyKey } });
      if (!data) throw new Error('The answer is empty');
      return data.takeReplacement;
    },
    onDone: ({ signup, conflicts }, { person, remember }) => {
      const { firstName, lastName, email, phone } = person;
      rememberPerson(remember ? { firstName, lastName, email, phone: phone ?? '' } : null);
      const { id: shiftId, date, startTime, endTime } = shift;
      const place = { signupId: signup.id, shiftId, eventId: shift.event.id, role: shift.opportunity.name };
      noteOwnSignup({ ...place, firstName, lastName, email, date, startTime, endTime }, remember);
      forgetSubmitted();
      onTaken({ calendarAddress: signup.calendarAddress, firstName, email, conflicts });
    },
    onRefused: ({ code, fields: faulty }) => {
      refuse(faulty);
      setFieldErrors(faulty);
      if (isAboutAnswers(code)) return false;
      if (code && code !== 'ALREADY_SIGNED_UP' && code !== 'INVALID_INPUT') onRefused();
      return false;
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const ready = take();
    setTried(true);
    setFieldErrors({});
    if (!ready) return;
    if (!submitted.complete) return focusFault(form.current);
    const remember = remembered.current?.checked ?? false;
    send({ person: checkPerson(ready).person, remember, mayBeAsked: asked.current?.checked ?? false, submitted });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} onInput={onInput} className="grid gap-4">
      {failure ? <FailureBox title={failure.title}>{failure.text}</FailureBox> : null}
      <NameFields fields={[register('firstName'), register('lastName')]} errors={faults} own />
      <ContactFields
        fields={[register('email'), register('phone')]}
        errors={faults}
        typed={typed.email}
        onTake={(meant) => write('email', meant)}
        emailHint="Your confirmation and the link to your shifts go here."
        phoneHint="Only for the organizers, if plans change on the day."
        own
      />
      <HowWeUseThis />
      <QuestionsPart
        eventId={shift.event.id}
        people={[
          {
            ...{ key: you, firstName: typed.firstName, lastName: typed.lastName },
            places: [{ opportunityId: shift.opportunity.id, date: shift.date }],
          },
        ]}
        own
        tried={tried}
        fieldErrors={fieldErrors}
        onAnswers={setSubmitted}
      />
      <RememberField ref={remembered} defaultChecked={startsRemembered} label="Remember my details on this device" />
      <label className="-my-1 flex min-h-11 cursor-pointer items-center gap-3 text-sm">
        <input
          ref={asked}
          type="checkbox"
          aria-describedby={askedOnlyByLink}
          className="size-5 shrink-0 accent-primary"
        />
        You may ask me if someone drops out
      </label>
      <AskedOnlyByLink />
      <Button type="submit" kind="primary" busy={busy} className="min-h-12 w-full text-base">
        {busy ? 'Signing up…' : `Sign Up instead of ${giver}`}
      </Button>
    </form>
  );
}
