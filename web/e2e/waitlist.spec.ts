import { newName, signInAs, staffEmails, staffSession } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { newAddress } from './festival.ts';
import { newestMail } from './mailbox.ts';
import { makeEvent } from './make-event.ts';
import { ownRole, staffApi } from './staff-api.ts';
import { expect, test, type APIRequestContext } from './test.ts';

/*
 * Waiting for a full shift, and accepting the offer in its mail. Longer than most: it shows every page with a waitlist.
 */

test('a visitor waits for a full shift, and accepts the offer in two taps', { tag: '@phone' }, async ({ page }) => {
  const { slug, shifts } = await makeEvent({ days: [20, 20], shifts: [{ day: 20, places: 1 }] });
  const post = async (path: string, body?: object) => {
    const answer = await fetch(new URL(path, process.env.TRAILCREW_E2E_URL), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    });
    return { status: answer.status };
  };
  const holder = newAddress();
  const person = { firstName: 'Hilda', lastName: 'Holds', email: holder };
  expect((await post('/api/signup', { ...person, shiftId: shifts[0] })).status).toBe(201);

  await page.goto(`/event/${slug}?show=all`);
  await page.getByRole('button', { name: 'Join the waitlist' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join the waitlist' });
  const email = newAddress();
  await dialog.getByLabel('First name').fill('Wanda');
  await dialog.getByLabel('Last name').fill('Waits');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Add another person' }).click();
  const second = dialog.getByRole('group', { name: 'Person 2' });
  await second.getByLabel('First name').fill('Willi');
  await second.getByLabel('Last name').fill('Waits');
  await dialog.getByLabel('Fewer spots are fine').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Join the waitlist' }).click();
  const joined = page.getByRole('dialog', { name: 'You are on the waitlist' });
  await expect(joined.getByText(email)).toBeVisible();
  await joined.getByRole('button', { name: 'Done' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'You are on the waitlist' });
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Add someone' }).click();
  await expect(dialog.getByText('2 people are waiting already')).toBeVisible();

  const [link = ''] =
    /http:\/\/127\.0\.0\.1:\d+\/manage\/[\w-]+/.exec((await newestMail(email, 1, 'waitlist')).text) ?? [];
  await page.goto(link);
  await expect(
    page.getByRole('region', { name: 'On the waitlist' }).getByText('For Wanda Waits, Willi Waits'),
  ).toBeVisible();
  await expectAccessible(page);
  // People who only wait have no shifts and members to count, here or in the lookup.
  await expect(page.getByText('On 1 waitlist', { exact: true })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText(/household member|upcoming shift/)).toHaveCount(0);
  await page.goto('/volunteer-lookup');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Find My Shifts' }).click();
  await expect(page.getByText('No volunteer shifts found for this email address.')).toContainText(
    'If you are on a waitlist, open the link in the email you got when you joined it.',
  );
  await expect(page.getByText(/household member/)).toHaveCount(0);

  const [, token] = /manage\/([\w-]+)/.exec((await newestMail(holder)).text) ?? [];
  const household = (await (await fetch(new URL(`/api/manage/${token}`, process.env.TRAILCREW_E2E_URL))).json()) as {
    household: { signups: { id: string }[] }[];
  };
  const signupId = household.household[0]?.signups[0]?.id;
  expect((await post(`/api/manage/${token}/cancel/${signupId}`)).status).toBe(200);

  const offer = await newestMail(email, 1, 'a spot is open');
  const [address = ''] = /http:\/\/127\.0\.0\.1:\d+\/offer\/[\w-]+/.exec(offer.text) ?? [];
  let taps = 1; // The link in the mail.
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'A spot is open' })).toBeVisible();
  await expect(page.getByText('It is for Wanda Waits')).toBeVisible();
  await expectAccessible(page);
  taps += 1;
  await page.getByRole('button', { name: 'Take the spot' }).click();
  await expect(page.getByRole('heading', { name: 'The spot is yours' })).toBeVisible();
  expect(taps).toBe(2);
  await page.getByRole('link', { name: 'See the event' }).click();
  await expect(page.getByRole('heading', { name: 'Browse Volunteer Shifts' })).toBeVisible();
  await expect(page.getByText('You are on the waitlist')).toHaveCount(0);
  expect((await newestMail(email, 1, 'You are signed up')).subject).toMatch(/^You are signed up/);

  // The household's page shows the shift now and no waiting.
  await page.goto(link);
  await expect(page.getByRole('region', { name: 'Wanda Waits' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'On the waitlist' })).toHaveCount(0);
});

