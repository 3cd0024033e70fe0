import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** A shift as REST lists it. */
export interface FestivalShift {
  id: string;
  stillRequired: number;
  opportunity: { name: string };
}

/** The link from the landing page to the demo's big event; other journeys make events of similar names. */
export const festivalLink = /^View Volunteer Shifts\s+of Northwoods Loppet Festival \d{4}$/;

/** The demo's big event. */
export const festival = (request: APIRequestContext) => demoEvent(request, 'northwoods-loppet-festival');

/** The demo's small race, which is in the future. */
export const smallEvent = (request: APIRequestContext) => demoEvent(request, 'tamarack-club-race-2');

async function demoEvent(
  request: APIRequestContext,
  slugStart: string,
): Promise<{ id: string; slug: string; shifts: FestivalShift[] }> {
  const events = (await (await request.get('/api/events')).json()) as { id: string; slug: string }[];
  const event = events.find(({ slug }) => slug.startsWith(slugStart));
  if (!event) throw new Error(`The demo has no event ${slugStart}`);
  const shifts = (await (await request.get(`/api/shifts?eventId=${event.id}`)).json()) as FestivalShift[];
  return { ...event, shifts };
}

/** Opens the signup dialog of one shift of the festival by its address. */
export async function openSignUp(page: Page, slug: string, shiftId: string) {
  await page.goto(`/event/${slug}?shift=${shiftId}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('First name')).toBeVisible();
  return dialog;
}

let people = 0;

/** An address that is unique in all workers. */
export function newAddress(): string {
  people += 1;
  return `visitor.${process.pid}.${Date.now()}.${people}@example.org`;
}
