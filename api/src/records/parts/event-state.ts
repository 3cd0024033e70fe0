import { enumType } from '../../platform/schema/enum-type.js';
import type { At } from '../../platform/reading/list-filter.js';

/** GraphQL's names of an event's states. */
export const EventState = enumType('EventState', 'The states of an event.', {
  DRAFT: ['DRAFT', 'Only staff see it.'],
  PUBLISHED: ['PUBLISHED', 'Everybody sees it.'],
  CANCELLED: ['CANCELLED', 'Everybody sees that it is cancelled; nobody can sign up any more.'],
});

/** SQL: whether the event of a record is not a draft. Drafts are few, and read from their own index. */
export function isOutside(eventId: string): string {
  return `${eventId} not in (select id from event where state = 'DRAFT')`;
}

/** The same for a record with a link to its event. */
export function inPublicEvent(at: At): string {
  return isOutside(at('eventId'));
}
