/** Somebody who is to have places, and what decides what they are asked. */
export interface AskedPerson {
  /** Never changes, whatever is typed. */
  key: string;
  firstName: string;
  lastName: string;
  places: readonly AskedPlace[];
}

/** A place that somebody is to have. */
export interface AskedPlace {
  opportunityId: string;
  /** What the role is called. */
  role: string;
  /** YYYY-MM-DD. */
  date: string;
}

/** One answer as it is sent. */
export interface SaidAnswer {
  questionId: string;
  value: string[];
}

/** What is said so far. */
export interface Said {
  /** By the people's keys. */
  answers: Readonly<Record<string, SaidAnswer[]>>;
  /** The adult who agrees; null where nobody has to, or nobody did. */
  guardianName: string | null;
  /** Whether nothing is missing or wrong, as far as the page knows. */
  complete: boolean;
}

/** Where nothing is asked, or not yet known. */
export const nothingSaid: Said = { answers: {}, guardianName: null, complete: true };

const codes: ReadonlySet<string> = new Set(['ANSWER_REQUIRED', 'ANSWER_INVALID', 'TOO_YOUNG', 'CONSENT_REQUIRED']);

/** Whether somebody was refused for what they answered, or did not. */
export function isAboutAnswers(code: string | null): boolean {
  return code !== null && codes.has(code);
}

/** What was answered so far, by person and question: another shift, or another person, brings another form. Lives as long as the page. */
let draft: Readonly<Record<string, string[]>> = {};

/** What a form starts with. */
export function saidSoFar(): Readonly<Record<string, string[]>> {
  return draft;
}

/** Keeps what is being answered. */
export function keepSaid(given: Readonly<Record<string, string[]>>): void {
  draft = given;
}

/** Forgets it, once it was sent: the next one to sign up here may be somebody else. */
export function forgetSaid(): void {
  draft = {};
}

/** Takes whoever tried to send to the first thing that is missing, once it shows. */
export function focusFault(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    const fault = form?.querySelector<HTMLElement>('[aria-invalid=true]');
    const field = fault?.matches('input, select, textarea') ? fault : fault?.querySelector('input');
    (field ?? form?.querySelector<HTMLElement>('[role=status]'))?.scrollIntoView({ block: 'center' });
    field?.focus();
  });
}
