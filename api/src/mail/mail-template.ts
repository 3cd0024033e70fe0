import type { ZodType } from 'zod';
import type { ProductSettings } from '../platform/operation/request-context.js';
import type { MailContent } from './content/mail-content.js';

/** What every template may use besides its own payload. */
export interface MailScene {
  settings: ProductSettings;
  recipientName: string | null;
  /** The address of a household's own page. Derived when the mail is sent, so that the database contains no link. */
  householdLink(householdTokenId: string): string;
  /** The address of the household's own calendar, revoked with the link. Derived when the mail is sent. */
  householdCalendar(householdTokenId: string): string;
  /** The recipient's ticket for an event; null without one. Derived when the mail is sent, for the address that it is sent to. */
  ticketOf(eventId: string): string | null;
  /** The address at which somebody answers an offer of places. Derived when the mail is sent. */
  offerLink(offerId: string): string;
  /** The address at which somebody takes over a signup. Derived when the mail is sent. */
  replacementLink(replacementId: string): string;
  /** The address at which people of a household confirm that they are erased. Derived when the mail is sent. */
  erasureLink(requestId: string): string;
  /** The address at which a household switches off reminders and mails to groups. Derived when the mail is sent. */
  switchOffLink(householdTokenId: string): string;
  /** The address at which a staff member sets a password; with `setUp`, their first. Derived when the mail is sent. */
  passwordLink(linkId: string, options?: { setUp: boolean }): string;
  /** The address that signs a staff member in, once. Derived when the mail is sent. */
  magicLink(linkId: string): string;
}

/**
 * One kind of mail: the facts it is rendered from, and how. The facts are validated again when read, because an older
 * release may have written them.
 */
export interface MailTemplate<Payload> {
  payload: ZodType<Payload>;
  /**
   * Converts a payload of an older release to the current form; a current one stays as it is. Omitted: the schema reads
   * all forms.
   */
  today?(payload: unknown): unknown;
  /**
   * SQL over the current form: a query with one row while the mail still holds, or may hold again. It runs when the
   * mail is sent, because it may have waited. `payload`: what to send, as it is now; `later`: what to send later, as of
   * a draft; each null without any. $1: the mail's payload as jsonb, $2: the recipient's address, $3: the current
   * instant, $4: the time zone of events without one. Omitted: the mail always holds, as enqueued.
   */
  stillTrue?: string;
  /** Its row in the outbox is deleted once it was sent or refused, instead of being kept as long as other mails. */
  keepsNoRow?: true;
  render(payload: Payload, scene: MailScene): MailContent;
}

/** Declares a template. */
export function mailTemplate<Payload>(declared: MailTemplate<Payload>): MailTemplate<Payload> {
  return declared;
}
