import { newName, signInAs } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectLarge } from './expect-large.ts';
import { newAddress } from './festival.ts';
import { newestMail } from './mailbox.ts';
import { makeEvent } from './make-event.ts';
import { ownRole, staffApi } from './staff-api.ts';
import { expect, test } from './test.ts';

/* A person who cannot come shares a link, and another person takes over the place with it. */

test(
  'a replacement found by a shared link: 6 taps for the new one, 0 for the old one',
  { tag: '@phone' },
  async ({ page, browser }) => {
    const { slug, shifts } = await makeEvent({ days: [20, 20], shifts: [{ day: 20, places: 1 }] });
    const giver = newAddress();
    const signedUp = await fetch(new URL('/api/signup', process.env.TRAILCREW_E2E_URL), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ firstName: 'Greta', lastName: 'Gives', email: giver, shiftId: shifts[0] }),
    });
    expect(signedUp.status).toBe(201);

    // The giver asks, from 'I can't come'.
    const mailed = await newestMail(giver);
    const [cannot = ''] = /http:\/\/127\.0\.0\.1:\d+\/manage\/[\w-]+\?cannotCome=[\w-]+/.exec(mailed.text) ?? [];
    await page.goto(cannot);
    await page.getByRole('button', { name: 'Find a replacement' }).click();
    const dialog = page.getByRole('dialog', { name: 'Find a replacement' });
    await dialog.getByLabel('A message to them').fill('My knee hurts. It is fun, I promise!');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Get the link' }).click();
    const link = page.getByRole('dialog', { name: 'Share the link' });
    await expect(link.getByText(/\/replacement\/[\w-]+/)).toBeVisible();
    await expectAccessible(page);
    await link.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('We are looking for a replacement.')).toBeVisible();

    const mail = await newestMail(giver, 1, 'looking for a replacement');
    const [address = ''] = /http:\/\/127\.0\.0\.1:\d+\/replacement\/[\w-]+/.exec(mail.text) ?? [];

    // The other person, on their own phone.
    const other = await browser.newContext({ ...test.info().project.use });
    const phone = await other.newPage();
    const taker = newAddress();
    let taps = 1; // The shared link.
    await phone.goto(address);
    await expect(phone.getByRole('heading', { name: 'Can you take over for Greta?' })).toBeVisible();
    await expect(phone.getByText('My knee hurts.')).toBeVisible();
    await expectAccessible(phone);
    for (const [label, text] of [
      ['First name', 'Tom'],
      ['Last name', 'Takes'],
      ['Email', taker],
      ['Phone', '079 123 45 67'],
    ] as const) {
      taps += 1;
      await phone.getByLabel(label).fill(text);
    }
    taps += 1;
    await phone.getByRole('button', { name: 'Sign Up instead of Greta' }).click();
    await expect(phone.getByRole('heading', { name: 'Thank you, Tom. See you there!' })).toBeVisible();
    expect(taps).toBe(6);
    await expectAccessible(phone);
    expect((await newestMail(taker, 1, 'You are signed up')).subject).toMatch(/^You are signed up/);
    expect((await newestMail(giver, 1, 'takes over from you')).subject).toMatch(/^Tom takes over/);

    // A person who comes later gets a friendly message.
    await phone.goto(address);
    await expect(phone.getByRole('heading', { name: 'Someone else took this spot' })).toBeVisible();
    await expectAccessible(phone);
    await phone.getByRole('link', { name: 'Find another shift' }).click();
    await expect(phone).toHaveURL(new RegExp(`/event/${slug}`));
    await other.close();

    // The giver did nothing else: the place is gone from their page.
    await page.reload();
    await expect(page.getByText('No upcoming shifts.')).toBeVisible();
  },
);

