import { newName, signInAs } from './as-staff.ts';
import { festival, newAddress, openSignUp } from './festival.ts';
import { keepUnwatched } from './keep-unwatched.ts';
import { makeEvent, takePlace } from './make-event.ts';
import { ownRole, staffApi } from './staff-api.ts';
import { expect, test, type Locator, type Page } from './test.ts';

/* Staff see what they need at once on a phone; a no-show is replaced in four presses; toasts are not in the way. */

test.use({ reducedMotion: 'reduce' });

test('the first shift or person is visible without scrolling', { tag: '@phone' }, async ({ page }) => {
  const { id } = await festival(page.request);
  await signInAs(page, 'admin');
  await page.goto(`/manage?eventId=${id}`);
  await expect(page.locator('[data-shift-line]').first()).toBeInViewport({ ratio: 0.6 });
  for (const path of ['/volunteers', '/volunteer-signups']) {
    await page.goto(`${path}?eventId=${id}`);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Mail / })
        .first(),
    ).toBeInViewport();
  }
  await page.goto(`/admin-dashboard?tab=reports&eventId=${id}`);
  const row = page.getByRole('button', { name: /^Signups of/ }).first();
  if (page.viewportSize()?.width === 390) await expect(row).toBeInViewport();
  else await expect(page.getByText(/\d missing/).first()).toBeInViewport();
  await page.goto(`/rosters?eventId=${id}`);
  await expect(page.getByRole('article').getByRole('row').nth(1)).toBeInViewport();
});

test(
  'a person who does not come is replaced in four presses, and no toast covers title, cross or button',
  { tag: '@phone' },
  async ({ page, request }) => {
    const api = await staffApi(request, 'timing');
    const { eventId, name, shiftId } = await ownRole(api, 'Timing', { qtyRequired: 1 });
    const elsewhere = await ownRole(api, 'Timing', { startTime: '13:00', endTime: '15:00' });
    const signUp = async (firstName: string, lastName: string, shift: string) => {
      const person = { firstName, lastName, email: newAddress(), shiftId: shift };
      expect((await request.post('/api/signup', { data: person })).status()).toBe(201);
    };
    const [gone, next] = [newName('Gone'), newName('Next')];
    await signUp('Vera', gone, shiftId);
    await signUp('Bo', next, elsewhere.shiftId);
    await signInAs(page, 'timing');
    await page.goto(`/manage?eventId=${eventId}&category=all&q=${encodeURIComponent(name)}`);
    const sheet = page.getByRole('dialog');
    const line = page.locator('[data-shift-line]').first();
    // The people are shown without opening anything.
    await expect(line.getByText(`Vera ${gone}`)).toBeVisible({ visible: page.viewportSize()?.width === 390 });
    await line.click();
    await sheet.getByRole('button', { name: `Replace Vera ${gone}` }).click();
    await sheet.getByLabel('Find a volunteer').fill(next);
    await sheet.getByRole('button', { name: new RegExp(`Bo ${next}`) }).click();
    await sheet.getByRole('button', { name: `Replace Vera with Bo ${next}` }).click();
    await expect(page.getByText(`Bo ${next} replaces Vera ${gone}`)).toBeVisible();
    await expect(sheet.getByText('1 of 1 volunteers')).toBeVisible();
    await expect(sheet.getByText(`Vera ${gone}`, { exact: true })).toHaveCount(0);

    await expectToastApart(page, [
      sheet.getByRole('heading', { level: 2 }),
      sheet.getByRole('button', { name: 'Close', exact: true }),
      sheet.getByRole('button', { name: 'Assign volunteer' }),
    ]);
  },
);

test(
  'one call signs up and shows the current list; the toast is not in the way of the next signup',
  { tag: '@phone' },
  async ({ page }) => {
    const { slug, shifts } = await makeEvent({
      days: [3, 3],
      shifts: [
        { day: 3, places: 4, taken: 1, notes: 'Bring skis' },
        { day: 3, startTime: '11:00' },
      ],
    });
    // The live connection reports the page's own change, too, and may fetch everything again on a slow computer.
    await keepUnwatched(page);
    const questions = page.waitForResponse(
      (response) => response.request().postData()?.includes('AskedQuestions') === true,
    );
    const dialog = await openSignUp(page, slug, shifts[0] ?? '');
    await expect(dialog.getByRole('note')).toContainText('Bring skis');
    // The form's own questions are answered before calls are counted.
    await questions;
    // Meanwhile somebody else takes a place: the response contains it.
    await takePlace(shifts[0] ?? '');
    const asked: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql'))
        asked.push((request.postDataJSON() as { operationName: unknown }).operationName);
    });
    await dialog.getByLabel('First name').fill('Nils');
    await dialog.getByLabel('Last name').fill('Toast');
    await dialog.getByLabel('Email').fill(newAddress());
    await dialog.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you, Nils.' })).toBeVisible();
    await page.getByRole('region', { name: 'Thank you, Nils.' }).getByRole('button', { name: 'Close' }).first().click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Bring skis' })).toContainText('3 of 4');
    // The page has sent its own requests once it is idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(asked).toEqual(['SignUp']);
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(dialog.getByLabel('First name')).toBeVisible();
    await expectToastApart(page, [dialog.getByRole('button', { name: 'Sign Up' })]);
    await expect(page.locator('[data-toast] [role=status] > div:visible')).toHaveCount(0);
  },
);

/** The toast is shown and covers none of these. */
async function expectToastApart(page: Page, kept: Locator[]): Promise<void> {
  await expect(async () => {
    const toast = await page.locator('[data-toast] [role=status] > div:visible').boundingBox();
    for (const one of kept) {
      const box = await one.boundingBox();
      if (!toast || !box) throw new Error('Nothing to measure');
      const apart =
        toast.y >= box.y + box.height ||
        box.y >= toast.y + toast.height ||
        toast.x >= box.x + box.width ||
        box.x >= toast.x + toast.width;
      expect(apart).toBe(true);
    }
  }).toPass({ timeout: 3000 });
}
