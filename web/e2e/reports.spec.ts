import { readFile } from 'node:fs/promises';
import { signInAs, signUpByRest } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectLarge } from './expect-large.ts';
import { festival } from './festival.ts';
import { newestMail } from './mailbox.ts';
import { expect, test, type Page } from './test.ts';
import { unfold } from './unfold.ts';

/** A shift of the demo's big event with enough free places for a test's signups. */
async function openShift(page: Page) {
  const { id, slug, shifts } = await festival(page.request);
  const shift = shifts.filter(({ stillRequired }) => stillRequired > 5).at(-1);
  if (!shift) throw new Error('The demo has no open shift');
  return { eventId: id, slug, shift };
}

async function openReports(page: Page, eventId: string): Promise<void> {
  await page.goto(`/dashboard?tab=reports&eventId=${eventId}`);
  await expect(page.getByRole('heading', { name: 'Assignments' })).toBeVisible();
}

test(
  'an admin reads how an event fills, opens a shift, searches, and saves the report',
  { tag: '@laptop' },
  async ({ page }) => {
    // axe checks long tables, in light and dark.
    test.slow();
    const { eventId, shift } = await openShift(page);
    const person = await signUpByRest(shift.id, 'Rapport', `Leser ${Date.now()}`);
    await signInAs(page, 'admin');
    // Of all events, whatever their names.
    await page.goto('/dashboard?tab=reports');
    await expect(page.getByRole('heading', { name: 'Assignments' })).toBeVisible();
    await expectAccessible(page);
    await openReports(page, eventId);
    await unfold(page, 'Who is missing');
    for (const card of ['Total Shifts', 'Volunteers Needed', 'Volunteers Assigned', 'Overall Fill Rate']) {
      await expect(page.getByText(card)).toBeVisible();
    }
    await expect(page.getByText(/\d+ missing/).first()).toBeVisible();
    await expect(page.getByRole('figure', { name: 'Filled spots by category' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'People missing by day and hour' })).toBeVisible();
    await expectAccessible(page);
    await page.getByText('Show the figures').first().click();
    await expect(page.getByRole('table', { name: 'Filled spots by category' })).toBeVisible();

    await page.getByLabel('Search').fill(shift.opportunity.name);
    const table = page.getByRole('table', { name: 'Shifts and how full they are' });
    const rows = table.getByRole('button', { name: new RegExp(`^Signups of ${shift.opportunity.name}`) });
    await expect(rows.first()).toBeVisible();
    for (const row of await rows.all()) {
      await row.click();
      await expect(row).toHaveAttribute('aria-expanded', 'true');
    }
    await expect(table.getByText(person.email)).toBeVisible();
    for (const way of ['Call', 'Mail'])
      await expectLarge(table.getByRole('link', { name: `${way} ${person.firstName} ${person.lastName}` }));

    await unfold(page, 'Save and print');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^volunteer-report-\d{4}-\d{2}-\d{2}\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.startsWith('\ufeffEvent,Event Date,Category,Role,Shift Date,Shift Time,Volunteers Needed')).toBe(true);
    expect(text).toContain(person.email);
    await expect(page.getByText('Export saved')).toBeVisible();

    await page.getByLabel('Search').fill('no such role');
    await expect(page.getByText('No shifts found')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(table.getByRole('button').first()).toBeVisible();
  },
);

test('a report that does not load says so and can be tried again', { tag: '@laptop' }, async ({ page }) => {
  const { eventId } = await openShift(page);
  await signInAs(page, 'admin');
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('ReportsTab')) await route.abort();
    else await route.continue();
  });
  await page.goto(`/dashboard?tab=reports&eventId=${eventId}`);
  await expect(page.getByText('Failed to fetch reports', { exact: false })).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Assignments' })).toBeVisible();
});

test('an export that fails is reported, and the page stays', { tag: '@laptop' }, async ({ page }) => {
  const { eventId } = await openShift(page);
  await signInAs(page, 'admin');
  await openReports(page, eventId);
  await page.route('**/api/exports/**', (route) => route.abort());
  await unfold(page, 'Save and print');
  await page.getByRole('button', { name: 'Export Excel' }).click();
  await expect(page.getByText('Export failed')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Assignments' })).toBeVisible();
});

test(
  'a lead writes to the people of a role: each gets the mail, and the progress is shown',
  { tag: '@phone' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { token } = await signInAs(page, 'timing');
    const mine = (await (
      await page.request.get('/api/reports', { headers: { authorization: `Bearer ${token}` } })
    ).json()) as {
      reports: {
        id: string;
        roleName: string;
        volunteersNeeded: number;
        volunteersAssigned: number;
        shift: { opportunity: { event: { name: string } } };
      }[];
    };
    const open = mine.reports.find((row) => row.volunteersNeeded > row.volunteersAssigned + 2);
    if (!open) throw new Error('The lead has no open shift');
    const person = await signUpByRest(open.id, 'Måns', `Mottaker ${Date.now()}`);

    await page.goto('/dashboard?tab=reports#bulk-email');
    await page.getByLabel('Group by').selectOption('OPPORTUNITY');
    const choice = page
      .getByRole('option', { name: new RegExp(`^${open.roleName} .*${open.shift.opportunity.event.name}`) })
      .first();
    await page.getByLabel('Volunteer role').selectOption(await choice.getAttribute('value'));
    const contacts = page.getByRole('list', { name: 'Contacts' });
    await expect(contacts.getByText(person.email)).toBeVisible();
    await page.getByRole('button', { name: 'Copy names and emails' }).click();
    await expect(page.getByText('Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      `${person.firstName} ${person.lastName} <${person.email}>`,
    );

    await page.getByRole('button', { name: /^Send an email to/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog.getByText('Subject is required')).toBeVisible();
    await expect(dialog.getByText('Message is required')).toBeVisible();
    const subject = `Bring skis ${Date.now()}`;
    await dialog.getByLabel('Subject').fill(subject);
    await dialog.getByLabel('Message').fill('We meet at the tent.\n\nSee you there!');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog.getByText('We meet at the tent.')).toBeVisible();
    await dialog.getByRole('button', { name: /^Send to/ }).dblclick();
    await expect(page.getByText('Email on its way')).toBeVisible();
    const sent = page.getByRole('listitem').filter({ hasText: subject });
    await expect(sent.getByText(/^(\d+) of \1 sent$/)).toBeVisible({ timeout: 20_000 });
    expect((await newestMail(person.email, 1, 'We meet at the tent.')).subject).toBe(subject);

    // Closing the page does not stop the mail.
    await page.reload();
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: subject })
        .getByText(/ sent$/),
    ).toBeVisible();
  },
);

test('without a clipboard the addresses are copied from a text area', { tag: '@laptop' }, async ({ page }) => {
  const { eventId } = await openShift(page);
  await signInAs(page, 'admin');
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await openReports(page, eventId);
  const group = page.getByLabel('Event', { exact: true }).last();
  await group.selectOption(eventId);
  await page.getByRole('button', { name: 'Copy emails' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  await page.getByLabel('Group by').selectOption('CATEGORY');
  await expect(page.getByRole('button', { name: 'Copy emails' })).toBeHidden();
});
