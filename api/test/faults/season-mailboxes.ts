import { isHeld, PutOffMails } from './season-put-off.js';
import type { ExpectedMail, Place } from './season-records.js';

/** One that did not arrive. */
interface LostMail extends ExpectedMail {
  /** The mail server took it and sent it back: its message id. Without one it was refused at once. */
  id?: string;
  /** The step in which it was sent. */
  step: number;
  /** Its address is marked: nobody knows that a later mail arrived there. */
  marks: boolean;
}

/** What a mail is, its recipient, and the shifts and people that it is about. */
export function keyOf(kind: string, recipient: string, roles: readonly string[], people: readonly string[]): string {
  const once = (names: readonly string[]) => [...new Set(names)].sort().join(' ');
  return `${kind} to ${recipient}: ${once(roles)} / ${once(people)}`;
}

/**
 * The mails that are expected, and those that did not arrive. A mailbox that takes nothing, or a mail that comes back,
 * marks its address and stops no later mail: the person who signed up has to learn what becomes of it, and staff call
 * them.
 */
export class Mailboxes {
  /** Addresses that the mail server refuses. */
  readonly refusing = new Set<string>();
  /** What the mail server put off. */
  readonly putOff = new PutOffMails();
  /** Those on the list of mails that were not delivered. */
  lost: LostMail[] = [];
  /** Counts the steps of the season. */
  step = 0;
  private expected: ExpectedMail[] = [];
  /** Those that may have been under way when they were no longer expected. */
  private underWay: ExpectedMail[] = [];

  /** Expects a mail; gives whether its address takes it, now or later. */
  expectMail(mail: ExpectedMail): boolean {
    const waits = isHeld(mail) || (this.putOff.busy.has(mail.to) && !this.refusing.has(mail.to));
    if (waits) {
      this.putOff.waiting.push(mail);
      return true;
    }
    if (this.refusing.has(mail.to)) {
      this.lost.push({ ...mail, step: this.step, marks: true });
      return false;
    }
    this.expected.push(mail);
    this.taken(mail.to);
    return true;
  }

  /** The mail server took a mail to this address: what it refused there before marks nobody any more. */
  taken(email: string): void {
    for (const lost of this.lost) if (lost.to === email && !lost.id) lost.marks = false;
  }

  /** Nothing about a place is expected at this address any more; what is under way may still come. */
  forget(place: Place, email: string): void {
    const isForgotten = ({ to, about }: ExpectedMail) => to === email && about.includes(place);
    this.lost = this.lost.filter((mail) => !isForgotten(mail));
    this.putOff.waiting = this.putOff.waiting.filter((mail) => !isForgotten(mail));
    this.underWay.push(...this.expected.filter(isForgotten));
    this.expected = this.expected.filter((mail) => !isForgotten(mail));
  }

  /** A move that nobody needs to know any more: its mail may be under way. */
  forgetMove(place: Place): void {
    const isMove = ({ kind, about }: ExpectedMail) => kind === 'changed' && about.includes(place);
    this.underWay.push(...this.expected.filter(isMove));
    this.expected = this.expected.filter((mail) => !isMove(mail));
  }

  /** The mails that are expected since the last call, and those that may come besides. */
  takeExpected(): { expected: ExpectedMail[]; underWay: ExpectedMail[] } {
    const { expected, underWay } = this;
    [this.expected, this.underWay] = [[], []];
    return { expected, underWay };
  }

  /** Whether staff see that mail does not arrive at an address. */
  isMarked(email: string): boolean {
    return this.lost.some(({ to, marks }) => to === email && marks);
  }

  /** A mail came back that was sent in this step; gives whether that is news. */
  cameBack(mail: ExpectedMail, id: string, step: number): boolean {
    if (this.lost.some((lost) => lost.id === id)) return false;
    this.lost.push({ ...mail, id, step, marks: true });
    return true;
  }

  /** A mail arrived that was sent in this step; gives whether that is news: what was lost before marks nobody any more. */
  arrived(email: string, step: number): boolean {
    const before = this.lost.filter((lost) => lost.to === email && lost.marks && lost.step < step);
    for (const lost of before) lost.marks = false;
    return before.length > 0;
  }

  /** All that were lost go out again, as they are by now, or not at all; `hold` learns of each. */
  sendAgain(byNow: (mail: ExpectedMail) => ExpectedMail | undefined, hold: (mail: ExpectedMail) => void): number {
    const { lost } = this;
    this.lost = [];
    for (const mail of lost) {
      const { kind, to, about, key, says, offer, event } = mail;
      const before = { kind, to, about, key, says, offer, event };
      const again = byNow(before);
      if (again) this.expectMail(again);
      hold(before);
    }
    return lost.length;
  }
}
