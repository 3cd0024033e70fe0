import { pagePaths } from '@trailcrew/api/contract/page-paths';

/** Every address of the client, in one place: the pages by name, and functions that build links to them. */
export const paths = {
  ...pagePaths,
  event: (slug: string) => `/event/${encodeURIComponent(slug)}`,
  category: (eventSlug: string, categoryId: string) =>
    `/event/${encodeURIComponent(eventSlug)}/category/${encodeURIComponent(categoryId)}`,
  /** The event page with the signup dialog open for one shift. */
  signUpFor: (eventSlug: string, shiftId: string) =>
    `/event/${encodeURIComponent(eventSlug)}?shift=${encodeURIComponent(shiftId)}`,
  signUpLink: (shiftId: string) => `/volunteer-signups?shift=${encodeURIComponent(shiftId)}`,
  importInto: (eventId: string) => withEvent('/import', eventId),
  manageEvent: (eventId: string) => `/manage?eventId=${encodeURIComponent(eventId)}`,
  /** The board with one shift open beside it. */
  boardAtShift: (eventId: string, shiftId: string) =>
    `/manage?${new URLSearchParams({ eventId, shift: shiftId }).toString()}`,
  /** The board's shifts that lack people, on a day (YYYY-MM-DD) or on all. */
  boardMissing: (eventId: string, day: string | null) =>
    `/manage?${new URLSearchParams({ eventId, missing: '1', category: 'all', ...(day ? { day } : {}) }).toString()}`,
  changePlanOf: (eventId: string) => withEvent('/change-plan', eventId),
  volunteersOf: (eventId: string) => withEvent('/volunteers', eventId),
  /** People who have not yet confirmed after a change of plan. */
  unconfirmedOf: (eventId: string) => withEvent('/volunteers?status=unconfirmed', eventId),
  /** On a dashboard the reports of an event, or of all with an empty id. */
  reportsOf: (dashboard: string, eventId: string) => withEvent(`${dashboard}?tab=reports`, eventId),
  /** On a dashboard the report of all events, on a day (YYYY-MM-DD) or on all, the largest gap first. */
  reportsOn: (dashboard: string, day: string | null) => `${dashboard}?tab=reports${day ? `&day=${day}` : ''}`,
  /** Writing to the people of an event. */
  mailOf: (dashboard: string, eventId: string) => `${withEvent(`${dashboard}?tab=reports`, eventId)}#bulk-email`,
  /** The event's own fields, for admins. */
  eventSettings: (eventId: string) => withEvent('/event-settings', eventId),
  manageCategoriesOf: (eventId: string) => `/manage-categories?eventId=${encodeURIComponent(eventId)}`,
  manageImagesOf: (eventId: string) => withEvent('/manage-images', eventId),
  auditLogOf: (eventId: string) => `/audit-log?eventId=${encodeURIComponent(eventId)}`,
  createOpportunityIn: (categoryId: string, eventId: string) =>
    `/create-opportunity?${new URLSearchParams({ categoryId, eventId }).toString()}`,
  createShiftIn: (opportunityId: string, eventId: string) =>
    `/create-shift?${new URLSearchParams({ opportunityId, eventId }).toString()}`,
  /** The check-in links of an event (UUID, or empty). */
  manageCheckInOf: (eventId: string) => withEvent('/manage-check-in', eventId),
  /** Who of an event (UUID) is still to be marked. */
  attendanceOf: (eventId: string) => `/attendance/${encodeURIComponent(eventId)}`,
  /** Whether the posts of an event (UUID) are manned before its starts. */
  startBoardOf: (eventId: string) => `/start-board/${encodeURIComponent(eventId)}`,
  /** The hours of an event (UUID), or of all. */
  hoursOf: (eventId: string) => withEvent('/hours', eventId),
  /** Badges, post sheets and who is where, of an event (UUID). */
  printOf: (eventId: string) => `/print/${encodeURIComponent(eventId)}`,
  rostersOf: (eventId: string) => `/rosters?eventId=${encodeURIComponent(eventId)}`,
} as const;

function withEvent(address: string, eventId: string): string {
  if (!eventId) return address;
  return `${address}${address.includes('?') ? '&' : '?'}eventId=${encodeURIComponent(eventId)}`;
}
