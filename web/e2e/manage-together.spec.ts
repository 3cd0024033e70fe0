import { openAs, staffEmails, staffSession } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { openBoard } from './open-board.ts';
import { ownRole, staffApi } from './staff-api.ts';
import { expect, test, type Browser, type Page } from './test.ts';

/* Two members of the staff edit one record at the same time, each in their own browser. */

test.use({ reducedMotion: 'reduce' });

type Editor = 'admin' | 'timing';

/** A second browser, closed at the end of the test. */
async function secondPage(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ viewport: page.viewportSize(), reducedMotion: 'reduce' });
  return context.newPage();
}

async function openShift(page: Page, who: Editor, eventId: string, role: string) {
  await openAs(page, await staffSession(staffEmails[who]), '/manage');
  await openBoard(page, eventId, 'Timing');
  await page.getByRole('region', { name: role }).locator('[data-shift-line]').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Edit shift' }).click();
  await expect(sheet.getByLabel('Start time')).toBeVisible();
  return sheet;
}

test(
  'two editors of one shift: different fields are merged without asking, the same field is asked about',
  { tag: '@laptop' },
  async ({ page, browser, request }) => {
    const api = await staffApi(request, 'admin');
    const { eventId, name, shiftId } = await ownRole(api, 'Timing');
    const read = async () =>
      (await api.get<{ id: string }[]>(`/api/lead/shifts?eventId=${eventId}`)).find(({ id }) => id === shiftId);
    const other = await secondPage(browser, page);

    // One changes the times, the other the notes.
    const mine = await openShift(page, 'timing', eventId, name);
    const theirs = await openShift(other, 'admin', eventId, name);
    await theirs.getByLabel('Start time').fill('07:30');
    await theirs.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(other.getByText('Shift updated successfully')).toBeVisible();
    await mine.getByLabel('Notes').fill('Bring a torch');
    await mine.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Shift updated successfully')).toBeVisible();
    await expect(page.getByText('Astrid Nyström changed start time meanwhile; both changes are kept.')).toBeVisible();
    expect(await read()).toMatchObject({ startTime: '07:30', endTime: '10:00', notes: 'Bring a torch' });

    // Both change the end; one of them the number of places as well.
    const again = await openShift(page, 'timing', eventId, name);
    const theirsAgain = await openShift(other, 'admin', eventId, name);
    await theirsAgain.getByLabel('End time').fill('11:00');
    await theirsAgain.getByLabel('Volunteers needed').fill('5');
    await theirsAgain.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(other.getByText('Shift updated successfully').first()).toBeVisible();
    await again.getByLabel('End time').fill('12:00');
    await again.getByRole('button', { name: 'Save', exact: true }).click();
    const conflict = again.getByRole('alert').filter({ hasText: 'Astrid Nyström changed this in the meantime.' });
    await expect(conflict).toContainText('They changed volunteers needed: that is kept.');
    await expect(conflict.getByRole('group')).toHaveCount(1);
    await expect(again.getByLabel('End time')).toHaveValue('12:00');
    await expect(again.getByLabel('Volunteers needed')).toHaveValue('5');
    await expect(again.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    await expectAccessible(page);
    await conflict.getByRole('group', { name: 'End time' }).getByLabel('Theirs: 11:00').check();
    await expect(again.getByLabel('End time')).toHaveValue('11:00');
    await conflict.getByLabel('Mine: 12:00').check();
    await expect(again.getByLabel('End time')).toHaveValue('12:00');
    expect(await read()).toMatchObject({ endTime: '11:00' });
    await again.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(again).toBeHidden();
    expect(await read()).toMatchObject({ startTime: '07:30', endTime: '12:00', qtyRequired: 5 });
    await other.context().close();
  },
);

test('two edits that are invalid together are shown, not saved', { tag: '@laptop' }, async ({ page, request }) => {
  const api = await staffApi(request, 'admin');
  const { eventId, name, shiftId } = await ownRole(api, 'Timing');
  const sheet = await openShift(page, 'timing', eventId, name);
  await sheet.getByLabel('End time').fill('09:00');
  await api.patch(`/api/admin/shifts/${shiftId}`, { startTime: '09:00' });
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(sheet.getByText('Please look at both changes together, then save.')).toBeVisible();
  await expect(sheet.getByText('End time must differ from start time')).toBeVisible();
  await sheet.getByLabel('End time').fill('09:30');
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Shift updated successfully')).toBeVisible();
});

test('two editors of one category: name and lead are merged', { tag: '@laptop' }, async ({ page, request }) => {
  const api = await staffApi(request, 'admin');
  const { eventId } = await ownRole(api, 'Timing');
  const name = `Gates ${process.pid}-${Date.now()}`;
  const category = await api.post<{ id: string }>('/api/admin/categories', { eventId, name });
  await openAs(page, await staffSession(staffEmails.admin), `/manage-categories?eventId=${eventId}`);
  await page
    .getByRole('button', { name: `Edit ${name}` })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Category name').fill(`${name} North`);
  const { user } = await staffSession(staffEmails.timing);
  const put = await (
    await staffSession(staffEmails.admin)
  ).call('PUT', `/api/admin/categories/${category.id}`, {
    leadId: user.id,
  });
  expect(put.status).toBe(200);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('changed lead meanwhile; both changes are kept.')).toBeVisible();
  const list = await api.get<{ id: string; name: string; leadId: string }[]>(`/api/categories?eventId=${eventId}`);
  expect(list.find(({ id }) => id === category.id)).toMatchObject({ name: `${name} North`, leadId: user.id });
  expect(await api.remove(`/api/admin/categories/${category.id}`)).toBe(200);
});

test(
  'a shift or role that is deleted while it is edited keeps what was typed, and can be created again',
  { tag: '@laptop' },
  async ({ page, request }) => {
    const api = await staffApi(request, 'admin');
    const { eventId, name, shiftId, opportunityId } = await ownRole(api, 'Timing');
    const sheet = await openShift(page, 'timing', eventId, name);
    await sheet.getByLabel('Notes').fill('Bring a torch');
    expect(await api.remove(`/api/admin/shifts/${shiftId}`)).toBe(200);
    await sheet.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(sheet.getByRole('alert')).toContainText('This shift was deleted in the meantime.');
    await expect(sheet.getByLabel('Notes')).toHaveValue('Bring a torch');
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Add as a new shift' }).click();
    await expect(sheet).toBeHidden();
    const shifts = await api.get<{ notes: string; opportunity: { id: string } }[]>(
      `/api/lead/shifts?eventId=${eventId}`,
    );
    const again = shifts.filter(({ opportunity }) => opportunity.id === opportunityId);
    expect(again).toMatchObject([{ notes: 'Bring a torch' }]);

    await page
      .getByRole('region', { name })
      .getByRole('button', { name: `Actions for ${name}` })
      .click();
    await page.getByRole('menuitem', { name: 'Edit role' }).click();
    await sheet.getByLabel('Location').fill('North gate');
    expect(await api.remove(`/api/admin/opportunities/${opportunityId}`)).toBe(200);
    await sheet.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(sheet.getByRole('alert')).toContainText('This volunteer role was deleted in the meantime.');
    await sheet.getByRole('button', { name: 'Add as a new role' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('region', { name })).toContainText('North gate');
  },
);
