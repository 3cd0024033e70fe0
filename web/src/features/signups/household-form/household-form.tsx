import { mostPlaces } from '@trailcrew/api/contract/people/household-cart';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { HowWeUseThis } from '../../../app/how-we-use-this';
import { ContactFields } from '../../../forms/contact-fields';
import { Honeypot } from '../../../forms/decoy';
import { FailureBox } from '../../../forms/failure-box';
import { count } from '../../../formatting/counts';
import { Button } from '../../../ui/button';
import { QuestionsPart } from '../../questions/questions-part';
import { focusFault, noAnswers } from '../../questions/said';
import type { ListedShift } from '../../shifts/listed-shift';
import type { Remember } from '../dialog/after-sign-up';
import { ChooseShift } from '../change/choose-shift';
import {
  faultsOf,
  placesOf,
  wishesOf,
  warningsOf,
  withoutPlaces,
  type Cart,
  type HouseholdStart,
} from './household-cart';
import { HouseholdPeople } from './household-people';
import { HouseholdShifts } from './household-shifts';
import { useKnownSignups, useOwnSignups, wasSeenHere } from '../own/own-signups';
import { RefusedPlaces } from './refused-places';
import { nameOf, rememberedHousehold, rememberHousehold } from '../own/remembered-household';
import { keepDraft } from '../own/remembered-person';
import type { HouseholdPanel_ResultFragment } from './sign-up-household.generated';
import { useSignUpHousehold } from './use-sign-up-household';
import { useWaiting } from '../use-waiting';
import type { LoadWaiting, WaitWish } from '../waiting-instead';

export { HouseholdPanel } from './household-panel';

// Longer than most: one form, whose fields share one cart. Its parts, and what it sends, are in files of their own.

interface HouseholdFormProps {
  start: HouseholdStart;
  /** The shifts of the event that can be taken now. */
  offered: readonly ListedShift[];
  /** All shifts of the event. */
  all: readonly ListedShift[];
  eventId: string;
  /** To wait for full shifts instead. */
  waiting: LoadWaiting;
  onWaiting: () => void;
  onSignedUp: (result: HouseholdPanel_ResultFragment, remember: Remember) => void;
}

/** Never reused, also across forms: the answers of one person must not appear in the row of another. */
let lastKey = 1;

function newPerson(name: { firstName: string; lastName: string }) {
  lastKey += 1;
  return { key: `person.${lastKey}`, ...name };
}

