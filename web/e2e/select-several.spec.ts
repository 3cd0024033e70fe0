import { expectAccessible } from './expect-accessible.ts';
import { newAddress } from './festival.ts';
import { mailsTo, newestMail } from './mailbox.ts';
import { makeEvent, takePlace } from './make-event.ts';
import { tabTo } from './tab-to.ts';
import { expect, test } from './test.ts';

const hours = [
  { startTime: '08:00', endTime: '10:00' },
  { startTime: '12:00', endTime: '14:00' },
  { startTime: '16:00', endTime: '18:00' },
];

const threeShifts = () => makeEvent({ days: [5, 5], shifts: hours.map((one) => ({ day: 5, places: 2, ...one })) });

test('several shifts are selected in the list and taken in one go, with one mail', async ({ page }) => {
  const { slug } = await threeShifts();
  const email = newAddress();
  await page.goto(`/event/${slug}`);
  await page.getByRole('button', { name: 'Select several' }).click();
  const bar = page.getByRole('region', { name: 'Selected shifts' });
  await expect(bar.getByText('Select the shifts you want.')).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Sign up for these' })).toBeDisabled();
  const boxes = page.getByRole('button', { name: 'Select', exact: true });
  for (const index of [0, 1, 2]) await boxes.nth(index).click();
  await expect(bar.getByText('3 shifts selected')).toBeVisible();
  // A second press removes it again.
  await boxes.nth(1).press('Enter');
  await expect(boxes.nth(1)).toHaveAttribute('aria-pressed', 'false');
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Sign up for these' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign up for these shifts' });
  await expect(dialog.getByText('1 person, 2 shifts, 2 spots in all.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('First name').fill('Kari');
  await dialog.getByLabel('Last name').fill("O'Neil-Ødegård");
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Kari. See you there!' })).toBeVisible();
  const calendar = page.getByRole('link', { name: 'Add to calendar' });
  const file = await fetch(new URL((await calendar.getAttribute('href')) ?? '', page.url()));
  expect((await file.text()).match(/BEGIN:VEVENT/g)).toHaveLength(2);
  await expectAccessible(page);
  await expect(bar).toHaveCount(0);
  await expect(page.getByText('You · Kari')).toHaveCount(2);
  const { text } = await newestMail(email, 1);
  expect(text).toMatch(/8:00 AM[\s\S]*4:00 PM/);
  expect(await mailsTo(email)).toHaveLength(1);
});

test('of the selected shifts one that filled up meanwhile can be left out', { tag: '@phone' }, async ({ page }) => {
  const { slug, shifts } = await threeShifts();
  await page.goto(`/event/${slug}`);
  await page.getByRole('button', { name: 'Select several' }).click();
  for (const index of [0, 1]) await page.getByRole('button', { name: 'Select', exact: true }).nth(index).click();
  await page.getByRole('button', { name: 'Sign up for these' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First name').fill('Kari');
  await dialog.getByLabel('Last name').fill('Berg');
  await dialog.getByLabel('Email').fill(newAddress());
  for (const _place of [1, 2]) await takePlace(shifts[1] ?? '');
  await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(dialog.getByText('Nobody is signed up yet')).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign up for the other spot' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Kari. See you there!' })).toBeVisible();
  await expect(page.getByText('You · Kari')).toHaveCount(1);
});

test(
  'the keyboard alone selects several: the focus goes into the form, out of it, and back to the start',
  { tag: '@laptop' },
  async ({ page }) => {
    const { slug } = await threeShifts();
    await page.goto(`/event/${slug}`);
    await expect(page.locator('#first-content')).toHaveCount(0);
    await page.getByRole('button', { name: 'Select several' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Stop selecting' })).toBeFocused();
    for (const _shift of [1, 2]) {
      await tabTo(page, /^Select$/);
      await page.keyboard.press('Space');
    }
    await expect(page.getByText('2 shifts selected')).toBeVisible();
    await tabTo(page, /^Sign up for these/);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Sign up for these shifts' });
    await expect(dialog.getByRole('heading', { name: 'Sign up for these shifts' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Sign up for these' })).toBeFocused();

    await page.keyboard.press('Enter');
    await tabTo(page, /^First name/);
    await page.keyboard.type('Kay');
    await tabTo(page, /^Last name/);
    await page.keyboard.type('Board');
    await tabTo(page, /^Email/);
    await page.keyboard.type(newAddress());
    await page.keyboard.press('Enter');
    const thanks = page.getByRole('heading', { name: 'Thank you, Kay. See you there!' });
    await expect(thanks).toBeFocused();
    await tabTo(page, /^(Close|Done|Dismiss)/);
    await page.keyboard.press('Enter');
    await expect(thanks).toBeHidden();
    await expect(page.getByRole('button', { name: 'Select several' })).toBeFocused();
  },
);

test('cancelling and stopping leave nothing selected', { tag: '@laptop' }, async ({ page }) => {
  const { slug, shifts } = await threeShifts();
  await page.goto(`/event/${slug}`);
  const several = page.getByRole('button', { name: 'Select several' });
  await several.click();
  const stop = page.getByRole('button', { name: 'Stop selecting' });
  await expect(stop).toBeFocused();
  await page.getByRole('button', { name: 'Select', exact: true }).first().click();
  await page.getByRole('region', { name: 'Selected shifts' }).getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Sign Up', exact: true })).toHaveCount(3);
  await expect(several).toBeFocused();
  await several.press('Enter');
  await expect(page.getByText('Select the shifts you want.')).toBeVisible();
  // One that fills up meanwhile can be left out again.
  for (const index of [0, 1]) await page.getByRole('button', { name: 'Select', exact: true }).nth(index).click();
  for (const _place of [1, 2]) await takePlace(shifts[1] ?? '');
  const bar = page.getByRole('region', { name: 'Selected shifts' });
  const leaveOut = bar.getByRole('button', { name: /^Leave out .+12:00 PM/ });
  await expect(leaveOut).toBeVisible();
  await expectAccessible(page);
  await leaveOut.click();
  await expect(bar.getByText('1 shift selected')).toBeVisible();
  await stop.press('Enter');
  await expect(several).toBeFocused();
});
