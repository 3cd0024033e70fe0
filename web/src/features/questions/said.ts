/** Somebody who is to have places, and what decides what they are asked. */
export interface AskedPerson {
  /** Never changes, whatever is typed. */
  key: string;
  firstName: string;
  lastName: string;
  /** What the server counts them by, where it knows of more people than are asked; else their place in the form. */
  position?: number;
  places: readonly AskedPlace[];
}

/** A place that somebody is to have. */
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

/** What is said so far. */
export interface SubmittedAnswers {
  /** By the people's keys. */
  answers: Readonly<Record<string, SubmittedAnswer[]>>;
  /** The adult who agrees; null where nobody has to, or nobody did. */
  guardianName: string | null;
  /** Whether nothing is missing or wrong, as far as the page knows. */
  complete: boolean;
}

/** Where nothing is asked, or not yet known. */
export const nothingSaid: SubmittedAnswers = { answers: {}, guardianName: null, complete: true };

const codes: ReadonlySet<string> = new Set(['ANSWER_REQUIRED', 'ANSWER_INVALID', 'TOO_YOUNG', 'CONSENT_REQUIRED']);

/** Whether somebody was refused for what they answered, or did not. */
export function isAboutAnswers(code: string | null): boolean {
  return code !== null && codes.has(code);
}

/** What somebody answered so far, by question. */
export type GivenAnswers = Readonly<Record<string, readonly string[]>>;

/** What somebody answered in a form, and the name that stood there. */
export interface RememberedAnswers {
  /** The row's. */
  key: string;
  /** As `nameOf` gives it. */
  name: string;
  given: GivenAnswers;
}

/** A name as compared; empty without a first name, as nobody is named by a family name alone. */
export function nameOf({ firstName, lastName }: Pick<AskedPerson, 'firstName' | 'lastName'>): string {
  return firstName.trim() ? `${firstName.trim()} ${lastName.trim()}`.trim().toLowerCase() : '';
}

/**
 * What was answered so far, in the order of the form: another shift, or another person, brings another form. It belongs to a name, never to a
 * row, in which somebody else may stand next. Lives as long as the page.
 */
let draft: readonly RememberedAnswers[] = [];

/** What a form starts with. */
export function submittedSoFar(): readonly RememberedAnswers[] {
  return draft;
}

/** Keeps what is being answered. */
export function keepSubmitted(people: readonly RememberedAnswers[]): void {
  draft = people;
}

/** Forgets it, once it was sent: the next one to sign up here may be somebody else. */
export function forgetSubmitted(): void {
  draft = [];
}

/** Takes whoever tried to send to the first thing that is missing, once it shows. */
export function focusFault(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const fault = form?.querySelector<HTMLElement>('[aria-invalid=true]');
    const field = fault?.matches('input, select, textarea') ? fault : fault?.querySelector('input');
    (field ?? form?.querySelector<HTMLElement>('[role=status]'))?.scrollIntoView({ block: 'center' });
    field?.focus();
  });
}
