import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { newEvent, signInAs, signInByForm } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { showAllEvents } from './show-all-events.ts';
import { expect, test, type Page } from './test.ts';

/* Covers: uploaded, chosen from the drawings, removed; and seen by visitors. */

interface Pictures {
  (options: { create: { width: number; height: number; channels: 3; background: string } }): {
    jpeg(): { toBuffer(): Promise<Buffer> };
  };
}

const photo = (background = '#2a6f97') => {
  const sharp = createRequire(new URL('../../api/package.json', import.meta.url))('sharp') as Pictures;
  return sharp({ create: { width: 1800, height: 1100, channels: 3, background } })
    .jpeg()
    .toBuffer();
};

// The day of the club race's workbook.
const ownEvent = () => newEvent({ name: 'Cover Story', startDate: '2027-01-16', endDate: '2027-01-16' });

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

async function pickFile(page: Page, name: string, file: { name: string; mimeType: string; buffer: Buffer }) {
  const chooser = page.waitForEvent('filechooser');
  await card(page, name)
    .getByRole('button', { name: /^(Upload|Replace) image of/ })
    .click();
  await (await chooser).setFiles(file);
}

test(
  'an admin uploads a cover, visitors see it in a fitting size, a drawing takes its place, and it is removed',
  { tag: '@phone' },
  async ({ page }) => {
    const event = await ownEvent();
    await signInByForm(page, 'admin');
    await page.goto(`/manage-images?eventId=${event.id}`);
    await expect(page.getByRole('tab', { name: 'Events (1)' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Categories (0)' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Volunteer Roles (0)' })).toBeVisible();
    await pickFile(page, event.name, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photo() });
    await expect(page.getByText('Cover image updated')).toBeVisible();
    const preview = card(page, event.name).locator('img');
    await expect(preview).toHaveAttribute('src', /^\/uploads\/[0-9a-f-]{36}\.webp$/);
    await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    await page.goto(`/event/${event.slug}`);
    const hero = page.locator('img.cover').first();
    await expect
      .poll(() => hero.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/\/uploads\/.*\.webp$/);
    expect(await hero.getAttribute('srcset')).toContain('-480.webp 480w');
    await page.goto('/');
    await showAllEvents(page);
    await expect(page.getByRole('article').filter({ hasText: event.name }).locator('img')).toHaveAttribute(
      'src',
      /^\/uploads\//,
    );

    await page.goto(`/manage-images?eventId=${event.id}`);
    await card(page, event.name)
      .getByRole('button', { name: /^Stock images for/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Use Winter Event' }).click();
    await expect(preview).toHaveAttribute('src', '/stock-images/event-winter.svg');
    await card(page, event.name)
      .getByRole('button', { name: /^Remove image of/ })
      .click();
    await expect(card(page, event.name).getByText('No cover image')).toBeVisible();
    await expect(page.getByText('Cover image removed')).toBeVisible();

    // Without a cover the card shows the drawing that visitors see on the event's page and on the landing page.
    const drawing = card(page, event.name).getByRole('img', { name: 'Our drawing, which visitors see' });
    await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const address = (await drawing.getAttribute('src')) ?? '';
    expect(address).toMatch(/\.svg$/);
    await page.goto('/');
    await showAllEvents(page);
    await expect(page.getByRole('article').filter({ hasText: event.name }).locator('img')).toHaveAttribute(
      'src',
      address,
    );
    await page.goto(`/event/${event.slug}`);
    await expect(hero).toHaveAttribute('src', address);
  },
);

test('categories and roles have covers too, which their page shows', { tag: '@laptop' }, async ({ page, request }) => {
  const event = await ownEvent();
  await signInAs(page, 'admin');
  await page.goto(`/import?eventId=${event.id}`);
  const club = new URL('../../api/test/workbooks/club-race.xlsx', import.meta.url);
  await page.getByLabel('Excel file').setInputFiles({ name: 'club.xlsx', mimeType: '', buffer: readFileSync(club) });
  await page.getByRole('button', { name: 'Check File' }).click();
  await page.getByRole('button', { name: 'Import Now' }).click();
  await expect(page.locator('#content').getByText('Import completed')).toBeVisible();
  await page.goto(`/manage-images?eventId=${event.id}&tab=categories`);
  await expect(page.getByRole('tab', { name: 'Categories (5)' })).toBeVisible();
  const first = page.getByRole('tabpanel').getByRole('listitem').first();
  const name = await first.getByRole('heading').innerText();
  await first.getByRole('button', { name: /^Stock images for/ }).click();
  const dialog = page.getByRole('dialog');
  for (const drawing of ['Course & Stadium', 'Hospitality', 'Logistics & Setup'])
    await expect(dialog.getByText(drawing)).toBeVisible();
  await dialog.getByRole('button', { name: 'Use Hospitality' }).click();
  await expect(page.getByText('Cover image updated')).toBeVisible();
  await page.getByRole('tab', { name: /^Volunteer Roles \(11\)/ }).click();
  await page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .first()
    .getByRole('button', { name: /^Stock/ })
    .click();
  for (const drawing of ['Course Marshal', 'Timing & Results', 'Registration'])
    await expect(dialog.getByText(drawing)).toBeVisible();
  await page.keyboard.press('Escape');

  const categories = (await (await request.get(`/api/categories?eventId=${event.id}`)).json()) as {
    id: string;
    name: string;
  }[];
  await page.goto(`/event/${event.slug}/category/${categories.find((one) => one.name === name)?.id}`);
  await expect(page.locator('img[src="/stock-images/category-hospitality.svg"]')).toBeVisible();
});

test(
  'a file that is no picture is refused, with the step that failed; another try works',
  { tag: '@laptop' },
  async ({ page }) => {
    const event = await ownEvent();
    await signInAs(page, 'admin');
    await page.goto(`/manage-images?eventId=${event.id}`);
    await pickFile(page, event.name, {
      name: 'plan.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    });
    await expect(page.getByText('Invalid file type')).toBeVisible();
    await expect(page.getByText('Please select an image file')).toBeVisible();
    await pickFile(page, event.name, { name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
    await expect(page.getByText('Upload failed')).toBeVisible();
    await expect(page.getByText('Failed to upload file: 415')).toBeVisible();
    await expect(card(page, event.name).getByRole('alert')).toHaveText(
      'Only JPEG, PNG, WebP, GIF and AVIF images can be uploaded.',
    );
    await page.route('**/api/upload/image', (route) => route.fulfill({ status: 503, body: 'no' }));
    await pickFile(page, event.name, { name: 'x.jpg', mimeType: 'image/jpeg', buffer: await photo() });
    await expect(page.getByText('Failed to get upload URL: 503')).toBeVisible();
    await page.unroute('**/api/upload/image');
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('SetCoverImage')
        ? route.fulfill({ status: 500, body: '' })
        : route.continue(),
    );
    await pickFile(page, event.name, { name: 'x.jpg', mimeType: 'image/jpeg', buffer: await photo() });
    await expect(page.getByText('Failed to update cover image')).toBeVisible();
    await page.unroute('**/graphql');
    await pickFile(page, event.name, { name: 'x.jpg', mimeType: 'image/jpeg', buffer: await photo() });
    await expect(page.getByText('Cover image updated')).toBeVisible();
  },
);

test('is for admins', { tag: '@laptop' }, async ({ page }) => {
  await page.goto('/manage-images');
  await expect(page).toHaveURL(/\/admin$/);
});

test.describe('for everybody', () => {
  test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

  test('axe finds nothing on the page and among the drawings', async ({ page }) => {
    await signInAs(page, 'admin');
    await page.goto('/manage-images?tab=roles');
    await page
      .getByRole('button', { name: /^Stock images for/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expectAccessible(page);
  });
});
