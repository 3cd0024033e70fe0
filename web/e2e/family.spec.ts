import { expect, test } from '@playwright/test';
import { festival, newAddress } from './festival.ts';
import { newestMail } from './mailbox.ts';

// A day for each device: three places of one evening shift are taken.
const days: Record<string, string> = { phone: 'Saturday', desktop: 'Friday' };

test('a family of three finds an evening shift, signs up under one address, and is one household', async ({
  page,
}, info) => {
  const email = newAddress();
  const { slug } = await festival(page.request);
  await page.goto(`/event/${slug}`);
  const filters = page.getByRole('button', { name: /Filters/ });
  await filters.click();
  const day = await page
    .getByLabel('Date')
    .locator('option', { hasText: days[info.project.name] })
    .first()
    .getAttribute('value');
  await page.getByLabel('Date', { exact: true }).selectOption(day);
  await page.getByLabel('Start Time').selectOption({ label: 'Evening (6PM+)' });
  const close = page.getByRole('button', { name: /^Show \d+ / });
  if (await close.isVisible()) await close.click();
  await expect(page).toHaveURL(/date=\d{4}-\d\d-\d\d/);
  // A shift that was taken here offers to add a person.
  const button = { name: /^Sign Up( another)?$/ };
  const times = page.getByRole('listitem').filter({ has: page.getByRole('button', button) });
  await expect(times.first()).toContainText(/[6-9]:\d\d PM|1[01]:\d\d PM/);

  for (const [index, firstName] of ['Astrid', 'Bjørn', 'Nils'].entries()) {
    await times.first().getByRole('button', button).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('First name').fill(firstName);
    if (index === 0) {
      await dialog.getByLabel('Last name').fill('Hagen');
      await dialog.getByLabel('Email').fill(email);
      await dialog.getByLabel('Phone').fill('715 555 0142');
      await dialog.getByLabel(/^Remember my details/).check();
    }
    // Nothing is asked for twice, whether the thank-you panel was left by its button or by its cross.
    await expect(dialog.getByLabel('Last name')).toHaveValue('Hagen');
    await expect(dialog.getByLabel('Email')).toHaveValue(email);
    await expect(dialog.getByLabel('Phone')).toHaveValue('715 555 0142');
    await dialog.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByRole('heading', { name: `Thank you, ${firstName}.` })).toBeVisible();
    if (index < 2) await page.getByRole('button', { name: index === 0 ? 'Another shift' : 'Close' }).click();
  }
  const { text } = await newestMail(email, 1, 'Nils');
  await page.goto(/\/manage\/[\w-]+/.exec(text)?.[0] ?? '');
  await expect(page.getByText('3 upcoming shifts · 3 household members')).toBeVisible();
});
