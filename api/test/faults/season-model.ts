import { day, daysLater, hour, instantIn, minute, standsUntil } from './season-clock.js';
import { keyOf, Mailboxes } from './season-mailboxes.js';
import { isHeld, type LateMail } from './season-put-off.js';
import {
  instantsOf,
  type House,
  type ExpectedMail,
  type Place,
  type PlannedEvent,
  type PlannedShift,
  type Span,
  type Waiting,
  type When,
} from './season-records.js';

/*
 * What Trailcrew has to send in a season, and to which people: a small model of the specification that shares no code
 * with the product, not even its arithmetic of zones. Longer than most: everything that time and people do to an event
 * is one set of rules over one set of records.
 */

/** What becomes of a shift in a change of plan. */
export interface Replan extends When {
  shift: PlannedShift;
  off: boolean;
}

/** The state of all events, and the mails that are expected since it was asked last. */
export class SeasonModel {
  readonly places: Place[] = [];
  readonly waiting: Waiting[] = [];
  readonly mailboxes = new Mailboxes();
  /** Reminders that nobody gets, as the household switched them off. */
  spared = 0;
  /** When a household was mailed last that another browser asked for a spot which it has. */
  private readonly attempts = new Map<string, number>();
  /** Is called with each offer. */
  onOffer: (entry: Waiting) => void = () => undefined;

  constructor(readonly events: readonly PlannedEvent[]) {}

  free(shift: PlannedShift): number {
    const taken = this.places.filter((one) => one.active && one.shift === shift).length;
    return shift.places - taken - this.waiting.filter((one) => one.shift === shift && one.state === 'OFFERED').length;
  }

  /** Why nobody may sign up for a shift now, apart from its being full. */
  refusal({ event, off, begins }: PlannedShift, now: number): string | undefined {
    if (event.draft) return 'SHIFT_NOT_FOUND';
    if (event.cancelled) return 'EVENT_CANCELLED';
    if (off) return 'SHIFT_CANCELLED';
    if (begins <= now) return 'SHIFT_STARTED';
    if (event.opensAt !== null && now < event.opensAt) return 'SIGNUPS_NOT_OPEN';
    return event.closesAt !== null && now >= event.closesAt ? 'SIGNUPS_CLOSED' : undefined;
  }

  signedUp(place: Omit<Place, 'active' | 'corrections'>): Place {
    const made: Place = { ...place, active: true, corrections: 0 };
    this.places.push(made);
    this.expectMail('confirmation', made.house.email, [made]);
    return made;
  }

  /** The browser that signed up moved a place to another address. The first address gets no more mail about it. */
  corrected(place: Place, house: House): void {
    this.mailboxes.forget(place, place.house.email);
    place.house = house;
    place.corrections += 1;
    this.expectMail('confirmation', house.email, [place]);
  }

  /** Another browser asked for a spot that a household has: it is mailed once a day, however often somebody tries. */
  attempted(place: Place, at: number): void {
    const { email } = place.house;
    if (at - (this.attempts.get(email) ?? 0) < 24 * hour) return;
    this.attempts.set(email, at);
    this.expectMail('attempt', email, [place]);
  }

  gaveBack(place: Place, when: Span): void {
    place.active = false;
    this.mailboxes.forgetMove(place);
    this.expectMail('cancelled', place.house.email, [place]);
    this.expectMail('cancelled', place.shift.event.lead, [place]);
    this.offer(place.shift, when, true);
  }

  moved(place: Place, shift: PlannedShift, when: Span): void {
    const before = place.shift;
    place.shift = shift;
    place.search = undefined;
    const key = keyOf('changed', place.house.email, [before.role, shift.role], [place.person]);
    const says = [whenOf(before), whenOf(shift)];
    this.mailboxes.expectMail({ kind: 'changed', to: place.house.email, about: [place], key, says });
    this.offer(before, when, true);
  }

  joined(entry: Omit<Waiting, 'state'>): void {
    const made: Waiting = { ...entry, state: 'WAITING' };
    this.waiting.push(made);
    this.expectMail('waits', made.house.email, [made]);
  }

  answered(entry: Waiting, how: 'TAKEN' | 'DECLINED', signupId: string, when: Span): void {
    entry.state = how;
    const { house, person, shift } = entry;
    if (how === 'TAKEN') this.signedUp({ id: signupId, house, person, shift, madeAt: when.from });
    else this.offer(shift, when, true);
  }

