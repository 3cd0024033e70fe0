import { count } from '../../contract/text/counts.js';
import { clock } from '../../platform/clock.js';
import { longDay } from '../../platform/text/day-words.js';
import { momentWords } from '../../platform/text/moment-words.js';
import { concernsPeople, isPast, movesInTime, type PlannedShift } from './planned-shift.js';

/**
 * The note on the event's page about a change of plan that was just made, and when, in the event's time zone: 'Changed
 * on …: 12 shifts start 2 hours later.' It contains neither a prepared plan's name nor the message to its people. Null
 * where visitors need not know.
 */
export function publicNote(planned: readonly PlannedShift[], undone = false): string | null {
  const published = planned.filter((one) => concernsPeople(one) && !isPast(one));
  const [first] = published;
  if (!first) return null;
  const changed = `Changed on ${momentWords(clock.now().toISOString(), first.before.timeZone)}`;
  if (undone) return `${changed}: ${which(published)} ${published.length === 1 ? 'is' : 'are'} as planned before.`;
  const off = published.filter(({ after }) => after.cancelled);
  const moved = published.filter(({ after, fields }) => !after.cancelled && movesInTime(fields));
  const placed = published.filter(
    ({ after, fields }) => !after.cancelled && !movesInTime(fields) && fields.includes('location'),
  );
  const back = published.filter((one) => ![off, moved, placed].some((list) => list.includes(one)));
  const sentences = [
    ...say(off, (are) => `${are} called off`),
    ...say(back, (_are, one) => `${one ? 'takes' : 'take'} place again`),
    ...sameMoves(moved).flatMap((list) => say(list, (are, one) => howMoved(list, are, one))),
    ...say(placed, (are) => `${are} ${whereTo(placed)}`),
  ];
  return `${changed}: ${sentences.join(' ')}`;
}

function say(list: readonly PlannedShift[], how: (are: string, one: boolean) => string): string[] {
  if (list.length === 0) return [];
  const one = list.length === 1;
  return [`${which(list)} ${how(one ? 'is' : 'are', one)}.`];
}

/** '12 shifts', with their day where they were all on one. */
function which(list: readonly PlannedShift[]): string {
  const days = new Set(list.map(({ before }) => before.date));
  const [day] = days;
  return `${count(list.length, 'shift')}${day && days.size === 1 ? ` on ${longDay(day)}` : ''}`;
}

const minutesOfDay = 24 * 60;

function minutesMoved({ before, after }: PlannedShift): number {
  const minutesOf = ({ date, startTime }: { date: string; startTime: string }) =>
    Date.parse(`${date}T${startTime}:00Z`) / 60_000;
  return minutesOf(after) - minutesOf(before);
}

/** Groups the shifts that move by the same time. */
function sameMoves(moved: readonly PlannedShift[]): PlannedShift[][] {
  const by = new Map<number, PlannedShift[]>();
  for (const one of moved) by.set(minutesMoved(one), [...(by.get(minutesMoved(one)) ?? []), one]);
  return [...by.values()];
}

function howMoved(list: readonly PlannedShift[], are: string, one: boolean): string {
  const minutes = list[0] ? minutesMoved(list[0]) : 0;
  const place = list.some(({ fields }) => fields.includes('location')) ? ` and ${are} ${whereTo(list)}` : '';
  if (minutes === 0) return `${one ? 'has' : 'have'} other times${place}`;
  const [days, rest] = [Math.trunc(Math.abs(minutes) / minutesOfDay), Math.abs(minutes) % minutesOfDay];
  const parts = [
    ...(days > 0 ? [count(days, 'day')] : []),
    ...(rest >= 60 ? [count(Math.trunc(rest / 60), 'hour')] : []),
    ...(rest % 60 > 0 ? [count(rest % 60, 'minute')] : []),
  ];
  return `${one ? 'starts' : 'start'} ${parts.join(' ')} ${minutes > 0 ? 'later' : 'earlier'}${place}`;
}

function whereTo(list: readonly PlannedShift[]): string {
  const places = new Set(list.map(({ after, before }) => after.location ?? before.inheritedLocation));
  const [place] = places;
  return place && places.size === 1 ? `at ${place}` : 'at another place';
}
