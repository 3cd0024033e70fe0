/** Every address of the client, in one place. Patterns are for the router, functions build links. */
export const paths = {
  events: '/',
  event: (slug: string) => `/event/${encodeURIComponent(slug)}`,
  category: (eventSlug: string, categoryId: string) =>
    `/event/${encodeURIComponent(eventSlug)}/category/${encodeURIComponent(categoryId)}`,
  /** The event page with the signup dialog open for one shift. */
  signUpFor: (eventSlug: string, shiftId: string) =>
    `/event/${encodeURIComponent(eventSlug)}?shift=${encodeURIComponent(shiftId)}`,
  /** For staff the signups of a shift, for everybody else the way to its signup dialog. */
  volunteerSignups: '/volunteer-signups',
  signUpLink: (shiftId: string) => `/volunteer-signups?shift=${encodeURIComponent(shiftId)}`,
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
  import: '/import',
  importInto: (eventId: string) => withEvent('/import', eventId),
  /** Event management, of the remembered event or of a named one. */
  manage: '/manage',
  manageEvent: (eventId: string) => `/manage?eventId=${encodeURIComponent(eventId)}`,
  /** The board with one shift open beside it. */
  boardAtShift: (eventId: string, shiftId: string) =>
    `/manage?${new URLSearchParams({ eventId, shift: shiftId }).toString()}`,
  volunteers: '/volunteers',
  volunteersOf: (eventId: string) => withEvent('/volunteers', eventId),
  /** On a dashboard the reports of an event, or of all with an empty id. */
  reportsOf: (dashboard: string, eventId: string) => withEvent(`${dashboard}?tab=reports`, eventId),
  /** Writing to the people of an event. */
  mailOf: (dashboard: string, eventId: string) => `${withEvent(`${dashboard}?tab=reports`, eventId)}#bulk-email`,
  createEvent: '/create-event',
  /** The event's own fields, for admins. */
  eventSettings: (eventId: string) => withEvent('/event-settings', eventId),
  manageCategories: '/manage-categories',
  manageCategoriesOf: (eventId: string) => `/manage-categories?eventId=${encodeURIComponent(eventId)}`,
  manageLeads: '/manage-leads',
  manageUsers: '/manage-users',
  /** The keys of programs, for admins. */
  manageApiKeys: '/manage-api-keys',
  /** The programs that are told what happens, for admins. */
  manageWebhooks: '/manage-webhooks',
  /** The addresses that calendars and spreadsheets fetch. */
  manageFeeds: '/manage-feeds',
  manageImages: '/manage-images',
  manageImagesOf: (eventId: string) => withEvent('/manage-images', eventId),
  /** The mails that did not arrive. */
  undeliveredMails: '/undelivered-mails',
  auditLog: '/audit-log',
  auditLogOf: (eventId: string) => `/audit-log?eventId=${encodeURIComponent(eventId)}`,
  createOpportunityIn: (categoryId: string, eventId: string) =>
    `/create-opportunity?${new URLSearchParams({ categoryId, eventId }).toString()}`,
  createShiftIn: (opportunityId: string, eventId: string) =>
    `/create-shift?${new URLSearchParams({ opportunityId, eventId }).toString()}`,
  rosters: '/rosters',
  rostersOf: (eventId: string) => `/rosters?eventId=${encodeURIComponent(eventId)}`,
  /** The page that shows staff how to ask the API. */
  apiGuide: '/api-guide',
  createShift: '/create-shift',
  createOpportunity: '/create-opportunity',
} as const;

function withEvent(address: string, eventId: string): string {
  if (!eventId) return address;
  return `${address}${address.includes('?') ? '&' : '?'}eventId=${encodeURIComponent(eventId)}`;
}

/** Router patterns of the addresses that carry parameters. */
export const patterns = {
  event: '/event/:slug',
  category: '/event/:eventSlug/category/:categoryId',
  household: '/manage/:token',
  eventSettings: '/event-settings',
} as const;