  asked(place: Place, since: number): void {
    place.search = { since, notified: false };
    this.expectMail('looking', place.house.email, [place]);
    this.expectMail('looked for', place.shift.event.lead, [place]);
  }

  cancelled(event: PlannedEvent): void {
    event.cancelled = true;
    const inIt = this.places.filter((one) => one.active && one.shift.event === event);
    for (const [email, places] of byHouse(inIt)) this.expectMail('event off', email, places);
    const waiting = this.open((one) => one.shift.event === event);
    for (const [email, entries] of byHouse(waiting))
      if (!inIt.some(({ house }) => house.email === email)) this.expectMail('event off', email, entries);
    for (const entry of waiting) entry.state = 'WAITING';
  }

  /** Shifts get other days or times, are called off, or take place again: one mail a household. */
  replanned(changes: readonly Replan[], undone: boolean, when: Span): void {
    const notified: { place: Place; was: When; wasOff: boolean }[] = [];
    for (const { shift, off, day: date, start, end } of changes) {
      const [was, wasOff] = [whenOf(shift), shift.off];
      Object.assign(shift, { off, day: date, start, end, changes: shift.changes + 1 });
      Object.assign(shift, instantsOf(shift, shift.event.zone));
      if (!(wasOff && off))
        for (const place of this.places)
          if (place.active && place.shift === shift) notified.push({ place, was, wasOff });
      if (!off || wasOff) continue;
      const waiting = this.open((one) => one.shift === shift);
      for (const [email, entries] of byHouse(waiting)) this.expectMail('called off', email, entries);
      for (const entry of waiting) entry.state = 'WAITING';
    }
    for (const [email, places] of byHouse(notified.map(({ place }) => place))) {
      const theirs = notified.filter(({ place }) => places.includes(place));
      const kind = places.every(({ shift }) => shift.off)
        ? 'called off'
        : theirs.every(({ place, wasOff }) => wasOff && !place.shift.off)
          ? 'on again'
          : undone
            ? 'taken back'
            : 'plan changed';
      const says = theirs.flatMap(({ place, was }) => [was, whenOf(place.shift)]);
      this.expectMail(kind, email, places, says);
    }
    for (const { shift } of changes) this.offer(shift, when, true);
  }

  /** The mail that offers a place came back. */
  offerCameBack(entry: Waiting, when: Span): void {
    if (entry.state === 'OFFERED') entry.isLost = true;
    const isOver = this.endOffers((one) => one === entry, when);
    if (!isOver) this.offer(entry.shift, when, false);
  }

  /** All mails that did not arrive go out again: requests as they are by now, unless nothing of them is to come any more. */
  sendAgain(now: number): number {
    return this.mailboxes.sendAgain(
      (mail) => this.byNow(mail, now),
      (mail) => this.hold(mail, now),
    );
  }

  /** What of a mail is cancelled waits until it would have begun, as it may take place after all. */
  hold(mail: ExpectedMail, now: number): void {
    const { kind, about, event } = mail;
    if (event || (kind !== 'reminder' && !ofPlaces.has(kind))) return;
    const cancelled = about.filter(
      (one) =>
        'active' in one &&
        one.active &&
        one.shift.begins > now &&
        (one.shift.event.cancelled || (one.shift.off && kind !== 'called off')),
    );
    if (cancelled.length > 0) this.mailboxes.putOff.waiting.push(partOf(mail, cancelled));
  }

  /** The mails that the mail server put off, as they are by now. */
  late(now: number): LateMail[] {
    return this.mailboxes.putOff.waiting.map((waits) => ({
      waits,
      byNow: this.byNow(waits, now),
      isHeld: isHeld(waits),
    }));
  }

  /** A mail that goes out now although it was expected before: requests are about what is still to come, as it is planned by now. */
  private byNow(mail: ExpectedMail, now: number): ExpectedMail | undefined {
    const about = mail.about.filter(({ shift }) => !shift.off && !shift.event.cancelled && shift.begins > now);
    if (mail.event) return mail.event.draft || mail.event.cancelled ? undefined : mail;
    if (mail.kind === 'reminder') {
      const places = about.filter((one) => 'active' in one && one.active);
      return places.length > 0 ? mailOf(mail.kind, mail.to, places) : undefined;
    }
    if (ofPlaces.has(mail.kind)) return stillOf(mail);
    if (mail.kind !== 'offer') return mail;
    const entries = about.filter((one) => 'state' in one && stands(one, mail.offer, now));
    return entries.length > 0 ? { ...mailOf(mail.kind, mail.to, entries), offer: mail.offer } : undefined;
  }