test('a lookup shows a person’s shift and waiting, and how to accept an offer', { tag: '@phone' }, async ({ page }) => {
  const { shifts } = await makeEvent({
    days: [20, 20],
    shifts: [{ day: 20 }, { day: 20, startTime: '14:00', endTime: '16:00', places: 1, taken: 1 }],
  });
  const email = newAddress();
  const send = async (path: string, body: object) => {
    const answer = await fetch(new URL(path, process.env.TRAILCREW_E2E_URL), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(201);
  };
  const person = { firstName: 'Wanda', lastName: 'Waits' };
  await send('/api/signup', { ...person, email, shiftId: shifts[0] });
  await send('/api/waitlist', { shiftId: shifts[1], email, people: [person] });
  const lookUp = async () => {
    await page.goto('/volunteer-lookup');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Find My Shifts' }).click();
  };
  await lookUp();
  await expect(page.getByText('1 household member · on 1 waitlist')).toBeVisible();
  await expect(page.getByRole('region', { name: 'On the waitlist' })).toContainText('For Wanda Waits');
  await expectAccessible(page);

  const admin = await staffSession(staffEmails.admin);
  expect((await admin.call('PATCH', `/api/admin/shifts/${shifts[1]}`, { qtyRequired: 2 })).status).toBe(200);
  await newestMail(email, 1, 'a spot is open');
  await lookUp();
  const offer = page.getByRole('region', { name: 'A spot is open for you' });
  await expect(offer).toContainText('To take it, open the link in the email that we sent you.');
  await expect(page.getByText('1 household member', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test(
  'staff see who waits, offer a place, and switch the waitlist of a shift off',
  { tag: '@laptop' },
  async ({ page, request }) => {
    const api = await staffApi(request, 'admin');
    const { eventId, name, shiftId } = await ownRole(api, 'Timing', { qtyRequired: 1 });
    const send = async (path: string, data: object) => {
      expect((await request.post(path, { data })).ok()).toBe(true);
    };
    const [first, second] = [newName('Wanda'), newName('Willi')];
    await send('/api/signup', { firstName: 'Hilda', lastName: 'Holds', email: newAddress(), shiftId });
    for (const firstName of [first, second])
      await send('/api/waitlist', { shiftId, email: newAddress(), people: [{ firstName, lastName: 'Waits' }] });

    await signInAs(page, 'timing');
    await page.goto(`/manage?eventId=${eventId}&shift=${shiftId}`);
    const sheet = page.getByRole('dialog', { name });
    const waitlist = sheet.getByRole('region', { name: /^Waitlist/ });
    await expect(waitlist.getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page);
    await waitlist.getByRole('button', { name: `Take off the waitlist: ${first} Waits` }).click();
    await waitlist.getByRole('button', { name: 'Yes, take off' }).click();
    await expect(waitlist.getByRole('listitem')).toHaveCount(1);
    // An additional place is offered at once.
    await api.patch(`/api/admin/shifts/${shiftId}`, { qtyRequired: 2 });
    await page.reload();
    await expect(waitlist.getByText('1 spot offered')).toBeVisible();

    const on = sheet.getByRole('switch', { name: 'Waitlist when it is full' });
    await expect(on).toBeChecked();
    await on.click();
    await expect(on).not.toBeChecked();
    const late = { shiftId, email: newAddress(), people: [{ firstName: 'Late', lastName: 'Comer' }] };
    const answer = await request.post('/api/waitlist', { data: late });
    expect(((await answer.json()) as { code: string }).code).toBe('WAITLIST_OFF');
  },
);

test(
  'the waitlist of a full shift is joined from its category’s page',
  { tag: '@phone' },
  async ({ page, request }) => {
    const api = await staffApi(request, 'admin');
    const { shiftId } = await ownRole(api, 'Timing', { qtyRequired: 1 });
    const { slug, categoryId } = await placeOf(request, shiftId);
    await request.post('/api/signup', {
      data: { firstName: 'Hilda', lastName: 'Holds', email: newAddress(), shiftId },
    });
    await page.goto(`/event/${slug}/category/${categoryId}`);
    await page.locator(`a[href*="${shiftId}"]`, { hasText: 'Join the waitlist' }).click();
    const full = page.getByRole('dialog', { name: 'This shift is full' });
    await expectAccessible(page);
    await full.getByRole('button', { name: 'Join the waitlist' }).click();
    const dialog = page.getByRole('dialog', { name: 'Join the waitlist' });
    await dialog.getByLabel('First name').fill('Wanda');
    await dialog.getByLabel('Last name').fill('Waits');
    await dialog.getByLabel('Email').fill(newAddress());
    await dialog.getByRole('button', { name: 'Join the waitlist' }).click();
    await expect(page.getByRole('dialog', { name: 'You are on the waitlist' })).toBeVisible();
  },
);

/** The page on which visitors find a shift. */
async function placeOf(request: APIRequestContext, shiftId: string): Promise<{ slug: string; categoryId: string }> {
  const answer = await request.post('/graphql', {
    data: {
      query: 'query ($id: ID!) { shift(id: $id) { event { slug } category { id } } }',
      variables: { id: shiftId },
    },
  });
  const { data } = (await answer.json()) as { data: { shift: { event: { slug: string }; category: { id: string } } } };
  return { slug: data.shift.event.slug, categoryId: data.shift.category.id };
}
