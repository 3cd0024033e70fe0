import { newName, openAs, staffSession } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './test.ts';

test(
  'staff make an address for a calendar and a spreadsheet, use it, and stop it',
  { tag: '@laptop' },
  async ({ page, request }) => {
    const place = newName('Checkpoint 3');
    await openAs(page, await staffSession('admin@example.org'), '/manage-feeds');
    await page.getByRole('button', { name: 'Make an Address' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What would you like to see?').selectOption('Who is where');
    await dialog.getByRole('textbox', { name: 'Place' }).fill(place);
    await dialog.getByLabel('Show phone numbers too').check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Make Address' }).click();
    await expect(dialog.getByRole('heading', { name: 'Copy the address now' })).toBeVisible();
    const address = await dialog.locator('code').innerText();
    expect(address).toMatch(/\/feeds\/[\w-]{43}\.ics$/);
    await expectAccessible(page);

    // Pressing Escape by accident does not lose the address. The same address serves a spreadsheet.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await dialog.getByLabel('Where do you want to use it?').selectOption('In a spreadsheet');
    await expect(dialog.locator('code')).toHaveText(address.replace(/ics$/, 'csv'));
    await dialog.getByRole('button', { name: 'Copy Address' }).click();
    await expect(dialog.getByText('The address is on the clipboard.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toBeHidden();

    const line = page.getByRole('listitem').filter({ hasText: place });
    await expect(line).toContainText('Who is where');
    await expect(line).toContainText('with phone numbers');
    await expect(line).toContainText('Never read');
    await expect(page.getByText(address)).toHaveCount(0);
    const path = new URL(address).pathname;
    expect((await request.get(path)).headers()['content-type']).toContain('text/calendar');
    await page.reload();
    await expect(line).toContainText('Last read');
    await expectAccessible(page);

    await line.getByRole('button', { name: /^Stop/ }).click();
    await page.getByRole('button', { name: 'Stop Address' }).click();
    await expect(page.getByText('Address stopped')).toBeVisible();
    await expect(line.getByRole('button')).toHaveCount(0);
    await expect(line).toContainText('stopped');
    expect((await request.get(path)).status()).toBe(410);
  },
);
