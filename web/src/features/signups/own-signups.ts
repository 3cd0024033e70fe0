import { endMinute } from '../../formatting/times';

interface TimeSpan {
  date: string;
  startTime: string;
  endTime: string;
}

/** A signup made on this page, kept to warn of overlaps before the next one is sent. */
export interface OwnSignup extends TimeSpan {
  eventId: string;
  role: string;
  firstName: string;
  lastName: string;
  email: string;
}

const made: OwnSignup[] = [];

const dayMinutes = 24 * 60;

function span({ date, startTime, endTime }: TimeSpan): [number, number] {
  const midnight = (Date.parse(`${date}T00:00:00Z`) / 86_400_000) * dayMinutes;
  return [
    midnight + Number(startTime.slice(0, 2)) * 60 + Number(startTime.slice(3, 5)),
    midnight + endMinute(startTime, endTime),
  ];
}

/** Whether two shifts of one event share any minute; one that begins as the other ends does not overlap. */
export function shiftsOverlap(a: TimeSpan, b: TimeSpan): boolean {
  const [startA, endA] = span(a);
  const [startB, endB] = span(b);
  return startA < endB && startB < endA;
}

function same(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/** Notes a signup that succeeded. */
export function noteOwnSignup(signup: OwnSignup): void {
  made.push(signup);
}

/** The earlier signups of the same person on this page that overlap a shift of the same event. */
export function findOwnOverlaps(
  person: { firstName: string; lastName: string; email: string },
  shift: TimeSpan & { eventId: string },
  signups: readonly OwnSignup[] = made,
): OwnSignup[] {
  return signups.filter(
    (earlier) =>
      earlier.eventId === shift.eventId &&
      same(earlier.email, person.email) &&
      same(earlier.firstName, person.firstName) &&
      same(earlier.lastName, person.lastName) &&
      shiftsOverlap(earlier, shift),
  );
}
