import type { ApolloClient } from '@apollo/client';
import { useState } from 'react';
import { refetchExcept } from '../../../graphql/after-changes';
import { showToast } from '../../../ui/toasts/toasts';
import { forgetSubmitted, type SubmittedAnswers } from '../../questions/said';
import type { Remember } from '../dialog/after-sign-up';
import { useSending } from '../dialog/use-sending';
import { noteOwnSignup } from '../own/own-signups';
import { rememberHousehold } from '../own/remembered-household';
import { isPersonRemembered, rememberPerson } from '../own/remembered-person';
import { joinNow } from '../use-waiting';
import type { LoadWaiting, WaitWish } from '../waiting-instead';
import { refusedOf, type Cart, type CartPlace } from './household-cart';
import { useSignUpHouseholdMutation, type HouseholdPanel_ResultFragment } from './sign-up-household.generated';

/** What a household asks for with one press. */
export interface HouseholdRequest {
  cart: Cart;
  places: CartPlace[];
  email: string;
  phone: string;
  /** Their answers to the questions of the shifts. */
  submitted: SubmittedAnswers;
  /** The shifts to wait for once they have the rest. */
  waitFor: readonly WaitWish[];
}

function inputOf({ cart, places, email, phone, submitted }: HouseholdRequest) {
  const keys = cart.people.map(({ key }) => key);
  return {
    email: email.trim(),
    phone: phone.trim() || null,
    people: cart.people.map(({ firstName, lastName }) => ({ firstName: firstName.trim(), lastName: lastName.trim() })),
    places: places.map(({ person, listed }) => ({ shiftId: listed.shift.id, person: keys.indexOf(person.key) })),
    answers: cart.people.flatMap(({ key }, person) =>
      (submitted.answers[key] ?? []).map((answer) => ({ person, ...answer })),
    ),
    guardianName: submitted.guardianName,
  };
}

interface Sent {
  eventId: string;
  /** To wait for full shifts once they have the rest. */
  waiting: LoadWaiting;
  onSignedUp: (result: HouseholdPanel_ResultFragment, remember: Remember) => void;
}

/** Sends the signups of a household, all or none: what comes back is remembered in this browser, or told by place and by field. */
export function useSignUpHousehold({ eventId, waiting, onSignedUp }: Sent) {
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});
  const [refused, setRefused] = useState<(CartPlace & { reason: string })[]>([]);
  const [signUp, { client }] = useSignUpHouseholdMutation(refetchExcept('EventPage', 'CategoryPage', 'AskedQuestions'));
  const { busy, failure, send } = useSending({
    inputOf,
    ask: async (filled: HouseholdRequest, idempotencyKey) => {
      const { data } = await signUp({ variables: { input: inputOf(filled), idempotencyKey } });
      if (!data) throw new Error('The answer of the signup is empty');
      return data.signUpHousehold;
    },
    onDone: (result, sent) => {
      const people = sent.cart.people.map((one) => ({
        firstName: one.firstName.trim(),
        lastName: one.lastName.trim(),
      }));
      const made = sent.places.map(({ person, listed: { shift, opportunity } }, at) => {
        const { date, startTime, endTime, id: shiftId } = shift;
        return {
          signupId: result.signups[at]!.id,
          shiftId,
          eventId,
          role: opportunity.name,
          firstName: person.firstName.trim(),
          lastName: person.lastName.trim(),
          email: sent.email.trim(),
          date,
          startTime,
          endTime,
        };
      });
      const remember = (wanted: boolean) => {
        rememberPerson(wanted ? { ...people[0]!, email: sent.email.trim(), phone: sent.phone.trim() } : null);
        rememberHousehold(wanted ? people.slice(1) : null);
        for (const signup of made) noteOwnSignup(signup, wanted);
      };
      remember(isPersonRemembered());
      forgetSubmitted();
      onSignedUp(result, remember);
      // A shift may be full because of these very places: only now can people wait for it.
      if (sent.waitFor.length > 0) void waitAfter(client, waiting, sent.waitFor);
    },
    onRefused: ({ code, fields }, sent) => {
      const found = refusedOf(sent.places, fields);
      setRefused(found);
      // The list behind still offers shifts that were just taken, have begun or are gone.
      if (code && found.length > 0) void client.refetchQueries({ include: ['EventPage'] });
      const byPerson = Object.entries(fields).map(([name, sentence]): [string, string] => {
        const [, at, field] = /^people\.(\d+)\.(\w+)$/.exec(name) ?? [];
        return [at ? `${sent.cart.people[Number(at)]?.key}.${field}` : name, sentence];
      });
      setFieldErrors(Object.fromEntries(byPerson));
      return found.length > 0;
    },
  });
  const forgetRefusals = () => {
    setRefused([]);
    setFieldErrors({});
  };
  return { busy, failure, refused, fieldErrors, send, forgetRefusals, client };
}

/** The signups exist, whatever becomes of the waiting: a toast shows where it failed. */
async function waitAfter(client: ApolloClient, waiting: LoadWaiting, wishes: readonly WaitWish[]): Promise<void> {
  const failed = await joinNow(client, waiting, wishes);
  if (failed !== null)
    showToast({ kind: 'failure', stays: true, title: 'You are not on the waitlist yet', description: failed });
}
