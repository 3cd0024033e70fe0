import { openAs, staffSession } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { inDays } from './make-event.ts';
import { inDatabase } from './in-database.ts';
import { makePost } from './make-post.ts';
import { expect, test, type Page } from './test.ts';

/* Papers of an event: how many pages they take, that everybody is on them once, and that nothing stands across an edge. */

/** Ten people, if no other number is said, in two shifts at Firetower Hill, of whom the first is in both, and a start of today. */
async function papers({ late = 6, early = 4 } = {}) {
  const made = await makePost({ late, early });
  const admin = await staffSession('admin@example.org');
  await inDatabase(
    `insert into signup (event_id, shift_id, volunteer_id) select event_id, $2, volunteer_id from signup where id = $1`,
    [made.people[0]!.signupId, made.shifts[1]],
  );
  // Names that are long in themselves.
  await inDatabase(
    `update volunteer set first_name = 'Wolfeschlegelsteinhausen' from signup g where g.id = $1 and volunteer.id = g.volunteer_id`,
    [made.people[1]!.signupId],
  );
  const start = await admin.call('POST', '/api/admin/starts', {
    ...{ eventId: made.id, name: 'Men 50 km', date: inDays(0), time: '13:00' },
  });
  expect(start.status).toBe(201);
  return { ...made, admin };
}

/** How many pages the browser makes of it. */
async function pagesOf(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = await page.pdf({ format, preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** What stands out of the box of its badge. */
const outOfTheirBox = (page: Page) =>
  page.getByRole('listitem').evaluateAll((badges) =>
    badges.flatMap((badge) => {
      const box = badge.getBoundingClientRect();
      return [...badge.querySelectorAll('p, svg')]
        .filter((line) => {
          const { left, right, top, bottom } = line.getBoundingClientRect();
          return left < box.left || right > box.right + 0.5 || top < box.top || bottom > box.bottom + 0.5;
        })
        .map(({ textContent }) => textContent);
    }),
  );

test('badges are eight on a page, everybody once', async ({ page }) => {
  const { id, admin, family } = await papers();
  await openAs(page, admin, `/rosters?eventId=${id}`);
  await page.goto(`/print/${id}`);
  const badges = page.getByRole('listitem').filter({ hasText: family });
  await expect(badges).toHaveCount(10);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  expect(await outOfTheirBox(page)).toEqual([]);
  for (const format of ['A4', 'Letter'] as const) expect(await pagesOf(page, format)).toBe(2);
});

test('a post has a page with what it needs, who comes, and lines to sign', async ({ page }) => {
  const { id, categoryId, admin, people } = await papers();
  await openAs(page, admin, `/print/${id}?what=posts`);
  await expect(page.getByRole('heading', { name: 'No posts yet' })).toBeVisible();
  await expectAccessible(page);
  const post = await admin.call('POST', '/api/admin/posts', {
    ...{ eventId: id, categoryId, place: 'FIRETOWER hill', minimumStaff: 3, staffedByMinutes: 45, blocksStart: true },
    mapUrl: 'https://maps.example.org/firetower',
  });
  expect(post.status).toBe(201);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'FIRETOWER hill' })).toBeVisible();
  await expect(page.getByText('At least 3 people')).toBeVisible();
  await expect(page.getByText('Men 50 km starts at 1:00 PM: be there by 12:15 PM')).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code of the map' })).toBeVisible();
  await expect(page.getByRole('cell', { name: people[2]!.name })).toHaveCount(1);
  await expect(page.getByRole('cell', { name: people[2]!.phone })).toHaveCount(1);
  await expectAccessible(page);
  for (const format of ['A4', 'Letter'] as const) expect(await pagesOf(page, format)).toBe(1);
});

test('the wall says who is where, without phone numbers', async ({ page }) => {
  const { id, admin, people, family } = await papers();
  await openAs(page, admin, `/print/${id}`);
  await page.getByLabel('Paper').selectOption('Who is where, for the wall');
  await expect(page).toHaveURL(/what=wall/);
  const lines = page.getByRole('listitem').filter({ hasText: family });
  await expect(lines).toHaveCount(10);
  await expect(lines.filter({ hasText: people[0]!.name })).toContainText('Firetower Hill');
  await expect(page.getByRole('main')).not.toContainText(people[2]!.phone);
  await expectAccessible(page);
  for (const format of ['A4', 'Letter'] as const) expect(await pagesOf(page, format)).toBeGreaterThan(0);
  await page.getByLabel('Day').selectOption({ index: 1 });
  await expect(lines).toHaveCount(10);
});

test('meal vouchers are eighteen on a page, each once', async ({ page }) => {
  const { id, admin, family, categoryId } = await papers({ late: 12, early: 10 });
  await openAs(page, admin, `/print/${id}?what=vouchers`);
  await expect(page.getByRole('heading', { name: 'No meal vouchers' })).toBeVisible();
  await expectAccessible(page);
  await inDatabase('update event set meal_voucher_minutes = 0 where id = $1', [id]);
  await page.reload();
  // One for each of the 23 places.
  const vouchers = page.getByRole('listitem').filter({ hasText: family });
  await expect(vouchers).toHaveCount(23);
  const codes = await page.getByText(/^(?:[A-Z2-7]{4} ){3}[A-Z2-7]{4}$/).allInnerTexts();
  expect(new Set(codes).size).toBe(23);
  await expect(page.getByRole('row', { name: /23 0$/ })).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  expect(await outOfTheirBox(page)).toEqual([]);
  const sizes = await vouchers.evaluateAll((all) =>
    all.map((one) => {
      const { width, height } = one.getBoundingClientRect();
      return [width, height].map((pixels) => Math.round((pixels / 96) * 254) / 10);
    }),
  );
  for (const size of sizes) expect(size).toEqual([60, 40]);
  // A4 between its margins, at 96 dots an inch.
  await page.setViewportSize({ width: 687, height: 1000 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(687);
  for (const format of ['A4', 'Letter'] as const) expect(await pagesOf(page, format)).toBe(2);
  // A reprint, and one of a category alone, is the same paper.
  await page.goto(`/print/${id}?what=vouchers&category=${categoryId}`);
  await expect(vouchers).toHaveCount(23);
  expect(await page.getByText(/^(?:[A-Z2-7]{4} ){3}[A-Z2-7]{4}$/).allInnerTexts()).toEqual(codes);
});
