import { expect, test, type Page } from '@playwright/test';
import { signInAs } from './as-staff.ts';
import { newAddress } from './festival.ts';
import { ownRole, staffApi } from './staff-api.ts';

/* What others do is on the page within two seconds, without a reload; also after a time without a network, and in the seventh tab. */

test('visitor and staff see what the other does', { tag: '@laptop' }, async ({ page, browser, request }) => {
  const api = await staffApi(request, 'admin');
  const { eventId, name, shiftId } = await ownRole(api, 'Timing', { qtyRequired: 4 });
  const { slug } = await api.get<{ slug: string }>(`/api/events/${eventId}`);
  const signUp = async () => {
    const person = { firstName: 'Liv', lastName: 'Line', email: newAddress(), shiftId };
    const answer = await request.post('/api/signup', { data: person });
    expect(answer.status()).toBe(201);
    return ((await answer.json()) as { signup: { id: string } }).signup.id;
  };
  await page.goto(`/event/${slug}?q=${encodeURIComponent(name)}`);
  const row = page.locator('#root li').filter({ has: page.locator(`#shift-${shiftId}-time`) });
  await expect(row).toContainText('0 of 4');
  const staff = await (await browser.newContext({ baseURL: test.info().project.use.baseURL })).newPage();
  await signInAs(staff, 'admin');
  await staff.goto(`/manage?eventId=${eventId}&category=all&q=${encodeURIComponent(name)}`);
  const line = staff.locator(`[data-shift-line="${shiftId}"]`);
  await expect(line).toContainText('0 of 4');

  // Two seconds, and as much again for a computer that walks other journeys beside.
  const soon = { timeout: 4_000 };
  const signupId = await signUp();
  await Promise.all([expect(row).toContainText('1 of 4', soon), expect(line).toContainText('1 of 4', soon)]);
  await api.post(`/api/admin/signups/${signupId}/cancel`, {});
  await expect(row).toContainText('0 of 4', soon);
  await api.patch(`/api/admin/shifts/${shiftId}`, { qtyRequired: 6 });
  await expect(row).toContainText('0 of 6', soon);

  await page.context().setOffline(true);
  await signUp();
  await signUp();
  await page.context().setOffline(false);
  await expect(row).toContainText('2 of 6', soon);

  const tabs: Page[] = [];
  for (let tab = 2; tab <= 7; tab += 1) {
    const next = await page.context().newPage();
    await next.goto(page.url());
    tabs.push(next);
  }
  await signUp();
  for (const tab of [page, ...tabs])
    await expect(tab.locator('#root li').filter({ has: tab.locator(`#shift-${shiftId}-time`) })).toContainText(
      '3 of 6',
      soon,
    );

  // An event that is deleted is said to be, and is not asked for any more.
  const day = '2031-06-01';
  const short = await api.post<{ id: string }>('/api/admin/events', {
    ...{ name: 'Short', slug: `short-${Date.now()}`, startDate: day, endDate: day },
  });
  await api.post('/api/admin/categories', { eventId: short.id, name: 'Gone' });
  await staff.goto(`/manage?eventId=${short.id}`);
  await expect(staff.getByText('Gone').first()).toBeVisible();
  // That the next one comes shows that the board listens.
  await api.post('/api/admin/categories', { eventId: short.id, name: 'Still there' });
  await expect(staff.getByText('Still there').first()).toBeVisible(soon);
  expect(await api.remove(`/api/admin/events/${short.id}`)).toBe(200);
  await expect(staff.getByText('This event was deleted.')).toBeVisible(soon);
  await staff.context().close();
});