/** Several people of a household, several shifts, one address: one summary and one press, which creates all signups or none. */
export function HouseholdForm(props: HouseholdFormProps) {
  const { start, offered, all, eventId, waiting, onWaiting, onSignedUp } = props;
  const form = useRef<HTMLFormElement>(null);
  const [known, setKnown] = useState(rememberedHousehold);
  const missing = (people: Cart['people']) =>
    known.filter((one) => !people.some((person) => nameOf(person) === nameOf(one)));
  const { firstName, lastName } = start.typed;
  const [cart, setCart] = useState<Cart>(() => {
    const you = { key: 'person.1', firstName, lastName };
    // Remembered people are one press away: no empty fields for them.
    const another = start.add === 'person' && missing([you]).length === 0;
    return {
      people: another ? [you, newPerson({ firstName: '', lastName })] : [you],
      shifts: start.shifts,
      leftOut: new Set(),
    };
  });
  const [fresh, setFresh] = useState<string | null>(cart.people[1]?.key ?? null);
  const [email, setEmail] = useState(start.typed.email);
  const [phone, setPhone] = useState(start.typed.phone);
  const [choosing, setChoosing] = useState(start.add === 'shift');
  const [tried, setTried] = useState(false);
  const [submitted, setSubmitted] = useState(noAnswers);
  const { busy, failure, refused, fieldErrors, send, forgetRefusals, client } = useSignUpHousehold({
    eventId,
    waiting,
    onSignedUp,
  });
  const own = useOwnSignups();
  const held = useKnownSignups(all, eventId);
  const wait = useWaiting(client, waiting, onWaiting);

  const draft = useEffectEvent(() => {
    const [you] = cart.people;
    keepDraft({ firstName: you?.firstName ?? '', lastName: you?.lastName ?? '', email, phone });
  });
  useEffect(() => () => draft(), []);

  const faults = { ...fieldErrors, ...(tried ? faultsOf(cart, { email, phone }) : {}) };
  const change = (next: Cart) => {
    setCart(next);
    forgetRefusals();
  };
  const sendCart = (now: Cart, waitFor: readonly WaitWish[] = []) =>
    send({
      cart: now,
      places: placesOf(now),
      email,
      phone,
      submitted,
      waitFor,
    });
  const places = placesOf(cart);
  const idle = cart.people.filter(({ key }) => !places.some(({ person }) => person.key === key));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const [first] = Object.keys(faultsOf(cart, { email, phone }));
    const field = first ? form.current?.elements.namedItem(first) : null;
    if (field instanceof HTMLInputElement) return field.focus();
    if (!first && !submitted.complete) return focusFault(form.current);
    if (!first && places.length > 0) sendCart(withoutPlaces(cart, []));
  };
  const wishes = wishesOf(refused, { email, phone });
  const warnings = warningsOf(cart, email, eventId, held);

  if (choosing)
    return (
      <ChooseShift
        offered={offered}
        chosen={cart.shifts}
        onChoose={(listed) => {
          change({ ...cart, shifts: [...cart.shifts, listed] });
          setChoosing(false);
        }}
        onBack={() => setChoosing(false)}
      />
    );
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex min-h-0 flex-col">
      <div className="sheet-middle grid gap-5">
        {refused.length > 0 ? (
          <RefusedPlaces
            refused={refused}
            left={placesOf(withoutPlaces(cart, refused)).length}
            busy={busy}
            onGoOn={() => {
              const rest = withoutPlaces(cart, refused);
              change(rest);
              sendCart(rest);
            }}
            wait={
              wishes.length > 0
                ? {
                    places: wishes.reduce((sum, { people }) => sum + people.length, 0),
                    email: email.trim(),
                    busy: wait.busy,
                    failure: wait.failure,
                    onPress: () => {
                      const rest = withoutPlaces(cart, refused);
                      if (placesOf(rest).length === 0) return wait.join(wishes);
                      change(rest);
                      sendCart(rest, wishes);
                    },
                  }
                : null
            }
          />
        ) : failure ? (
          <FailureBox title={failure.title}>{failure.text}</FailureBox>
        ) : null}
        <HouseholdPeople
          people={cart.people}
          faults={faults}
          fresh={fresh}
          remembered={missing(cart.people)}
          onType={(key, typed) =>
            change({ ...cart, people: cart.people.map((one) => (one.key === key ? { ...one, ...typed } : one)) })
          }
          onAdd={(name) => {
            const person = newPerson(name ?? { firstName: '', lastName: cart.people.at(-1)?.lastName ?? '' });
            setFresh(name ? null : person.key);
            change({ ...cart, people: [...cart.people, person] });
          }}
          onRemove={(key) => change({ ...cart, people: cart.people.filter((one) => one.key !== key) })}
          onForget={() => {
            rememberHousehold(null);
            setKnown([]);
          }}
        />
        <HouseholdShifts
          cart={cart}
          onPress={(place) => {
            const leftOut = new Set(cart.leftOut);
            if (!leftOut.delete(place)) leftOut.add(place);
            change({ ...cart, leftOut });
          }}
          onRemove={(id) => change({ ...cart, shifts: cart.shifts.filter(({ shift }) => shift.id !== id) })}
          onAdd={() => setChoosing(true)}
        />
        <div className="grid gap-4">
          <ContactFields
            fields={[
              { name: 'email', value: email, onChange: ({ target }) => setEmail(target.value) },
              { name: 'phone', value: phone, onChange: ({ target }) => setPhone(target.value) },
            ]}
            errors={{ email: { message: faults.email }, phone: { message: faults.phone } }}
            typed={email}
            onTake={setEmail}
            emailHint="One confirmation for all of you, with one link, goes here."
            phoneHint="Only for the organizers, if plans change on the day."
            own
          />
          <HowWeUseThis />
        </div>
        <QuestionsPart
          eventId={eventId}
          people={cart.people.map((person) => ({
            ...person,
            places: places
              .filter((place) => place.person.key === person.key)
              .map(({ listed: { opportunity, shift } }) => ({
                opportunityId: opportunity.id,
                date: shift.date,
              })),
          }))}
          several
          own
          known={cart.people.every((person) => wasSeenHere({ ...person, email }, own))}
          tried={tried}
          fieldErrors={fieldErrors}
          onAnswers={setSubmitted}
        />
      </div>
      <div className="sheet-foot grid gap-2">
        <div role="status" className="empty:hidden">
          {warnings.length > 0 ? (
            <ul className="grid gap-1 rounded-control bg-warm-tint px-4 py-2 text-sm">
              {warnings.slice(0, 2).map((warning) => (
                <li key={warning} className="wrap-anywhere">
                  {warning}
                </li>
              ))}
              {warnings.length > 2 ? <li>And {count(warnings.length - 2, 'more warning')} like this.</li> : null}
            </ul>
          ) : null}
        </div>
        <p role="status" className="text-sm tabular-nums">
          {count(cart.people.length, 'person', 'people')}, {count(cart.shifts.length, 'shift')},{' '}
          {count(places.length, 'spot')} in all.
          {idle.length > 0
            ? ` Without a shift: ${idle.map((one) => one.firstName.trim() || 'someone').join(', ')}.`
            : ''}
          {places.length > mostPlaces ? ` ${mostPlaces} spots at once is the maximum.` : ''}
        </p>
        <Honeypot />
        <Button
          type="submit"
          kind="primary"
          busy={busy}
          disabled={places.length === 0 || places.length > mostPlaces}
          className="min-h-12 w-full text-base"
        >
          {busy ? 'Signing up…' : 'Sign Up'}
        </Button>
      </div>
    </form>
  );
}
