import { signInAs, signUpByRest } from './as-staff.ts';
import { inDays, makeEvent } from './make-event.ts';
import { expect, test, type Page } from './test.ts';

/* Two admins move the same day at the same time: one wins, the other sees the new state, visitors read what changed. */

/** Opens 'Change plan' with a day two hours later chosen, up to the question whether to do it. */
async function askToMove(page: Page, eventId: string): Promise<void> {
  await page.goto(`/change-plan?eventId=${eventId}`);
  await page.getByLabel('Day', { exact: true }).selectOption({ value: inDays(20) });
  await page.getByLabel('Move times by', { exact: true }).selectOption({ label: '2 hours later' });
  await expect(page.getByText('11:00 AM – 2:00 PM')).toBeVisible();
  await page.getByRole('button', { name: 'Change 1 shift' }).click();
  await expect(page.getByRole('dialog', { name: 'Change 1 shift?' })).toBeVisible();
}

test('when two admins change a day at once, one wins, the other sees it, and the public page says what changed @laptop', async ({
  page,
  browser,
}, info) => {
  const event = await makeEvent({ days: [20, 20], shifts: [{ day: 20 }] });
  const { baseURL } = info.project.use;
  const context = await browser.newContext({ baseURL });
  try {
    const second = await context.newPage();
    await signInAs(page, 'admin');
    await signInAs(second, 'admin');
    await askToMove(page, event.id);
    await askToMove(second, event.id);

    await page.getByRole('button', { name: 'Change the plan' }).click();
    await expect(page.getByText('1 shift changed.').first()).toBeVisible();
    await second.getByRole('button', { name: 'Change the plan' }).click();
    await expect(second.getByRole('alert')).toContainText('Someone else changed this in the meantime.');
    await expect(second.getByRole('dialog')).toBeHidden();
    // The dialog shows the result as it would be now, and nothing was changed.
    await expect(second.getByText('1:00 PM – 4:00 PM')).toBeVisible();
    await second.screenshot({ path: info.outputPath('second-chief.png'), fullPage: true });

    const visitor = await context.newPage();
    await visitor.goto(`/event/${event.slug}`);
    await expect(visitor.getByRole('listitem').filter({ hasText: '11:00 AM' })).toBeVisible();
    await expect(visitor.getByText(/^Changed on .*: 1 shift on .* starts 2 hours later\.$/)).toBeVisible();
    await visitor.screenshot({ path: info.outputPath('plan-note.png') });
  } finally {
    await context.close();
  }
});

test('the question before a change stays while somebody else signs up', { tag: '@laptop' }, async ({ page }) => {
  const event = await makeEvent({ days: [20, 20], shifts: [{ day: 20 }] });
  await signInAs(page, 'admin');
  await askToMove(page, event.id);
  await page.getByRole('dialog').evaluate((dialog) => dialog.setAttribute('data-first', ''));
  const again = page.waitForResponse((answer) => answer.request().postData()?.includes('ChangePlanPage') ?? false);
  await signUpByRest(event.shifts[0]!, 'Ada', 'Frost');
  await (await again).finished();
  // The page draws what it received.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(page.locator('dialog[data-first]')).toBeVisible();
});
