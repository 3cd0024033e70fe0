import { askToCancel } from './cancel-shift.ts';
import { festival, newAddress } from './festival.ts';
import { newestMail } from './mailbox.ts';
import { makeEvent } from './make-event.ts';
import { expect, test, type Page } from './test.ts';

/*
 * A household's page after a lookup: sections, years, what happens after half an hour, and another shift after a
 * cancellation.
 */

async function lookedUp(page: Page, at: number): Promise<{ email: string; slug: string }> {
  const { slug, shifts } = await festival(page.request);
  const email = newAddress();
  const shiftId = shifts.filter(({ stillRequired }) => stillRequired > 5).at(at)?.id;
  // Without the page's cookies: a signup would give them access to itself.
  const answer = await fetch(new URL('/api/signup', process.env.TRAILCREW_E2E_URL), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'Hilde', lastName: 'Hus', email, shiftId }),
  });
  expect(answer.status).toBe(201);
  await page.goto('/volunteer-lookup');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Find My Shifts' }).click();
  await expect(page.getByRole('region', { name: 'Hilde Hus' })).toBeVisible();
  return { email, slug };
}

test('a cancelled shift is folded away, days show their year, and another shift is two presses away @phone', async ({
  page,
}) => {
  const { email, slug } = await lookedUp(page, -8);
  const member = page.getByRole('region', { name: 'Hilde Hus' });
  await expect(member.getByText(/^\w+day, \w{3} \d+, 20\d\d/).first()).toBeVisible();
  await askToCancel(page, member);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the shift' }).click();
  await expect(page.getByText('Shift cancelled successfully')).toBeVisible();

  const fold = member.getByRole('button', { name: 'Cancelled (1)' });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await fold.press('Enter');
  await expect(member.getByRole('button', { name: /^Sign up again/ })).toBeVisible();

  await member.getByRole('link', { name: /^Choose another shift of Northwoods Loppet Festival/ }).click();
  await expect(page).toHaveURL(new RegExp(`/event/${slug}$`));
  await page
    .getByRole('button', { name: /^Sign Up/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('First name')).toHaveValue('Hilde');
  await expect(dialog.getByLabel('Last name')).toHaveValue('Hus');
  await expect(dialog.getByLabel('Email')).toHaveValue(email);
});

test('a printed card is not split between two pages', { tag: '@laptop' }, async ({ page }) => {
  await lookedUp(page, -11);
  await page.emulateMedia({ media: 'print' });
  const member = page.getByRole('region', { name: 'Hilde Hus' });
  await expect(member).toHaveCSS('break-inside', 'avoid');
  await expect(member.getByRole('button').first()).toBeHidden();
});

test(
  'the page stays while offline: a pressed dialog opens by itself later, and shows a failed cancellation',
  { tag: '@phone' },
  async ({ page, context }) => {
    await lookedUp(page, -7);
    const member = page.getByRole('region', { name: 'Hilde Hus' });
    for (const [press, opens] of [
      [/^Change:/, 'Change shift'],
      [/^Change the name/, 'Change the name'],
    ] as const) {
      await context.setOffline(true);
      await member.getByRole('button', { name: press }).click();
      if (opens === 'Change shift') await page.getByRole('button', { name: opens, exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'You are offline' })).toBeVisible();
      await expect(member).toBeAttached();
      await context.setOffline(false);
      await expect(page.getByRole('dialog', { name: opens })).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    }
    await askToCancel(page, member);
    await context.setOffline(true);
    const dialog = page.getByRole('dialog', { name: 'Cancel this shift?' });
    await dialog.getByRole('button', { name: 'Cancel the shift' }).click();
    await expect(dialog.getByRole('alert').getByText('Failed to cancel shift')).toBeVisible();
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Cancel the shift' }).click();
    await expect(page.getByText('Shift cancelled successfully')).toBeVisible();
  },
);

