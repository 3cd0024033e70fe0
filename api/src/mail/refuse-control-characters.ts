import { DeliveryError } from './delivery-error.js';
import type { OutgoingMail } from './mail-content.js';

/** A line break in a name or subject would forge headers. Such a mail never goes out: error DeliveryError `refused`. */
export function refuseControlCharacters({ to, replyTo, subject, messageId, attachments }: OutgoingMail): void {
  const headerTexts = [to.name, to.address, replyTo?.name, replyTo?.address, subject, messageId];
  const fileTexts = attachments.flatMap((file) => [file.filename, file.contentType]);
  for (const text of [...headerTexts, ...fileTexts]) {
    if (text && /[\p{Cc}\u2028\u2029]/u.test(text)) {
      throw new DeliveryError('refused', 'A name, address or subject holds control characters.', 'control-characters');
    }
  }
}
