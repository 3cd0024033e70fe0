import { readFile } from 'node:fs/promises';
import { signInAs } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { festival } from './festival.ts';
import { expect, test } from './test.ts';

const compared = 'All events compared';

test('staff explore the API in GraphiQL, and take the answer along', { tag: '@laptop' }, async ({ page, request }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) refused.push(message.text());
  });
  await signInAs(page, 'admin');
  await page.goto('/admin-dashboard');
  // By a link in the app: the page is loaded in full, with the styles that its own policy allows.
  await page.getByRole('link', { name: /^API Reports/ }).click();
  const text = page.getByRole('region', { name: 'Operation Editor' });
  await expect(text).toContainText('query');
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toContain('/api-guide');

  await page.getByLabel('Question').selectOption({ label: compared });
  await expect(text).toContainText('EventsCompared');
  await page.getByRole('button', { name: /Execute query/ }).click();
  const table = page.getByRole('region', { name: 'As a table' });
  await expect(table.getByRole('columnheader', { name: 'events.fillPercentage' })).toBeVisible();
  const lines = await table.getByRole('row').count();
  expect(lines).toBeGreaterThan(2);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file.trimEnd().split('\r\n')).toHaveLength(lines);
  expect(file).toMatch(/^\ufeffevents\.name,/);

  // The values that another question needs are filled in. People are missing in this event whatever other journeys do.
  const { id } = await festival(request);
  await page.getByLabel('Event', { exact: true }).selectOption(id);
  await page.getByLabel('Question').selectOption({ label: 'Only where people are missing, worst first' });
  await expect(text).toContainText('WherePeopleAreMissing');
  await page.getByRole('button', { name: /Execute query/ }).click();
  await expect(table.getByRole('columnheader', { name: 'shifts.stillRequired' })).toBeVisible();

  await page.getByRole('button', { name: 'Show History' }).click();
  await expect(page.getByText(compared).last()).toBeVisible();
  await page.getByRole('button', { name: /Show GraphiQL Explorer/ }).click();
  await expect(page.locator('.doc-explorer-contents, .graphiql-explorer-root').first()).toContainText('events');
  expect(refused).toEqual([]);
});

test('on a phone the same questions are asked in plain fields', { tag: '@phone' }, async ({ page }) => {
  await signInAs(page, 'timing');
  await page.goto('/api-guide');
  const result = page.getByRole('region', { name: 'Result' });
  const run = page.getByRole('button', { name: 'Run' });
  const choices = page.getByLabel('Question').locator('option');
  await expect(choices).toHaveCount(11);
  for (const title of await choices.allTextContents()) {
    await page.getByLabel('Question').selectOption({ label: title });
    await run.click();
    await expect(result).toContainText('"data"');
    await expect(result, title).not.toContainText('"errors"');
  }
  await expectAccessible(page);
  await page.getByLabel('GraphQL query').fill('{ nothing }');
  await run.click();
  await expect(result).toContainText('Cannot query field');
});

test(
  'the pages of feeds and webhooks lead to their parts of the documentation',
  { tag: '@laptop' },
  async ({ page }) => {
    await signInAs(page, 'admin');
    await page.goto('/manage-feeds');
    await page.getByRole('link', { name: 'API guide' }).click();
    await expect(page.getByRole('heading', { name: 'Calendars and spreadsheets' })).toBeInViewport();
    await page.goto('/api-guide#webhooks');
    const heading = page.getByRole('heading', { name: 'Webhooks', exact: true });
    await expect(heading).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Standard Webhooks' })).toBeVisible();
    await expect(page.getByText('signup.moved', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'beside the REST paths of feeds' }).click();
    // The part about feeds is opened, with the columns of each answer. The page draws all of the document, which takes a busy computer 20 s.
    await expect(page.locator('#operations-tag-Feeds')).toHaveAttribute('data-is-open', 'true', { timeout: 60_000 });
    await page.locator('#operations-Feeds-getFeedAsJson').click();
    await expect(page.locator('#operations-Feeds-getFeedAsJson')).toContainText('stillRequired');
  },
);
