import { askToCancel } from './cancel-shift.ts';
import { expectAccessible } from './expect-accessible.ts';
import { festival, newAddress } from './festival.ts';
import { inDatabase } from './in-database.ts';
import { makeEvent } from './make-event.ts';
import { newestMail } from './mailbox.ts';
import { expect, test, type Page, type Route } from './test.ts';

interface Person {
  firstName: string;
  lastName: string;
  email: string;
}

/** Signs somebody up without the page, as another device would; `place` counts the open shifts from the end. */
async function signedUp(page: Page, person: Person, place = 3): Promise<string> {
  const { shifts } = await festival(page.request);
  const shift = shifts.filter(({ stillRequired }) => stillRequired > 3).at(-place);
  const answer = await fetch(new URL('/api/signup', process.env.TRAILCREW_E2E_URL), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, shiftId: shift?.id }),
  });
  expect(answer.status).toBe(201);
  return shift?.opportunity.name ?? '';
}

async function lookUp(page: Page, email: string): Promise<void> {
  await page.goto('/volunteer-lookup');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Find My Shifts' }).click();
}

async function linkOf(email: string): Promise<string> {
  const { text } = await newestMail(email, 1, '/manage/');
  return /\/manage\/[\w-]+/.exec(text)?.[0] ?? '';
}

const member = (page: Page, name: string) => page.getByRole('region', { name });