test('a person who can come after all ends the search', { tag: '@phone' }, async ({ page }) => {
  const { shifts } = await makeEvent({ days: [20, 20], shifts: [{ day: 20, places: 1 }] });
  const giver = newAddress();
  await fetch(new URL('/api/signup', process.env.TRAILCREW_E2E_URL), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'Greta', lastName: 'Gives', email: giver, shiftId: shifts[0] }),
  });
  const [cannot = ''] =
    /http:\/\/127\.0\.0\.1:\d+\/manage\/[\w-]+\?cannotCome=[\w-]+/.exec((await newestMail(giver)).text) ?? [];
  await page.goto(cannot);
  await page.getByRole('button', { name: 'Find a replacement' }).click();
  await page.getByRole('button', { name: 'Get the link' }).click();
  const address = await page.getByText(/\/replacement\/[\w-]+/).innerText();
  await page.getByRole('button', { name: 'Ask people who offered to step in' }).click();
  await expect(page.getByText('We email people who offered to step in, five at a time.')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  // From now on they may be asked, too.
  const may = page.getByRole('switch', { name: 'You may ask me if someone drops out' });
  await expect(may).not.toBeChecked();
  await may.click();
  await expect(may).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Share the link/ }).click();
  await page.getByRole('button', { name: 'I can come after all' }).click();
  await page.getByRole('button', { name: 'Yes, I can come' }).click();
  await expect(page.getByText('We are looking for a replacement.')).toHaveCount(0);
  await page.goto(address.trim());
  await expect(page.getByRole('heading', { name: 'No replacement is needed anymore' })).toBeVisible();
});

test(
  'a lead sees who cannot come and who could replace them, and has others asked',
  { tag: '@laptop' },
  async ({ page, request }) => {
    const api = await staffApi(request, 'admin');
    const { eventId, name, shiftId, opportunityId, date } = await ownRole(api, 'Timing', { qtyRequired: 1 });
    const other = await api.post<{ id: string }>('/api/admin/shifts', {
      ...{ opportunityId, date, startTime: '20:00', endTime: '21:00', qtyRequired: 5 },
    });
    const post = async (path: string, data: object) => (await request.post(path, { data })).json() as Promise<unknown>;
    const giver = newName('Gina');
    const { signup } = (await post('/api/signup', {
      ...{ firstName: giver, lastName: 'Gives', email: newAddress(), phone: '079 123 45 67', shiftId },
    })) as { signup: { id: string } };
    const [willing, willa] = [newAddress(), newName('Willa')];
    await post('/api/signup', {
      ...{ firstName: willa, lastName: 'Willing', email: willing, shiftId: other.id, mayBeAsked: true },
    });
    await api.post(`/api/signups/${signup.id}/replacement`, { message: 'Down with the flu.' });

    await signInAs(page, 'timing');
    await page.goto(`/manage?eventId=${eventId}`);
    const wanted = page.getByRole('region', { name: /replacements? wanted/ });
    const line = wanted.getByRole('listitem').filter({ hasText: giver });
    await expect(line.getByText('“Down with the flu.”')).toBeVisible();
    await expect(line.getByText(name)).toBeVisible();
    await expectAccessible(page);
    await line.getByRole('button', { name: `Open shift of ${giver} Gives` }).click();
    const sheet = page.getByRole('dialog', { name });
    await expect(sheet.getByRole('heading', { name: '1 replacement wanted' })).toBeVisible();
    await sheet.getByText('Who could do it').click();
    await expect(sheet.getByText(willing)).toBeVisible();
    await expectLarge(sheet.getByRole('link', { name: `Mail ${willa} Willing` }));
    const later = sheet
      .getByRole('group', { name: `What ${willa} Willing said` })
      .getByRole('button', { name: 'Later' });
    await expectLarge(later);
    await later.click();
    await expect(sheet.getByText(/^Asked on .* by .*: later$/)).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: `Ask others to take over for ${giver} Gives` }).click();
    await expect(sheet.getByText(/asked so far, five at a time|asked between 8:00 and 21:00/)).toBeVisible();
    await expect(sheet.getByText('“Down with the flu.”')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Ask others' })).toHaveCount(0);
  },
);
