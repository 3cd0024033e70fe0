/** A person who is about to sign up, with what decides which questions they get. */
export interface AskedPerson {
  /** Never changes, whatever is typed. */
  key: string;
  firstName: string;
  lastName: string;
  /** Their index on the server, where it knows more people than the form asks; else their place in the form. */
  position?: number;
  places: readonly AskedPlace[];
}

/** A place that the person is about to get. */
export interface AskedPlace {
  opportunityId: string;
  /** YYYY-MM-DD. */
  date: string;
}

/** One answer as it is sent. */
export interface SubmittedAnswer {
  questionId: string;
  value: string[];
}

/** The answers so far. */
export interface SubmittedAnswers {
  /** By the people's keys. */
  answers: Readonly<Record<string, SubmittedAnswer[]>>;
  /** The adult who agrees; null where nobody has to, or has not yet. */
  guardianName: string | null;
  /** Whether nothing is missing or wrong, as far as the page knows. */
  complete: boolean;
}

/** The value where there are no questions, or they are not loaded yet. */
export const noAnswers: SubmittedAnswers = { answers: {}, guardianName: null, complete: true };

const codes: ReadonlySet<string> = new Set(['ANSWER_REQUIRED', 'ANSWER_INVALID', 'TOO_YOUNG', 'CONSENT_REQUIRED']);

/** Whether an error code is about a person's answers, wrong or missing. */
export function isAboutAnswers(code: string | null): boolean {
  return code !== null && codes.has(code);
}

/** A person's answers so far, by question. */
export type GivenAnswers = Readonly<Record<string, readonly string[]>>;

/** A person's answers in a form, and the name in their row. */
export interface RememberedAnswers {
  /** The key of the row. */
  key: string;
  /** As returned by `nameOf`. */
  name: string;
  given: GivenAnswers;
}

/** A name for comparison; empty without a first name, as a family name alone names nobody. */
export function nameOf({ firstName, lastName }: Pick<AskedPerson, 'firstName' | 'lastName'>): string {
  return firstName.trim() ? `${firstName.trim()} ${lastName.trim()}`.trim().toLowerCase() : '';
}

/**
 * The answers so far, in the order of the form: another shift, or another person, opens another form. They belong to a name, never to a
 * row, which may be another person's next time. Lives as long as the page.
 */
let draft: readonly RememberedAnswers[] = [];

/** The initial answers of a form. */
export function submittedSoFar(): readonly RememberedAnswers[] {
  return draft;
}

/** Stores the answers while they are typed. */
export function keepSubmitted(people: readonly RememberedAnswers[]): void {
  draft = people;
}

/** Deletes the answers once they were sent: the next person to sign up here may be somebody else. */
export function forgetSubmitted(): void {
  draft = [];
}

/** Moves the focus to the first missing or wrong field, once it shows its error. */
export function focusFault(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const fault = form?.querySelector<HTMLElement>('[aria-invalid=true]');
    const field = fault?.matches('input, select, textarea') ? fault : fault?.querySelector('input');
    (field ?? form?.querySelector<HTMLElement>('[role=status]'))?.scrollIntoView({ block: 'center' });
    field?.focus();
  });
}
