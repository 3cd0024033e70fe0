/**
 * What a try that failed means:
 * - `refused`: this mail will never be taken;
 * - `postponed`: this mail was put off, others may go;
 * - `broken-off`: the connection was lost with this mail under way, and it may be the mail's fault or the server's;
 * - `unreachable`: the server takes nothing from us at present, and the mail is innocent.
 */
export type DeliveryFailure = 'refused' | 'postponed' | 'broken-off' | 'unreachable';

/** A mail that was not taken, with a sentence for admins. */
export class DeliveryError extends Error {
  constructor(
    readonly failure: DeliveryFailure,
    message: string,
    /** The server's reply code or the system's error code, for the log, which must not hold addresses. */
    readonly reason: string = '',
  ) {
    super(message);
    this.name = 'DeliveryError';
  }
}
