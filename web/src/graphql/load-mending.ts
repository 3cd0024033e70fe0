/** The code for a refused session, which few visitors need. Loaded from one place, so that only one chunk lists the files it needs. */
export const loadMending = () => import('./mend-session');
