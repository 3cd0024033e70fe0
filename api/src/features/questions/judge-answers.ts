import { checkAnswer, consentWords, isYounger, type QuestionKind } from '../../contract/programme/answers.js';
import type { ErrorCode } from '../../contract/error-codes.js';
import { clock, dayIn } from '../../platform/clock.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import type { ShiftAsks } from './asked-sql.js';
import type { EarlierAnswer } from './find-earlier-answers.js';
import type { SubmittedAnswers } from './submitted-answers.js';

// Longer than most: the rules that decide whether answers suffice for a signup lean on each other; whether a consent is needed depends on an
// answer.

/** A signup, with what its shift asks and the submitted answers. */
export interface SignupAnswers {
  signupId: string;
  volunteerId: string;
  person: { firstName: string; lastName: string; emailKey: string };
  /** Null if it asks nothing. */
  asks: ShiftAsks | null;
  /** The questions that were asked before: those of the shift that a moved signup leaves. */
  askedBefore?: readonly string[];
  role: string;
  /** YYYY-MM-DD. */
  date: string;
  timeZone: string;
  submitted: SubmittedAnswers | undefined;
}

interface Fault {
  code: ErrorCode;
  field: string;
  sentence: string;
  /** Shown above the form. */
  message: string;
}

/** An answer to store with a signup. */
export interface StoredAnswer {
  signupId: string;
  questionId: string;
  value: string[];
  /** When it was given, for an earlier answer; null for one that was given now. */
  answeredAt: string | null;
}

/** The consent of a guardian to store with a signup. */
export interface Consent {
  signupId: string;
  guardianName: string;
  wording: string;
}

/**
 * Whether answers suffice for signups: what to store, and for staff the warnings, signup by signup. Errors, with all fields: ANSWER_INVALID,
 * ANSWER_REQUIRED, TOO_YOUNG, CONSENT_REQUIRED.
 */
export function judgeAnswers(places: readonly SignupAnswers[], earlier: readonly EarlierAnswer[], byStaff: boolean) {
  const faults = unexpectedAnswers(places);
  const judged = places.map((place) => judge(place, earlier, byStaff));
  faults.push(...judged.flatMap((one) => one.faults));
  const children = places.flatMap((place, at) => (isMinor(place, judged[at]?.stored ?? []) ? [fullName(place)] : []));
  const consents: Consent[] = [];
  for (const [at, place] of places.entries()) {
    const { faults: wrong, consent } = judgeAge(place, judged[at]?.stored ?? [], children);
    if (byStaff) judged[at]?.warnings.push(...wrong.map(({ message }) => message));
    else faults.push(...wrong);
    if (consent) consents.push(consent);
  }
  const [first] = faults;
  if (first) {
    const fields = Object.fromEntries(faults.reverse().map(({ field, sentence }) => [field, sentence]));
    throw new DomainError(first.code, { message: first.message, fields });
  }
  return { judged, consents };
}

/**
 * Throws if a visitor's answers are insufficient, for signups that were refused. Ignores earlier answers, which would reveal who is known.
 * Errors: those of `judgeAnswers`.
 */
export function refuseAnswers(places: readonly SignupAnswers[]): void {
  judgeAnswers(places, [], false);
}

/** Faults for answers to questions that none of the person's shifts asks. */
function unexpectedAnswers(places: readonly SignupAnswers[]): Fault[] {
  const askedOf = new Map<SubmittedAnswers, Set<string>>();
  for (const { submitted, asks } of places) {
    if (!submitted) continue;
    const asked = askedOf.get(submitted) ?? new Set();
    for (const { id } of asks?.questions ?? []) asked.add(id);
    askedOf.set(submitted, asked);
  }
  return [...askedOf].flatMap(([submitted, asked]) =>
    submitted.answers
      .filter(({ questionId }) => !asked.has(questionId.toLowerCase()))
      .map(({ questionId }): Fault => {
        const sentence = 'This question is not asked here. Please look at the questions again.';
        return { code: 'ANSWER_INVALID', field: `${submitted.field}.${questionId}`, sentence, message: sentence };
      }),
  );
}

