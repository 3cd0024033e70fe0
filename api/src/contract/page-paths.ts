/**
 * Every page of the web client by its path; a part after a colon stands for any text. The router shows these and no others, the server
 * answers 404 at every other address.
 */
export const pagePaths = {
  events: '/',
  event: '/event/:slug',
  category: '/event/:eventSlug/category/:categoryId',
  volunteerLookup: '/volunteer-lookup',
  /** For staff the signups of a shift, for everybody else the way to its signup dialog. */
  volunteerSignups: '/volunteer-signups',
  household: '/manage/:token',
  /** Where the mailed offer of a place is answered. */
  offer: '/offer/:token',
  /** Where somebody takes over the place of whoever shared the link. */
  replacement: '/replacement/:token',
  /** Where a household switches reminders and mails to groups off; mail programs post there. */
  mails: '/mails/:token',
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
  /** Event management, of the remembered event or of a named one. */
  manage: '/manage',
  /** Many shifts of an event, moved at once. */
  changePlan: '/change-plan',
  volunteers: '/volunteers',
  createEvent: '/create-event',
  /** The event's own fields, for admins. */
  eventSettings: '/event-settings',
  manageCategories: '/manage-categories',
  manageLeads: '/manage-leads',
  manageUsers: '/manage-users',
  /** The keys of programs, for admins. */
  manageApiKeys: '/manage-api-keys',
  /** The programs that are told what happens, for admins. */
  manageWebhooks: '/manage-webhooks',
  /** The addresses that calendars and spreadsheets fetch. */
  manageFeeds: '/manage-feeds',
  manageImages: '/manage-images',
  /** The mails that did not arrive. */
  undeliveredMails: '/undelivered-mails',
  auditLog: '/audit-log',
  rosters: '/rosters',
  /** The page that shows staff how to ask the API. */
  apiGuide: '/api-guide',
  createShift: '/create-shift',
  createOpportunity: '/create-opportunity',
} as const;

/** The name of a page. */
export type PageName = keyof typeof pagePaths;

/** What the address of a page may say besides its path, where the server draws it: the page reads these and no others. */
export const pageParameters = {
  event: ['by', 'show', 'category', 'date', 'start', 'end', 'lead', 'q', 'shift'],
  embed: ['category', 'date', 'place', 'q', 'theme'],
} as const;

/** A parameter of the event's page. */
export type EventParameter = (typeof pageParameters.event)[number];

/** A parameter of the event's page for frames of other sites. */
export type EmbedParameter = (typeof pageParameters.embed)[number];

const patterns = Object.entries(pagePaths).map(([name, path]) => ({
  name: name as PageName,
  pattern: new RegExp(`^${path.replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'),
}));

/** Letters that no address of ours holds: such as a NUL, which no text in the database can hold. */
const control = /%(?:[01][\da-f]|7f)/i;

/** The page at a path; as in the router, capitals and a slash at the end do not matter. Undefined where there is none. */
export function pageAt(path: string): PageName | undefined {
  return control.test(path) ? undefined : patterns.find(({ pattern }) => pattern.test(path))?.name;
}

/** Pages whose address is a secret, or carries one: no cache keeps them, no search finds them, no other site learns of them. */
export const secretPages: ReadonlySet<PageName> = new Set([
  'household',
  'offer',
  'replacement',
  'mails',
  'resetPassword',
  'magicLink',
  'adminMagicLink',
  // Links that are mailed to leads lead there too.
  'leadDashboard',
  'setUp',
]);

/** Whether there is a page at a path. */
export function isPagePath(path: string): boolean {
  return pageAt(path) !== undefined;
}

/** An address in the one spelling of all that show the same page: its path without odd capitals, and of its query what the page reads. */
export function addressAsRead(path: string, query = ''): string {
  const page = pageAt(path);
  if (!page) return path;
  const parts = path.split('/');
  const written = pagePaths[page].split('/').map((part, index) => (part.startsWith(':') ? parts[index] : part));
  const read = page === 'event' ? knownParameters(pageParameters.event, query) : '';
  return written.join('/') + (read && `?${read}`);
}

/** Of a query what stands under these names, once each and in their order. */
export function knownParameters(names: readonly string[], query: string): string {
  const asked = new URLSearchParams(query);
  const said = names.map((name) => [name, asked.get(name) ?? '']).filter(([, value]) => value);
  return new URLSearchParams(said).toString();
}

/** Whether a text can be an event's part of an address at all. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}
