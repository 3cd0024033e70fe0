const key = 'selectedEventId';

/** The event that was last worked on in Event Management, in this browser; null when there is none. */
export function readSelectedEvent(): string | null {
  return localStorage.getItem(key);
}

/** Remembers the event to open in Event Management next time. */
export function keepSelectedEvent(eventId: string): void {
  localStorage.setItem(key, eventId);
}
