import { expectAccessible } from './expect-accessible.ts';
import { festival, newAddress } from './festival.ts';
import { newestMail } from './mailbox.ts';
import { expect, test } from './test.ts';

/* From the mail to another shift and back, counted in taps. */

test('a shift is changed from the mail in at most five taps', { tag: '@phone' }, async ({ page }) => {
  const { shifts } = await festival(page.request);
  const email = newAddress();
  const shiftId = shifts.filter(({ stillRequired }) => stillRequired > 5).at(-12)?.id;
  const answer = await fetch(new URL('/api/signup', process.env.TRAILCREW_E2E_URL), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'Mona', lastName: 'Moves', email, shiftId }),
  });
  expect(answer.status).toBe(201);
  const mail = await newestMail(email);
  const [link] = /http:\/\/127\.0\.0\.1:\d+\/manage\/[\w-]+\?cannotCome=[\w-]+/.exec(mail.text) ?? [];
  expect(mail.html).toContain(link);

  let taps = 1; // The link in the mail.
  await page.goto(link as string);
  const tap = async (name: string | RegExp) => {
    taps += 1;
    await page.getByRole('dialog').getByRole('button', { name }).first().click();
  };
  await expect(page.getByRole('dialog', { name: 'I can’t come' })).toBeVisible();
  await tap('Change shift');
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  const offered = page.getByRole('dialog').getByRole('listitem').first();
  const lines = (await offered.innerText()).split('\n');
  taps += 1;
  await offered.getByRole('button').click();
  await expect(page.getByRole('dialog', { name: 'Change to this shift?' }).getByText('Instead of')).toBeVisible();
  await tap('Change the shift');
  await expect(page.getByText('Shift changed.')).toBeVisible();
  expect(taps).toBeLessThanOrEqual(5);

  await expect(page.getByRole('dialog')).toHaveCount(0);
  const member = page.getByRole('region', { name: 'Mona Moves' });
  await expect(member.getByText(lines[1] ?? '', { exact: true })).toBeVisible();
  await expect(member.getByRole('button', { name: /^Change:/ })).toHaveCount(1);
  expect((await newestMail(email, 1, 'instead of')).subject).toMatch(/^Changed: /);
});
