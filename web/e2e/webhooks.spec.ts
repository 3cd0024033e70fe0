import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openAs, staffSession } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './test.ts';

test(
  'an admin creates a webhook, sends a test, sees the response, and deletes the webhook',
  { tag: '@phone' },
  async ({ page }) => {
    let status = 500;
    const signatures: (string | string[] | undefined)[] = [];
    const receiver = createServer((request, response) => {
      signatures.push(request.headers['webhook-signature']);
      request.resume().on('end', () => response.writeHead(status).end('not today'));
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
    try {
      await openAs(page, await staffSession('admin@example.org'), '/manage-webhooks');
      await page.getByRole('button', { name: 'Create Webhook' }).first().click();
      const dialog = page.getByRole('dialog');
      const create = dialog.getByRole('button', { name: 'Create Webhook' });
      await dialog.getByRole('textbox', { name: 'Address' }).fill('http://10.0.0.1/inside');
      await create.click();
      await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveAttribute('aria-invalid', 'true');
      await dialog.getByRole('textbox', { name: 'Address' }).fill(`http://${host}/hook`);
      await expectAccessible(page);
      await create.click();
      await expect(dialog.getByRole('heading', { name: 'Copy the secret now' })).toBeVisible();
      await expect(dialog.locator('code')).toHaveText(/^whsec_/);
      await dialog.getByRole('button', { name: 'Done' }).click();
      await expect(dialog).toBeHidden();

      await page.getByRole('button', { name: `Messages to ${host}` }).click();
      await dialog.getByRole('button', { name: 'Send a Test' }).click();
      // Events of other journeys are sent to it, too.
      await expect(dialog.getByText('It said: not today').first()).toBeVisible();
      status = 204;
      await dialog.getByRole('button', { name: 'Send a Test' }).click();
      // Failed deliveries may have been tried again meanwhile.
      await expect(dialog.getByText(/^Delivered .*, answer 204$/).first()).toBeVisible();
      expect(signatures.filter((signature) => /^v1,/.test(String(signature)))).toHaveLength(signatures.length);
      await expectAccessible(page);
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: `Actions for ${host}` }).click();
      await page.getByRole('menuitem', { name: 'Switch off' }).click();
      const line = page.getByRole('listitem').filter({ hasText: host });
      await expect(line.getByText(/^Switched off\./)).toBeVisible();
      await page.getByRole('button', { name: `Switch on ${host}` }).click();
      await expect(line.getByText(/^On\./)).toBeVisible();

      await page.getByRole('button', { name: `Actions for ${host}` }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('button', { name: 'Delete Webhook' }).click();
      await expect(page.getByText('Webhook deleted')).toBeVisible();
      await expect(page.getByText(`http://${host}/hook`)).toHaveCount(0);
    } finally {
      receiver.close();
    }
  },
);
