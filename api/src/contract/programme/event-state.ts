/** The states of an event. */
export const eventStates = ['DRAFT', 'PUBLISHED', 'CANCELLED'] as const;

/** What an event is: a draft is for staff alone, a cancelled one takes nobody any more. */
export type EventState = (typeof eventStates)[number];