test(
  'looks a household up by its address and cancels a shift, and a mail says so',
  { tag: '@laptop' },
  async ({ page }) => {
    const email = newAddress();
    const role = await signedUp(page, { firstName: 'Luna', lastName: "O'Neil-Ødegård", email });
    await lookUp(page, 'nobody.at.all@example.org');
    await expect(
      page.getByText(
        'No volunteer shifts found for this email address. Please check the email or sign up for shifts first.',
      ),
    ).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Find My Shifts' }).click();
    const luna = member(page, "Luna O'Neil-Ødegård");
    await expect(luna.getByText(role)).toBeVisible();
    await expectAccessible(page);

    await askToCancel(page, luna);
    const dialog = page.getByRole('dialog');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keep the shift' }).click();
    await expect(luna.getByRole('button', { name: /^Change:/ })).toBeFocused();
    await askToCancel(page, luna);
    await dialog.getByRole('button', { name: 'Cancel the shift' }).click();
    await expect(page.getByText('Shift cancelled successfully')).toBeVisible();
    await expect(luna.getByText('No upcoming shifts.')).toBeVisible();
    expect((await newestMail(email, 2)).text).toContain(role);

    // Signing up again makes a new signup and sends another confirmation.
    await luna.getByText('Cancelled (1)').click();
    await luna.getByRole('button', { name: /^Sign up again/ }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Sign up again' }).click();
    await expect(page.getByText('Successfully signed up!')).toBeVisible();
    await expect(luna.getByText('1 shift')).toBeVisible();
    await expect(luna.getByText(/is cancelled/)).toHaveCount(0);
    await expect(luna.getByText(/^Cancelled/)).toHaveCount(0);
    expect((await newestMail(email, 3)).text).toContain(role);
  },
);

test('renames a member, and merges two entries of one person', { tag: '@laptop' }, async ({ page }) => {
  const email = newAddress();
  await signedUp(page, { firstName: 'Karin', lastName: 'Lund', email }, 4);
  await signedUp(page, { firstName: 'Karrin', lastName: 'Lund', email }, 5);
  await signedUp(page, { firstName: 'Per', lastName: 'Lund', email }, 4);
  await lookUp(page, email);
  await expect(page.getByText('3 household members')).toBeVisible();

  await page.getByRole('button', { name: 'Change the name of Per Lund' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByLabel('First name').fill('');
  await dialog.getByRole('button', { name: 'Save name' }).click();
  await expect(dialog.getByText('First name is required')).toBeVisible();
  await dialog.getByLabel('First name').fill('Karin');
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog', { name: 'Discard what you typed?' })
    .getByRole('button', { name: 'Keep editing' })
    .click();
  await dialog.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Failed to update name')).toBeVisible();
  // The message that says 'merge' has a button for it.
  await dialog.getByRole('button', { name: 'Merge the two' }).click();
  await expect(dialog.getByText('All shifts of Per Lund move to Karin Lund')).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog', { name: 'Discard what you chose?' })
    .getByRole('button', { name: /^Discard/ })
    .click();
  await page.getByRole('button', { name: 'Change the name of Per Lund' }).click();
  await dialog.getByLabel('First name').fill('Peter');
  // Saved, but the page could not be fetched again: the message says that, not that the name was not changed.
  const gone = (route: Route) =>
    (route.request().postData() ?? '').includes('mutation LookUp') ? route.abort() : route.fallback();
  await page.route('**/graphql', gone);
  await dialog.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('This page is out of date')).toBeVisible();
  await expect(page.getByText('Failed to update name')).toHaveCount(0);
  await expect(dialog).toHaveCount(0);
  await page.unroute('**/graphql', gone);
  await lookUp(page, email);
  await expect(member(page, 'Peter Lund')).toBeVisible();

  await page.getByRole('button', { name: 'Merge two people' }).click();
  await dialog.getByRole('checkbox', { name: /Karrin Lund/ }).check();
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(dialog.getByRole('alert').getByText('Select exactly 2 volunteers')).toBeVisible();
  await expect(page.getByText('You must select exactly 2 household members to merge.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: /Karin Lund/ }).check();
  await expect(dialog.getByRole('checkbox', { name: /Peter Lund/ })).toBeDisabled();
  await expect(dialog.getByText('All shifts of Karrin Lund move to Karin Lund')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByText('Volunteers merged successfully')).toBeVisible();
  await expect(member(page, 'Karrin Lund')).toHaveCount(0);
  await expect(member(page, 'Karin Lund').getByText('2 shifts')).toBeVisible();
});

test(
  'a household that merges two people sees both answers by its link, and what happens to their spots',
  { tag: '@phone' },
  async ({ page }) => {
    const event = await makeEvent({ days: [20, 20], shifts: [{ day: 20 }] });
    const email = newAddress();
    for (const firstName of ['Ana', 'Anna']) {
      const answer = await fetch(new URL('/api/signup', process.env.TRAILCREW_E2E_URL), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ firstName, lastName: 'Twin', email, shiftId: event.shifts[0] }),
      });
      expect(answer.status).toBe(201);
    }
    await inDatabase(
      `with q as (insert into question (event_id, kind, label) values ($1, 'TEXT', 'Size of your jacket') returning id)
       insert into answer (signup_id, question_id, value, answered_at)
       select g.id, q.id, jsonb_build_array(case v.first_name when 'Ana' then 'Small' else 'Medium' end),
         now() - case v.first_name when 'Ana' then interval '1 day' else interval '2 days' end
       from q, signup g join volunteer v on v.id = g.volunteer_id where v.email = $2`,
      [event.id, email],
    );
    const link = await linkOf(email);
    const choose = async () => {
      await page.getByRole('button', { name: 'Merge two people' }).click();
      await page.getByRole('checkbox', { name: /Ana Twin/ }).check();
      await page.getByRole('checkbox', { name: /Anna Twin/ }).check();
    };
    const preview = page.getByRole('dialog').getByRole('region', { name: 'What changes' });
    // After a lookup by address alone the answers are not shown.
    await lookUp(page, email);
    await choose();
    await expect(preview).toContainText('Size of your jacket');
    await expect(preview).toContainText('open this page from the link in your email');
    await expect(preview).not.toContainText('Small');

    await page.goto(link);
    await choose();
    await expect(preview).toContainText('Both have a spot in Hot Drink Table');
    await expect(preview).toContainText('Small (kept)');
    await expect(preview).toContainText('Medium (dropped)');
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Merge', exact: true }).click();
    await expect(page.getByText('Volunteers merged successfully')).toBeVisible();
    await expect(member(page, 'Ana Twin')).toHaveCount(0);
  },
);

test('cancels by the link of the mail, which stays valid until it is replaced', { tag: '@phone' }, async ({ page }) => {
  const email = newAddress();
  const role = await signedUp(page, { firstName: 'Mail', lastName: 'Linker', email });
  const path = await linkOf(email);
  await page.goto(path);
  await expect(page.getByText('1 upcoming shift · 1 household member')).toBeVisible();
  await expect(page.getByText(role)).toBeVisible();
  await expectAccessible(page);
  await askToCancel(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the shift' }).click();
  await expect(page.getByText('Signup cancelled.')).toBeVisible();
  await page.goto(path);
  await expect(page.getByText('No upcoming shifts.')).toBeVisible();

  await page.getByRole('button', { name: 'Replace this link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replace the link' }).click();
  await expect(page.getByRole('heading', { name: 'A new link is on its way' })).toBeVisible();
  await page.goto(path);
  await expect(page.getByRole('alert')).toContainText('contact the organizer');
  await expect
    .poll(async () => {
      const next = await linkOf(email);
      return next !== path && next !== '';
    })
    .toBe(true);
});

test(
  'an expired link says so and how to get a new one; an unknown one does not',
  { tag: '@phone' },
  async ({ page }) => {
    const email = newAddress();
    await signedUp(page, { firstName: 'Old', lastName: 'Link', email });
    const path = await linkOf(email);
    const sql = `update household_token set expires_at = now() - interval '1 day' where email_key = $1`;
    expect(await inDatabase(sql, [email])).toBe(1);
    await page.goto(path);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('expired');
    await expect(alert).toContainText('latest confirmation email');
    await expect(alert).toContainText('Manage My Signups');
    await expect(alert.getByRole('link', { name: 'contact the organizer' })).toHaveAttribute('href', /^mailto:/);
    await expectAccessible(page);
    await page.goto('/manage/not-a-link-at-all');
    await expect(alert).toContainText('contact the organizer');
    await expect(alert).not.toContainText('latest confirmation email');
  },
);

test('without a network the lookup says so and keeps the address', { tag: '@phone' }, async ({ page, context }) => {
  await page.goto('/volunteer-lookup');
  await expectAccessible(page);
  await page.getByLabel('Email').fill('somebody@example.org');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Find My Shifts' }).click();
  await expect(
    page.getByText(
      "We're having trouble connecting to our servers right now. Please check your internet connection and try again.",
    ),
  ).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('somebody@example.org');
});
