import type { OutgoingMail } from './content/mail-content.js';

/**
 * What a failed attempt means:
 * - `refused`: this mail will never be accepted;
 * - `postponed`: this mail was put off, others may go;
 * - `broken-off`: the connection was lost with this mail under way, and it may be the mail's fault or the server's;
 * - `unreachable`: the server accepts nothing from us at present; it is not the mail's fault.
 */
export type DeliveryFailure = 'refused' | 'postponed' | 'broken-off' | 'unreachable';

/** A mail that was not accepted, with a sentence for admins. */
export class DeliveryError extends Error {
  constructor(
    readonly failure: DeliveryFailure,
    message: string,
    /** The server's reply code or the system's error code. It is logged, and logs must not contain addresses. */
    readonly reason: string = '',
  ) {
    super(message);
    this.name = 'DeliveryError';
  }
}

/** A line break in a name or subject would forge headers. Such a mail is never sent: error DeliveryError `refused`. */
export function refuseControlCharacters({ to, replyTo, subject, messageId, attachments }: OutgoingMail): void {
  const headerTexts = [to.name, to.address, replyTo?.name, replyTo?.address, subject, messageId];
  const fileTexts = attachments.flatMap((file) => [file.filename, file.contentType]);
  for (const text of [...headerTexts, ...fileTexts]) {
    if (text && /[\p{Cc}\u2028\u2029]/u.test(text)) {
      throw new DeliveryError('refused', 'A name, address or subject holds control characters.', 'control-characters');
    }
  }
}

/** The code of an error ('ENOENT', '23505'), or ''. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
