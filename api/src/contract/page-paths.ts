/**
 * Every page of the web client by its path; a part after a colon stands for any text. The router shows only these, and the server answers
 * 404 for every other address.
 */
export const pagePaths = {
  events: '/',
  event: '/event/:slug',
  category: '/event/:eventSlug/category/:categoryId',
  volunteerLookup: '/volunteer-lookup',
  /** What is kept about people who sign up, for everybody. */
  privacy: '/privacy',
  /** What is kept about a household that came by its mailed link. */
  myData: '/my-data',
  /** For staff the signups of a shift; for visitors a redirect to its signup dialog. */
  volunteerSignups: '/volunteer-signups',
  household: '/manage/:token',
  /** The page to answer a mailed offer of a place. */
  offer: '/offer/:token',
  /** The page to take over the place of the person who shared the link. */
  replacement: '/replacement/:token',
  /** The page to switch off reminders and mails to groups; mail programs post there. */
  mails: '/mails/:token',
  /** The page to confirm that people are erased. */
  erase: '/erase/:token',
  /** A ticket to show at check-in. The addresses in QR codes are in capitals. */
  ticket: '/t/:code',
  /** A meal voucher to redeem. The addresses in QR codes are in capitals. */
  voucher: '/v/:code',
  admin: '/admin',
  lead: '/lead',
  devLogin: '/dev-login',
  resetPassword: '/reset-password',
  /** The target of mailed sign-in links. */
  magicLink: '/auth/magic',
  adminMagicLink: '/admin/auth',
  /** Where a sign-in by an OpenID provider ends; what is below `/auth/oidc` otherwise is the server's. */
  oidcDone: '/auth/oidc/done',
  /** The target of the set-up link that the server prints while there is no admin. */
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
  /** The programs that are notified of changes, for admins. */
  manageWebhooks: '/manage-webhooks',
  /** The addresses that calendars and spreadsheets fetch. */
  manageFeeds: '/manage-feeds',
  manageImages: '/manage-images',
  /** The mails that did not arrive. */
  undeliveredMails: '/undelivered-mails',
  auditLog: '/audit-log',
  /** Where somebody of the staff is signed in. */
  account: '/account',
  /** How long data of people is kept, for admins. */
  privacySettings: '/privacy-settings',
  rosters: '/rosters',
  /** The links by which helpers check people in, and their phones. */
  manageCheckIn: '/manage-check-in',
  /** Who of an event is still to be marked. */
  attendance: '/attendance/:eventId',
  /** Papers of an event: badges, post sheets, who is where. */
  print: '/print/:eventId',
  /** The hours that people helped. */
  hours: '/hours',
  /** Whether the posts of an event are manned before its starts. */
  startBoard: '/start-board/:eventId',
  /** The page that shows staff how to use the API. */
  apiGuide: '/api-guide',
  createShift: '/create-shift',
  createOpportunity: '/create-opportunity',
} as const;

/** The name of a page. */
export type PageName = keyof typeof pagePaths;

/** The query parameters of pages that the server renders: the page reads only these. */
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

/** Characters that no address of ours contains, such as NUL, which the database refuses. */
const control = /%(?:[01][\da-f]|7f)/i;

/** The page at a path; as in the router, capitals and a trailing slash do not matter. Undefined where there is none. */
export function pageAt(path: string): PageName | undefined {
  return control.test(path) ? undefined : patterns.find(({ pattern }) => pattern.test(path))?.name;
}

/** Pages with a secret in their address: not cached, not indexed, not sent as referrer. */
export const secretPages: ReadonlySet<PageName> = new Set([
  'household',
  'offer',
  'replacement',
  'mails',
  'erase',
  // Opens nothing, but who shows it at check-in is taken for the household.
  'ticket',
  'voucher',
  'resetPassword',
  'magicLink',
  'adminMagicLink',
  // Mailed links for leads use it, too.
  'leadDashboard',
  'setUp',
]);

/** Whether there is a page at a path. */
export function isPagePath(path: string): boolean {
  return pageAt(path) !== undefined;
}

/** The canonical address of a page: its path without odd capitals, and only the query parameters that the page reads. */
export function addressAsRead(path: string, query = ''): string {
  const page = pageAt(path);
  if (!page) return path;
  const parts = path.split('/');
  const written = pagePaths[page].split('/').map((part, index) => (part.startsWith(':') ? parts[index] : part));
  const read = page === 'event' ? knownParameters(pageParameters.event, query) : '';
  return written.join('/') + (read && `?${read}`);
}

/** The parameters of a query with these names, once each and in this order. */
export function knownParameters(names: readonly string[], query: string): string {
  const asked = new URLSearchParams(query);
  const known = names.map((name) => [name, asked.get(name) ?? '']).filter(([, value]) => value);
  return new URLSearchParams(known).toString();
}

/** Whether a text can be the slug of an event. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}
