import { checkAnswer, consentWords, isYounger } from '@trailcrew/api/contract/programme/answers';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { AdultConsent } from './adult-consent';
import { AskedQuestion, today } from './asked-question';
import { useAskedQuestionsQuery } from './asked-questions.generated';
import {
  focusFault,
  keepSubmitted,
  nameOf,
  submittedSoFar,
  type AskedPerson,
  type GivenAnswers,
  type SubmittedAnswers,
  type SubmittedAnswer,
} from './said';

// Longer than most: the questions, the people, and what an adult has to agree to depend on each other.

export interface AskedQuestionsProps {
  eventId: string;
  people: readonly AskedPerson[];
  /** Whether the server names people by their index: `answers.1.{id}`. */
  several?: boolean;
  /** Whether the first person is the one at the form. */
  own?: boolean;
  /** The household is known: answers that it gave within a year may stay empty, so nothing is missing until the server says so. */
  known?: boolean;
  /** A signup moves: the event's questions were asked before. */
  moved?: boolean;
  /** Whether somebody tried to send: then missing values show. */
  tried: boolean;
  /** The server's errors: `answers.{id}` for one person, `answers.{index}.{id}` for several, `guardianName`. */
  fieldErrors: Readonly<Record<string, string>>;
  onAnswers: (submitted: SubmittedAnswers) => void;
}

/** How often the text of a consent is fetched again while it is shown. */
export const lookAgainMilliseconds = 10_000;

const fullName = ({ firstName, lastName }: AskedPerson) => `${firstName.trim()} ${lastName.trim()}`.trim();

