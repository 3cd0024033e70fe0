import { expect, test, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { signInAs } from './as-staff.ts';
import { inDatabase } from './in-database.ts';
import { inDays } from './make-event.ts';

/* An event of 5,000 shifts is as light on the page as a small one, and everything of it is found, counted and printed. */

// One for each worker: whoever is done first must not take the others' away.
const eventId = randomUUID();
const slug = `five-thousand-shifts-${eventId}`;
const mailsAt = `@${eventId}.example.org`;

async function makeHugeEvent(): Promise<void> {
  const made = await inDatabase(
    `insert into event (id, name, slug, start_date, end_date, time_zone)
     values ($1, 'Five Thousand', $2, $3, $4, 'America/Chicago') on conflict (id) do nothing`,
    [eventId, slug, inDays(300), inDays(304)],
  );
  if (made === 0) return;
  await inDatabase(`insert into category (event_id, name) select $1, 'Category ' || n from generate_series(1, 5) n`, [
    eventId,
  ]);
  await inDatabase(
    `insert into opportunity (event_id, category_id, name)
     select $1, c.id, c.name || ' role ' || n from category c, generate_series(1, 10) n where c.event_id = $1`,
    [eventId],
  );
  await inDatabase(
    `insert into shift (event_id, opportunity_id, date, start_time, end_time, qty_required)
     select $1, o.id, $2::date + n % 5, lpad((6 + n % 14)::text, 2, '0') || ':00', lpad((8 + n % 14)::text, 2, '0') || ':30', 5
     from opportunity o, generate_series(1, 100) n where o.event_id = $1`,
    [eventId, inDays(300)],
  );
  // Three in each shift: what the board remembers of them is the most of its work.
  await inDatabase(
    `insert into volunteer (first_name, last_name, email, email_key, name_key)
     select 'Anna', 'Number ' || n, n || $1, n || $1, 'anna number ' || n from generate_series(1, 5000) n`,
    [mailsAt],
  );
  await inDatabase(
    `insert into signup (event_id, shift_id, volunteer_id)
     select $1, s.id, v.id from (select id, row_number() over (order by id) as n from shift where event_id = $1) s
     cross join generate_series(1, 3) k
     join (select id, row_number() over (order by id) as n from volunteer where email_key like '%' || $2) v
       on v.n = (s.n + k) % 5000 + 1`,
    [eventId, mailsAt],
  );
}

// It would weigh on every journey after this one that looks at all events.
test.afterAll(async () => {
  await inDatabase('delete from event where id = $1', [eventId]);
  await inDatabase(`delete from volunteer where email_key like '%' || $1`, [mailsAt]);
});

const nodes = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);
const rows = (page: Page) => page.evaluate(() => document.querySelectorAll('[id^="shift-"][id$="-time"]').length);

test('5,000 shifts: little is sent and built, also after scrolling through, and all of it prints', async ({ page }) => {
  test.setTimeout(120_000);
  await makeHugeEvent();
  const html = await (await page.request.get(`/event/${slug}`, { headers: { accept: 'text/html' } })).text();
  expect(html).toContain('Category 1 role 1');
  expect(html.length).toBeLessThan(150_000);

  await page.goto(`/event/${slug}`);
  await expect(page.locator('#first-content')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: '5,000 open shifts' })).toBeVisible();
  expect(await nodes(page)).toBeLessThan(12_000);

  // Through the list in thirty jumps: what is left behind is put away, and its height stays.
  for (let part = 1; part <= 30; part += 1) {
    await page.evaluate((share) => scrollTo(0, document.body.scrollHeight * share), part / 30);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  await expect.poll(() => nodes(page)).toBeLessThan(14_000);

  await page.getByRole('searchbox').fill('category 3 role 7 8:00');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ open shifts$/ })).toBeVisible();
  await expect(page.getByText('Category 3 role 7').first()).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect(page.getByRole('status').filter({ hasText: '5,000 open shifts' })).toBeVisible();

  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  expect(await rows(page)).toBe(5_000);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect.poll(() => rows(page)).toBeLessThan(500);
});

test('5,000 shifts: the board builds what is looked at, by scroll, keyboard and jump, and the rosters a part', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await makeHugeEvent();
  await signInAs(page, 'admin');
  await page.goto(`/manage?eventId=${eventId}&category=all`);
  const lines = page.locator('[data-shift-line]');
  // 15,000 people come with it: on a busy computer the first sight takes longer than elsewhere.
  await expect(page.getByRole('heading', { name: 'Category 1', exact: true })).toBeVisible({ timeout: 40_000 });
  await expect(lines).toHaveCount(300);
  expect(await nodes(page)).toBeLessThan(12_000);
  for (let part = 1; part <= 20; part += 1) {
    await page.evaluate((share) => scrollTo(0, document.body.scrollHeight * share), part / 20);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  await expect(page.getByRole('list', { name: 'Shifts of Category 5 role 9' }).last()).toBeInViewport();
  await expect.poll(() => nodes(page)).toBeLessThan(14_000);

  // The arrows go on over what was put away: from the last line built at the start to the first one that is not.
  await page.evaluate(() => scrollTo(0, 0));
  await lines.nth(299).focus();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(lines).toHaveCount(300);
  const focused = page.locator('[data-shift-line]:focus');
  const last = (await focused.getAttribute('data-shift-line')) ?? '';
  await page.keyboard.press('ArrowDown');
  await expect(focused).not.toHaveAttribute('data-shift-line', last);
  await expect(focused).toBeInViewport();

  await page.getByRole('checkbox', { name: /^Only where/ }).check();
  await expect.poll(() => nodes(page)).toBeLessThan(14_000);

  await page.goto(`/rosters?eventId=${eventId}`);
  await expect(page.getByRole('heading', { name: 'Category 1', exact: true }).first()).toBeVisible({ timeout: 40_000 });
  expect(await nodes(page)).toBeLessThan(14_000);
});
