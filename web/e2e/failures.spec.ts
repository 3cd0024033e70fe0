import { askToCancel } from './cancel-shift.ts';
import { festival, newAddress } from './festival.ts';
import { newestMail } from './mailbox.ts';
import { expect, test, type Page } from './test.ts';

/* What people read when something goes wrong. */

/** Makes every call of one operation fail as with a broken server or proxy. */
async function breakCall(page: Page, operation: string, status = 500, body = ''): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const sent = route.request().postData() ?? '';
    if (sent.includes(`"operationName":"${operation}"`)) await route.fulfill({ status, body });
    else await route.fallback();
  });
}

async function signedUp(page: Page, firstName: string, email: string): Promise<void> {
  const { shifts } = await festival(page.request);
  const shift = shifts.filter(({ stillRequired }) => stillRequired > 5).at(-6);
  const answer = await fetch(new URL('/api/signup', process.env.TRAILCREW_E2E_URL), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName, lastName: 'Fail', email, shiftId: shift?.id }),
  });
  expect(answer.status).toBe(201);
}

test('a wrong password, and the right one', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await page.getByLabel('Email').fill('admin@example.org');
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Login failed')).toBeVisible();
  await expect(page.getByText('Invalid email or password').first()).toBeVisible();
  await page.getByLabel('Password').fill('demo-winter-morning');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Login successful!')).toBeVisible();
  await expect(page.getByText(/Welcome.*Astrid/).first()).toBeVisible();
});

test('a reset request that fails', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await breakCall(page, 'RequestPasswordReset');
  await page.getByLabel('Email').fill('admin@example.org');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Request Failed')).toBeVisible();
});

test('a sign-in link that is none, for admins and for leads', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/auth/magic?token=nothing');
  await expect(page.getByText('Magic link verification failed')).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto('/admin/auth');
  await expect(page.getByText('Invalid or expired magic link')).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto('/lead-dashboard?token=nothing');
  await expect(page.getByText('Authentication failed')).toBeVisible();
  await expect(page.getByText('Invalid or expired magic link')).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
});

test('a lookup that the server cannot answer, and one without a valid address', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/volunteer-lookup');
  await page.getByLabel('Email').fill('nowhere');
  await page.getByRole('button', { name: 'Find My Shifts' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await breakCall(page, 'LookUp');
  await page.getByLabel('Email').fill('somebody@example.org');
  await page.getByRole('button', { name: 'Find My Shifts' }).click();
  await expect(page.getByText('Something went wrong while searching. Please try again.')).toBeVisible();
});

test('cancelling and merging that fail leave everything as it was', { tag: '@phone' }, async ({ page }) => {
  const email = newAddress();
  await signedUp(page, 'One', email);
  await signedUp(page, 'Two', email);
  await breakCall(page, 'CancelSignup');
  await breakCall(page, 'MergeVolunteers', 409, JSON.stringify({ message: 'Not these two.' }));
  await page.goto('/volunteer-lookup');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Find My Shifts' }).click();
  const one = page.getByRole('region', { name: 'One Fail' });
  await askToCancel(page, one);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel the shift' }).click();
  await expect(page.getByText('Failed to cancel shift')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep the shift' }).click();
  await expect(one.getByText('1 shift')).toBeVisible();

  await page.getByRole('button', { name: 'Merge two people' }).click();
  await dialog.getByRole('checkbox', { name: /One Fail/ }).check();
  await dialog.getByRole('checkbox', { name: /Two Fail/ }).check();
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(dialog.getByRole('alert').getByText('Failed to merge volunteers')).toBeVisible();
  await expect(page.getByText('Not these two.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Two Fail' })).toBeVisible();

  const { text } = await newestMail(email, 1, '/manage/');
  await breakCall(page, 'CancelByLink');
  await page.goto(/\/manage\/[\w-]+/.exec(text)?.[0] ?? '');
  await askToCancel(page, one);
  await dialog.getByRole('button', { name: 'Cancel the shift' }).click();
  await expect(page.getByText('Failed to cancel signup. Please try again.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep the shift' }).click();

  // Errors are shown at the control, and no toast covers the page.
  await breakCall(page, 'SetMayBeAsked');
  await page.getByRole('switch', { name: 'You may ask me if someone drops out' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/^That was not saved\./);
  await expect(page.getByRole('button', { name: 'Dismiss notification' })).toHaveCount(0);
});

test('a household that cannot be loaded', { tag: '@phone' }, async ({ page }) => {
  await breakCall(page, 'HouseholdPage', 200, '{"data":null}');
  await page.goto('/manage/some-token');
  await expect(page.getByText('Failed to load household data. The link may be invalid or expired.')).toBeVisible();
});

test(
  'what is not there: category, event, shift, page, and the development sign-in in production',
  { tag: '@phone' },
  async ({ page, request }) => {
    const { slug } = await festival(request);
    const statusAt = async (path: string) => (await page.goto(path))?.status();
    expect(await statusAt(`/event/${slug}`)).toBe(200);
    expect(await statusAt(`/event/${slug}/category/none`)).toBe(404);
    await expect(page.getByRole('heading', { name: 'Category Not Found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
    expect(await statusAt('/event/none')).toBe(404);
    await expect(page.getByRole('heading', { name: 'Event Not Found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Events' })).toBeVisible();
    await page.goto('/volunteer-signups?shift=none');
    await expect(page.getByRole('heading', { name: 'Shift Not Found' })).toBeVisible();
    expect(await statusAt('/no/such/page')).toBe(404);
    await expect(page.getByText('404 Page Not Found')).toBeVisible();
    await page.route('**/dev-login', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('"development":true', '"development":false');
      await route.fulfill({ response: answer, body });
    });
    await page.goto('/dev-login');
    await expect(page.getByText('Not Available')).toBeVisible();
    await expect(page.getByText('This page is only available in development mode.')).toBeVisible();
  },
);

test(
  'the link of a category page opens the event page with the signup dialog of that shift',
  { tag: '@phone' },
  async ({ page, request }) => {
    const { id, slug, shifts } = await festival(request);
    const categories = (await (await request.get(`/api/categories?eventId=${id}`)).json()) as { id: string }[];
    await page.goto(`/event/${slug}/category/${categories[0]?.id}`);
    await expect(page.getByRole('navigation', { name: /breadcrumb/i })).toBeVisible();
    await expect(page.getByText(/\d+ needed|Fully staffed/).first()).toBeVisible();
    const link = page.getByRole('link', { name: 'Sign Up' }).first();
    await expect(link).toHaveAttribute('href', /^\/volunteer-signups\?shift=/);
    const shiftId = (await link.getAttribute('href'))?.split('=')[1];
    await link.click();
    await expect(page.getByRole('dialog', { name: 'Sign up for this shift' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/event/${slug}\\?shift=${shiftId}`));
    expect(shifts.map((shift) => shift.id)).toContain(shiftId);
  },
);
