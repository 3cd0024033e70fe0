import { newName, openAs, staffSession } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './test.ts';

test(
  'an admin makes a key for a program, hands it over once, and revokes it',
  { tag: '@phone' },
  async ({ page, request }) => {
    const name = newName("Race timing of O'Neil-Ødegård");
    await openAs(page, await staffSession('admin@example.org'), '/manage-api-keys');
    await page.getByRole('button', { name: 'Create API Key' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create Key' }).click();
    await expect(dialog.getByText('Please give the key a name')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByLabel(/Who helps where/).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Create Key' }).click();
    await expect(dialog.getByRole('heading', { name: 'Copy the key now' })).toBeVisible();
    const token = await dialog.locator('code').innerText();
    expect(token).toMatch(/^tck_[\w-]{43}$/);
    await expectAccessible(page);

    // Pressing Escape by accident does not lose the key.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await dialog.getByRole('button', { name: 'Copy Key' }).click();
    await expect(dialog.getByText('The key is on the clipboard.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toBeHidden();

    const line = page.getByRole('listitem').filter({ hasText: name });
    await expect(line).toContainText(
      'Events, roles and shifts · Who helps where, and who waits, by name · of all events',
    );
    await expect(line).toContainText('never used');
    await expect(page.getByText(token)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'API guide' })).toHaveAttribute('href', '/api-guide#keys');
    const ask = () => request.get('/api/admin/signups?limit=1', { headers: { authorization: `Bearer ${token}` } });
    expect((await ask()).status()).toBe(200);
    await page.reload();
    await expect(line).toContainText('last used');

    await line.getByRole('button', { name: `Revoke ${name}` }).click();
    await page.getByRole('button', { name: 'Revoke Key' }).click();
    await expect(page.getByText('Key revoked')).toBeVisible();
    await expect(line.getByRole('button')).toHaveCount(0);
    await expect(line).toContainText('revoked');
    expect((await ask()).status()).toBe(401);
    await expectAccessible(page);
  },
);
