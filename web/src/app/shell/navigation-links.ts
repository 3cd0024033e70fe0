import { paths } from '../paths';

/** The links that everybody sees in the header. */
export const publicLinks = [
  { to: paths.events, label: 'Browse Shifts' },
  { to: paths.volunteerLookup, label: 'Manage My Shifts' },
] as const;

/** On an event's page staff have the way to its management. */
export function staffLinks(session: object | null, event: { id: string } | null): { to: string; label: string }[] {
  return session && event ? [{ to: paths.manageEvent(event.id), label: 'Event Manager' }] : [];
}
