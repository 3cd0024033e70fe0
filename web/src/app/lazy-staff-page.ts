import { preloadable } from '../ui/loading/preloadable';

/** The pages of staff, whose code visitors never load. Loaded ahead while someone signs in. */
export const StaffPage = preloadable(async () => (await import('./staff-page')).StaffPage);
