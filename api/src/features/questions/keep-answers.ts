import { checkAnswer, consentWords, isYounger, type QuestionKind } from '../../contract/programme/answers.js';
import type { AnswerInput } from '../../contract/programme/question.js';
import type { ErrorCode } from '../../contract/error-codes.js';
import { clock, dayIn } from '../../platform/clock.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import type { ShiftAsks } from './asked-sql.js';
import { findEarlierAnswers, type EarlierAnswer } from './find-earlier-answers.js';

// Longer than most: all that decides whether answers are enough for a place stands together.

/** What somebody said when they took places. */
export interface SubmittedAnswers {
  answers: readonly AnswerInput[];
  /** The adult who agrees, where somebody is younger than the role needs. */
  guardianName: string | null;
  /** What the fields of a refusal begin with: `answers`, of several people `answers.1`. */
  field: string;
}

interface SubmittedInput {
  answers?: readonly AnswerInput[] | null;
  guardianName?: string | null;
}

/** What the one person of an input said. */
export function submittedBy({ answers, guardianName }: SubmittedInput): SubmittedAnswers {
  return { answers: answers ?? [], guardianName: guardianName ?? null, field: 'answers' };
}

/** What each of several people said, in their order. */
export function submittedByEach(
  people: readonly unknown[],
  {
    answers,
    guardianName,
  }: { answers?: readonly (AnswerInput & { person: number })[] | null; guardianName?: string | null },
): SubmittedAnswers[] {
  return people.map((_person, at) => ({
    answers: answers?.filter(({ person }) => person === at) ?? [],
    guardianName: guardianName ?? null,
    field: `answers.${at}`,
  }));
}

/** A place that somebody was just given, as far as it asks something. */
export interface AskingPlaceGiven {
  signupId: string;
  volunteerId: string;
  person: { firstName: string; lastName: string; emailKey: string };
  /** Null where it asks nothing. */
  asks: ShiftAsks | null;
  /** The questions that count as asked already: those of the shift that a moved signup leaves. */
  askedBefore?: readonly string[];
  role: string;
  /** YYYY-MM-DD. */
  date: string;
  timeZone: string;
  said: SubmittedAnswers | undefined;
}

/** Who gives the place. */
export interface GivenBy {
  /** Staff are warned and never refused, but for what they wrote themselves. */
  byStaff: boolean;
  /** The household answers by a link that was mailed to it. */
  byOffer: boolean;
}

interface Fault {
  code: ErrorCode;
  field: string;
  sentence: string;
  /** Said above the form. */
  message: string;
}

interface StoredAnswer {
  signupId: string;
  questionId: string;
  value: string[];
  answeredAt: string | null;
}

interface Consent {
  signupId: string;
  guardianName: string;
  wording: string;
}

/**
 * Keeps what people answered for the places that they were just given, together with earlier answers that still count; where something is
 * missing or wrong, the transaction ends. Gives what staff are warned of, place by place. Errors, with every field named: ANSWER_INVALID,
 * ANSWER_REQUIRED, TOO_YOUNG, CONSENT_REQUIRED.
 */
export async function storeAnswers(
  ctx: RequestContext,
  places: readonly AskingPlaceGiven[],
  by: GivenBy,
): Promise<string[][]> {
  if (places.every(({ asks, said }) => asks === null && !said?.answers.length)) return places.map(() => []);
  const earlier = await earlierOf(ctx, places, by);
  const { judged, consents } = judgeAll(places, earlier, by.byStaff);
  await write(
    ctx,
    judged.flatMap(({ kept }) => kept),
    consents,
  );
  return judged.map(({ warnings }) => warnings);
}

/**
 * Says what is wrong with the answers of a visitor to places that were not given; nothing that was answered earlier counts, as it would tell
 * who is known. Errors: those of `keepAnswers`.
 */
export function refuseAnswers(places: readonly AskingPlaceGiven[]): void {
  judgeAll(places, [], false);
}

