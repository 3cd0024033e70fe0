import { inDatabase } from './in-database.ts';
import { showAllEvents } from './show-all-events.ts';
import { expect, test } from './test.ts';

/* Days and times are the event's, wherever the visitor is. */

const eventId = '0d47e500-0000-4000-8000-000000000001';

/** An event across new year in Chicago with a shift over midnight, and one on the day on which the clocks go forward. */
async function makeEvent(): Promise<void> {
  const [category, role] = ['0d47e500-0000-4000-8000-000000000002', '0d47e500-0000-4000-8000-000000000003'];
  await inDatabase(
    `insert into event (id, name, slug, start_date, end_date, time_zone)
     values ($1, 'Torchlight New Year', 'torchlight-new-year', '2028-12-31', '2029-01-01', 'America/Chicago') on conflict do nothing`,
    [eventId],
  );
  await inDatabase(`insert into category (id, event_id, name) values ($1, $2, 'Timing') on conflict do nothing`, [
    category,
    eventId,
  ]);
  await inDatabase(
    `insert into opportunity (id, event_id, category_id, name) values ($1, $2, $3, 'Torch Bearer') on conflict do nothing`,
    [role, eventId, category],
  );
  await inDatabase(
    `insert into shift (id, event_id, opportunity_id, date, start_time, end_time, qty_required) values
       ('0d47e500-0000-4000-8000-000000000004', $1, $2, '2028-12-31', '22:00', '02:00', 3),
       ('0d47e500-0000-4000-8000-000000000005', $1, $2, '2029-03-11', '01:30', '03:30', 3),
       ('0d47e500-0000-4000-8000-000000000006', $1, $2, '2029-11-04', '00:30', '02:30', 3) on conflict do nothing`,
    [eventId, role],
  );
}

for (const timezoneId of ['Pacific/Auckland', 'Pacific/Honolulu', 'Europe/Oslo']) {
  test(
    `a visitor in ${timezoneId} reads the event's days and times`,
    { tag: '@laptop' },
    async ({ browser, baseURL, viewport }) => {
      await makeEvent();
      const context = await browser.newContext({ baseURL, timezoneId, locale: 'en-US', viewport });
      const page = await context.newPage();
      await page.goto('/');
      await showAllEvents(page);
      const card = page.getByRole('article').filter({ hasText: 'Torchlight New Year' });
      await expect(card).toContainText('Dec 31 - Jan 01, 2029');
      await page.goto('/event/torchlight-new-year?by=date');
      await expect(page.locator('#first-content')).toHaveCount(0);
      const group = (name: string) => page.getByRole('region', { name });
      const overnight = group('Sunday, December 31, 2028');
      await expect(overnight).toContainText('10:00 PM – 2:00 AM');
      await expect(overnight).toContainText('Sun, Dec 31 · 4 hours · ends next day');
      await expect(group('Sunday, March 11, 2029')).toContainText('1:30 AM – 3:30 AM');
      await expect(group('Sunday, November 4, 2029')).toContainText('12:30 AM – 2:30 AM');
      await overnight.getByRole('button', { name: 'Sign Up' }).click();
      await expect(page.getByRole('dialog')).toContainText('Sunday, December 31, 2028');
      await expect(page.getByRole('dialog')).toContainText('ends next day');
      await context.close();
    },
  );
}
