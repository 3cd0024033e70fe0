import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { newEvent, signInAs, signUpByRest, staffEmails, staffSession } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { inDatabase } from './in-database.ts';
import { newestMail } from './mailbox.ts';
import { inDays, makeEvent } from './make-event.ts';
import { expect, test, type Page } from './test.ts';
import { workbookOf } from './workbook-of.ts';

/* Real workbooks on the import screen: each row ends as the check said, and importing a file again changes nothing. */

interface Plan {
  category: string;
  role: string;
  date: string | string[];
  startTime: string | string[];
  endTime: string | string[];
  qty: number | number[];
}

interface Expectations {
  event: { name: string; startDate: string; endDate: string };
  rows: { sheet: string; row: number; allowed: ('create' | 'error' | 'skip')[]; shift?: Plan }[];
}

/** The part of the spreadsheet library that is used here. */
interface Xlsx {
  read(bytes: Buffer): { Sheets: Record<string, object> };
  utils: { sheet_add_aoa(sheet: object, rows: unknown[][], options: { origin: string }): void };
  write(book: object, options: object): Buffer;
}

const place = (file: string) => fileURLToPath(new URL(`../../api/test/workbooks/${file}`, import.meta.url));
const expectationsOf = (book: string) => JSON.parse(readFileSync(place(`${book}.json`), 'utf8')) as Expectations;

async function openImport(page: Page, eventId: string): Promise<void> {
  await page.goto(`/import?eventId=${eventId}`);
  await expect(page.getByLabel('Event', { exact: true })).toHaveValue(eventId);
}

async function check(page: Page, file: Parameters<ReturnType<Page['getByLabel']>['setInputFiles']>[0]): Promise<void> {
  await page.getByLabel('Excel file').setInputFiles(file);
  await page.getByRole('button', { name: 'Check File' }).click();
}

/** The result that the screen shows for each row, by its number. */
async function saidOfRows(page: Page): Promise<Map<number, string>> {
  await page.getByRole('button', { name: /^All rows/ }).click();
  const more = page.getByRole('button', { name: /^Show more/ });
  while (await more.isVisible()) await more.click();
  const texts = await page.getByRole('list', { name: 'Rows of the sheet' }).getByRole('listitem').allInnerTexts();
  return new Map(
    texts.map((text): [number, string] => {
      const [, number, word] = /^Row (\d+)[\s\S]*?(New|Moved|Change|Already there|Faulty)/.exec(text) ?? [];
      return [Number(number), word ?? text];
    }),
  );
}

