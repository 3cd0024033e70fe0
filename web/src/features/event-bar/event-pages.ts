import { paths } from '../../app/paths';

/** A page that is about one event. */
export type EventPageName = 'board' | 'plan' | 'signups' | 'reports' | 'rosters' | 'mail' | 'import' | 'settings';

interface EventPage {
  name: EventPageName;
  label: string;
  /** Where it stands, of an event (UUID) or, with an empty text, of none yet. */
  to: (eventId: string) => string;
}

/** An event's pages in the order of the bar; importing and the event's own fields are the admins'. */
export function eventPagesFor(dashboard: string, adminPages: boolean): EventPage[] {
  const forStaff: EventPage[] = [
    { name: 'board', label: 'Board', to: (id) => (id ? paths.manageEvent(id) : paths.manage) },
    { name: 'plan', label: 'Change plan', to: paths.changePlanOf },
    { name: 'signups', label: 'Signups', to: paths.volunteersOf },
    { name: 'reports', label: 'Reports', to: (id) => paths.reportsOf(dashboard, id) },
    { name: 'rosters', label: 'Rosters', to: (id) => (id ? paths.rostersOf(id) : paths.rosters) },
    { name: 'mail', label: 'Mail', to: (id) => paths.mailOf(dashboard, id) },
  ];
  if (!adminPages) return forStaff;
  return [
    ...forStaff,
    { name: 'import', label: 'Import', to: paths.importInto },
    { name: 'settings', label: 'Settings', to: paths.eventSettings },
  ];
}