  /** All that is due by now. */
  pass(when: Span): void {
    this.endOffers(() => true, when);
    for (const event of this.events) {
      for (const shift of event.shifts) this.offer(shift, when, false);
      this.remind(event, when.from);
      this.notifyLead(event, when.from);
    }
    for (const place of this.places) {
      const { search, shift } = place;
      if (!search || search.notified || !place.active || shift.off || shift.event.cancelled || shift.event.draft)
        continue;
      const dayBefore = shift.begins - day;
      if (dayBefore > when.from || shift.begins <= when.from) continue;
      // A search that begins within that day has just notified the lead.
      if (search.since >= dayBefore) continue;
      search.notified = true;
      this.expectMail('nobody found', shift.event.lead, [place]);
    }
  }

  /** Whether an offer stands whose mail was refused: the next look ends it. */
  hasLostOffer(): boolean {
    return this.waiting.some(({ state, isLost }) => state === 'OFFERED' && isLost);
  }

  /** Offers end whose time is over or whose mail did not arrive; one that nobody could take, as signing up was over or in a draft, was no lapse. */
  private endOffers(which: (entry: Waiting) => boolean, when: Span): boolean {
    let ended = false;
    for (const entry of this.open((one) => one.state === 'OFFERED' && which(one))) {
      const { closesAt, draft } = entry.shift.event;
      const isOver = entry.runsOut !== undefined && entry.runsOut[1] <= when.from;
      const { begins } = entry.shift;
      const [until, rush] = [entry.runsOut?.[0] ?? 0, begins - 3 * hour];
      const isLong = (entry.notifiedAt ?? 0) <= rush && until > when.from + 45 * minute;
      const isRush = rush <= when.from && (until > begins || isLong);
      if (!isOver && !entry.isLost && isRush) {
        // Its shift was moved nearer: nothing is held so late, and everybody is notified.
        entry.state = 'WAITING';
        entry.notifiedAt = undefined;
        this.offer(entry.shift, when, true);
        ended = true;
        continue;
      }
      if (!isOver && !entry.isLost) continue;
      const isSpared = draft || (closesAt !== null && closesAt < entry.runsOut![0]);
      if (isOver && !entry.isLost && isSpared) entry.state = 'WAITING';
      else {
        entry.state = 'EXPIRED';
        ended = true;
        this.offer(entry.shift, when, true);
      }
    }
    return ended;
  }

  private open(which: (entry: Waiting) => boolean): Waiting[] {
    return this.waiting.filter((one) => (one.state === 'WAITING' || one.state === 'OFFERED') && which(one));
  }

  private expectMail(kind: string, to: string, about: readonly (Place | Waiting)[], says?: readonly When[]): boolean {
    const mail = mailOf(kind, to, about);
    return this.mailboxes.expectMail(says ? { ...mail, says } : mail);
  }

  /** Whether somebody who waits is in that shift already, or in another one at that time. */
  private isElsewhere({ house, person, shift }: Waiting): boolean {
    return this.places.some(
      ({ active, house: theirs, person: who, shift: other }) =>
        active &&
        theirs === house &&
        who === person &&
        (other === shift ||
          (!other.off && !other.event.cancelled && other.begins < shift.ends && shift.begins < other.ends)),
    );
  }

