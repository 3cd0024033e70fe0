import { expect, test } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { festival, newAddress, openSignUp } from './festival.ts';
import { newestMail } from './mailbox.ts';

test('a mistyped address is corrected on the spot, and the mail comes to the right one', async ({ page, request }) => {
  const { slug, shifts } = await festival(request);
  const shift = shifts.filter(({ stillRequired }) => stillRequired > 4).at(-2);
  const [wrong, right] = [newAddress(), newAddress()];
  const dialog = await openSignUp(page, slug, shift?.id ?? '');
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
  const next = await openSignUp(page, slug, shifts.find(({ id }) => id !== shift?.id)?.id ?? '');
  await expect(next.getByLabel('Email')).toHaveValue(right);

  const { text } = await newestMail(right);
  await page.goto(new URL(/https?:\S+manage\/[\w-]+/.exec(text)?.[0] ?? '').pathname);
  await expect(page.getByText('Anna O’Neil-Ødegård').first()).toBeVisible();
});
