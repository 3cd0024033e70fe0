/** The code of the dashboard, before it is opened. */
export const dashboard = Promise.all([import('./staff-page'), import('../features/dashboard/dashboard-page')]);
