import { expect, type Locator, type Page } from '@playwright/test';
import { openAs, staffEmails, staffSession } from './as-staff.ts';

/** The status at the top: whether the phone is online, and how many marks wait. */
export function strip(page: Page): Locator {
  return page.getByRole('status', { name: 'State of this phone' });
}

/** The row of a person. */
export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ hasText: new RegExp(`${name}(?!\\w)`) });
}

/** Presses a button in a person's row, and waits until the mark is stored. */
export async function mark(page: Page, name: string, label: 'Here' | 'Not here' | 'Left'): Promise<void> {
  await rowOf(page, name)
    .getByRole('button', { name: `${label} ${name}`, exact: true })
    .click();
  await expect(page.getByRole('status', { name: 'Just marked' })).toContainText(`${name}: ${label.toLowerCase()}`);
}

/** Opens today's list of an event as an admin. */
export async function openList(page: Page, eventName: string): Promise<void> {
  await openAs(page, await staffSession(staffEmails.admin), '/check-in');
  await expect(page.getByRole('group', { name: 'Day' })).toBeVisible();
  const events = page.getByLabel('Event');
  if (await events.isVisible()) await events.selectOption({ label: eventName });
  await expect(page.getByText(`${eventName} · `)).toBeVisible();
}

/** Waits until this phone could open the page offline. */
export async function kept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect(strip(page)).toContainText('Live');
}

/** The page of a phone whose clock is wrong. */
export async function withClock(page: Page, wrong: number): Promise<void> {
  await page.addInitScript((by) => {
    const { now } = Date;
    const Right = Date;
    Date.now = () => now() + by;
    // Only calls without an argument read the clock.
    globalThis.Date = new Proxy(Right, {
      construct: (target, given) => Reflect.construct(target, given.length > 0 ? given : [now() + by]) as object,
    });
  }, wrong);
}
