import { day, hour, minute } from './season-clock.js';
import type { ArrivedMail, Season } from './season-apis.js';
import { isHeld } from './season-put-off.js';
import { isMistyped, type PlannedEvent, type Waiting } from './season-records.js';

/** What becomes of a season's mails: mailboxes that take nothing, mails that come back, and those that go out again. */
export function mailDeeds(season: Season) {
  const { model, smtp, arrived, violations } = season;
  const { mailboxes } = model;
  const iso = () => new Date(season.now()).toISOString().slice(0, 19);

  /** A mailbox takes nothing any more; not one that puts mails off. */
  async function refuse({ email }: { email: string }): Promise<void> {
    await season.settle();
    if (mailboxes.putOff.concerns(email)) return;
    smtp.unknown.add(email);
    mailboxes.refusing.add(email);
    season.count('mailbox closed');
  }

  async function takeAgain({ email }: { email: string }): Promise<void> {
    await season.settle();
    smtp.unknown.delete(email);
    mailboxes.refusing.delete(email);
  }

  /** The mail server postpones mails to an address, until it takes them. */
  async function putOff(email: string, code: 450 | 451): Promise<void> {
    await season.settle();
    if (mailboxes.refusing.has(email)) return;
    smtp.busy.set(email, code);
    mailboxes.putOff.busy.add(email);
    season.count('put off');
  }

  async function putOffNoMore(email: string): Promise<void> {
    await season.settle();
    smtp.busy.delete(email);
    mailboxes.putOff.busy.delete(email);
  }

  /**
   * Mails to somebody are postponed from a moment just before some are queued, and what they are about changes
   * meanwhile.
   */
  function putOffOver(
    moment: number,
    {
      whose,
      meanwhile,
    }: { whose: (dice: number) => string; meanwhile: (email: string, dice: number) => Promise<unknown> },
  ): void {
    const code = season.pick([450, 451] as const);
    const over = moment + season.pick([20 * minute, 5 * hour, 30 * hour]);
    const [who, what] = [season.random(), season.random()];
    let email = '';
    season.plan(moment, () => putOff((email = whose(who)), code));
    season.plan(moment + (over - moment) * season.random(), () => meanwhile(email, what));
    season.plan(over, () => putOffNoMore(email));
  }

  async function sendAgain(): Promise<void> {
    await season.settle();
    // What is held in a draft reaches its mailbox when that is published.
    if (mailboxes.lost.some((mail) => isHeld(mail) && mailboxes.refusing.has(mail.to))) return;
    const from = season.now();
    const answer = await season.call('POST', '/api/undelivered-mails/send-again', {}, season.staff);
    if (!season.wasDone('send again', answer, 'done')) return;
    const before = mailboxes.lost.map(({ id }) => id);
    const mails = model.sendAgain(from);
    if (answer.body.mails !== mails)
      violations.push(`${iso()}: ${answer.body.mails} mails go out again instead of ${mails}`);
    // They go under other ids.
    for (const id of before) arrived.splice(0, arrived.length, ...arrived.filter((one) => one.id !== id));
  }

  /** A program reports what became of a mail. */
  async function reportOn({ mail, id, step }: ArrivedMail, kind: 'bounced' | 'delivered'): Promise<void> {
    await season.settle();
    const from = season.now();
    const body = { messageId: id, kind, reason: '550 5.1.1 Gone' };
    const answer = await season.call('POST', '/api/mail-events', body, season.mailKey);
    if (!season.wasDone(kind, answer, 'done')) return;
    const isNews = kind === 'bounced' ? mailboxes.cameBack(mail, id, step) : mailboxes.arrived(mail.to, step);
    if (answer.body.changed !== isNews) violations.push(`${iso()}: ${kind} is ${isNews ? 'no ' : ''}news: ${mail.key}`);
    const [about] = mail.about;
    if (kind === 'bounced' && isNews && mail.kind === 'offer' && about && 'state' in about)
      model.offerCameBack(about, season.span(from));
  }

  /** Some mail about an event comes back; of offers one that stands. */
  async function comesBack(event: PlannedEvent, dice: number): Promise<void> {
    const about = arrived.filter(
      ({ mail, at }) =>
        at > season.now() - 20 * day &&
        mail.kind !== 'offer' &&
        !isMistyped(mail.to) &&
        mail.about.some(({ shift }) => shift.event === event),
    );
    const last = about.slice(-6);
    if (last.length > 0) await reportOn(last[Math.floor(dice * last.length)]!, 'bounced');
  }

  async function offerComesBack(entry: Waiting): Promise<void> {
    const offer = arrived.findLast(({ mail }) => mail.kind === 'offer' && mail.about[0] === entry);
    // The mail of the current offer may still wait.
    if (offer && offer.mail.offer === entry.offer && entry.state === 'OFFERED' && !entry.isLost)
      await reportOn(offer, 'bounced');
  }

  /** The newest mail to an address arrived that is marked, if it is newer than all that did not. */
  async function arrives(): Promise<void> {
    const { lost } = mailboxes;
    const marked = lost.filter(({ marks }) => marks).map(({ to }) => to);
    const newest = arrived.findLast(({ mail }) => marked.includes(mail.to));
    if (!newest || newest.at < season.now() - 20 * day) return;
    if (lost.every(({ to, step }) => to !== newest.mail.to || step < newest.step)) await reportOn(newest, 'delivered');
  }

  return { refuse, takeAgain, putOff, putOffNoMore, putOffOver, sendAgain, comesBack, offerComesBack, arrives };
}