function judgeAll(places: readonly AskingPlaceGiven[], earlier: readonly EarlierAnswer[], byStaff: boolean) {
  const faults = answersToNothing(places);
  const judged = places.map((place) => judge(place, earlier, byStaff));
  faults.push(...judged.flatMap((one) => one.faults));
  const children = places.flatMap((place, at) => (isMinor(place, judged[at]?.kept ?? []) ? [fullName(place)] : []));
  const consents: Consent[] = [];
  for (const [at, place] of places.entries()) {
    const { faults: wrong, consent } = judgeAge(place, judged[at]?.kept ?? [], children);
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

/** Answers to questions that none of somebody's places asks. */
function answersToNothing(places: readonly AskingPlaceGiven[]): Fault[] {
  const askedOf = new Map<SubmittedAnswers, Set<string>>();
  for (const { said, asks } of places) {
    if (!said) continue;
    const asked = askedOf.get(said) ?? new Set();
    for (const { id } of asks?.questions ?? []) asked.add(id);
    askedOf.set(said, asked);
  }
  return [...askedOf].flatMap(([said, asked]) =>
    said.answers
      .filter(({ questionId }) => !asked.has(questionId.toLowerCase()))
      .map(({ questionId }): Fault => {
        const sentence = 'This question is not asked here. Please look at the questions again.';
        return { code: 'ANSWER_INVALID', field: `${said.field}.${questionId}`, sentence, message: sentence };
      }),
  );
}

function earlierOf(ctx: RequestContext, places: readonly AskingPlaceGiven[], by: GivenBy): Promise<EarlierAnswer[]> {
  const asked = places.flatMap(({ signupId, volunteerId, person: { emailKey }, asks }) =>
    (asks?.questions ?? []).map(({ id }) => ({ signupId, volunteerId, emailKey, questionId: id })),
  );
  return findEarlierAnswers(ctx, asked, { ...by, moved: places.some(({ askedBefore }) => askedBefore) });
}

/** What is kept of the answers for a place, and what is wrong with them. */
function judge(
  { signupId, asks, said, timeZone, askedBefore = [] }: AskingPlaceGiven,
  earlier: readonly EarlierAnswer[],
  byStaff: boolean,
) {
  const [kept, faults, warnings]: [StoredAnswer[], Fault[], string[]] = [[], [], []];
  const today = dayIn(timeZone, clock.now());
  for (const question of asks?.questions ?? []) {
    const { id, label } = question;
    const given = said?.answers.find(({ questionId }) => questionId.toLowerCase() === id);
    const { value, fault } = checkAnswer(question, given?.value ?? [], today);
    const field = `${said?.field ?? 'answers'}.${id}`;
    if (fault) {
      faults.push({ code: 'ANSWER_INVALID', field, sentence: fault, message: `${label}: ${fault}.` });
    } else if (value.length > 0) {
      kept.push({ signupId, questionId: id, value, answeredAt: null });
    } else {
      const before = earlier.find((one) => one.signupId === signupId && one.questionId === id);
      const still = before ? checkAnswer(question, before.value, today) : undefined;
      if (before && still?.fault === null) {
        kept.push({ signupId, questionId: id, value: still.value, answeredAt: before.answeredAt });
      } else if (isNeeded(question, asks, askedBefore.includes(id))) {
        const sentence = 'Please answer this';
        if (byStaff) warnings.push(`Not answered: ${ended(label)}`);
        else faults.push({ code: 'ANSWER_REQUIRED', field, sentence, message: `Please answer: ${label}` });
      }
    }
  }
  return { kept, faults, warnings };
}

/** A question's words with one mark behind them: their own, or a full stop. */
function ended(label: string): string {
  return /[.?!…:]$/.test(label.trimEnd()) ? label : `${label}.`;
}

/** A birth date is needed wherever an age is, whatever was asked before. */
function isNeeded(
  { kind, required }: { kind: QuestionKind; required: boolean },
  asks: ShiftAsks | null,
  before: boolean,
): boolean {
  return (required && !before) || (kind === 'BIRTH_DATE' && asks?.minimumAge != null);
}

function birthDateIn({ asks }: AskingPlaceGiven, kept: readonly StoredAnswer[]): string | undefined {
  const ids = asks?.questions.filter(({ kind }) => kind === 'BIRTH_DATE').map(({ id }) => id) ?? [];
  // Whoever answers twice is as old as they are at least.
  const dates = kept.flatMap(({ questionId, value }) => (ids.includes(questionId) ? value : []));
  return dates.sort().at(-1);
}

function fullName({ person }: AskingPlaceGiven): string {
  return `${person.firstName} ${person.lastName}`;
}

const folded = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

function isMinor(place: AskingPlaceGiven, kept: readonly StoredAnswer[]): boolean {
  const birthDate = birthDateIn(place, kept);
  return birthDate !== undefined && isYounger(birthDate, 18, place.date);
}

/** Whether somebody is old enough on the day of the shift, or who agrees. Where nothing asks for a birth date nobody can be judged, and nobody passes. */
function judgeAge(
  place: AskingPlaceGiven,
  kept: readonly StoredAnswer[],
  children: readonly string[],
): { faults: Fault[]; consent?: Consent } {
  const { asks, said, signupId, date, role } = place;
  const birthDate = birthDateIn(place, kept);
  const field = said?.field ?? 'answers';
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
  const guardianName = said?.guardianName ?? '';
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

async function write(ctx: RequestContext, kept: readonly StoredAnswer[], consents: readonly Consent[]): Promise<void> {
  const now = clock.now().toISOString();
  if (kept.length > 0) {
    await ctx.execute(
      `insert into answer (signup_id, question_id, value, answered_at)
       select w."signupId", w."questionId", w.value, coalesce(w."answeredAt", ?::timestamptz)
       from jsonb_to_recordset(?::jsonb) as w ("signupId" uuid, "questionId" uuid, value jsonb, "answeredAt" timestamptz)
       on conflict (signup_id, question_id) do update set value = excluded.value, answered_at = excluded.answered_at`,
      [now, JSON.stringify(kept)],
    );
  }
  if (consents.length > 0) {
    await ctx.execute(
      `insert into guardian_consent (signup_id, guardian_name, wording, given_at)
       select w."signupId", w."guardianName", w.wording, ?::timestamptz
       from jsonb_to_recordset(?::jsonb) as w ("signupId" uuid, "guardianName" text, wording text)`,
      [now, JSON.stringify(consents)],
    );
  }
}
