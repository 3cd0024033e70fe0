import { createRequire } from 'node:module';
import type jsqr from 'jsqr';
import sharp from 'sharp';
import { openAs, staffSession } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { inDatabase } from './in-database.ts';
import { makeEvent } from './make-event.ts';
import { expect, test } from './test.ts';

/** A CommonJS package whose types describe an ES module. */
const { default: readQr } = createRequire(import.meta.url)('jsqr') as { default: typeof jsqr };

/** What a QR code in a picture says. */
async function readCode(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return readQr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test('staff make a check-in link, see who joined, sign a phone off and revoke the link', async ({ page }) => {
  const { id } = await makeEvent({
    days: [1, 2],
    location: 'Firetower Hill',
    shifts: [{ day: 1 }, { day: 2, startTime: '07:00' }],
  });
  await openAs(page, await staffSession('admin@example.org'), '/manage-check-in');
  await expect(page.getByRole('heading', { name: 'Choose an event' })).toBeVisible();
  await page.goto(`/manage-check-in?eventId=${id}`);
  await expect(page.getByRole('heading', { name: 'No check-in links yet' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Make a Link' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Category')).toHaveValue(/./);
  await dialog.getByLabel('Place').selectOption('Firetower Hill');
  await dialog.getByLabel('Phones').selectOption('2');
  // The server refuses it, and the error is shown at the field.
  await dialog.getByLabel('Ends').fill('2100-01-01T12:00');
  await dialog.getByRole('button', { name: 'Make Link' }).click();
  await expect(dialog.getByText(/^Please choose .* or earlier$/)).toBeVisible();
  await expectAccessible(page);
  // The toast stays while the pointer is over it, so the keyboard makes the link.
  const refusal = dialog.getByText('Failed to make the link');
  await refusal.hover();
  await dialog.getByLabel('Ends').fill('');
  await dialog.getByRole('button', { name: 'Make Link' }).press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Copy the address now' })).toBeVisible();
  // At once, not after its time is over.
  expect(await refusal.count()).toBe(0);
  const address = new URL(await dialog.locator('code').innerText());
  expect(address.pathname + address.hash).toMatch(/^\/check-in#k=[\w-]{43}$/);
  // A helper who stands beside scans it.
  const picture = dialog.getByRole('img', { name: 'QR code of the address' });
  // On a slow computer the dialog may still be growing around it.
  await expect.poll(async () => readCode(await picture.screenshot())).toBe(address.href);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Copy Address' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();

  // As if it was the next morning.
  await inDatabase('update check_in_link set starts_at = now() where event_id = $1', [id]);
  const join = async (name: string) => {
    const token = address.hash.slice('#k='.length);
    return (await page.request.post('/api/check-in/devices', { data: { token, name } })).status();
  };
  expect([await join('Maeve'), await join('Jonas'), await join('Somebody else')]).toEqual([201, 201, 409]);
  await page.reload();
  const line = page.getByRole('listitem').filter({ hasText: /^Feed Station · Firetower Hill/ });
  await expect(line).toContainText('2 of 2 phones · with phone numbers');
  const maeve = line.getByRole('listitem').filter({ hasText: 'Maeve' });
  await expect(maeve).toContainText('last heard from');
  await expectAccessible(page);

  await maeve.getByRole('button', { name: 'Sign off Maeve' }).click();
  await page.getByRole('button', { name: 'Sign Phone Off' }).click();
  await expect(maeve).toContainText('signed off');
  await expect(line).toContainText('1 of 2 phones');
  await line.getByRole('button', { name: /^Revoke the link of Feed Station/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Revoke Link' }).click();
  await expect(page.getByRole('heading', { name: 'No longer working' })).toBeVisible();
  await expect(line).toContainText('Revoked');
  await expect(line.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
  expect(await join('Late')).toBe(404);

  await page.getByRole('link', { name: 'Check People In' }).click();
  await expect(page).toHaveURL(/\/check-in$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page that cannot be loaded says so, and offers to try again', { tag: '@phone' }, async ({ page }) => {
  const { id } = await makeEvent({ days: [1, 1], shifts: [] });
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('ManageCheckInPage')) await route.abort();
    else await route.continue();
  });
  await openAs(page, await staffSession('admin@example.org'), `/manage-check-in?eventId=${id}`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Make a Link' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'No shifts to come' })).toBeVisible();
  await expectAccessible(page);
});
