/*
 * What Trailcrew owes in a season, and to whom: a small model of the specification that shares no code with the product, not even its
 * arithmetic of zones. Longer than most: everything that time and people do to an event is one set of rules over one set of records.
 */

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

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
  shifts: PlannedShift[];
  digests: Set<number>;
  /** By address: how many days before its first shift each household was reminded. */
  reminded: Map<string, number[]>;
}
export interface PlannedShift {
  id: string;
  event: PlannedEvent;
  /** The name of its role, which no other shift has. */
  role: string;
  day: string;
  start: string;
  begins: number;
  places: number;
  off: boolean;
}
export interface Place {
  id: string;
  house: House;
  person: string;
  shift: PlannedShift;
  madeAt: number;
  active: boolean;
  /** When somebody who takes over was looked for; the lead has heard that there is nobody. */
  search?: { since: number; told: boolean };
}
export interface Waiting {
  id: string;
  house: House;
  person: string;
  shift: PlannedShift;
  state: 'WAITING' | 'OFFERED' | 'TAKEN' | 'DECLINED' | 'EXPIRED';
  /** Between which instants its time runs out, as it is not known to the second when the offer was made. */
  runsOut?: readonly [number, number];
  toldAt?: number;
}
export interface Span {
  from: number;
  to: number;
}

const parts = new Map<string, Intl.DateTimeFormat>();

/** The wall clock of a zone at an instant, as if it were UTC. */
export function wallClock(instant: number, zone: string): number {
  let format = parts.get(zone);
  if (!format) {
    const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', ...numeric, second: 'numeric' });
    parts.set(zone, format);
  }
  const told = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const { year, month, day: date, hour: hours, minute: minutes, second } = told as Record<string, number>;
  return Date.UTC(year!, month! - 1, date, hours, minutes, second);
}

/** The instant at which the clocks of a zone show this; one that they skip is as much later as they go forward. */
export function instantIn(date: string, time: string, zone: string): number {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const offsets = [wanted - day, wanted + day].map((near) => wallClock(near, zone) - near);
  const found = offsets.map((offset) => wanted - offset).find((instant) => wallClock(instant, zone) === wanted);
  return found ?? wanted - offsets[0]!;
}

export const daysLater = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

/** Until when an offer made at this instant stands; null where nothing is held any more. */
export function standsUntil(now: number, { begins, event: { zone, closesAt } }: PlannedShift): number | null {
  const left = begins - now;
  if (left <= 3 * hour) return null;
  let end = now + (left <= 12 * hour ? 45 * minute : left <= 48 * hour ? 4 * hour : day);
  if (begins - end > day) {
    const there = new Date(wallClock(end, zone)).toISOString();
    const [date, time] = [there.slice(0, 10), there.slice(11, 16)];
    if (time >= '21:00') end = instantIn(daysLater(date, 1), '08:00', zone);
    else if (time < '08:00') end = instantIn(date, '08:00', zone);
  }
  return closesAt === null ? end : Math.min(end, closesAt);
}

/** What a mail is, to whom, about which shifts and people. */
export function keyOf(kind: string, recipient: string, roles: readonly string[], people: readonly string[]): string {
  const once = (names: readonly string[]) => [...new Set(names)].sort().join(' ');
  return `${kind} to ${recipient}: ${once(roles)} / ${once(people)}`;
}

/** The state of all events, and the mails that are owed since it was asked last. */
export class SeasonModel {
  readonly places: Place[] = [];
  readonly waiting: Waiting[] = [];
  /** Reminders that nobody gets, as the household switched them off. */
  spared = 0;
  private owed: string[] = [];
  /** Hears of each offer. */
  onOffer: (entry: Waiting) => void = () => undefined;

  constructor(readonly events: readonly PlannedEvent[]) {}

  /** The mails that are owed since the last call. */
  takeOwed(): string[] {
    const owed = this.owed;
    this.owed = [];
    return owed;
  }

