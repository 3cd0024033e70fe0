import { StaffPage } from './lazy-staff-page';
import { loadUserMenu } from './shell/header';

/** Loads what the dashboard shows first, before it is opened. */
export const dashboard = Promise.all([
  StaffPage.preload(),
  import('./staff-page').then(({ DashboardLanding }) => DashboardLanding.preload()),
  // Fetched beside the others, not after them.
  import('../features/dashboard/dashboard-page'),
  loadUserMenu(),
]);