  /** What is free is offered to the first who waits; just before the start everybody is notified. */
  private offer(shift: PlannedShift, when: Span, anew: boolean): void {
    if (this.refusal(shift, when.from)) return;
    const lapsed = (entry: Waiting) =>
      this.waiting.filter(
        (one) => one.state === 'EXPIRED' && one.house === entry.house && one.shift.event === shift.event,
      ).length >= 2;
    const inOrder = this.open((one) => one.shift === shift && one.state === 'WAITING');
    for (const entry of [...inOrder.filter((one) => !lapsed(one)), ...inOrder.filter(lapsed)]) {
      if (this.free(shift) < 1) return;
      if (this.isElsewhere(entry)) continue;
      const { begins, event } = shift;
      const [sooner, later] = [when.from, when.to].map((now) => standsUntil(now, begins, event.zone, event.closesAt));
      if (sooner === null || sooner === undefined) {
        if (entry.notifiedAt !== undefined && !(anew && when.from - entry.notifiedAt > 10 * minute)) continue;
        entry.runsOut = undefined;
        entry.rushesUntil = begins;
      } else {
        entry.state = 'OFFERED';
        entry.runsOut = [sooner, later ?? sooner];
      }
      const { number = 0, held = true } = entry.offer ?? {};
      // The link of an earlier mail still works where nothing is held.
      entry.offer = entry.runsOut || held ? { number: number + 1, held: !!entry.runsOut } : entry.offer;
      entry.notifiedAt = when.from;
      const { email } = entry.house;
      entry.isLost = !this.mailboxes.expectMail({ ...mailOf('offer', email, [entry]), offer: entry.offer });
      if (!entry.isLost) this.onOffer(entry);
    }
  }

  private remind(event: PlannedEvent, now: number): void {
    if (event.cancelled || event.draft) return;
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
      const notified = event.reminded.get(email) ?? [];
      if (due.length === 0 || notified.some((days) => days <= latest)) continue;
      event.reminded.set(email, [...notified, latest]);
      const [{ house }] = places as [Place];
      if (house.isQuiet) this.spared += 1;
      else this.expectMail('reminder', email, places);
    }
  }

  private notifyLead(event: PlannedEvent, now: number): void {
    if (event.cancelled || event.draft) return;
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
      const [kind, roles] = [`digest of ${days} days`, missing.map(({ role }) => role)];
      const key = keyOf(kind, event.lead, roles, []);
      if (roles.length > 0)
        this.mailboxes.expectMail({ kind, to: event.lead, about: [], key, says: missing.map(whenOf), event });
    }
  }
}

function byHouse<One extends { house: House }>(all: readonly One[]): Map<string, One[]> {
  const houses = new Map<string, One[]>();
  for (const one of all) houses.set(one.house.email, [...(houses.get(one.house.email) ?? []), one]);
  return houses;
}

/** Whether a mail's offer can still be taken: the place is held, or the first has it. */
function stands(entry: Waiting, offer: Waiting['offer'], now: number): boolean {
  if (!offer || entry.offer?.number !== offer.number) return false;
  if (!offer.held) return entry.state === 'WAITING' && (entry.rushesUntil ?? 0) > now;
  return entry.state === 'OFFERED' && (entry.runsOut?.[1] ?? 0) > now;
}

/** The kinds of mails that speak of places as taken. */
const ofPlaces = new Set(['confirmation', 'changed', 'plan changed', 'taken back', 'on again', 'called off']);

/** Such a mail without the places that are gone by now. A mail that shifts are called off stays so. */
function stillOf(mail: ExpectedMail): ExpectedMail | undefined {
  const left = mail.about.filter(
    (one) =>
      !('active' in one) ||
      (one.active && !one.shift.event.cancelled && (!one.shift.off || mail.kind === 'called off')),
  );
  return left.length > 0 ? partOf(mail, left) : undefined;
}

/** A mail about some of its places, with what it says of them. */
function partOf(mail: ExpectedMail, left: ExpectedMail['about']): ExpectedMail {
  if (left.length === mail.about.length) return mail;
  const said = mail.says.length / mail.about.length;
  const says = mail.about.flatMap((one, at) => (left.includes(one) ? mail.says.slice(at * said, (at + 1) * said) : []));
  return { ...mailOf(mail.kind, mail.to, left), says };
}

/** The kinds of mails that name the day and time of each shift. */
const naming = new Set(['confirmation', 'reminder', 'offer']);

function mailOf(kind: string, to: string, about: readonly (Place | Waiting)[]): ExpectedMail {
  const roles = about.map(({ shift }) => shift.role);
  const people = about.map(({ person }) => person);
  const says = naming.has(kind) ? about.map(({ shift }) => whenOf(shift)) : [];
  return { kind, to, about, key: keyOf(kind, to, roles, people), says };
}

const whenOf = ({ day: date, start, end }: When): When => ({ day: date, start, end });
