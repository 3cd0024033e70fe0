import { StaffPage } from './lazy-staff-page';
import { loadUserMenu } from './shell/header';

/** Loads what the dashboard shows first, before it is opened. */
export const dashboard = Promise.all([
  // Fetched beside the others, not after them.
  import('../features/dashboard/dashboard-page'),
  StaffPage.preload(),
  import('./staff-page').then(({ DashboardLanding }) => DashboardLanding.preload()),
  loadUserMenu(),
]);