  free(shift: PlannedShift): number {
    const taken = this.places.filter((one) => one.active && one.shift === shift).length;
    return shift.places - taken - this.waiting.filter((one) => one.shift === shift && one.state === 'OFFERED').length;
  }

  /** Why nobody may sign up for a shift now, apart from its being full. */
  refusal({ event, off, begins }: PlannedShift, now: number): string | undefined {
    if (event.cancelled) return 'EVENT_CANCELLED';
    if (off) return 'SHIFT_CANCELLED';
    if (begins <= now) return 'SHIFT_STARTED';
    if (event.opensAt !== null && now < event.opensAt) return 'SIGNUPS_NOT_OPEN';
    return event.closesAt !== null && now >= event.closesAt ? 'SIGNUPS_CLOSED' : undefined;
  }

  signedUp(place: Omit<Place, 'active'>): void {
    this.places.push({ ...place, active: true });
    this.owe('confirmation', place.house.email, [place]);
  }

  gaveBack(place: Place, when: Span): void {
    place.active = false;
    this.owe('cancelled', place.house.email, [place]);
    this.owe('cancelled', place.shift.event.lead, [place]);
    this.offer(place.shift, when, true);
  }

  moved(place: Place, shift: PlannedShift, when: Span): void {
    const before = place.shift;
    place.shift = shift;
    place.search = undefined;
    this.owed.push(keyOf('changed', place.house.email, [before.role, shift.role], [place.person]));
    this.offer(before, when, true);
  }

  joined(entry: Omit<Waiting, 'state'>): void {
    this.waiting.push({ ...entry, state: 'WAITING' });
    this.owe('waits', entry.house.email, [entry]);
  }

  answered(entry: Waiting, how: 'TAKEN' | 'DECLINED', signupId: string, when: Span): void {
    entry.state = how;
    const { house, person, shift } = entry;
    if (how === 'TAKEN') this.signedUp({ id: signupId, house, person, shift, madeAt: when.from });
    else this.offer(shift, when, true);
  }

  asked(place: Place, since: number): void {
    place.search = { since, told: false };
    this.owe('looking', place.house.email, [place]);
    this.owe('looked for', place.shift.event.lead, [place]);
  }

  cancelled(event: PlannedEvent): void {
    event.cancelled = true;
    const inIt = this.places.filter((one) => one.active && one.shift.event === event);
    // Each person hears of it.
    for (const person of new Set(inIt.map((one) => one.person))) {
      const theirs = inIt.filter((one) => one.person === person);
      this.owe('event off', theirs[0]!.house.email, theirs);
    }
    const waiting = this.open((one) => one.shift.event === event);
    for (const [email, entries] of byHouse(waiting))
      if (!inIt.some(({ house }) => house.email === email)) this.owe('event off', email, entries);
    for (const entry of waiting) entry.state = 'WAITING';
  }

  calledOff(shift: PlannedShift): void {
    shift.off = true;
    const inIt = this.places.filter((one) => one.active && one.shift === shift);
    for (const [email, places] of byHouse(inIt)) this.owe('called off', email, places);
    const waiting = this.open((one) => one.shift === shift);
    for (const [email, entries] of byHouse(waiting)) this.owe('called off', email, entries);
    for (const entry of waiting) entry.state = 'WAITING';
  }

  /** All that is due by now. */
  pass(when: Span): void {
    for (const entry of this.open(({ state }) => state === 'OFFERED'))
      if (entry.runsOut && entry.runsOut[1] <= when.from) {
        entry.state = 'EXPIRED';
        this.offer(entry.shift, when, true);
      }
    for (const event of this.events) {
      for (const shift of event.shifts) this.offer(shift, when, false);
      this.remind(event, when.from);
      this.tellLead(event, when.from);
    }
    for (const place of this.places) {
      const { search, shift } = place;
      if (!search || search.told || !place.active || shift.off || shift.event.cancelled) continue;
      const dayBefore = shift.begins - day;
      if (dayBefore > when.from || shift.begins <= when.from || search.since >= dayBefore) continue;
      search.told = true;
      this.owe('nobody found', shift.event.lead, [place]);
    }
  }

