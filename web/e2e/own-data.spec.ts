import { readFile } from 'node:fs/promises';
import { expectAccessible } from './expect-accessible.ts';
import { festival, newAddress } from './festival.ts';
import { newestMail } from './mailbox.ts';
import { expect, test } from './test.ts';

/* A household downloads its data by its mailed link. */

test('a household downloads what is kept about it @phone', async ({ page }) => {
  const { shifts } = await festival(page.request);
  const email = newAddress();
  const shiftId = shifts.find(({ stillRequired }) => stillRequired > 5)?.id;
  // Without the page's cookies: a signup would give them access to itself.
  const answer = await fetch(new URL('/api/signup', process.env.TRAILCREW_E2E_URL), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'Dagny', lastName: 'Data', email, shiftId }),
  });
  expect(answer.status).toBe(201);
  const { text } = await newestMail(email);
  await page.goto(/\/manage\/[\w-]{43}/.exec(text)?.[0] ?? '');
  await page.getByRole('heading', { name: 'Your data' }).scrollIntoViewIfNeeded();
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download what we keep about you' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^trailcrew-my-data-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    household: { email },
    people: [{ firstName: 'Dagny', lastName: 'Data' }],
    signups: [{ person: 'Dagny Data', shiftId }],
  });
});
