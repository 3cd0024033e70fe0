import { paths } from '../paths';

/** The links that everybody sees in the header. */
export const publicLinks = [
  { to: paths.events, label: 'Browse Shifts' },
  { to: paths.volunteerLookup, label: 'Manage My Shifts' },
] as const;
