/* What a season's model keeps: households, events with their shifts, who has a place and who waits. Instants in milliseconds. */

import { daysLater, instantIn } from './season-clock.js';

export interface House {
  email: string;
  /** Family names, which nobody else has. */
  people: string[];
  /** They switched reminders off. */
  isQuiet: boolean;
}

export interface PlannedEvent {
  id: string;
  name: string;
  zone: string;
  /** YYYY-MM-DD. */
  day: string;
  lead: string;
  opensAt: number | null;
  closesAt: number | null;
  cancelled: boolean;
  /** Visitors know nothing of it. */
  draft: boolean;
  shifts: PlannedShift[];
  digests: Set<number>;
  /** By address: how many days before its first shift each household was reminded. */
  reminded: Map<string, number[]>;
}

/** When a shift is, by the clocks there: YYYY-MM-DD and HH:MM. An end before the start is on the next day. */
export interface When {
  day: string;
  start: string;
  end: string;
}

export interface PlannedShift extends When {
  id: string;
  event: PlannedEvent;
  /** The name of its role, which no other shift has. */
  role: string;
  begins: number;
  ends: number;
  places: number;
  off: boolean;
  /** How often staff changed it. */
  changes: number;
}

export interface Place {
  id: string;
  house: House;
  person: string;
  shift: PlannedShift;
  madeAt: number;
  active: boolean;
  /** How often its address was corrected. */
  corrections: number;
  /** When somebody who takes over was looked for; the lead was notified that there is nobody. */
  search?: { since: number; notified: boolean };
}

export interface Waiting {
  id: string;
  house: House;
  person: string;
  shift: PlannedShift;
  state: 'WAITING' | 'OFFERED' | 'TAKEN' | 'DECLINED' | 'EXPIRED';
  /** Between which instants its time runs out, as it is not known to the second when the offer was made. */
  runsOut?: readonly [number, number];
  notifiedAt?: number;
  /** Which offer it was that was made last, and how. */
  offer?: { number: number; held: boolean };
  /** Until when the mail that nothing is held for is of use. */
  rushesUntil?: number;
  /** The mail of the offer that stands was refused, or came back. */
  isLost?: boolean;
}

/** A mail that is queued. */
export interface ExpectedMail {
  kind: string;
  to: string;
  about: readonly (Place | Waiting)[];
  /** What it is, its recipient, and the shifts and people that it is about. */
  key: string;
  /** The days and times that it names. */
  says: readonly When[];
  /** The offer that it makes. */
  offer?: Waiting['offer'];
  /** Of a digest. */
  event?: PlannedEvent;
}

/** From when to when something was done. */
export interface Span {
  from: number;
  to: number;
}

/** Begins the addresses that nobody in the season has. */
export const mistypedMark = 'mistyped-';
export const isMistyped = (email: string): boolean => email.startsWith(mistypedMark);

/** The instants of a shift at these times. */
export function instantsOf({ day, start, end }: When, zone: string): { begins: number; ends: number } {
  const begins = instantIn(day, start, zone);
  return { begins, ends: Math.max(begins, instantIn(end < start ? daysLater(day, 1) : day, end, zone)) };
}
