import { genericMessage, readRequestError } from '../graphql/request-error';
import { showToast } from '../ui/toasts/toasts';

/** Tells of a failed action: the title of its kind, and the server's sentence or, without one, `otherwise`. Gives the server's code. */
export function showFailure(title: string, error: unknown, otherwise: string = genericMessage): string | null {
  const { message, code } = readRequestError(error);
  showToast({ kind: 'failure', title, description: message ?? otherwise });
  return code;
}
