import { checkAnswer, consentWords, isYounger } from '@trailcrew/api/contract/answers';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../ui/button';
import { CheckField } from '../../ui/check-field';
import { Field } from '../../ui/field';
import { AskedQuestion, today } from './asked-question';
import { useAskedQuestionsQuery } from './asked-questions.generated';
import { keepSaid, saidSoFar, type AskedPerson, type Said, type SaidAnswer } from './said';

export interface AskedQuestionsProps {
  eventId: string;
  people: readonly AskedPerson[];
  /** Whether the server names people by their index: `answers.1.{id}`. */
  several?: boolean;
  /** The household is known: what it answered within a year may stay empty, so nothing is missing before the server says so. */
  known?: boolean;
  /** A signup moves: what its event asks, it was asked before. */
  moved?: boolean;
  /** Whether somebody tried to send: then what is missing shows. */
  tried: boolean;
  /** What the server found wrong: `answers.{id}` for one person, `answers.{index}.{id}` for several, `guardianName`. */
  told: Readonly<Record<string, string>>;
  onSaid: (said: Said) => void;
}

const fullName = ({ firstName, lastName }: AskedPerson) => `${firstName.trim()} ${lastName.trim()}`.trim();

/** What the shifts ask of the people who are to have places in them: nothing is shown where nothing is asked. */
export function AskedQuestions({
  eventId,
  people,
  several = false,
  known = false,
  moved = false,
  tried,
  told,
  onSaid,
}: AskedQuestionsProps) {
  const { data, error, refetch } = useAskedQuestionsQuery({ variables: { eventId } });
  const [given, setGiven] = useState(saidSoFar);
  useEffect(() => keepSaid(given), [given]);
  const [guardian, setGuardian] = useState('');
  const [agreed, setAgreed] = useState(false);

  const asked = people.map((person, index) => {
    const roles = new Set(person.places.map(({ opportunityId }) => opportunityId));
    const all = data?.event?.questions ?? [];
    const ages = person.places.flatMap((place) => {
      const role = data?.opportunities.find(({ id }) => id === place.opportunityId);
      return role?.minimumAge ? [{ ...place, age: role.minimumAge, consent: role.youngerWithConsent }] : [];
    });
    const own = [
      ...all.filter(
        ({ opportunityId, kind }) => opportunityId === null && (!moved || (kind === 'BIRTH_DATE' && ages.length > 0)),
      ),
      ...all.filter(({ opportunityId }) => opportunityId !== null && roles.has(opportunityId)),
    ];
    const questions = own.map((question) => {
      const name = `${person.key} ${question.id}`;
      const needed = question.required || (question.kind === 'BIRTH_DATE' && ages.length > 0);
      const { value, fault } = checkAnswer(question, given[name] ?? [], today());
      const missing = needed && !known && value.length === 0 ? 'Please answer this' : null;
      return { question: { ...question, required: needed }, name, value, fault: fault ?? missing };
    });
    const birthDate = questions
      .flatMap(({ question, value }) => (question.kind === 'BIRTH_DATE' ? value : []))
      .sort()
      .at(-1);
    const young = birthDate ? ages.filter(({ age, date }) => isYounger(birthDate, age, date)) : [];
    return { person, index, questions, young: told.guardianName && !birthDate ? ages : young };
  });
  const refused = asked.flatMap(({ young }) => young.filter(({ consent }) => !consent));
  const consents = [
    ...new Set(
      asked.flatMap(({ person, young }) =>
        young
          .filter(({ consent }) => consent)
          .map(({ role, age }) => consentWords({ name: fullName(person) || 'them', role, age })),
      ),
    ),
  ];
  const guardianFault =
    consents.length === 0
      ? null
      : !guardian.trim()
        ? 'Please enter the name of the adult who agrees'
        : agreed
          ? null
          : 'Please tick that they agree';
  const said: Said = {
    answers: Object.fromEntries(
      asked.map(({ person, questions }) => [
        person.key,
        questions.flatMap(({ question, value }): SaidAnswer[] =>
          value.length > 0 ? [{ questionId: question.id, value }] : [],
        ),
      ]),
    ),
    guardianName: consents.length > 0 && agreed ? guardian.trim() || null : null,
    complete: asked.every(({ questions }) => questions.every(({ fault }) => !fault)) && !guardianFault,
  };
  const text = JSON.stringify(said);
  const tell = useEffectEvent(() => onSaid(said));
  useEffect(() => tell(), [text]);

  if (!data && error)
    return (
      <div role="alert" className="rounded-control bg-warm-tint px-4 py-3 text-sm">
        <p className="mb-2">What this shift asks could not be loaded.</p>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    );
  if (asked.every(({ questions }) => questions.length === 0)) return null;
  return (
    <div className="grid gap-5">
      {asked.map(({ person, index, questions, young }) =>
        questions.length > 0 ? (
          <fieldset key={person.key} className="grid min-w-0 gap-4">
            <legend className="mb-1 font-semibold wrap-anywhere">
              {people.length > 1 ? `Questions for ${fullName(person) || `person ${index + 1}`}` : 'A few questions'}
            </legend>
            {known ? <p className="-mt-2 text-sm text-muted">What you answered within a year may stay empty.</p> : null}
            {questions.map(({ question, name, fault }) => (
              <AskedQuestion
                key={name}
                name={name}
                question={question}
                value={given[name] ?? []}
                error={
                  told[several ? `answers.${index}.${question.id}` : `answers.${question.id}`] ??
                  (tried ? (fault ?? undefined) : undefined)
                }
                onAnswer={(value) => setGiven((before) => ({ ...before, [name]: value }))}
              />
            ))}
            {young
              .filter(({ consent }) => !consent)
              .map(({ role, age }) => (
                <p key={role} role="status" className="rounded-control bg-warm-tint px-4 py-3 text-sm">
                  {role} needs people of {age} or older on that day.
                </p>
              ))}
          </fieldset>
        ) : null,
      )}
      {consents.length > 0 && refused.length === 0 ? (
        <fieldset className="grid min-w-0 gap-3 rounded-control bg-warm-tint px-4 py-3">
          <legend className="sr-only">Consent of an adult</legend>
          <p className="font-semibold">An adult of your household has to agree</p>
          {consents.map((words) => (
            <p key={words} className="text-sm wrap-anywhere">
              {words}
            </p>
          ))}
          <Field
            label="Name of the adult"
            autoComplete="off"
            aria-required
            value={guardian}
            error={told.guardianName ?? (tried && !guardian.trim() ? (guardianFault ?? undefined) : undefined)}
            onChange={({ target }) => setGuardian(target.value)}
          />
          <CheckField
            label="I am this adult, and I agree"
            checked={agreed}
            aria-invalid={tried && !agreed ? true : undefined}
            hint={tried && !agreed ? 'Please tick this.' : undefined}
            onChange={({ target }) => setAgreed(target.checked)}
          />
        </fieldset>
      ) : null}
    </div>
  );
}
