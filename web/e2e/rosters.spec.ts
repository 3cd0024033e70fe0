import { signInAs, signUpByRest } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectLarge } from './expect-large.ts';
import { festival } from './festival.ts';
import { expect, test } from './test.ts';
import { unfold } from './unfold.ts';

test('sign-in sheets by category, day and place, to print and to save', { tag: '@laptop' }, async ({ page }) => {
  const { id, shifts } = await festival(page.request);
  const shift = shifts.filter(({ stillRequired }) => stillRequired > 5).at(-4);
  const person = await signUpByRest(shift?.id ?? '', 'Signe', `Roster${Date.now()}`);
  await signInAs(page, 'admin');
  await page.goto(`/rosters?eventId=${id}`);
  const sheets = page.getByRole('article');
  await expect(sheets.first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Print \d/ }).or(page.getByText('Save and print'))).toBeVisible();
  await expect(page.locator('.roster-line').getByText(/./).first()).toBeAttached();
  // Printing renders what is not on the screen yet.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.getByText(`Signe ${person.lastName}`)).toBeAttached();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  const all = await sheets.count();
  await page.getByLabel('Day').selectOption({ index: 1 });
  await expect.poll(() => sheets.count()).toBeLessThan(all);
  await page.getByLabel('Category').selectOption({ index: 1 });
  await expectAccessible(page);
  for (const way of [/^Call /, /^Mail /]) await expectLarge(sheets.getByRole('link', { name: way }).first());

  await unfold(page, 'Save and print');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Excel' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^volunteer-roster-northwoods.*\.xlsx$/);

  // Printed and saved sheets name their event.
  await expect(page).toHaveTitle(/^Rosters · Northwoods Loppet Festival \d{4} · /);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Export Excel' })).toBeHidden();
  await expect(sheets.first().getByText('Signature').first()).toBeVisible();
  const [ink, paper] = await sheets.first().evaluate((sheet) => {
    const { color, backgroundColor } = getComputedStyle(sheet);
    return [color, backgroundColor];
  });
  expect([ink, paper]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
});
