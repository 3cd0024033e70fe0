/** The states of an event. */
export const eventStates = ['DRAFT', 'PUBLISHED', 'CANCELLED'] as const;

/** The state of an event: only staff see a draft, and a cancelled one takes nobody any more. */
export type EventState = (typeof eventStates)[number];
