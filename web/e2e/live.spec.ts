import { signInByForm } from './as-staff.ts';
import { newAddress } from './festival.ts';
import { ownRole, staffApi } from './staff-api.ts';
import { notedTimes } from './noted-times.ts';
import { expect, test, type Page } from './test.ts';

/*
 * Changes by others are on the page within two seconds, without a reload, also after being offline and in a seventh
 * tab.
 */

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
  await signInByForm(staff, 'admin');
  await staff.goto(`/manage?eventId=${eventId}&category=all&q=${encodeURIComponent(name)}`);
  const line = staff.locator(`[data-shift-line="${shiftId}"]`);
  await expect(line).toContainText('0 of 4');

  const { agree, expectInTime } = notedTimes('Changes seen live');
  const both = [row, line];
  const { output: signupId } = await agree({ what: 'a signup', act: signUp, places: both, text: '1 of 4' });
  const cancel = () => api.post(`/api/admin/signups/${signupId}/cancel`, {});
  await agree({ what: 'a cancellation', act: cancel, places: both, text: '0 of 4' });
  const needMore = () => api.patch(`/api/admin/shifts/${shiftId}`, { qtyRequired: 6 });
  await agree({ what: 'a shift that needs more', act: needMore, places: both, text: '0 of 6' });

  const browsers = [page.context(), staff.context()];
  await Promise.all(browsers.map((one) => one.setOffline(true)));
  await signUp();
  await signUp();
  await Promise.all(both.map((place) => expect(place).toContainText('0 of 6')));
  const comeBack = () => Promise.all(browsers.map((one) => one.setOffline(false)));
  await agree({ what: 'a time without a network', act: comeBack, places: both, text: '2 of 6' });

  const tabs: Page[] = [page];
  while (tabs.length < 7) {
    const next = await page.context().newPage();
    await next.goto(page.url());
    tabs.push(next);
  }
  const rows = tabs.map((tab) => tab.locator('#root li').filter({ has: tab.locator(`#shift-${shiftId}-time`) }));
  // A tab that is still opening may fetch the first change with the page. The next one comes only by the live
  // connection.
  await signUp();
  await Promise.all(rows.map((place) => expect(place).toContainText('3 of 6')));
  const { times } = await agree({ what: 'a signup in seven tabs', act: signUp, places: rows, text: '4 of 6' });
  process.stdout.write(`Seven tabs: after ${times.map(Math.round).join(', ')} ms\n`);
  // Over HTTP/1 a browser has six connections to a server, so not every tab can have a live connection of its own.
  for (const tab of tabs) expect(await tab.evaluate(protocols)).toEqual(['http/1.1']);

  // A deleted event is shown as deleted, and is not fetched any more.
  const day = '2031-06-01';
  const short = await api.post<{ id: string }>('/api/admin/events', {
    ...{ name: 'Short', slug: `short-${Date.now()}`, startDate: day, endDate: day },
  });
  await api.post('/api/admin/categories', { eventId: short.id, name: 'Gone' });
  await staff.goto(`/manage?eventId=${short.id}`);
  await expect(staff.getByText('Gone').first()).toBeVisible();
  // The next change shows that the board is connected.
  const board = [staff.locator('#root')];
  const add = () => api.post('/api/admin/categories', { eventId: short.id, name: 'Still there' });
  await agree({ what: 'a new category', act: add, places: board, text: 'Still there' });
  const remove = async () => expect(await api.remove(`/api/admin/events/${short.id}`)).toBe(200);
  await agree({ what: 'a deleted event', act: remove, places: board, text: 'This event was deleted.' });
  await staff.context().close();
  expectInTime(1 / 2);
});

/** The HTTP version by which the page was fetched; resources from the browser's cache do not count. */
function protocols(): string[] {
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  const named = entries.map((entry) => (entry as PerformanceResourceTiming).nextHopProtocol);
  return [...new Set(named.filter(Boolean))];
}
