/** The code of the dashboard, before it is opened. */
export const dashboard = Promise.all([import('../../app/staff-page'), import('../dashboard/dashboard-page')]);
