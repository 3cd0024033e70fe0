import { askToCancel } from './cancel-shift.ts';
import { newName, signInAs } from './as-staff.ts';
import { newAddress } from './festival.ts';
import { expect, test, type Page } from './test.ts';
import { workbookOf } from './workbook-of.ts';
import { inDays, makeEvent } from './make-event.ts';
import { showAllEvents } from './show-all-events.ts';

/*
 * A change on one page shows on every other page without a reload. Each page is visited first, so that its data is
 * cached, and then again after each change.
 */

test.use({ reducedMotion: 'reduce' });

type Made = Awaited<ReturnType<typeof makeEvent>>;

const pagesOf = ({ id, slug, categoryId, shifts }: Made) => ({
  landing: '/',
  event: `/event/${slug}`,
  category: `/event/${slug}/category/${categoryId}`,
  dashboard: '/admin-dashboard',
  board: `/manage?eventId=${id}`,
  shift: `/manage?eventId=${id}&shift=${shifts[0]}`,
  table: `/volunteers?eventId=${id}`,
  reports: `/admin-dashboard?tab=reports&eventId=${id}`,
  categories: `/manage-categories?eventId=${id}`,
  settings: `/event-settings?eventId=${id}`,
  import: `/import?eventId=${id}`,
  lookup: '/volunteer-lookup',
});

/** Navigates within the page, as a link does. */
async function visit(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
}

/** The event with its pages, all of them visited once, and a check of their content. */
async function walked(page: Page) {
  const event = await makeEvent({
    name: newName('One Truth'),
    days: [30, 30],
    shifts: [
      { day: 30, places: 4 },
      { day: 30, startTime: '14:00', endTime: '16:00', places: 2 },
    ],
  });
  const pages = pagesOf(event);
  const main = page.getByRole('main');
  await signInAs(page, 'admin');
  await page.goto('/admin-dashboard');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const card = (name: string) => page.getByRole('article').or(page.getByRole('listitem')).filter({ hasText: name });
  /** Checks the content of each named page. */
  const expectTruth = async (name: string, shown: Partial<Record<keyof typeof pages, (string | RegExp)[]>>) => {
    for (const [key, words] of Object.entries(shown) as [keyof typeof pages, (string | RegExp)[]][]) {
      await visit(page, pages[key]);
      if (key === 'landing') await showAllEvents(page);
      const place = key === 'landing' || key === 'dashboard' ? card(name).first() : main;
      for (const word of words) await expect(place, `${key} after the change`).toContainText(word);
    }
  };
  await expectTruth(event.name, {
    landing: ['6 spots open'],
    event: ['0 of 4 volunteers', '0 of 2 volunteers'],
    category: ['6 volunteers needed', '0 of 4 registered'],
    dashboard: ['6 spots open'],
    board: ['6 missing'],
    table: ['No signups'],
    reports: ['6'],
    categories: ['Feed Station'],
  });
  const isSameDocument = () => page.evaluate(() => 'sameDocument' in window);
  return { event, pages, main, expectTruth, isSameDocument };
}

test(
  'people: signed up, assigned, corrected, cancelled by staff and by themselves',
  { tag: '@laptop' },
  async ({ page }) => {
    test.slow();
    const { event, pages, main, expectTruth, isSameDocument } = await walked(page);
    const dialog = page.getByRole('dialog');
    const [tove, olav] = [newAddress(), newAddress()];
    const fill = async (first: string, last: string, email: string) => {
      await dialog.getByLabel('First name').fill(first);
      await dialog.getByLabel('Last name').fill(last);
      await dialog.getByLabel('Email').fill(email);
    };

    await visit(page, pages.event);
    await page
      .getByRole('button', { name: /^Sign Up/ })
      .first()
      .click();
    await fill('Tove', 'Truth', tove);
    await dialog.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByText('Successfully signed up!')).toBeVisible();
    await expect(main).toContainText('1 of 4 volunteers');
    await expectTruth(event.name, {
      landing: ['5 spots open'],
      category: ['1 of 4 registered'],
      dashboard: ['5 spots open'],
      board: ['5 missing'],
      table: ['Tove Truth'],
    });

    await visit(page, pages.board);
    await page.getByRole('button', { name: /^Assign a volunteer to .*, 9:00 AM/ }).click();
    await dialog.getByRole('button', { name: 'New volunteer' }).click();
    await fill('Olav', 'Truth', olav);
    await dialog.getByRole('button', { name: 'Create and assign' }).click();
    await expect(page.getByText('Successfully signed up!').last()).toBeVisible();
    await expectTruth(event.name, {
      landing: ['4 spots open'],
      event: ['2 of 4 volunteers'],
      category: ['2 of 4 registered'],
      table: ['Olav Truth', 'Tove Truth'],
      reports: ['Hot Drink Table'],
    });

    await visit(page, pages.table);
    await page.getByRole('button', { name: 'Actions for Tove Truth' }).click();
    await page.getByRole('menuitem', { name: 'Edit volunteer' }).click();
    await dialog.getByLabel('First name').fill('Torunn');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Volunteer information updated successfully')).toBeVisible();
    await visit(page, pages.shift);
    await expect(dialog).toContainText('Torunn Truth');

    await visit(page, pages.table);
    await page.getByRole('button', { name: 'Actions for Olav Truth' }).click();
    await page.getByRole('menuitem', { name: 'Cancel signup' }).click();
    await dialog.getByRole('button', { name: 'Cancel the signup' }).click();
    await expect(page.getByText('Signup cancelled.')).toBeVisible();
    await expectTruth(event.name, {
      landing: ['5 spots open'],
      event: ['1 of 4 volunteers'],
      category: ['1 of 4 registered'],
      dashboard: ['5 spots open'],
      board: ['5 missing'],
    });

    await visit(page, pages.lookup);
    await page.getByLabel('Email').fill(tove);
    await page.getByRole('button', { name: 'Find My Shifts' }).click();
    await askToCancel(page, main);
    await dialog.getByRole('button', { name: 'Cancel the shift' }).click();
    await expect(page.getByText('Shift cancelled successfully')).toBeVisible();
    await expectTruth(event.name, {
      landing: ['6 spots open'],
      event: ['0 of 4 volunteers'],
      category: ['0 of 4 registered'],
      dashboard: ['6 spots open'],
      board: ['6 missing'],
    });
    expect(await isSameDocument()).toBe(true);
  },
);

