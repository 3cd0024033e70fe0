/**
 * The server (or a command) cannot start for a reason that the operator can fix. The message is one complete sentence for people. It is
 * printed without a stack, and the process exits with code 1.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
