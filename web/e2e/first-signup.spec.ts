import { festivalLink } from './festival.ts';
import { newestMail } from './mailbox.ts';
import { showAllEvents } from './show-all-events.ts';
import { expect, test } from './test.ts';

/* The most important journey: from the landing page to a mail with a working link. */

test('a visitor finds a shift, signs up, and opens the household link from the mail', async ({ page }, info) => {
  const email = `journey.${info.project.name}.${Date.now()}@example.org`;
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Volunteer Events' })).toBeVisible();
  await showAllEvents(page);
  await page.getByRole('link', { name: festivalLink }).click();
  await expect(page).toHaveURL(/\/event\/northwoods-loppet-festival-\d{4}/);

  await page
    .getByRole('button', { name: /^Sign Up/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  // Name, email and phone: everything else comes after the signup.
  await expect(dialog.getByRole('textbox')).toHaveCount(4);
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await dialog.getByLabel('First name').fill('Maeve');
  await dialog.getByLabel('Last name').fill("O'Neil-Ødegård");
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Successfully signed up!')).toBeVisible();

  const mail = await newestMail(email);
  const [link] = /http:\/\/127\.0\.0\.1:\d+\/manage\/[\w-]+/.exec(mail.text) ?? [];
  expect(link).toBeDefined();
  await page.goto(link as string);
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText("Maeve O'Neil-Ødegård")).toBeVisible();
});