for (const book of [
  'birkie-style',
  'club-race',
  'summer-rollerski-trail',
  'messy-1-merged-groups',
  'messy-2-dates-times',
  'messy-3-quantities-text',
  'messy-4-workbook-structure',
]) {
  test(`the workbook ${book} goes in row by row, once`, { tag: '@laptop' }, async ({ page, request }) => {
    test.setTimeout(90_000);
    const expected = expectationsOf(book);
    const event = await newEvent(expected.event);
    const file = place(`${book}.xlsx`);
    await signInAs(page, 'admin');
    await openImport(page, event.id);
    await check(page, file);
    await expect(page.getByText('Check finished')).toBeVisible();
    const said = await saidOfRows(page);
    // Rows of hidden sheets are not shown. In each of these workbooks the other row numbers belong to one sheet.
    const wrong = expected.rows.flatMap(({ row, allowed, sheet }) => {
      if (allowed.length === 1 && allowed[0] === 'skip') return [];
      const word = said.get(row);
      const outcome = word === 'New' ? 'create' : word === 'Faulty' ? 'error' : 'skip';
      return allowed.includes(outcome) ? [] : [`${sheet} row ${row}: ${word}`];
    });
    expect(wrong).toEqual([]);
    expect(((await (await request.get(`/api/shifts?eventId=${event.id}`)).json()) as unknown[]).length).toBe(0);

    await page.getByRole('button', { name: 'Import Now' }).click();
    await expect(page.locator('#content').getByText('Import completed')).toBeVisible();
    const shifts = (await (await request.get(`/api/shifts?eventId=${event.id}`)).json()) as {
      date: string;
      startTime: string;
      endTime: string;
      qtyRequired: number;
      opportunity: { name: string; category: { name: string } };
    }[];
    expect(shifts).toHaveLength([...said.values()].filter((word) => word === 'New').length);
    const fold = (text: string) =>
      text
        .replace(/[\u200b\ufeff\u00ad]/g, '')
        .replace(/\s+/g, ' ')
        .trim()
        .toLowerCase();
    for (const { row, shift } of expected.rows) {
      if (!shift || said.get(row) !== 'New') continue;
      const found = shifts.some(
        (one) =>
          fold(one.opportunity.name) === fold(shift.role) &&
          fold(one.opportunity.category.name) === fold(shift.category) &&
          [shift.date].flat().includes(one.date) &&
          [shift.startTime].flat().includes(one.startTime) &&
          [shift.endTime].flat().includes(one.endTime) &&
          [shift.qty].flat().includes(one.qtyRequired),
      );
      expect([row, found]).toEqual([row, true]);
    }

    await page.getByRole('button', { name: 'Another File' }).click();
    await check(page, file);
    await expect(page.getByText(/There is nothing to import|everything else in it is there already/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Import Now' })).toHaveCount(0);
    expect([...(await saidOfRows(page)).values()].filter((word) => word === 'New' || word === 'Change')).toEqual([]);
  });
}

test(
  'an event is exported as a workbook, is edited and imported again, and the report says what changed',
  { tag: '@laptop' },
  async ({ page, request }) => {
    const event = await newEvent({ name: 'Plan and back', startDate: '2027-01-16', endDate: '2027-01-16' });
    await inDatabase("update event set state = 'DRAFT' where id = $1", [event.id]);
    await signInAs(page, 'admin');
    await openImport(page, event.id);
    const template = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Template' }).click();
    const filled = await (await template).path();
    await check(page, { name: 'template.xlsx', mimeType: '', buffer: readFileSync(filled) });
    await page.getByRole('button', { name: 'Import Now' }).click();
    await expect(page.getByText('2 categories, 2 roles and 2 shifts created')).toBeVisible();
    const publish = page.getByRole('button', { name: 'Publish', exact: true });
    await publish.last().click();
    await expect(page.getByText(`Everyone can see ${event.name} now.`)).toBeVisible();
    await expect(publish).toHaveCount(0);

    await page.getByRole('button', { name: 'Another File' }).click();
    const plan = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Current plan' }).click();
    expect((await plan).suggestedFilename()).toBe(`${event.slug}-plan.xlsx`);
    const bytes = readFileSync(await (await plan).path());
    await check(page, { name: 'plan.xlsx', mimeType: '', buffer: bytes });
    await expect(page.getByText('Everything in this file is there already. There is nothing to import.')).toBeVisible();

    const xlsx = createRequire(new URL('../../api/package.json', import.meta.url))('xlsx') as {
      read(bytes: Buffer): { Sheets: Record<string, Record<string, object>>; SheetNames: string[] };
      write(book: object, options: object): Buffer;
    };
    const book = xlsx.read(bytes);
    const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
    sheet.I2 = { t: 'n', v: 9 };
    sheet.C3 = { t: 's', v: 'Hand out soup, and smile.' };
    await page.getByRole('button', { name: 'Another File' }).click();
    const buffer = xlsx.write(book, { type: 'buffer', bookType: 'xlsx' });
    await check(page, { name: 'plan.xlsx', mimeType: '', buffer });
    await expect(page.getByText('would create nothing and change 1 role and 1 shift.')).toBeVisible();
    await expect(page.getByText('Quantity: 4 → 9')).toBeVisible();
    await page.getByRole('button', { name: 'Import Now' }).click();
    await expect(page.getByText('nothing created, 1 role and 1 shift changed')).toBeVisible();
    const shifts = (await (await request.get(`/api/shifts?eventId=${event.id}`)).json()) as { qtyRequired: number }[];
    expect(shifts.map(({ qtyRequired }) => qtyRequired).sort()).toEqual([6, 9]);
  },
);

test(
  'settings and questions in a plan are checked, reported and imported, and the event’s state is not changed',
  { tag: '@laptop' },
  async ({ page, request }) => {
    const { id, slug } = await makeEvent({ days: [40, 40], role: 'Bar', shifts: [{ day: 40 }] });
    await inDatabase(`insert into question (event_id, kind, label) values ($1, 'SHIRT_SIZE', 'T-shirt')`, [id]);
    await signInAs(page, 'admin');
    await openImport(page, id);
    const plan = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Current plan' }).click();
    const { read, utils, write } = createRequire(new URL('../../api/package.json', import.meta.url))('xlsx') as Xlsx;
    const book = read(readFileSync(await (await plan).path()));
    const { Questions: questions = {}, Event: event = {} } = book.Sheets;
    utils.sheet_add_aoa(
      questions,
      [
        ['', '', 'T-shirt, unisex'],
        ['', '', 'Which evening?', 'One of several choices', 'Friday; Saturday', 'yes'],
        ['', '', 'Which meal?', 'Essay'],
      ],
      { origin: 'A2' },
    );
    utils.sheet_add_aoa(event, [['cancelled'], [`${inDays(20)} 08:00`]], { origin: 'B2' });
    const buffer = write(book, { type: 'buffer', bookType: 'xlsx' });
    await check(page, { name: 'plan.xlsx', mimeType: '', buffer });
    await expect(
      page.getByText('would create 1 question and change 1 question and 1 setting of the event.'),
    ).toBeVisible();
    const rows = page.getByRole('list', { name: 'Rows of the sheet' });
    await expect(rows.getByRole('listitem')).toHaveCount(2);
    await expect(rows.getByText('Use "Cancel Event" on the page "Event Settings".')).toBeVisible();
    await expect(rows.getByText('Question: Which meal?')).toBeVisible();
    await expect(rows.getByText('Kind of answer "Essay" is unknown.')).toBeVisible();
    await page.getByRole('button', { name: /^All rows/ }).click();
    await expect(rows.getByText('Question: T-shirt → T-shirt, unisex')).toBeVisible();
    await expect(rows.getByText(`Signing up opens: none → ${inDays(20)} 08:00`)).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Import Now' }).click();
    await expect(page.getByText('1 question created, 1 question and 1 setting of the event changed')).toBeVisible();
    const asked = (await (await request.get(`/api/questions?eventId=${id}`)).json()) as { label: string }[];
    expect(asked.map(({ label }) => label)).toEqual(['T-shirt, unisex', 'Which evening?']);
    // Visitors read when signing up opens, and the event is not cancelled.
    await page.goto(`/event/${slug}`);
    await expect(page.getByText(/opens? .*8:00 AM/i).first()).toBeVisible();
  },
);

test(
  'a file that is no workbook is refused in plain words, and everything stays as it was',
  { tag: '@laptop' },
  async ({ page, request }) => {
    const event = await newEvent({ name: 'Refusals', startDate: '2027-01-16', endDate: '2027-01-16' });
    await signInAs(page, 'admin');
    await page.goto('/import');
    await page.getByRole('button', { name: 'Check File' }).click();
    await expect(page.getByText('Please choose an event.')).toBeVisible();
    await page.getByLabel('Event', { exact: true }).selectOption(event.id);
    await page.getByRole('button', { name: 'Check File' }).click();
    await expect(page.getByText('Please choose a file.')).toBeVisible();
    await page
      .getByLabel('Excel file')
      .setInputFiles({ name: 'plan.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b') });
    await expect(page.getByText('Only .xlsx files can be imported.')).toBeVisible();
    await check(page, { name: 'plan.xlsx', mimeType: '', buffer: Buffer.from('Category,Role') });
    await expect(page.getByRole('alert').getByText('This file is not an .xlsx workbook.')).toBeVisible();
    await expect(page.getByText('Import failed').first()).toBeVisible();
    await check(page, {
      name: 'plan.xlsx',
      mimeType: '',
      buffer: readFileSync(place('club-race.xlsx')).subarray(0, 3000),
    });
    await expect(page.getByRole('alert').getByText('This file is damaged or incomplete.')).toBeVisible();
    await page.route('**/api/admin/excel-import*', (route) => route.abort());
    await check(page, place('club-race.xlsx'));
    await expect(page.getByRole('alert').getByText('having trouble connecting')).toBeVisible();
    expect(await (await request.get(`/api/shifts?eventId=${event.id}`)).json()).toEqual([]);
  },
);

test('the import is for admins', { tag: '@laptop' }, async ({ page, request }) => {
  await page.goto('/import');
  await expect(page).toHaveURL(/\/admin$/);
  const refused = await request.get('/api/admin/import-template');
  expect(refused.status()).toBe(401);
  const { token } = await staffSession(staffEmails.admin);
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.get('/api/admin/import-template', { headers })).status()).toBe(200);
});

