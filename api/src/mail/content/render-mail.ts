import { magicLinkPurpose, passwordLinkPurpose } from '../../features/accounts/account.announcements.js';
import { erasurePurpose } from '../../features/privacy/erasing/erasure.announcements.js';
import { replacementPurpose } from '../../features/replacements/replacement.announcements.js';
import { offerPurpose } from '../../features/waitlist/waitlist.announcements.js';
import type { ProductSettings } from '../../platform/operation/request-context.js';
import { derivedToken, sealedId } from '../../platform/operation/secrets.js';
import { emailKey } from '../../platform/text/person-key.js';
import type { OutgoingMail } from './mail-content.js';
import { renderTemplate } from '../mail-templates.js';

/** The parts of an outbox row that a mail is rendered from. */
export interface WaitingMail {
  template: string;
  recipient: string;
  recipientName: string | null;
  payload: unknown;
  messageId: string;
}

/** Renders an outbox row as a mail. */
export type RenderMail = (waiting: WaitingMail) => OutgoingMail;

/** What mails are rendered with. */
interface RendererParts {
  settings: ProductSettings;
  secretKey: Buffer;
  /** The ticket of a household (by its address key) for an event: `features/tickets`. */
  ticketCode(secretKey: Buffer, eventId: string, emailKey: string): string | null;
}

/**
 * Renders this club's mails: names from the settings, tokens of links derived from the server's secret and the ids of
 * their records.
 */
export function createMailRenderer({ settings, secretKey, ticketCode }: RendererParts): RenderMail {
  const links = {
    householdLink: (id: string) => `${settings.publicUrl}/manage/${derivedToken(secretKey, 'household', id)}`,
    householdCalendar: (id: string) =>
      `${settings.publicUrl}/feeds/${sealedId(secretKey, 'household-calendar', id)}.ics`,
    offerLink: (id: string) => `${settings.publicUrl}/offer/${derivedToken(secretKey, offerPurpose, id)}`,
    replacementLink: (id: string) =>
      `${settings.publicUrl}/replacement/${derivedToken(secretKey, replacementPurpose, id)}`,
    erasureLink: (id: string) => `${settings.publicUrl}/erase/${derivedToken(secretKey, erasurePurpose, id)}`,
    switchOffLink: (id: string) => `${settings.publicUrl}/mails/${sealedId(secretKey, 'mail-switch', id)}`,
    passwordLink: (id: string, { setUp } = { setUp: false }) =>
      `${settings.publicUrl}/reset-password?token=${derivedToken(secretKey, passwordLinkPurpose, id)}${setUp ? '&setup=1' : ''}`,
    magicLink: (id: string) =>
      `${settings.publicUrl}/auth/magic?token=${derivedToken(secretKey, magicLinkPurpose, id)}`,
  };
  return ({ template, recipient, recipientName, payload, messageId }) => ({
    ...renderTemplate(template, payload, {
      settings,
      recipientName,
      ...links,
      ticketOf: (eventId) => ticketCode(secretKey, eventId, emailKey(recipient)),
    }),
    messageId,
    to: { name: recipientName ?? '', address: recipient },
    replyTo: { name: settings.organisationName, address: settings.contactEmail },
  });
}