/** The answers to store for a signup, and what is wrong with them. */
function judge(
  { signupId, asks, submitted, timeZone, askedBefore = [] }: SignupAnswers,
  earlier: readonly EarlierAnswer[],
  byStaff: boolean,
) {
  const [stored, faults, warnings]: [StoredAnswer[], Fault[], string[]] = [[], [], []];
  const today = dayIn(timeZone, clock.now());
  for (const question of asks?.questions ?? []) {
    const { id, label } = question;
    const answer = submitted?.answers.find(({ questionId }) => questionId.toLowerCase() === id);
    const { value, fault } = checkAnswer(question, answer?.value ?? [], today);
    const field = `${submitted?.field ?? 'answers'}.${id}`;
    if (fault) {
      faults.push({ code: 'ANSWER_INVALID', field, sentence: fault, message: `${label}: ${fault}.` });
    } else if (value.length > 0) {
      stored.push({ signupId, questionId: id, value, answeredAt: null });
    } else {
      const before = earlier.find((one) => one.signupId === signupId && one.questionId === id);
      const still = before ? checkAnswer(question, before.value, today) : undefined;
      if (before && still?.fault === null) {
        stored.push({ signupId, questionId: id, value: still.value, answeredAt: before.answeredAt });
      } else if (isNeeded(question, asks, askedBefore.includes(id))) {
        const sentence = 'Please answer this';
        if (byStaff) warnings.push(`Not answered: ${ended(label)}`);
        else faults.push({ code: 'ANSWER_REQUIRED', field, sentence, message: `Please answer: ${label}` });
      }
    }
  }
  return { stored, faults, warnings };
}

/** A question's label with its own punctuation mark, or a full stop. */
function ended(label: string): string {
  return /[.?!…:]$/.test(label.trimEnd()) ? label : `${label}.`;
}

/** Whether an answer is required. A birth date always is if there is a minimum age. */
function isNeeded(
  { kind, required }: { kind: QuestionKind; required: boolean },
  asks: ShiftAsks | null,
  before: boolean,
): boolean {
  return (required && !before) || (kind === 'BIRTH_DATE' && asks?.minimumAge != null);
}

function birthDateIn({ asks }: SignupAnswers, stored: readonly StoredAnswer[]): string | undefined {
  const ids = asks?.questions.filter(({ kind }) => kind === 'BIRTH_DATE').map(({ id }) => id) ?? [];
  // Of two birth dates the later counts, so that nobody passes as older than they are.
  const dates = stored.flatMap(({ questionId, value }) => (ids.includes(questionId) ? value : []));
  return dates.sort().at(-1);
}

function fullName({ person }: SignupAnswers): string {
  return `${person.firstName} ${person.lastName}`;
}

const folded = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

function isMinor(place: SignupAnswers, stored: readonly StoredAnswer[]): boolean {
  const birthDate = birthDateIn(place, stored);
  return birthDate !== undefined && isYounger(birthDate, 18, place.date);
}

/**
 * Checks the minimum age on the day of the shift, or the consent for younger people. If no question asks for the birth date, everybody is
 * refused.
 */
function judgeAge(
  place: SignupAnswers,
  stored: readonly StoredAnswer[],
  children: readonly string[],
): { faults: Fault[]; consent?: Consent } {
  const { asks, submitted, signupId, date, role } = place;
  const birthDate = birthDateIn(place, stored);
  const field = submitted?.field ?? 'answers';
  if (asks?.minimumAge && !asks.questions.some(({ kind }) => kind === 'BIRTH_DATE')) {
    const message = `"${role}" needs people of ${asks.minimumAge} or older, and nobody is asked when they were born. Please tell the organisers.`;
    return { faults: [{ code: 'TOO_YOUNG', field, sentence: message, message }] };
  }
  if (!asks || asks.minimumAge === null || !birthDate || !isYounger(birthDate, asks.minimumAge, date)) {
    return { faults: [] };
  }
  const age = asks.minimumAge;
  const name = fullName(place);
  const question = asks.questions.find(({ kind }) => kind === 'BIRTH_DATE')?.id ?? '';
  if (!asks.youngerWithConsent) {
    const message = `"${role}" needs people of ${age} or older on that day: ${name} is younger.`;
    return { faults: [{ code: 'TOO_YOUNG', field: `${field}.${question}`, sentence: message, message }] };
  }
  const guardianName = submitted?.guardianName ?? '';
  const needed = `${name} is younger than ${age}: an adult of the household has to agree.`;
  const sentence = !guardianName
    ? needed
    : [...children, name].some((one) => folded(one) === folded(guardianName))
      ? 'This has to be an adult of the household'
      : null;
  if (sentence === null)
    return { faults: [], consent: { signupId, guardianName, wording: consentWords({ name, role, age }) } };
  return { faults: [{ code: 'CONSENT_REQUIRED', field: 'guardianName', sentence, message: needed }] };
}