/** The questions of the shifts for the people who are about to sign up; nothing where there are no questions. */
export function AskedQuestions({
  eventId,
  people,
  several = false,
  own = false,
  known = false,
  moved = false,
  tried,
  fieldErrors,
  onAnswers,
}: AskedQuestionsProps) {
  const {
    data: latest,
    previousData,
    error,
    refetch,
    startPolling,
    stopPolling,
  } = useAskedQuestionsQuery({
    variables: { eventId },
  });
  // Questions stay visible with their answers, also when a refetch fails.
  const data = latest ?? previousData;
  const [before] = useState(submittedSoFar);
  // Answers that were given before a name was typed: that row is still the same person's.
  const [given, setGiven] = useState<Readonly<Record<string, GivenAnswers>>>(() =>
    Object.fromEntries(
      people.flatMap((person) => {
        const was = before.find(({ key, name }) => key === person.key && !name && !nameOf(person));
        return was ? [[person.key, was.given]] : [];
      }),
    ),
  );
  const answersOf = (person: AskedPerson): GivenAnswers => {
    const name = nameOf(person);
    return { ...(name ? before.find((one) => one.name === name)?.given : {}), ...given[person.key] };
  };
  const draft = people.map((person) => ({ key: person.key, name: nameOf(person), given: answersOf(person) }));
  const draftText = JSON.stringify(draft);
  const keep = useEffectEvent(() => keepSubmitted(draft));
  useEffect(() => keep(), [draftText]);
  const [guardian, setGuardian] = useState('');
  const [agreedTo, setAgreedTo] = useState<string | null>(null);
  const [seenErrors, setSeenErrors] = useState(fieldErrors);
  const [needConsent, setNeedConsent] = useState<ReadonlySet<string>>(new Set());
  const root = useRef<HTMLDivElement>(null);

  const asked = people.map((person, index) => {
    const roles = new Set(person.places.map(({ opportunityId }) => opportunityId));
    const all = data?.event?.questions ?? [];
    const ages = person.places.flatMap((place) => {
      const role = data?.opportunities.find(({ id }) => id === place.opportunityId);
      const id = `${person.key} ${place.opportunityId} ${place.date}`;
      return role?.minimumAge
        ? [{ ...place, id, role: role.name, age: role.minimumAge, consent: role.youngerWithConsent }]
        : [];
    });
    const answers = answersOf(person);
    const theirs = [
      ...all.filter(
        ({ opportunityId, kind }) => opportunityId === null && (!moved || (kind === 'BIRTH_DATE' && ages.length > 0)),
      ),
      ...all.filter(({ opportunityId }) => opportunityId !== null && roles.has(opportunityId)),
    ];
    const questions = theirs.map((question) => {
      const name = `${person.key} ${question.id}`;
      const needed = question.required || (question.kind === 'BIRTH_DATE' && ages.length > 0);
      const { value, fault } = checkAnswer(question, answers[question.id] ?? [], today());
      const missing = needed && !known && value.length === 0 ? 'Please answer this' : null;
      const refusal =
        fieldErrors[several ? `answers.${person.position ?? index}.${question.id}` : `answers.${question.id}`];
      const typed = answers[question.id] ?? [];
      return { question: { ...question, required: needed }, name, typed, value, fault: fault ?? missing, refusal };
    });
    const birthDate = questions
      .flatMap(({ question, value }) => (question.kind === 'BIRTH_DATE' ? value : []))
      .sort()
      .at(-1);
    // Without a birth date only the server knows that somebody is too young, and it reported that.
    const young = ages.filter(({ id, age, date }) =>
      birthDate ? isYounger(birthDate, age, date) : needConsent.has(id),
    );
    return { person, index, questions, young, unsure: birthDate ? [] : ages.filter(({ consent }) => consent) };
  });
  if (seenErrors !== fieldErrors) {
    setSeenErrors(fieldErrors);
    // Whatever error the next try has: the consent stays required.
    if (fieldErrors.guardianName)
      setNeedConsent(new Set([...needConsent, ...asked.flatMap(({ unsure }) => unsure.map(({ id }) => id))]));
  }
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
  // People agree to the current text, also when staff change it while they read.
  const isConsent = consents.length > 0;
  useEffect(() => {
    if (!isConsent) return undefined;
    startPolling(lookAgainMilliseconds);
    return stopPolling;
  }, [isConsent, startPolling, stopPolling]);
  // A consent holds for exactly this text.
  const agreed = agreedTo === consents.join('\n');
  const guardianFault =
    consents.length === 0
      ? null
      : !guardian.trim()
        ? 'Please enter the name of the adult who agrees'
        : agreed
          ? null
          : 'Please tick that they agree';
  const submitted: SubmittedAnswers = {
    answers: Object.fromEntries(
      asked.map(({ person, questions }) => [
        person.key,
        questions.flatMap(({ question, value }): SubmittedAnswer[] =>
          value.length > 0 ? [{ questionId: question.id, value }] : [],
        ),
      ]),
    ),
    guardianName: consents.length > 0 && agreed ? guardian.trim() || null : null,
    complete: asked.every(({ questions }) => questions.every(({ fault }) => !fault)) && !guardianFault,
  };
  const text = JSON.stringify(submitted);
  const report = useEffectEvent(() => onAnswers(submitted));
  useEffect(() => report(), [text]);
  const refusals = [
    ...asked.flatMap(({ questions }) => questions.flatMap(({ name, refusal }) => (refusal ? name : []))),
    ...(fieldErrors.guardianName && consents.length > 0 ? ['guardianName'] : []),
  ].join(' ');
  useEffect(() => {
    if (refusals) focusFault(root.current);
  }, [refusals, fieldErrors]);
  // The questions may have changed since the form opened.
  const askAgain = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (Object.keys(fieldErrors).some((name) => /^(?:answers\.|guardianName$)/.test(name))) askAgain();
  }, [fieldErrors]);

  if (!data && error)
    return (
      <div role="alert" className="rounded-control bg-warm-tint px-4 py-3 text-sm">
        <p className="mb-2">The questions of this shift could not be loaded.</p>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    );
  if (asked.every(({ questions }) => questions.length === 0)) return null;
  return (
    <div ref={root} className="grid gap-5">
      {asked.map(({ person, index, questions, young }) =>
        questions.length > 0 ? (
          <fieldset key={person.key} className="grid min-w-0 gap-4">
            <legend className="mb-1 font-semibold wrap-anywhere">
              {people.length > 1 ? `Questions for ${fullName(person) || `person ${index + 1}`}` : 'A few questions'}
            </legend>
            {known && questions.some(({ question }) => question.required) ? (
              <p className="-mt-2 text-sm text-muted">You can skip anything you answered here within the last year.</p>
            ) : null}
            {questions.map(({ question, name, typed, fault, refusal }) => (
              <AskedQuestion
                key={name}
                name={name}
                question={question}
                value={typed}
                error={refusal ?? (tried ? (fault ?? undefined) : undefined)}
                own={own && index === 0}
                onAnswer={(value) =>
                  setGiven((all) => ({ ...all, [person.key]: { ...all[person.key], [question.id]: value } }))
                }
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
        <AdultConsent
          sentences={consents}
          guardian={guardian}
          agreed={agreed}
          tried={tried}
          error={fieldErrors.guardianName ?? (tried && !guardian.trim() ? (guardianFault ?? undefined) : undefined)}
          onGuardian={setGuardian}
          onAgreed={(agrees) => setAgreedTo(agrees ? consents.join('\n') : null)}
        />
      ) : null}
    </div>
  );
}
