import { dayAfter } from '../../formatting/days';
import { wallClock } from '../../formatting/times';
import type { ApiGuideEventsQuery } from './api-guide-page.generated';

const texts = import.meta.glob<string>('./staff-questions/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A saved query that staff can run. */
export interface Question {
  /** The first line of its text, without its full stop. */
  title: string;
  query: string;
  /** The names of its variables, such as `eventId`. */
  wants: string[];
  /** The API refuses it for leads. */
  forAdmins: boolean;
}

const all: readonly Question[] = Object.values(texts)
  .map((query) => ({
    title: /^# (.*?)\.?$/m.exec(query)?.[1] ?? '',
    query,
    forAdmins: /^# For admins\./m.test(query),
    wants: [...(/^query \w+\((.*)\)/m.exec(query)?.[1] ?? '').matchAll(/\$(\w+):/g)].map(([, name = '']) => name),
  }))
  .sort((one, other) => one.title.localeCompare(other.title));

/** The saved queries that a role may run, by title. */
export function savedQuestions(admin: boolean): readonly Question[] {
  return all.filter(({ forAdmins }) => admin || !forAdmins);
}

/** A shift of the event and a person in it, by id; null while no shift has people. */
export interface Somebody {
  shiftId: string;
  volunteerId: string;
}

/**
 * The variables of a query as JSON for the editor: the event's own ids and days, and the present by its clock. Unknown values stay an empty
 * text, to be filled in.
 */
export function variablesFor(
  question: Question,
  event: ApiGuideEventsQuery['myEvents'][number],
  somebody: Somebody | null,
): string {
  if (question.wants.length === 0) return '';
  const now = new Date();
  const today = wallClock(event.timeZone, now).slice(0, 10);
  const known: Record<string, string | number> = {
    eventId: event.id,
    day: event.startDate,
    place: event.location ?? '',
    now: now.toISOString(),
    since: new Date(now.getTime() - 24 * 60 * 60 * 1000).toISOString(),
    tomorrow: dayAfter(today, 1),
    first: 5,
    from: `${event.startDate.slice(0, 4)}-01-01`,
    to: `${event.startDate.slice(0, 4)}-12-31`,
    shiftId: somebody?.shiftId ?? '',
    volunteerId: somebody?.volunteerId ?? '',
  };
  return JSON.stringify(Object.fromEntries(question.wants.map((name) => [name, known[name] ?? ''])), null, 2);
}