test(
  'while offline ‘I can’t come’, merging and selecting several keep their page, say so, and go on by themselves',
  { tag: '@phone' },
  async ({ page, context }) => {
    const event = await makeEvent({
      days: [20, 20],
      shifts: [{ day: 20 }, { day: 20, startTime: '13:00', endTime: '15:00' }],
    });
    const email = newAddress();
    const ids: string[] = [];
    for (const firstName of ['Hilde', 'Hilda']) {
      const answer = await fetch(new URL('/api/signup', process.env.TRAILCREW_E2E_URL), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ firstName, lastName: 'Hus', email, shiftId: event.shifts[0] }),
      });
      ids.push(((await answer.json()) as { signup: { id: string } }).signup.id);
    }
    const path = /\/manage\/[\w-]+/.exec((await newestMail(email, 2, '/manage/')).text)?.[0] ?? '';
    const offline = page.getByRole('dialog', { name: 'You are offline' });
    const member = page.getByRole('region', { name: 'Hilde Hus' });

    // The button of the reminder.
    await page.goto(`${path}?cannotCome=${ids[0]}`);
    const choices = page.getByRole('dialog', { name: 'I can’t come' });
    await expect(choices).toBeVisible();
    await context.setOffline(true);
    await choices.getByRole('button', { name: 'Find a replacement' }).click();
    await expect(offline).toBeVisible();
    await expect(member).toBeAttached();
    await context.setOffline(false);
    await expect(page.getByRole('dialog', { name: 'Find a replacement' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();

    await context.setOffline(true);
    await page.getByRole('button', { name: 'Merge two people' }).click();
    await expect(offline).toBeVisible();
    await expect(member).toBeAttached();
    await context.setOffline(false);
    const merging = page.getByRole('dialog', { name: 'Merge two people' });
    await merging.getByRole('checkbox', { name: /Hilda Hus/ }).check();
    // The preview is fetched again on a press, and the ticks stay.
    await context.setOffline(true);
    await merging.getByRole('checkbox', { name: /Hilde Hus/ }).check();
    await expect(merging.getByRole('alert')).toContainText('What changes could not be shown.');
    await context.setOffline(false);
    await merging.getByRole('button', { name: 'Try again' }).click();
    await expect(merging.getByRole('region', { name: 'What changes' })).toContainText('Both have a spot in');
    await merging.getByRole('button', { name: 'Merge', exact: true }).click();
    await expect(page.getByText('Volunteers merged successfully')).toBeVisible();

    await page.goto(`/event/${event.slug}`);
    const row = page.getByRole('listitem').filter({ hasText: '1:00 PM' });
    await expect(row).toBeVisible();
    // The server's first content shows the row, too, while the page's code is still loading.
    await expect(page.locator('#first-content')).toHaveCount(0);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Select several' }).click();
    await expect(page.getByText('You are offline')).toBeVisible();
    await expect(row).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('region', { name: 'Selected shifts' })).toBeVisible();
    await expect(page.getByText('You are offline')).toBeHidden();
  },
);

test(
  'after half an hour the page asks for the address again, and then does what was pressed',
  { tag: '@phone' },
  async ({ page }) => {
    const { email } = await lookedUp(page, -9);
    // The household's cookie has ended.
    await page.context().clearCookies();
    await askToCancel(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the shift' }).click();
    const question = page.getByRole('dialog', { name: 'Confirm your email' });
    await question.getByLabel('Email').fill('another@example.org');
    await question.getByRole('button', { name: 'Continue' }).click();
    await expect(question.getByText('This page shows the shifts of another address.')).toBeVisible();
    await question.getByLabel('Email').fill(email);
    await question.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Shift cancelled successfully')).toBeVisible();
    await expect(page.getByText('Signup not found')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Cancelled (1)' })).toBeVisible();
  },
);

test('without the address the page changes nothing, and says so', { tag: '@phone' }, async ({ page }) => {
  await lookedUp(page, -10);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Change the name of Hilde Hus' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the name' });
  await dialog.getByLabel('First name').fill('Hildegard');
  await dialog.getByRole('button', { name: 'Save name' }).click();
  await page.getByRole('dialog', { name: 'Confirm your email' }).getByRole('button', { name: 'Not now' }).click();
  await expect(dialog.getByRole('alert').getByText(/^Nothing was changed, because/)).toBeVisible();
  await expect(dialog.getByLabel('First name')).toHaveValue('Hildegard');
});
