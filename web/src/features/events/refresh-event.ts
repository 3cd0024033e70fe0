import type { ApolloClient } from '@apollo/client';
import type { EventPageQuery } from './event-page.generated';
import { ShiftNowDocument, type ShiftNowQuery } from './refresh-event.generated';

/** So many shifts are asked for one by one: whoever else looks asks for the same, and the server answers them together. */
const fewShifts = 5;

/**
 * Fetches the shifts that changed, so that the page shows them as they are now. False where that is not enough: the whole event is to be
 * fetched, because there are many of them, or one came, went, or stands below another role.
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
