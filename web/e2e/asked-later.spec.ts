import { askToCancel } from './cancel-shift.ts';
import { randomUUID } from 'node:crypto';
import { signInAs } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { newAddress } from './festival.ts';
import { inDatabase } from './in-database.ts';
import { newestMail } from './mailbox.ts';
import { inDays, makeEvent } from './make-event.ts';
import { expect, test } from './test.ts';

/* The questions to people who get a place by an offer, a takeover or a change of shift. */

/** Without the page's cookies: a signup would give them access to itself. */
async function post(path: string, body: object = {}): Promise<number> {
  const answer = await fetch(new URL(path, process.env.TRAILCREW_E2E_URL), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.status;
}

const askShirt = (eventId: string, roleId: string | null = null) =>
  inDatabase(
    `insert into question (event_id, opportunity_id, kind, label, required) values ($1, $2, 'SHIRT_SIZE', 'T-shirt', true)`,
    [eventId, roleId],
  );

/** How many people in a shift gave this answer. */
const answers = (shiftId: string | undefined, value: string) =>
  inDatabase(
    `update answer a set value = a.value from signup g where g.id = a.signup_id and g.shift_id = $1 and a.value = $2::jsonb`,
    [shiftId, JSON.stringify([value])],
  );

const linkIn = (text: string, path: RegExp) => path.exec(text)?.[0] ?? 'no link';

test(
  'an offer asks the questions of the shift, and is accepted once they are answered',
  { tag: '@phone' },
  async ({ page }) => {
    const { id, shifts } = await makeEvent({ days: [20, 20], shifts: [{ day: 20, places: 1 }] });
    const [holder, waiter] = [newAddress(), newAddress()];
    const [shiftId] = shifts;
    expect(await post('/api/signup', { firstName: 'Hilda', lastName: 'Holds', email: holder, shiftId })).toBe(201);
    const people = [{ firstName: 'Wanda', lastName: 'Waits' }];
    expect(await post('/api/waitlist', { shiftId, email: waiter, people })).toBe(201);
    await askShirt(id);
    await page.goto(linkIn((await newestMail(holder)).text, /\/manage\/[\w-]+/));
    await askToCancel(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the shift' }).click();
    await expect(page.getByText(/^Hot Drink Table on .+ is cancelled\.$/)).toBeVisible();

    await page.goto(linkIn((await newestMail(waiter, 1, 'a spot is open')).text, /\/offer\/[\w-]+/));
    const shirt = page.getByLabel('T-shirt');
    await expect(shirt).toBeVisible();
    await page.getByRole('button', { name: 'Take the spot' }).click();
    await expect(shirt).toBeFocused();
    await expect(shirt).toHaveAccessibleDescription('Please answer this');
    await expectAccessible(page);
    await shirt.selectOption('M');
    await page.getByRole('button', { name: 'Take the spot' }).click();
    await expect(page.getByRole('heading', { name: 'The spot is yours' })).toBeVisible();
    expect(await answers(shiftId, 'M')).toBe(1);
  },
);

test(
  'a person who takes over a place answers the questions, and may agree to be asked another time',
  { tag: '@phone' },
  async ({ page, browser }) => {
    const { id, shifts } = await makeEvent({ days: [20, 20], shifts: [{ day: 20, places: 1 }] });
    const [giver, taker] = [newAddress(), newAddress()];
    const [shiftId] = shifts;
    expect(await post('/api/signup', { firstName: 'Greta', lastName: 'Gives', email: giver, shiftId })).toBe(201);
    await askShirt(id);
    await page.goto(linkIn((await newestMail(giver)).text, /\/manage\/[\w-]+\?cannotCome=[\w-]+/));
    await page.getByRole('button', { name: 'Find a replacement' }).click();
    await page.getByRole('button', { name: 'Get the link' }).click();
    const address = await page.getByText(/\/replacement\/[\w-]+/).innerText();

    const other = await browser.newContext({ ...test.info().project.use });
    const phone = await other.newPage();
    await phone.goto(address.trim());
    await phone.getByLabel('First name').fill('Tom');
    await phone.getByLabel('Last name').fill('Takes');
    await phone.getByLabel('Email').fill(taker);
    const may = phone.getByLabel('You may ask me if someone drops out');
    await expect(may).not.toBeChecked();
    // The same text for everybody, so that it does not reveal who is known.
    await expect(may).toHaveAccessibleDescription(
      'If you have signed up before, please open the link in your email and turn this on there.',
    );
    await may.check();
    await phone.getByRole('button', { name: 'Sign Up instead of Greta' }).click();
    await expect(phone.getByLabel('T-shirt')).toBeFocused();
    await expectAccessible(phone);
    await phone.getByLabel('T-shirt').selectOption('XL');
    await phone.getByRole('button', { name: 'Sign Up instead of Greta' }).click();
    await expect(phone.getByRole('heading', { name: 'Thank you, Tom. See you there!' })).toBeVisible();
    await other.close();
    expect(await answers(shiftId, 'XL')).toBe(1);
    expect(
      await inDatabase('update volunteer set may_be_asked = true where email = $1 and may_be_asked', [taker]),
    ).toBe(1);
  },
);

test('a person who changes to a role with a question answers it first', { tag: '@phone' }, async ({ page }) => {
  const { id, categoryId, shifts } = await makeEvent({ days: [20, 20], shifts: [{ day: 20, places: 4 }] });
  const [roleId, barShift] = [randomUUID(), randomUUID()];
  await inDatabase(`insert into opportunity (id, event_id, category_id, name) values ($1, $2, $3, 'Bar')`, [
    roleId,
    id,
    categoryId,
  ]);
  await inDatabase(
    `insert into shift (id, event_id, opportunity_id, date, start_time, end_time, qty_required) values ($1, $2, $3, $4, '14:00', '16:00', 3)`,
    [barShift, id, roleId, inDays(20)],
  );
  await askShirt(id, roleId);
  const email = newAddress();
  expect(await post('/api/signup', { firstName: 'Mona', lastName: 'Moves', email, shiftId: shifts[0] })).toBe(201);
  await page.goto(linkIn((await newestMail(email)).text, /\/manage\/[\w-]+\?cannotCome=[\w-]+/));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Change shift' }).click();
  await dialog.getByRole('listitem').filter({ hasText: 'Bar' }).getByRole('button').click();
  const shirt = dialog.getByLabel('T-shirt');
  await expect(shirt).toBeVisible();
  await dialog.getByRole('button', { name: 'Change the shift' }).click();
  await expect(shirt).toBeFocused();
  await expect(shirt).toHaveAccessibleDescription('Please answer this');
  await expectAccessible(page);
  await shirt.selectOption('S');
  await dialog.getByRole('button', { name: 'Change the shift' }).click();
  await expect(page.getByText('Shift changed.')).toBeVisible();
  expect(await answers(barShift, 'S')).toBe(1);
});

test('staff switch the waitlists of an event off, and full shifts offer none @laptop', async ({ page }) => {
  const { id, slug } = await makeEvent({ days: [20, 20], shifts: [{ day: 20, places: 1, taken: 1 }] });
  await signInAs(page, 'admin');
  await page.goto(`/event/${slug}?show=all`);
  await expect(page.getByRole('button', { name: 'Join the waitlist' })).toBeVisible();
  await page.goto(`/event-settings?eventId=${id}`);
  const on = page.getByRole('switch', { name: 'Waitlists for full shifts' });
  await expect(on).toBeChecked();
  await expectAccessible(page);
  await on.click();
  await expect(on).not.toBeChecked();
  await expect(page.getByText('No one can join the waitlist anymore')).toBeVisible();
  await page.goto(`/event/${slug}?show=all`);
  await expect(page.getByRole('button', { name: 'Full' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Join the waitlist' })).toHaveCount(0);
});
