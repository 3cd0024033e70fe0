import { browserStore } from '../../../session/browser-store';

/** A visitor's own details. */
export interface PersonDraft {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

const key = 'trailcrew.person';
const empty: PersonDraft = { firstName: '', lastName: '', email: '', phone: '' };

/** The last typed values, sent or not, so that nobody types them again after closing the dialog or for the next shift. Lives as long as the page. */
let draft: PersonDraft | null = null;

function readRemembered(): PersonDraft | null {
  const stored = browserStore.get(key);
  if (!stored) return null;
  try {
    const value = JSON.parse(stored) as Partial<Record<keyof PersonDraft, unknown>> | null;
    const text = (name: keyof PersonDraft) => (typeof value?.[name] === 'string' ? value[name] : '');
    return { firstName: text('firstName'), lastName: text('lastName'), email: text('email'), phone: text('phone') };
  } catch (error) {
    console.warn('The remembered details are not valid', error);
    return null;
  }
}

/** Whether this device remembers a person. */
export function isPersonRemembered(): boolean {
  return browserStore.get(key) !== null;
}

/** The initial values of the form: the unsent draft, else the remembered person, else nothing. */
export function startingPerson(): PersonDraft {
  return draft ?? readRemembered() ?? empty;
}

/** Stores the typed values; null deletes them. */
export function keepDraft(person: PersonDraft | null): void {
  draft = person;
}

/** Remembers the person on this device, or deletes them, as they ticked; false where the browser stores nothing. */
export function rememberPerson(person: PersonDraft | null): boolean {
  if (person) return browserStore.set(key, JSON.stringify(person));
  browserStore.remove(key);
  return true;
}

/** Replaces a mistyped address by the corrected one, wherever it is stored. */
export function moveRememberedPerson(wrong: string, email: string): void {
  const isWrong = (person: PersonDraft | null): person is PersonDraft =>
    person?.email.trim().toLowerCase() === wrong.trim().toLowerCase();
  if (isWrong(draft)) draft = { ...draft, email };
  const remembered = readRemembered();
  if (isWrong(remembered)) rememberPerson({ ...remembered, email });
}