test.describe('for everybody', () => {
  test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

  test('axe finds nothing on the import screen, empty and with a report', async ({ page }) => {
    const event = await newEvent(expectationsOf('messy-3-quantities-text').event);
    await signInAs(page, 'admin');
    await openImport(page, event.id);
    await expectAccessible(page);
    await check(page, place('messy-3-quantities-text.xlsx'));
    await expect(page.getByText('Check finished')).toBeVisible();
    await page.getByRole('button', { name: /^All rows/ }).click();
    await expectAccessible(page);
  });
});

test(
  'a plan whose times are two hours later: the screen asks, moves the people, and the report stays',
  { tag: '@laptop' },
  async ({ page }) => {
    const day = '2031-03-08';
    const event = await newEvent({ name: 'Moved Plan', startDate: day, endDate: day });
    await signInAs(page, 'admin');
    await openImport(page, event.id);
    const screen = page.getByRole('main');
    const headers = ['Category', 'Role/Position', 'Date', 'Start Time', 'End Time', 'Quantity/Slots'];
    const plan = (...starts: number[]) => ({
      name: 'plan.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: workbookOf([
        headers,
        ...starts.map((hour) => ['Timing', 'Bib Caller', day, `${hour}:00`, `${hour + 2}:00`, 3]),
      ]),
    });
    await screen.getByLabel('Excel file').setInputFiles(plan(8, 10));
    await screen.getByRole('button', { name: 'Check File' }).click();
    await screen.getByRole('button', { name: 'Import Now' }).click();
    await expect(screen.getByRole('region', { name: 'What the import did' })).toBeVisible();
    await expectAccessible(page);
    const { body: shifts } = await (
      await staffSession(staffEmails.admin)
    ).call<{ id: string; startTime: string }[]>('GET', `/api/shifts?eventId=${event.id}`);
    const person = await signUpByRest(shifts.find(({ startTime }) => startTime === '08:00')?.id ?? '', 'Mo', 'Ved');

    await screen.getByRole('button', { name: 'Another File' }).click();
    await screen.getByLabel('Excel file').setInputFiles(plan(10, 12));
    await screen.getByRole('button', { name: 'Check File' }).click();
    const question = screen.getByRole('region', { name: 'Moved or new?' });
    await expect(question).toContainText('These 2 shifts look like the 2 that are there, 2 hours later. Move them?');
    await expect(screen.getByRole('button', { name: 'Import Now' })).toBeDisabled();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Move Them' }).click();
    await expect(screen.getByText('Start: 08:00 → 10:00')).toBeVisible();
    await expect(screen.getByText('1 person moves with it')).toBeVisible();
    await expect(screen.getByLabel('Notify the 1 person in moved shifts by email')).toBeChecked();
    await screen.getByRole('button', { name: 'Import Now' }).click();
    await expect(
      screen.getByText('2 shifts of these moved, with 1 person in them, who are notified by email.'),
    ).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Open the Board' })).toBeVisible();
    expect((await newestMail(person.email, 1, 'Your shift was changed')).text).toContain('10:00 AM');
  },
);

