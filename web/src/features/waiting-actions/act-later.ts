import type { ApolloClient } from '@apollo/client';
import { changesNothingShown, refreshAfterChange } from '../../graphql/after-changes';
import { genericMessage, readRequestError } from '../../graphql/request-error';
import { endToast, showToast } from '../../ui/toasts/toasts';
import { markWaiting } from './waiting-records';
import {
  ActionOutcomeDocument,
  UndoActionDocument,
  type ActionOutcomeQuery,
  type WaitingAction_ActionFragment,
} from './waiting-actions.generated';

interface ActLater {
  action: WaitingAction_ActionFragment;
  /** The records that are about to be deleted or changed. */
  ids: readonly string[];
  /** The toast's text while it can be undone, and after it is done. */
  doing: string;
  done: string;
  /** The people who are notified then. */
  description?: string;
  /** The same after it is done, where there is more to say. */
  doneDescription?: string;
}

/** The pause between two checks of a due action, in milliseconds. */
const lookAgain = 500;
/** The number of checks; then the page says that it takes longer. */
const mostLooks = 60;

/**
 * Offers 'Undo' during the server's delay, and refreshes the page after the server carried the action out. The server does so without this
 * page, too.
 */
export function offerUndo(
  client: ApolloClient,
  { action, ids, doing, done, description, doneDescription = description }: ActLater,
): void {
  const unmark = markWaiting(ids);
  const dueAt = Date.now() + action.seconds * 1000;
  let undoing = false;
  let isOver = false;
  let isDue = false;
  const showUndone = () => {
    isOver = true;
    endToast(toast);
    unmark();
    showToast({ kind: 'success', title: 'Undone', description: 'Nothing was changed, and no one is notified.' });
  };
  const undo = async () => {
    if (undoing || isOver) return;
    undoing = true;
    try {
      await client.mutate({ mutation: UndoActionDocument, variables: { id: action.id }, ...changesNothingShown });
      return showUndone();
    } catch (error) {
      const { message, code } = readRequestError(error);
      const milliseconds = dueAt - Date.now();
      const mayAgain = !isDue && code !== 'ACTION_OVER' && milliseconds > 0;
      endToast(toast);
      const failed = { kind: 'failure', title: 'This was not undone', description: message ?? genericMessage } as const;
      toast = showToast(mayAgain ? { ...failed, milliseconds, ...pressed } : failed);
    } finally {
      undoing = false;
    }
    // The check that was due meanwhile was skipped.
    if (isDue) void look(0);
  };
  const pressed = { action: { label: 'Undo', run: () => void undo() }, undoes: true };
  let toast = showToast({
    kind: 'success',
    title: doing,
    description: `In ${action.seconds} seconds. ${description ?? ''}`.trim(),
    milliseconds: action.seconds * 1000,
    ...pressed,
  });
  const look = async (looks: number): Promise<void> => {
    isDue = true;
    if (undoing || isOver) return;
    const { state, reason } = await outcomeOf(client, action.id);
    if (undoing || isOver) return;
    if (state === 'WAITING' && looks < mostLooks) {
      setTimeout(() => void look(looks + 1), lookAgain);
      return;
    }
    // The response to 'Undo' was lost.
    if (state === 'UNDONE') return showUndone();
    isOver = true;
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
    else showToast({ kind: 'success', title: done, description: doneDescription });
  };
  setTimeout(() => void look(0), action.seconds * 1000);
}

type Outcome = ActionOutcomeQuery['actionOutcome'];

/** Without a response the action counts as waiting, and is checked again. */
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
