import { expectAccessible } from './expect-accessible.ts';
import { newAddress } from './festival.ts';
import { newestMail } from './mailbox.ts';
import { makeEvent } from './make-event.ts';
import { expect, test } from './test.ts';

/* A household shows its ticket on its page and at the ticket's own address, which calls no API. */

test('a household opens its ticket, and the ticket’s address shows the same to everybody', async ({ page }) => {
  const { name, shifts } = await makeEvent({
    name: 'Winter Classic',
    days: [20, 21],
    shifts: [{ day: 20 }, { day: 21 }],
  });
  const email = newAddress();
  for (const [firstName, shiftId] of [
    ['Greta', shifts[0]],
    ['Otto', shifts[1]],
  ]) {
    const answer = await fetch(new URL('/api/signup', process.env.TRAILCREW_E2E_URL), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ firstName, lastName: 'Berg', email, shiftId }),
    });
    expect(answer.status).toBe(201);
  }
  const path = /\/manage\/[\w-]+/.exec((await newestMail(email, 1, '/manage/')).text)?.[0] ?? '';

  await page.goto(path);
  const fold = page.locator('summary', { hasText: `Your ticket: ${name}` });
  // One ticket for both people.
  await expect(fold).toHaveCount(1);
  const picture = page.getByRole('img', { name: 'QR code of the ticket' });
  await expect(picture).toBeHidden();
  await expectAccessible(page);
  await fold.press('Enter');
  await expect(page.getByText('Show this at check-in')).toBeVisible();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  const letters = page.getByText(/^(?:[A-Z2-7]{4} ){3}[A-Z2-7]{4}$/);
  const ticket = (await letters.innerText()).replaceAll(' ', '');
  await expectAccessible(page);

  // As if a camera opened it.
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto(`/T/${ticket}`);
  await expect(page.getByRole('heading', { name: 'Show this code at check-in' })).toBeVisible();
  await expect(letters).toHaveText(ticket.replaceAll(/(.{4})(?=.)/g, '$1 '));
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await expect(page.getByRole('main').getByText(/Winter Classic|Berg|Greta/)).toHaveCount(0);
  await expectAccessible(page);
  expect(calls.filter((one) => /^\/(api|graphql)/.test(one))).toEqual([]);
  expect(calls).toContain(`/t/${ticket}/qr.svg`);

  await page.goto(`/t/${ticket.slice(1)}`);
  await expect(page.getByRole('heading', { name: 'This ticket is not complete' })).toBeVisible();
  await expectAccessible(page);
});
