import type { ApolloClient } from '@apollo/client';
import { changesNothingShown, refreshAfterChange } from '../../graphql/after-changes';
import { genericMessage, readRequestError } from '../../graphql/request-error';
import { endToast, showToast } from '../../ui/toasts';
import { markWaiting } from './waiting-records';
import {
  ActionOutcomeDocument,
  UndoActionDocument,
  type ActionOutcomeQuery,
  type WaitingAction_ActionFragment,
} from './waiting-actions.generated';

interface ActLater {
  action: WaitingAction_ActionFragment;
  /** What is about to go. */
  ids: readonly string[];
  /** What the toast says while it can be undone, and once it is done. */
  doing: string;
  done: string;
  /** Who is notified then. */
  description?: string;
}

/** Between two looks at an action whose time is over. In milliseconds. */
const lookAgain = 500;
/** So often; then the page says that it takes longer. */
const mostLooks = 60;

/**
 * Offers 'Undo' for as long as the server waits, and brings the page up to date when it carried the action out. The server does so without
 * this page, too.
 */
export function offerUndo(client: ApolloClient, { action, ids, doing, done, description }: ActLater): void {
  const unmark = markWaiting(ids);
  let undone = false;
  let isDue = false;
  const undo = async () => {
    undone = true;
    endToast(toast);
    try {
      await client.mutate({ mutation: UndoActionDocument, variables: { id: action.id }, ...changesNothingShown });
    } catch (error) {
      undone = false;
      showToast({
        kind: 'failure',
        title: 'This was not undone',
        description: readRequestError(error).message ?? genericMessage,
      });
      // The look that was due meanwhile left it at that.
      if (isDue) void look(0);
      return;
    }
    unmark();
    showToast({ kind: 'success', title: 'Undone', description: 'Nothing was changed, and no one is notified.' });
  };
  const toast = showToast({
    kind: 'success',
    title: doing,
    description: `In ${action.seconds} seconds. ${description ?? ''}`.trim(),
    milliseconds: action.seconds * 1000,
    action: { label: 'Undo', run: () => void undo() },
  });
  const look = async (looks: number): Promise<void> => {
    isDue = true;
    if (undone) return;
    const { state, reason } = await outcomeOf(client, action.id);
    if (state === 'WAITING' && looks < mostLooks) {
      setTimeout(() => void look(looks + 1), lookAgain);
      return;
    }
    await refreshAfterChange(client);
    unmark();
    if (state === 'REFUSED')
      showToast({
        kind: 'failure',
        title: 'This was not done',
        description: `${doing}: ${reason ?? genericMessage} No one is notified.`,
      });
    else if (state === 'WAITING')
      showToast({
        kind: 'failure',
        title: 'This takes longer than usual',
        description:
          'It is not done yet. Reload the page in a few minutes. If it is not done then, please do it again.',
      });
    else showToast({ kind: 'success', title: done, description });
  };
  setTimeout(() => void look(0), action.seconds * 1000);
}

type Outcome = ActionOutcomeQuery['actionOutcome'];

/** Without a response the action counts as waiting, and is looked at once more. */
async function outcomeOf(client: ApolloClient, id: string): Promise<Pick<Outcome, 'state' | 'reason'>> {
  try {
    const { data } = await client.query<ActionOutcomeQuery>({
      query: ActionOutcomeDocument,
      variables: { id },
      fetchPolicy: 'no-cache',
    });
    if (data) return data.actionOutcome;
  } catch (error) {
    console.warn('The outcome of an action is not known', error);
  }
  return { state: 'WAITING', reason: null };
}