test(
  "an import on an empty event's board keeps its report, also after visiting another page",
  { tag: '@laptop' },
  async ({ page }) => {
    const day = '2031-03-09';
    const event = await newEvent({ name: 'Empty Board', startDate: day, endDate: day });
    await signInAs(page, 'admin');
    await page.goto(`/manage?eventId=${event.id}`);
    await page.getByRole('button', { name: 'Bulk Import (Excel)' }).last().click();
    const dialog = page.getByRole('dialog', { name: 'Bulk Import (Excel)' });
    const headers = ['Category', 'Role/Position', 'Date', 'Start Time', 'End Time', 'Quantity/Slots'];
    const buffer = workbookOf([
      headers,
      ['Timing', 'Bib Caller', day, '8:00', '10:00', 3],
      ['Timing', '=SUM("x")', day, '25:00', '10:00', 3],
    ]);
    await dialog.getByLabel('Excel file').setInputFiles({ name: 'plan.xlsx', mimeType: '', buffer });
    await dialog.getByRole('button', { name: 'Check File' }).click();
    await dialog.getByRole('button', { name: 'Import Now' }).click();
    const report = (within: Page | typeof dialog) => within.getByRole('region', { name: 'What the import did' });
    await expect(report(dialog)).toContainText('1 category, 1 role and 1 shift');
    await expect(page.getByRole('heading', { name: 'Timing', includeHidden: true })).toBeAttached();
    await expect(report(dialog)).toBeVisible();

    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save Notes' }).click();
    expect((await download).suggestedFilename()).toBe('import-plan-to-look-at.csv');
    const [head, line, ...more] = readFileSync(await (await download).path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    expect(head).toBe('\ufeffSheet,Row,Column,What,Message');
    expect(line).toMatch(/^Plan,3,D,Faulty,.*25:00/);
    expect(more).toEqual([]);

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    // It also opens and stays over the board once that has categories.
    if (page.viewportSize()?.width === 390) {
      await page.getByRole('button', { name: 'More actions' }).first().click();
      await page.getByRole('menuitem', { name: 'Bulk Import (Excel)' }).click();
    } else {
      await page.getByRole('button', { name: 'Bulk Import (Excel)' }).click();
    }
    await expect(report(dialog)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog).toBeHidden();
    const bar = page.getByRole('navigation', { name: 'Pages of this event' });
    await bar.getByRole('link', { name: 'Signups' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bulk Import (Excel)' })).toHaveCount(0);
    await bar.getByRole('link', { name: 'Import' }).click();
    await expect(report(page)).toContainText('1 category, 1 role and 1 shift');
    await page.getByRole('button', { name: 'Another File' }).click();
    await expect(report(page)).toHaveCount(0);
  },
);
