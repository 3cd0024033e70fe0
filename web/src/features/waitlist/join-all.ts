import type { ApolloClient } from '@apollo/client';
import { formatShiftDay } from '../../formatting/days';
import { formatTimeRange } from '../../formatting/times';
import { refetchExcept } from '../../graphql/after-changes';
import { genericMessage, readRequestError } from '../../graphql/request-error';
import { showToast } from '../../ui/toasts/toasts';
import { keepOwnWait } from '../signups/own/keep-own-waits';
import type { WaitWish } from '../signups/waiting-instead';
import {
  JoinWaitlistDocument,
  type JoinWaitlistMutation,
  type JoinWaitlistMutationVariables,
} from './join-waitlist.generated';

/** Puts people on the waitlists of full shifts, one after the other. A toast names those who wait; returns a sentence about the others, or null. */
export async function joinAll(client: ApolloClient, wishes: readonly WaitWish[]): Promise<string | null> {
  const failures: string[] = [];
  const waited: string[] = [];
  for (const wish of wishes) {
    const { shift, opportunity } = wish.listed;
    const which = `${opportunity.name}, ${formatShiftDay(shift.date)}, ${formatTimeRange(shift.startTime, shift.endTime)}`;
    try {
      const { data } = await client.mutate<JoinWaitlistMutation, JoinWaitlistMutationVariables>({
        mutation: JoinWaitlistDocument,
        variables: { input: inputOf(wish) },
        ...refetchExcept('EventPage', 'CategoryPage'),
      });
      if (!data) throw new Error('The answer of the waitlist is empty');
      keepOwnWait(data.joinWaitlist.entry.id, shift.id);
      waited.push(which);
    } catch (error) {
      const refused = readRequestError(error);
      // Retry after a part failed.
      if (refused.code === 'ALREADY_WAITING') waited.push(which);
      else failures.push(`${which}: ${refused.message ?? genericMessage}`);
    }
  }
  if (waited.length > 0)
    showToast({
      kind: 'success',
      title: 'You are on the waitlist',
      description: `${waited.join('; ')}. When a spot opens, we hold it for you and email ${wishes[0]!.email}.`,
    });
  return failures.length > 0 ? failures.join(' ') : null;
}

function inputOf({ listed, people, email, phone }: WaitWish) {
  return { shiftId: listed.shift.id, email, phone, people, fewerIsFine: false };
}
