import { askToCancel } from './cancel-shift.ts';
import { signInAs } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { newAddress } from './festival.ts';
import { inDatabase } from './in-database.ts';
import { newestMail } from './mailbox.ts';
import { inDays, makeEvent } from './make-event.ts';
import { expect, test } from './test.ts';
import { unfold } from './unfold.ts';

/* The questions of an event to the people who sign up, and their answers. */

/** The birth date of a person of that age on the day of a shift, so many days from now. */
const born = (years: number, day: number) => `${Number(inDays(day).slice(0, 4)) - years}-01-01`;

/** How many people in a shift gave this answer. */
const answers = (shiftId: string | undefined, value: string) =>
  inDatabase(
    `update answer a set value = a.value from signup g where g.id = a.signup_id and g.shift_id = $1 and a.value = $2::jsonb`,
    [shiftId, JSON.stringify([value])],
  );

test('a volunteer answers what the event asks, and a child needs an adult', { tag: '@phone' }, async ({ page }) => {
  const { id, slug, shifts } = await makeEvent({ days: [20, 20], role: 'Bar', shifts: [{ day: 20, places: 4 }] });
  await inDatabase(
    `insert into question (event_id, kind, label, help, required) values ($1, 'SHIRT_SIZE', 'T-shirt', $2, true)`,
    [id, 'Unisex, they run small.'],
  );
  await inDatabase(`insert into question (event_id, kind, label, position) values ($1, 'TEXT', 'Allergies', 1)`, [id]);
  await inDatabase(
    `insert into question (event_id, kind, label, required, position) values ($1, 'BIRTH_DATE', 'Date of birth', true, 2)`,
    [id],
  );
  await inDatabase('update opportunity set minimum_age = 16, younger_with_consent = true where event_id = $1', [id]);
  await page.goto(`/event/${slug}?show=all`);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First name').fill('Ada');
  await dialog.getByLabel('Last name').fill('Byron');
  await dialog.getByLabel('Email').fill(newAddress());
  const shirt = dialog.getByLabel('T-shirt');
  await expect(shirt).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(dialog.getByText('Please answer this').first()).toBeVisible();
  await expect(shirt).toBeFocused();
  await expectAccessible(page);
  await shirt.selectOption('M');
  await dialog.getByLabel('Date of birth').fill(born(12, 20));
  const consent = dialog.getByRole('group', { name: 'Consent of an adult' });
  await expect(consent.getByText('I am 18 or older and responsible for Ada Byron.')).toBeVisible();
  await consent.getByLabel('Name of the adult').fill('Grace Byron');
  await consent.getByLabel('I am this adult, and I agree').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Ada.' })).toBeVisible();
  expect(await answers(shifts[0], 'M')).toBe(1);
  expect(
    await inDatabase(
      `update guardian_consent c set guardian_name = c.guardian_name from signup g
       where g.id = c.signup_id and g.shift_id = $1 and c.guardian_name = 'Grace Byron'`,
      [shifts[0]],
    ),
  ).toBe(1);
});

test('each member of a family is asked separately', { tag: '@phone' }, async ({ page }) => {
  const { id, slug, shifts } = await makeEvent({ days: [20, 20], shifts: [{ day: 20, places: 4 }] });
  await inDatabase(
    `insert into question (event_id, kind, label, required) values ($1, 'SHIRT_SIZE', 'T-shirt', true)`,
    [id],
  );
  await page.goto(`/event/${slug}?show=all`);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First name').fill('Ada');
  await dialog.getByLabel('Last name').fill('Byron');
  await dialog.getByLabel('Email').fill(newAddress());
  await dialog.getByLabel('T-shirt').selectOption('M');
  await dialog.getByRole('button', { name: 'Add another person' }).click();
  await dialog.getByRole('group', { name: 'Person 2' }).getByLabel('First name').fill('Ben');
  // The earlier answers are still there.
  await expect(dialog.getByRole('group', { name: 'Questions for Ada Byron' }).getByLabel('T-shirt')).toHaveValue('M');
  await dialog.getByRole('group', { name: 'Questions for Ben Byron' }).getByLabel('T-shirt').selectOption('XL');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible();
  expect([await answers(shifts[0], 'M'), await answers(shifts[0], 'XL')]).toEqual([1, 1]);
});

