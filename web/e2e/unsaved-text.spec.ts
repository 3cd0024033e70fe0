import { signInAs } from './as-staff.ts';
import { ownRole, staffApi } from './staff-api.ts';
import { expect, test, type Page } from './test.ts';

/* Typed text is discarded only after a question. */

test.use({ reducedMotion: 'reduce' });

const question = (page: Page) => page.getByRole('dialog', { name: 'Discard what you typed?' });

test(
  'a sheet with unsaved text asks on Escape, on the cross and on Back',
  { tag: '@phone' },
  async ({ page, request }) => {
    const { eventId, shiftId } = await ownRole(await staffApi(request, 'timing'), 'Timing');
    await signInAs(page, 'timing');
    await page.goto(`/manage?eventId=${eventId}&shift=${shiftId}`);
    const sheet = page.getByRole('dialog', { name: 'Edit Shift' });
    await page.getByRole('button', { name: 'Edit shift' }).click();
    await sheet.getByLabel('Volunteers needed').fill('7');
    await page.keyboard.press('Escape');
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(sheet.getByLabel('Volunteers needed')).toHaveValue('7');
    await sheet.getByRole('button', { name: 'Close', exact: true }).click();
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await page.goBack();
    await expect(question(page)).toBeVisible();
    await question(page).getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/manage\?eventId=[\w-]+$/);

    // After closing by the cross it stays closed, too: the address no longer names the shift.
    await page.goto(`/manage?eventId=${eventId}&shift=${shiftId}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page).toHaveURL(/\/manage\?eventId=[\w-]+$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test('a page with unsaved text asks before a link, Back and a reload', { tag: '@laptop' }, async ({ page }) => {
  await signInAs(page, 'admin');
  await page.goto('/admin-dashboard');
  await page.getByRole('link', { name: 'Create Event' }).first().click();
  await page.getByLabel('Event name').fill('Half a name');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Event name')).toHaveValue('Half a name');

  const asked = page.waitForEvent('dialog');
  const reloaded = page.evaluate(() => window.location.reload());
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await reloaded;
  await expect(page.getByLabel('Event name')).toHaveValue('Half a name');

  await page.goBack();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Event name')).toHaveValue('Half a name');
  await page.goBack();
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/admin-dashboard$/);
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
});

test('choosing another event in the bar asks, too', { tag: '@laptop' }, async ({ page, request }) => {
  const api = await staffApi(request, 'admin');
  const [first, second] = await api.get<{ id: string }[]>('/api/events');
  await signInAs(page, 'admin');
  await page.goto(`/event-settings?eventId=${first?.id}`);
  await page.getByLabel('Event name').fill('Half a name');
  const events = page.getByLabel('Event', { exact: true });
  await events.selectOption(second?.id ?? '');
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(events).toHaveValue(first?.id ?? '');
  await expect(page.getByLabel('Event name')).toHaveValue('Half a name');
  await events.selectOption(second?.id ?? '');
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(new RegExp(`eventId=${second?.id}$`));
  await expect(page.getByLabel('Event name')).not.toHaveValue('Half a name');
  await page.reload();
  await expect(events).toHaveValue(second?.id ?? '');

  // The first page of a tab has none to go back to.
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await tab.getByLabel('Event name').fill('Half a name');
  await tab.goBack();
  await question(tab).getByRole('button', { name: 'Discard' }).click();
  await expect(tab).toHaveURL(/dashboard$/);
});

test('dialogs ask about text, choices and files', { tag: '@laptop' }, async ({ page, request }) => {
  const { eventId, name } = await ownRole(await staffApi(request, 'admin'), 'Timing');
  await signInAs(page, 'admin');
  /** Escape and Back ask; the choices stay, and are discarded on request. */
  const asks = async (what: string) => {
    const asked = page.getByRole('dialog', { name: `Discard ${what}?` });
    await page.keyboard.press('Escape');
    await asked.getByRole('button', { name: 'Keep editing' }).click();
    await page.goBack();
    await asked.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await page.goto(`/manage?eventId=${eventId}&category=all&q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit role' }).click();
  await page.getByRole('dialog').getByLabel('Location').fill('The tent');
  await asks('what you typed');
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Copy shifts to another day' }).click();
  await page.getByRole('dialog').getByRole('checkbox').uncheck();
  await asks('what you chose');
  await expect(page).toHaveURL(/\/manage\?/);

  await page.goto('/manage-leads');
  await page.getByRole('button', { name: 'Assign Lead' }).first().click();
  await page.getByRole('dialog').getByRole('checkbox').first().check();
  await asks('what you chose');
  await expect(page).toHaveURL(/\/manage-leads$/);

  await page.goto(`/import?eventId=${eventId}`);
  const file = page.getByLabel('Excel file');
  await file.setInputFiles({
    name: 'plan.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from('PK'),
  });
  const asked = page.getByRole('dialog', { name: 'Discard this import?' });
  await page.goBack();
  await asked.getByRole('button', { name: 'Keep editing' }).click();
  await expect(file).toHaveValue(/plan\.xlsx$/);
  await page.goBack();
  await asked.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/manage-leads$/);
});
