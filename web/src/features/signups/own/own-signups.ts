import { useMemo, useSyncExternalStore } from 'react';
import { endMinute } from '../../../formatting/times';
import type { ListedShift } from '../../shifts/listed-shift';
import { forgetOwnPlaces, keepOwnPlace } from './keep-own-places';
import { readOwnPlaces, useOwnShifts } from './own-places';
import { readStoredList, writeStoredList } from './stored-list';
import { tabStore } from '../../../session/browser-store';

interface TimeSpan {
  date: string;
  startTime: string;
  endTime: string;
}

/** An active signup that this tab knows of: made here, or seen on a household page. */
export interface OwnSignup extends TimeSpan {
  signupId: string;
  shiftId: string;
  eventId: string;
  role: string;
  firstName: string;
  lastName: string;
  email: string;
  /** When it was made in this tab, in milliseconds since 1970; null when it was only seen here. */
  madeAt: number | null;
}

/** A signup as far as it is known: of other tabs' signups the browser stores only the first name, where the person wished to be remembered. */
export interface KnownSignup extends Omit<OwnSignup, 'lastName' | 'email' | 'madeAt'> {
  lastName: string | null;
  email: string | null;
}

type Person = Pick<OwnSignup, 'firstName' | 'lastName' | 'email'>;

// Lives as long as the tab: a reload keeps it, the next user of a shared computer does not find it.
const key = 'trailcrew.own-signups';
const none: readonly OwnSignup[] = [];
let known: readonly OwnSignup[] | undefined;
const listeners = new Set<() => void>();

function all(): readonly OwnSignup[] {
  known ??= readStoredList<OwnSignup>(tabStore, key);
  return known;
}

function keep(signups: readonly OwnSignup[]): void {
  known = signups;
  writeStoredList(tabStore, key, signups);
  for (const listener of listeners) listener();
}

/** The active signups that this tab knows of. */
export function useOwnSignups(): readonly OwnSignup[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    all,
    () => none,
  );
}

/** The signups in these shifts of an event that this tab knows, and those that the browser stores of people whom it remembers. */
export function useKnownSignups(all: readonly ListedShift[], eventId: string): readonly KnownSignup[] {
  const inTab = useOwnSignups();
  const stored = useOwnShifts();
  return useMemo(
    () => [...inTab, ...(stored.size > 0 ? storedSignups(all, eventId, inTab) : [])],
    [all, eventId, inTab, stored],
  );
}

function storedSignups(all: readonly ListedShift[], eventId: string, inTab: readonly OwnSignup[]): KnownSignup[] {
  const here = new Set(inTab.map(({ signupId }) => signupId));
  return readOwnPlaces().flatMap(({ signupId, shiftId, firstName }) => {
    const listed = all.find(({ shift }) => shift.id === shiftId);
    if (!listed || !firstName || here.has(signupId)) return [];
    const { date, startTime, endTime } = listed.shift;
    const role = listed.opportunity.name;
    return { signupId, shiftId, eventId, date, startTime, endTime, role, firstName, lastName: null, email: null };
  });
}

/** Stores a signup that was just made; beyond this tab the name only where the person wishes to be remembered. */
export function noteOwnSignup(signup: Omit<OwnSignup, 'madeAt'>, remember: boolean): void {
  keep([...all().filter(({ signupId }) => signupId !== signup.signupId), { ...signup, madeAt: Date.now() }]);
  const { signupId, shiftId, date, firstName } = signup;
  keepOwnPlace({ signupId, shiftId, date, firstName: remember ? firstName : null });
}

/** Stores a household's signups as its page shows them, in place of the earlier ones of its address. */
export function noteHouseholdSignups(
  email: string,
  { active, cancelled }: { active: readonly OwnSignup[]; cancelled: readonly string[] },
): void {
  const made = new Map(all().map(({ signupId, madeAt }) => [signupId, madeAt]));
  keep([
    ...all().filter((one) => !same(one.email, email)),
    ...active.map((one) => ({ ...one, madeAt: made.get(one.signupId) ?? one.madeAt })),
  ]);
  forgetOwnPlaces(cancelled);
}

/** Deletes all of them. */
export function forgetOwnSignups(): void {
  keep([]);
}

/** Changes the address of signups. */
export function moveOwnSignups(ids: readonly string[], email: string): void {
  keep(all().map((one) => (ids.includes(one.signupId) ? { ...one, email } : one)));
}

/** Changes the shift of a signup. */
export function noteMovedSignup(
  signupId: string,
  { id: shiftId, date, startTime, endTime, opportunity }: TimeSpan & { id: string; opportunity: { name: string } },
): void {
  const moved = { shiftId, date, startTime, endTime, role: opportunity.name };
  keep(all().map((one) => (one.signupId === signupId ? { ...one, ...moved } : one)));
  keepOwnPlace({ signupId, shiftId, date });
}

/** The signups that were made in this tab under an address since a moment (milliseconds since 1970). */
export function findMadeHere(email: string, since: number): OwnSignup[] {
  return all().filter((one) => same(one.email, email) && one.madeAt !== null && one.madeAt >= since);
}

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

/** Whether a signup is a person's, as far as its person is known. */
export function samePerson(one: Pick<KnownSignup, keyof Person>, other: Person): boolean {
  return (
    same(one.email ?? other.email, other.email) &&
    same(one.firstName, other.firstName) &&
    same(one.lastName ?? other.lastName, other.lastName)
  );
}

/**
 * Whether a household page showed this person's signups in this tab. Then the household is open, and the server accepts its earlier
 * answers. The server decides, as the household may have closed again.
 */
export function wasSeenHere(person: Person, signups: readonly OwnSignup[]): boolean {
  return signups.some((one) => one.madeAt === null && samePerson(one, person));
}

/** Whether the person is known to have a place in this very shift. */
export function holdsShift(person: Person, shiftId: string, signups: readonly KnownSignup[]): boolean {
  return signups.some((one) => one.shiftId === shiftId && samePerson(one, person));
}

/** The person's other known signups that overlap a shift of the same event. */
export function findOwnOverlaps(
  person: Person,
  shift: TimeSpan & { id: string; eventId: string },
  signups: readonly KnownSignup[],
): KnownSignup[] {
  return signups.filter(
    (one) =>
      one.eventId === shift.eventId && one.shiftId !== shift.id && samePerson(one, person) && shiftsOverlap(one, shift),
  );
}
