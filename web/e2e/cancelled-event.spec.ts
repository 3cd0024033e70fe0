import { signUpByRest, staffSession } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { newestMail } from './mailbox.ts';
import { makeEvent } from './make-event.ts';
import { expect, test, type Page } from './test.ts';

/* A cancelled event says so on every page where its people look, with the organizers' reason. */

async function expectCancelled(page: Page, name: string) {
  await expect(page.getByText(`${name} is cancelled.`).first()).toBeVisible();
  await expect(page.getByText('Too little snow.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Change:/ })).toHaveCount(0);
  await expectAccessible(page);
}

test('a cancelled event says so on its page, the lookup and the household', { tag: '@phone' }, async ({ page }) => {
  const event = await makeEvent({ days: [20, 20], shifts: [{ day: 20 }] });
  const ada = await signUpByRest(event.shifts[0]!, 'Ada', 'Ice');
  const link = /https?:\/\/\S+(\/manage\/[\w-]+)/.exec((await newestMail(ada.email, 1)).text)?.[1] ?? '';
  const admin = await staffSession('admin@example.org');
  const change = { state: 'CANCELLED', message: 'Too little snow.' };
  expect((await admin.call('PATCH', `/api/admin/events/${event.id}`, change)).status).toBe(200);

  await page.goto(`/event/${event.slug}`);
  await expect(page.getByText('This event is cancelled.')).toBeVisible();
  await expect(page.getByText('Too little snow.')).toBeVisible();
  await expect(page.getByText(/open shift/)).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expectAccessible(page);

  await page.goto(`/event/${event.slug}/category/${event.categoryId}`);
  await expectCancelled(page, event.name);
  await expect(page.getByText(/needed/)).toHaveCount(0);

  await page.goto(link);
  await expect(page.getByText('0 upcoming shifts · 1 household member')).toBeVisible();
  await expectCancelled(page, event.name);

  await page.goto('/volunteer-lookup');
  await page.getByLabel('Email').fill(ada.email);
  await page.getByRole('button', { name: 'Find My Shifts' }).click();
  await expectCancelled(page, event.name);
});
