import type { ZodType } from 'zod';
import type { ProductSettings } from '../platform/operation/request-context.js';
import type { MailContent } from './content/mail-content.js';

/** What every template may use besides its own payload. */
export interface MailScene {
  settings: ProductSettings;
  recipientName: string | null;
  /** The address of a household's own page. Made when the mail goes out, so that no link lies in the database. */
  householdLink(householdTokenId: string): string;
  /** The address of the household's own calendar, closed with the link. Made when the mail goes out. */
  householdCalendar(householdTokenId: string): string;
  /** The address at which somebody answers an offer of places. Made when the mail goes out. */
  offerLink(offerId: string): string;
  /** The address at which somebody takes over a place. Made when the mail goes out. */
  replacementLink(replacementId: string): string;
  /** The address at which a household switches reminders and mails to groups off. Made when the mail goes out. */
  switchOffLink(householdTokenId: string): string;
  /** The address at which a staff member sets a password; with `setUp`, their first. Made when the mail goes out. */
  passwordLink(linkId: string, options?: { setUp: boolean }): string;
  /** The address that signs a staff member in, once. Made when the mail goes out. */
  magicLink(linkId: string): string;
}

/** One kind of mail: the facts it is written from, and how. The facts are checked again when read, as an older release may have left them. */
export interface MailTemplate<Payload> {
  payload: ZodType<Payload>;
  /** What an older release enqueued, as it is enqueued today; what is in today's form already stays as it is. Left out: all forms are read. */
  today?(payload: unknown): unknown;
  /**
   * SQL over today's form: a query that gives a row while what the mail asks for is still to be had, or may be had again; looked at when it goes out, as it may
   * have waited. `payload`: what goes, as it is by now; `later`: what is not to go yet, as in a draft; each null without any. $1: the mail's
   * payload as jsonb, $2: the recipient's address, $3: the moment, $4: the time zone of events that name none. Left out: always, as enqueued.
   */
  stillTrue?: string;
  render(payload: Payload, scene: MailScene): MailContent;
}

/** Declares a template. */
export function mailTemplate<Payload>(declared: MailTemplate<Payload>): MailTemplate<Payload> {
  return declared;
}