test(
  'a household that came by its link is asked again only for what it did not answer',
  { tag: '@phone' },
  async ({ page }) => {
    const { id, slug, shifts } = await makeEvent({
      days: [20, 20],
      shifts: [
        { day: 20, places: 4 },
        { day: 20, startTime: '14:00', endTime: '16:00', places: 4 },
      ],
    });
    const email = newAddress();
    const taken = await fetch(new URL('/api/signup', process.env.TRAILCREW_E2E_URL), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ firstName: 'Ada', lastName: 'Byron', email, shiftId: shifts[0] }),
    });
    expect(taken.status).toBe(201);
    await inDatabase(
      `insert into question (event_id, kind, label, required) values ($1, 'SHIRT_SIZE', 'T-shirt', true)`,
      [id],
    );
    await page.goto(/\/manage\/[\w-]+/.exec((await newestMail(email)).text)?.[0] ?? '');
    const member = page.getByRole('region', { name: 'Ada Byron' });
    await askToCancel(page, member);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the shift' }).click();
    await member.getByRole('button', { name: 'Cancelled (1)' }).click();
    await member.getByRole('button', { name: /^Sign up again/ }).click();
    const again = page.getByRole('dialog', { name: 'Sign up again?' });
    const shirt = again.getByLabel('T-shirt');
    await expect(shirt).toBeVisible();
    await expectAccessible(page);
    await again.getByRole('button', { name: 'Sign up again' }).click();
    await expect(shirt).toBeFocused();
    await expect(shirt).toHaveAttribute('aria-invalid', 'true');
    await shirt.selectOption('M');
    await again.getByRole('button', { name: 'Sign up again' }).click();
    await expect(page.getByText('Successfully signed up!')).toBeVisible();
    await expect(again).toHaveCount(0);
    expect(await answers(shifts[0], 'M')).toBe(1);

    await page.goto(`/event/${slug}?show=all`);
    const later = page.getByRole('listitem').filter({ hasText: '2:00 PM – 4:00 PM' });
    await later.getByRole('button', { name: 'Sign Up' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('First name').fill('Ada');
    await dialog.getByLabel('Last name').fill('Byron');
    await dialog.getByLabel('Email').fill(email);
    await expect(dialog.getByText('You can skip anything you answered here within the last year.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Thank you, Ada.' })).toBeVisible();
    expect(await answers(shifts[1], 'M')).toBe(1);
  },
);

test('an admin adds a question for everybody who takes a place in a role', { tag: '@laptop' }, async ({ page }) => {
  const { id } = await makeEvent({ days: [20, 20], role: 'Bar', shifts: [{ day: 20, places: 4 }] });
  await signInAs(page, 'admin');
  await page.goto(`/manage?eventId=${id}`);
  await page.getByRole('button', { name: 'Actions for Bar' }).click();
  await page.getByRole('menuitem', { name: 'Questions' }).click();
  const sheet = page.getByRole('dialog', { name: 'Questions for Bar' });
  await expect(sheet.getByText('Nothing is asked yet.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Add question' }).click();
  await sheet.getByLabel('Kind').selectOption('One of several choices');
  await sheet.getByLabel('Question').fill('Meal');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('Please write two choices or more').first()).toBeVisible();
  await sheet.getByLabel('Choices').fill('Soup\nStew');
  await sheet.getByLabel('Required').check();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('One of several choices · required · Soup, Stew')).toBeVisible();
  await sheet.getByRole('button', { name: 'Add question' }).click();
  await sheet.getByLabel('Question').fill('T-shirt');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await sheet.getByRole('button', { name: 'Move up: T-shirt' }).click();
  await expect(sheet.getByRole('listitem').first()).toContainText('T-shirt');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Delete Meal' }).click();
  await page.getByRole('dialog', { name: 'Delete this question?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Meal' })).toHaveCount(0);
});

test('a lead reads the answers and their sums', { tag: '@laptop' }, async ({ page }) => {
  const { id, shifts } = await makeEvent({ days: [20, 20], role: 'Bar', shifts: [{ day: 20, places: 4 }] });
  await inDatabase(
    `insert into question (event_id, kind, label, required) values ($1, 'SHIRT_SIZE', 'T-shirts', true)`,
    [id],
  );
  await inDatabase(`insert into question (event_id, kind, label, position) values ($1, 'TEXT', 'Allergies', 1)`, [id]);
  const questions = (await (
    await fetch(new URL(`/api/questions?eventId=${id}`, process.env.TRAILCREW_E2E_URL))
  ).json()) as { id: string }[];
  const allergies =
    'Nuts, milk and gluten. I carry two pens against a shock, in the red bag on my belt. Please call 112 first.';
  for (const [firstName, value, text] of [
    ['Ada', 'M'],
    ['Ben', 'M'],
    ['Cleo', 'XL', allergies],
  ]) {
    const answered = await fetch(new URL('/api/signup', process.env.TRAILCREW_E2E_URL), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ firstName, lastName: 'Byron', email: newAddress(), shiftId: shifts[0] },
        answers: [
          { questionId: questions[0]?.id, value },
          ...(text ? [{ questionId: questions[1]?.id, value: text }] : []),
        ],
      }),
    });
    expect(answered.status).toBe(201);
  }
  await signInAs(page, 'admin');
  await page.goto(`/volunteers?eventId=${id}`);
  await expect(page.getByText('T-shirts: XL')).toBeVisible();
  await expectAccessible(page);
  // An answer that is too long for its line can be opened, and is printed whole.
  const answered = page.locator('dl').filter({ hasText: allergies });
  const isWhole = () => answered.evaluate((list) => list.scrollHeight <= list.clientHeight);
  expect(await isWhole()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await isWhole()).toBe(true);
  await page.emulateMedia({ media: null });
  const row = page.getByRole('row').filter({ hasText: 'Cleo' });
  await row.getByRole('button', { name: 'Show all answers' }).click();
  expect(await isWhole()).toBe(true);
  await expect(page.getByRole('button', { name: 'Show all answers' })).toHaveCount(0);
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Show less' }).click();
  await expect(row.getByRole('button', { name: 'Show all answers' })).toBeVisible();
  await page.goto(`/admin-dashboard?tab=reports&eventId=${id}`);
  await unfold(page, 'Who is missing');
  await expect(page.getByText('T-shirts: 2 M, 1 XL')).toBeVisible();
  await expectAccessible(page);
});
