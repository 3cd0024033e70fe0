import type { ApolloClient } from '@apollo/client';
import type { EventPageQuery } from './event-page.generated';
import { ShiftNowDocument, type ShiftNowQuery } from './refresh-event.generated';

/** Up to this many shifts are fetched one by one: other visitors send the same queries, and the server answers them together. */
const fewShifts = 5;

/**
 * Fetches the changed shifts, so that the page shows their current state. Returns false where that is not enough and the whole event has to
 * be fetched: many shifts changed, or one was added, removed or moved to another role.
 */
export async function knowsShifts(
  client: ApolloClient,
  event: EventPageQuery['event'] | undefined,
  shiftIds: readonly string[],
): Promise<boolean> {
  const roles = event?.categories.flatMap(({ opportunities }) => opportunities) ?? [];
  const roleOf = new Map(roles.flatMap(({ id: role, shifts }) => shifts.map(({ id }) => [id, role] as const)));
  const areFew = shiftIds.length > 0 && shiftIds.length <= fewShifts;
  if (!areFew || !shiftIds.every((id) => roleOf.has(id))) return false;
  const read = (id: string) =>
    client.query<ShiftNowQuery>({ query: ShiftNowDocument, variables: { id }, fetchPolicy: 'network-only' });
  const answers = await Promise.all(shiftIds.map(read));
  return answers.every(({ data }) => data?.shift && roleOf.get(data.shift.id) === data.shift.opportunity.id);
}
