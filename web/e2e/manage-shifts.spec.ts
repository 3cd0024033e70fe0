import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { festival, newAddress } from './festival.ts';
import { newestMail } from './mailbox.ts';

/** Signs somebody up beside the page, as another device would. */
async function signedUp(page: Page, person: { firstName: string; lastName: string; email: string }) {
  const { shifts } = await festival(page.request);
  const shift = shifts.filter(({ stillRequired }) => stillRequired > 3).at(-3);
  const answer = await fetch(new URL('/api/signup', process.env.TRAILCREW_E2E_URL), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, shiftId: shift?.id }),
  });
  expect(answer.status).toBe(201);
  return shift?.opportunity.name ?? '';
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
}

test('looks a household up by its address and cancels a shift, of which everybody is told', async ({ page }) => {
  const email = newAddress();
  const role = await signedUp(page, { firstName: 'Luna', lastName: "O'Neil-Ødegård", email });
  await page.goto('/');
  await page.goto('/volunteer-lookup');
  await expectAccessible(page);
  await page.getByLabel('Email').fill('nobody.at.all@example.org');
  await page.getByRole('button', { name: 'Find My Shifts' }).click();
  await expect(
    page.getByText(
      'No volunteer shifts found for this email address. Please check the email or sign up for shifts first.',
    ),
  ).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Find My Shifts' }).click();
  await expect(page.getByRole('heading', { name: "Luna O'Neil-Ødegård" })).toBeVisible();
  await expect(page.getByText(role)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Cancel/ }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep the shift' }).click();
  await expect(page.getByText(role)).toBeVisible();
  await page.getByRole('button', { name: /^Cancel/ }).click();
  await dialog.getByRole('button', { name: 'Cancel the shift' }).click();
  await expect(page.getByText('Shift cancelled successfully')).toBeVisible();
  await expect(page.getByText('No upcoming shifts.')).toBeVisible();
  expect((await newestMail(email, 2)).text).toContain(role);
});

test('cancels by the link of the mail, and the link still opens afterwards', async ({ page }) => {
  const email = newAddress();
  const role = await signedUp(page, { firstName: 'Mail', lastName: 'Linker', email });
  const { text } = await newestMail(email);
  const path = /\/manage\/[\w-]+/.exec(text)?.[0] ?? '';
  await page.goto(path);
  await expect(page.getByText(role)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Cancel/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the shift' }).click();
  await expect(page.getByText('Signup cancelled.')).toBeVisible();
  await page.goto(path);
  await expect(page.getByText('No upcoming shifts.')).toBeVisible();
});

test('without a network the lookup says so and keeps the address', async ({ page, context }) => {
  await page.goto('/volunteer-lookup');
  await page.getByLabel('Email').fill('somebody@example.org');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Find My Shifts' }).click();
  await expect(
    page.getByText("We're having trouble connecting to our servers right now.", { exact: false }),
  ).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('somebody@example.org');
});
