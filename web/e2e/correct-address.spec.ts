import { expect, test } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { newAddress, openSignUp } from './festival.ts';
import { newestMail } from './mailbox.ts';
import { makeEvent } from './make-event.ts';

test('a mistyped address is corrected on the spot, and the mail comes to the right one', async ({ page }) => {
  const { slug, shifts } = await makeEvent({ days: [3, 3], shifts: [{ day: 3 }, { day: 3, startTime: '11:00' }] });
  const [wrong, right] = [newAddress(), newAddress()];
  const dialog = await openSignUp(page, slug, shifts[0] ?? '');
  await dialog.getByLabel('First name').fill('Anna');
  await dialog.getByLabel('Last name').fill('O’Neil-Ødegård');
  await dialog.getByLabel('Email').fill(wrong);
  await dialog.getByLabel('Remember my details on this device').check();
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  const panel = page.getByRole('region', { name: 'Thank you, Anna. See you there!' });
  await expect(panel.getByText(`We sent the confirmation to ${wrong}.`)).toBeVisible();

  await panel.getByRole('button', { name: 'Wrong address? Correct it' }).click();
  const form = panel.getByRole('form', { name: 'Correct the email address' });
  await expect(form.getByLabel('Email')).toBeFocused();
  await form.getByLabel('Email').fill('anna@');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Valid email is required')).toBeVisible();
  await form.getByLabel('Email').fill(right);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText(`Corrected: we sent the confirmation to ${right}.`)).toBeVisible();
  await expect(form).toHaveCount(0);

  // The next shift starts with the right address.
  await panel.getByRole('button', { name: 'Another shift' }).click();
  const next = await openSignUp(page, slug, shifts[1] ?? '');
  await expect(next.getByLabel('Email')).toHaveValue(right);

  const { text } = await newestMail(right);
  await page.goto(new URL(/https?:\S+manage\/[\w-]+/.exec(text)?.[0] ?? '').pathname);
  await expect(page.getByText('Anna O’Neil-Ødegård').first()).toBeVisible();
});
