import { expectAccessible } from './expect-accessible.ts';
import { festival, newAddress, openSignUp, smallEvent } from './festival.ts';
import { expect, test } from './test.ts';

/* axe checks every page and dialog, in light and dark. */

test('landing page', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'View Volunteer Shifts' }).first()).toBeVisible();
  await expectAccessible(page);
});

test('event page with filters open, by category and with full shifts', async ({ page, request }) => {
  // The longest page: axe checks the colours of 4,000 elements, in light and in dark.
  test.slow();
  const { slug } = await festival(request);
  await page.goto(`/event/${slug}`);
  await expect(page.getByRole('button', { name: /^Sign Up/ }).first()).toBeVisible();
  await page.getByRole('button', { name: /Additional Filters/ }).click();
  await expectAccessible(page);
});

test('signup dialog, empty, with errors and done', async ({ page, request }) => {
  // The smallest event: other tests check the page behind the dialog.
  const { slug, shifts } = await smallEvent(request);
  const roomiest = shifts.toSorted((one, other) => other.stillRequired - one.stillRequired)[0];
  const dialog = await openSignUp(page, slug, roomiest?.id ?? '');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await expect(dialog.getByText('First name is required')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('First name').fill('Axe');
  await dialog.getByLabel('Last name').fill('Tester');
  await dialog.getByLabel('Email').fill(newAddress());
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Successfully signed up!')).toBeVisible();
  await expectAccessible(page);
});

const places: [name: string, path: string, text: string][] = [
  ['staff login', '/admin', 'Admin Access'],
  ['development sign-in', '/dev-login', 'Astrid'],
  ['password page', '/reset-password?token=x', 'New password'],
  ['household page of a wrong link', '/manage/none', 'This link is not valid.'],
  ['unknown event', '/event/none', 'Event Not Found'],
  ['unknown page', '/no/such/page', '404 Page Not Found'],
];
for (const [name, path, text] of places) {
  test(name, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible();
    await expectAccessible(page);
  });
}