  private open(which: (entry: Waiting) => boolean): Waiting[] {
    return this.waiting.filter((one) => (one.state === 'WAITING' || one.state === 'OFFERED') && which(one));
  }

  private owe(kind: string, to: string, about: readonly { shift: PlannedShift; person: string }[]): void {
    const roles = about.map(({ shift }) => shift.role);
    this.owed.push(
      keyOf(
        kind,
        to,
        roles,
        about.map(({ person }) => person),
      ),
    );
  }

  /** What is free is offered to the first who waits; just before the start everybody hears of it. */
  private offer(shift: PlannedShift, when: Span, anew: boolean): void {
    if (this.refusal(shift, when.from)) return;
    const lapsed = (entry: Waiting) =>
      this.waiting.filter(
        (one) => one.state === 'EXPIRED' && one.house === entry.house && one.shift.event === shift.event,
      ).length >= 2;
    const inOrder = this.open((one) => one.shift === shift && one.state === 'WAITING');
    for (const entry of [...inOrder.filter((one) => !lapsed(one)), ...inOrder.filter(lapsed)]) {
      if (this.free(shift) < 1) return;
      const ends = [standsUntil(when.from, shift), standsUntil(when.to, shift)];
      if (ends[0] === null || ends[0] === undefined) {
        if (entry.toldAt !== undefined && !(anew && when.from - entry.toldAt > 10 * minute)) continue;
        entry.runsOut = undefined;
      } else {
        entry.state = 'OFFERED';
        entry.runsOut = [ends[0], ends[1] ?? ends[0]];
      }
      entry.toldAt = when.from;
      this.owe('offer', entry.house.email, [entry]);
      this.onOffer(entry);
    }
  }

  private remind(event: PlannedEvent, now: number): void {
    if (event.cancelled) return;
    const inIt = this.places.filter((one) => one.active && one.shift.event === event && !one.shift.off);
    for (const [email, places] of byHouse(inIt)) {
      const first = places.map(({ shift }) => shift).sort((one, other) => one.begins - other.begins)[0]!;
      const since = Math.min(...places.map(({ madeAt }) => madeAt));
      if (first.begins <= now) continue;
      const due = [7, 1].filter((days) => {
        const moment = instantIn(daysLater(first.day, -days), '09:00', event.zone);
        return moment <= now && moment > since;
      });
      const latest = Math.min(...due);
      const told = event.reminded.get(email) ?? [];
      if (due.length === 0 || told.some((days) => days <= latest)) continue;
      event.reminded.set(email, [...told, latest]);
      const [{ house }] = places as [Place];
      if (house.isQuiet) this.spared += 1;
      else this.owe('reminder', email, places);
    }
  }

  private tellLead(event: PlannedEvent, now: number): void {
    if (event.cancelled) return;
    for (const days of [14, 3]) {
      const moment = instantIn(daysLater(event.day, -days), '09:00', event.zone);
      if (moment > now || moment <= now - day || event.digests.has(days)) continue;
      event.digests.add(days);
      const missing = event.shifts.filter(
        (shift) =>
          !shift.off &&
          shift.begins > now &&
          this.places.filter((one) => one.active && one.shift === shift).length < shift.places,
      );
      const roles = missing.map(({ role }) => role);
      if (roles.length > 0) this.owed.push(keyOf(`digest of ${days} days`, event.lead, roles, []));
    }
  }
}

function byHouse<One extends { house: House }>(all: readonly One[]): Map<string, One[]> {
  const houses = new Map<string, One[]>();
  for (const one of all) houses.set(one.house.email, [...(houses.get(one.house.email) ?? []), one]);
  return houses;
}
