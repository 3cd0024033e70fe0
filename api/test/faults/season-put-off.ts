import type { ExpectedMail } from './season-records.js';

/** A mail that waits, and what it says if it goes out now; nothing when it is no longer true. */
export interface LateMail {
  waits: ExpectedMail;
  byNow: ExpectedMail | undefined;
  /** It is about a draft, and goes when that is published. */
  isHeld: boolean;
}

/** Whether a mail asks for something in a draft. */
export const isHeld = ({ kind, about }: ExpectedMail): boolean =>
  (kind === 'reminder' || kind === 'offer') && about.some(({ shift }) => shift.event.draft);

/**
 * Mails to addresses that the mail server puts off for a while. They wait until a later try, and are then as they are
 * by that time; what is no longer true when it is tried is queued no more. When exactly each is tried again is the
 * product's: the number that waits is compared with it.
 */
export class PutOffMails {
  /** Addresses that the mail server puts off. */
  readonly busy = new Set<string>();
  waiting: ExpectedMail[] = [];

  /** Whether any mail to an address waits, or would. */
  concerns(email: string): boolean {
    return this.busy.has(email) || this.waiting.some(({ to }) => to === email);
  }

  /** One that waited came. */
  came(mail: ExpectedMail): void {
    this.waiting.splice(this.waiting.indexOf(mail), 1);
  }

  /**
   * Compares how many mails wait for each address with those that do here: what is no longer true may be gone, and
   * nothing else.
   */
  compare(there: ReadonlyMap<string, number>, late: readonly LateMail[]): string[] {
    const wrong: string[] = [];
    for (const email of new Set([...there.keys(), ...this.waiting.map(({ to }) => to)])) {
      const here = late.filter(({ waits }) => waits.to === email && this.waiting.includes(waits));
      const count = there.get(email) ?? 0;
      const isOver = here.filter(({ byNow }) => !byNow).slice(0, Math.max(0, here.length - count));
      for (const { waits } of isOver) this.came(waits);
      const left = here.length - isOver.length;
      if (left !== count) wrong.push(`${count} mails to ${email} wait instead of ${left}`);
    }
    return wrong;
  }
}
