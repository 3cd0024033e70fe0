import { readRequestError } from '../../graphql/request-error';
import { forgetOtherPages } from '../../graphql/forget-other-pages';
import { showToast } from '../../ui/toasts';
import { useCancelSignupAsStaffMutation } from './assigning.generated';
import type { BoardSignup } from './board';

/**
 * Takes somebody out after another one (by first and last name) took the place, and tells how it went: never is it unclear who is in the
 * shift now. Never rejects.
 */
export function useReplacing(leaving: BoardSignup | null): (name: string) => Promise<void> {
  const [cancelSignup] = useCancelSignupAsStaffMutation({
    refetchQueries: ['EventBoard'],
    awaitRefetchQueries: true,
    update: forgetOtherPages,
  });
  return async (name) => {
    if (!leaving) return;
    const before = `${leaving.firstName} ${leaving.lastName}`;
    try {
      await cancelSignup({ variables: { signupId: leaving.id } });
      showToast({ kind: 'success', title: `${name} replaces ${before}`, description: 'Both are told by email.' });
    } catch (error) {
      const reason = readRequestError(error).message;
      showToast({
        kind: 'failure',
        title: `${name} is in, but ${before} could not be taken out`,
        description: [reason, 'Both are in the shift now: cancel the one who does not come.'].filter(Boolean).join(' '),
      });
    }
  };
}
