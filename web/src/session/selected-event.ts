import { browserStore } from './browser-store';

const key = 'selectedEventId';

/** The event that was last opened in Event Management, in this browser; null when there is none. */
export function readSelectedEvent(): string | null {
  return browserStore.get(key);
}

/** Remembers the event to open in Event Management next time. */
export function keepSelectedEvent(eventId: string): void {
  browserStore.set(key, eventId);
}
