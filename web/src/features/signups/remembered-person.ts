/** What a visitor types about herself. */
export interface PersonDraft {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

const key = 'trailcrew.person';
const empty: PersonDraft = { firstName: '', lastName: '', email: '', phone: '' };

/** What was typed and not sent: a dialog closed by mistake loses nothing. Lives as long as the page. */
let draft: PersonDraft | null = null;

function readRemembered(): PersonDraft | null {
  const stored = localStorage.getItem(key);
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
  return localStorage.getItem(key) !== null;
}

/** What the form starts with: the unsent draft, else the remembered person, else nothing. */
export function startingPerson(): PersonDraft {
  return draft ?? readRemembered() ?? empty;
}

/** Keeps what is being typed; null forgets it. */
export function keepDraft(person: PersonDraft | null): void {
  draft = person;
}

/** Remembers the person on this device, or forgets her, as she ticked. */
export function rememberPerson(person: PersonDraft | null): void {
  if (person) localStorage.setItem(key, JSON.stringify(person));
  else localStorage.removeItem(key);
}
