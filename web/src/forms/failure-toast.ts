import { genericMessage, readRequestError } from '../graphql/request-error';
import { showToast } from '../ui/toasts/toasts';

/** Shows a failed action in a toast: a title, and the server's sentence or, without one, `otherwise`. Returns the server's code. */
export function showFailure(title: string, error: unknown, otherwise: string = genericMessage): string | null {
  const { message, code } = readRequestError(error);
  showToast({ kind: 'failure', title, description: message ?? otherwise });
  return code;
}
