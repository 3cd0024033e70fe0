import { useApolloClient } from '@apollo/client/react';
import { showFailure } from '../../forms/failure-toast';
import { count } from '../../formatting/counts';
import { changesNothingShown, refreshAfterChange } from '../../graphql/after-changes';
import { showToast } from '../../ui/toasts/toasts';
import { offerUndo } from './act-later';
import { useCancelSignupsLaterMutation, type CancelSignupsLaterMutation } from './waiting-actions.generated';

/**
 * Cancels signups with ten seconds to undo; with `notify` false the people are not mailed yet. Results that the dialogs do not show are
 * shown in toasts, also why a single one is refused. Returns null after a failure.
 */
export function useCancelLater(
  notify = true,
): (signupIds: readonly string[]) => Promise<CancelSignupsLaterMutation['cancelSignupsLater'] | null> {
  const client = useApolloClient();
  const [cancel] = useCancelSignupsLaterMutation(changesNothingShown);
  return async (signupIds) => {
    try {
      const { data } = await cancel({ variables: { signupIds: [...signupIds], notify } });
      const answer = data?.cancelSignupsLater;
      if (!answer) return null;
      const { action, signupIds: ids, refused } = answer;
      const one = signupIds.length === 1;
      const many = count(ids.length, 'signup');
      if (action)
        offerUndo(client, {
          ...{ action, ids },
          doing: one ? 'Cancelling the signup' : `Cancelling ${many}`,
          done: one ? 'Signup cancelled.' : `${many} cancelled.`,
          description: wordsOfNotice(notify, one),
        });
      if (one && refused[0])
        showToast({ kind: 'failure', title: 'The signup is not cancelled', description: refused[0].reason });
      // Somebody else was quicker; the page shows that.
      if (refused.length > 0) await refreshAfterChange(client);
      return answer;
    } catch (error) {
      showFailure(`Failed to cancel signup${signupIds.length === 1 ? '' : 's'}. Please try again.`, error);
      return null;
    }
  };
}

function wordsOfNotice(notify: boolean, one: boolean): string {
  if (!notify) return 'No email goes to them until you press Notify them.';
  return one ? 'They are notified by email.' : 'Everyone is notified by email.';
}
