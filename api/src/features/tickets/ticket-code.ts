import { derivedCode } from '../../platform/operation/secrets.js';
import { isReachable } from '../../platform/text/person-key.js';

/** The purpose under which tickets are derived from the server's secret. */
const ticketPurpose = 'ticket';

/**
 * The ticket of a household (by its address key) for an event: 16 letters of base32, derived from the server's secret and stored nowhere.
 * Null for somebody without an address: nobody could send it to them.
 */
export function ticketCode(secretKey: Buffer, eventId: string, emailKey: string): string | null {
  return isReachable(emailKey) ? derivedCode(secretKey, ticketPurpose, `${eventId}:${emailKey}`) : null;
}
