import { openAs, signInAs, staffEmails, staffSession } from './as-staff.ts';
import { festival } from './festival.ts';
import { expect, test } from './test.ts';

/* Details of the staff's screens that were once wrong. */

test('the focus goes to the first field of a new event that is wrong', { tag: '@laptop' }, async ({ page }) => {
  await signInAs(page, 'admin');
  await page.goto('/create-event');
  const create = page.getByRole('button', { name: 'Create Event' });
  await create.click();
  const name = page.getByLabel('Event name');
  await expect(page.getByLabel('URL slug')).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toBeFocused();
  await page.getByLabel('Copy from an existing event').check();
  await create.click();
  await expect(page.getByLabel('Event to copy')).toBeFocused();
});

test('Enter opens a shift from the checkbox of its row', { tag: '@laptop' }, async ({ page }) => {
  const { id } = await festival(page.request);
  await signInAs(page, 'admin');
  await page.goto(`/manage?eventId=${id}`);
  const box = page.locator('[data-shift-box]').getByRole('checkbox').first();
  await box.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: 'Assign volunteer' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toBeFocused();
  await expect(box).not.toBeChecked();
});

test(
  'in dark mode checkboxes have the app’s background and selected rows show their initials',
  { tag: '@laptop' },
  async ({ page }) => {
    const { id } = await festival(page.request);
    const ground = (element: Element) => getComputedStyle(element).backgroundColor;
    await page.emulateMedia({ colorScheme: 'dark' });
    await signInAs(page, 'admin');
    await page.goto(`/manage?eventId=${id}`);
    const row = page
      .getByRole('listitem')
      .filter({ has: page.locator('[draggable]') })
      .first();
    const box = row.getByRole('checkbox');
    await expect(box).toHaveCSS('appearance', 'none');
    expect(await box.evaluate(ground)).toBe('rgb(21, 37, 48)');
    await box.check();
    await expect(page.getByText('1 selected')).toBeVisible();
    expect(await row.locator('[draggable]').first().evaluate(ground)).not.toBe(await row.evaluate(ground));
  },
);

test('without the demo its sign-in is not offered', { tag: '@laptop' }, async ({ page }) => {
  const link = page.getByRole('link', { name: 'Sign in as a demo user' });
  await page.goto('/admin');
  await expect(link).toBeVisible();
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('demoUsers')
      ? route.fulfill({ json: { data: { demoUsers: [] } } })
      : route.continue(),
  );
  const answered = page.waitForResponse((answer) => answer.request().postData()?.includes('demoUsers') ?? false);
  await page.reload();
  await answered;
  await expect(page.getByRole('button', { name: 'Email me a sign-in link' })).toBeVisible();
  await expect(link).toHaveCount(0);
});

test('the question before a change of plan shows the message that is sent', { tag: '@laptop' }, async ({ page }) => {
  const { id } = await festival(page.request);
  await openAs(page, await staffSession(staffEmails.admin), `/change-plan?eventId=${id}`);
  await page.getByLabel('Move times by').selectOption({ label: '30 minutes later' });
  await page.getByLabel('Message to volunteers').fill('The snow cats need half an hour more.');
  await page.getByRole('button', { name: /^Change [\d,]+ shifts$/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('The snow cats need half an hour more.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
});
