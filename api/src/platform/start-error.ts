/**
 * The server (or a command beside it) cannot start for a reason the operator can mend.
 * The message is one complete sentence for people; it is printed alone, without a stack, and the process ends with code 1.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
