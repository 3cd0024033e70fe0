/** Where the server gives a signup as a calendar file, to whoever may see it: the same entry as in the mails. */
export function calendarAddress(signupId: string): string {
  return `/api/signups/${encodeURIComponent(signupId)}/calendar`;
}
