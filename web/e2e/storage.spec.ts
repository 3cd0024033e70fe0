import { festival, newAddress } from './festival.ts';
import { newestMail } from './mailbox.ts';
import { expect, test } from './test.ts';

/*
 * In browsers that block storage, return null for it or have no room, public pages work and say what they cannot
 * remember.
 */

const kinds = {
  denied: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  },
  null: () => {
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: () => null });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

for (const [at, [kind, refuse]] of Object.entries(kinds).entries())
  test(`with storage ${kind} somebody signs up, and finds their shifts`, { tag: '@phone' }, async ({ page }) => {
    const faults: Error[] = [];
    page.on('pageerror', (fault) => faults.push(fault));
    await page.addInitScript(refuse);
    const { slug, shifts } = await festival(page.request);
    const shift = shifts.filter(({ stillRequired }) => stillRequired > 5).at(12 + at);
    const email = newAddress();
    await page.goto(`/event/${slug}`);
    await page
      .getByRole('button', { name: /^Sign Up/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByLabel('First name')).toBeVisible();
    await page.goto(`/event/${slug}?shift=${shift?.id}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('First name').fill('Stora');
    await dialog.getByLabel('Last name').fill('Geless');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByText('Thank you, Stora')).toBeVisible();
    await expect(page.getByText('This browser does not let us remember your details.')).toBeVisible();

    // The calendar does not need a cookie, either.
    const calendar = page.getByRole('link', { name: 'Add to calendar' });
    const file = await fetch(new URL((await calendar.getAttribute('href')) ?? '', page.url()));
    expect([file.status, file.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/calendar')]);
    await page.context().clearCookies();
    const downloading = page.waitForEvent('download');
    await calendar.click();
    expect((await downloading).suggestedFilename()).toBe('volunteer-shift.ics');

    await page.goto('/volunteer-lookup');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Find My Shifts' }).click();
    await expect(page.getByRole('region', { name: 'Stora Geless' })).toBeVisible();
    await page.goto(/\/manage\/[\w-]+/.exec((await newestMail(email)).text)?.[0] ?? '');
    await expect(page.getByRole('heading', { name: 'Your volunteer shifts' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Stora Geless' })).toBeVisible();
    expect(faults).toEqual([]);
  });

test('with storage denied staff sign in and walk through their pages', { tag: '@laptop' }, async ({ page }) => {
  const faults: Error[] = [];
  page.on('pageerror', (fault) => faults.push(fault));
  await page.addInitScript(kinds.denied);
  await page.goto('/admin');
  await page.getByLabel('Email').fill('admin@example.org');
  await page.getByLabel('Password').fill('demo-winter-morning');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('link', { name: /^Northwoods Loppet Festival \d{4}$/ }).click();
  const bar = page.getByRole('navigation', { name: 'Pages of this event' });
  for (const name of [
    'Change plan',
    'Signups',
    'Reports',
    'Rosters',
    'Check-in',
    'Mail',
    'Import',
    'Settings',
    'Board',
  ]) {
    await bar.getByRole('link', { name, exact: true }).click();
    await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  }
  await page.locator('[data-shift-line]').first().press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Assign volunteer' })).toBeVisible();
  expect(faults).toEqual([]);
});
