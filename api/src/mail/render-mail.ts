import type { ProductSettings } from '../platform/request-context.js';
import { derivedToken } from '../platform/secrets.js';
import type { OutgoingMail } from './mail-content.js';
import { renderTemplate } from './mail-templates.js';

/** The parts of an outbox row that a mail is written from. */
export interface WaitingMail {
  template: string;
  recipient: string;
  recipientName: string | null;
  payload: unknown;
  messageId: string;
}

/** Turns an outbox row into a mail. */
export type RenderMail = (waiting: WaitingMail) => OutgoingMail;

/** Mails of this club: its words from the settings, household links from the server's secret. */
export function createMailRenderer(parts: { settings: ProductSettings; secretKey: Buffer }): RenderMail {
  const { settings, secretKey } = parts;
  const householdLink = (householdTokenId: string) =>
    `${settings.publicUrl}/manage/${derivedToken(secretKey, 'household', householdTokenId)}`;
  return ({ template, recipient, recipientName, payload, messageId }) => ({
    ...renderTemplate(template, payload, { settings, recipientName, householdLink }),
    messageId,
    to: { name: recipientName ?? '', address: recipient },
    replyTo: { name: settings.organisationName, address: settings.contactEmail },
  });
}
