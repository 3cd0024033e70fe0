/** Every address of the client, in one place. Patterns are for the router, functions build links. */
export const paths = {
  events: '/',
  event: (slug: string) => `/event/${encodeURIComponent(slug)}`,
  category: (eventSlug: string, categoryId: string) =>
    `/event/${encodeURIComponent(eventSlug)}/category/${encodeURIComponent(categoryId)}`,
  /** The event page with the signup dialog open for one shift. */
  signUpFor: (eventSlug: string, shiftId: string) =>
    `/event/${encodeURIComponent(eventSlug)}?shift=${encodeURIComponent(shiftId)}`,
  volunteerLookup: '/volunteer-lookup',
  household: (token: string) => `/manage/${encodeURIComponent(token)}`,
  admin: '/admin',
  lead: '/lead',
  devLogin: '/dev-login',
  resetPassword: '/reset-password',
  /** Where mailed sign-in links lead. */
  magicLink: '/auth/magic',
  adminMagicLink: '/admin/auth',
  /** Where the link leads that the server prints while there is no admin. */
  setUp: '/set-up',
  dashboard: '/dashboard',
  adminDashboard: '/admin-dashboard',
  leadDashboard: '/lead-dashboard',
  /** Event Management; without an event the one of last time. */
  manage: '/manage',
  manageEvent: (eventId: string) => `/manage?eventId=${encodeURIComponent(eventId)}`,
  createShift: '/create-shift',
  createOpportunity: '/create-opportunity',
} as const;

/** Router patterns of the addresses that carry parameters. */
export const patterns = {
  event: '/event/:slug',
  category: '/event/:eventSlug/category/:categoryId',
  household: '/manage/:token',
} as const;
