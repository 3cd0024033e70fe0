import { useApolloClient } from '@apollo/client/react';
import { count } from '../../formatting/counts';
import { offerUndo } from '../waiting-actions/act-later';
import { callingOff } from '../waiting-actions/calling-off';
import type { WaitingAction_ActionFragment } from '../waiting-actions/waiting-actions.generated';

interface CallingOff {
  action: WaitingAction_ActionFragment;
  shiftIds: readonly string[];
  /** How many people are notified. */
  people: number;
  /** The prepared plan, where the change is one. */
  planId?: string;
}

/** Shows that shifts are about to be called off, and offers 'Undo' until the emails are sent. */
export function useCallingOff(): (waiting: CallingOff) => void {
  const client = useApolloClient();
  return ({ action, shiftIds, people, planId }) => {
    const shifts = count(shiftIds.length, 'shift');
    offerUndo(client, {
      action,
      ids: [...shiftIds.map(callingOff), ...(planId ? [planId] : [])],
      doing: `Calling off ${shifts}`,
      done: `${shifts} called off.`,
      description: people > 0 ? `${count(people, 'person', 'people')} will be notified by email.` : undefined,
    });
  };
}

/** The dialogs' sentence about it. */
export const untilMailsLeave =
  'Emails leave after 10 seconds. Until then you can undo it; after that you can reinstate the shifts.';