test(
  'the plan: shift changed, moved and deleted, role renamed, category given, event renamed, workbook imported',
  { tag: '@laptop' },
  async ({ page }) => {
    test.slow();
    const { event, pages, main, expectTruth, isSameDocument } = await walked(page);
    const dialog = page.getByRole('dialog');
    const line = page.locator('[data-shift-line]');

    await visit(page, pages.board);
    await line.first().click();
    await dialog.getByRole('button', { name: 'Edit shift' }).click();
    await dialog.getByLabel('Volunteers needed').fill('5');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Shift updated successfully')).toBeVisible();
    await expectTruth(event.name, {
      landing: ['7 spots open'],
      event: ['0 of 5 volunteers'],
      category: ['7 volunteers needed'],
      dashboard: ['7 spots open'],
    });

    await visit(page, pages.board);
    await line.first().click();
    await dialog.getByRole('button', { name: 'Edit shift' }).click();
    await dialog.getByLabel('Start time').fill('10:15');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    // The board is left before the change is saved: the next page shows it all the same.
    await expectTruth(event.name, { event: ['10:15 AM – 12:00 PM'], category: ['10:15 AM – 12:00 PM'] });

    await visit(page, pages.board);
    await page.getByRole('button', { name: 'Actions for Hot Drink Table' }).click();
    await page.getByRole('menuitem', { name: 'Edit role' }).click();
    await dialog.getByLabel('Name', { exact: true }).fill('Cocoa Table');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Volunteer role updated successfully')).toBeVisible();
    await expectTruth(event.name, { event: ['Cocoa Table'], category: ['Cocoa Table'], reports: ['Cocoa Table'] });

    await visit(page, pages.categories);
    await main.getByRole('button', { name: 'Edit Feed Station' }).click();
    await dialog.getByLabel('Lead').selectOption({ label: 'Jonas Okafor' });
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Category updated')).toBeVisible();
    await expectTruth(event.name, { category: ['Lead: Jonas Okafor'], board: ['Lead: Jonas Okafor'] });

    await visit(page, pages.settings);
    const name = `${event.name} II`;
    await main.getByLabel('Event name').fill(name);
    await main.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Event updated')).toBeVisible();
    await expectTruth(name, { landing: [name], event: [name], dashboard: [name] });
    await expect(page.getByLabel('Event', { exact: true }).or(main).first()).toContainText(name);

    await visit(page, pages.board);
    await line.first().click();
    await dialog.getByRole('button', { name: 'Delete shift' }).click();
    await page.getByRole('dialog').last().getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await line.first().click();
    await expect(dialog.getByRole('button', { name: 'Delete shift' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Shift deleted')).toBeVisible();
    await expectTruth(name, {
      landing: ['2 spots open'],
      category: ['2 volunteers needed'],
      dashboard: ['2 spots open'],
    });

    await visit(page, pages.import);
    const buffer = workbookOf([
      ['Category', 'Role/Position', 'Date', 'Start Time', 'End Time', 'Quantity/Slots'],
      ['Timing', 'Bib Caller', inDays(30), '8:00', '10:00', 3],
    ]);
    await main.getByLabel('Excel file').setInputFiles({ name: 'plan.xlsx', mimeType: '', buffer });
    await main.getByRole('button', { name: 'Check File' }).click();
    await main.getByRole('button', { name: 'Import Now' }).click();
    await expect(main.getByText('Import completed')).toBeVisible();
    await expectTruth(name, {
      landing: ['5 spots open'],
      event: ['Bib Caller'],
      dashboard: ['5 spots open'],
      board: ['5 missing'],
      categories: ['Timing'],
    });
    expect(await isSameDocument()).toBe(true);
  },
);
