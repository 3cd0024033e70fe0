import { expectAccessible } from './expect-accessible.ts';
import { festival, newAddress, openSignUp } from './festival.ts';
import { mailsTo, newestMail } from './mailbox.ts';
import { makeEvent, takePlace } from './make-event.ts';
import { expect, test, type Locator } from './test.ts';

// One day for each device, because three places of one evening shift are taken.
const days: Record<string, string> = { phone: 'Saturday', desktop: 'Friday' };

test('a family of three finds an evening shift, signs up under one address, and is one household', async ({
  page,
}, info) => {
  const email = newAddress();
  const { slug } = await festival(page.request);
  await page.goto(`/event/${slug}`);
  const filters = page.getByRole('button', { name: /Filters/ });
  await filters.click();
  const day = await page
    .getByLabel('Date')
    .locator('option', { hasText: days[info.project.name] })
    .first()
    .getAttribute('value');
  await page.getByLabel('Date', { exact: true }).selectOption(day);
  await page.getByLabel('Start Time').selectOption({ label: 'Evening (6PM+)' });
  const close = page.getByRole('button', { name: /^Show \d+ / });
  if (await close.isVisible()) await close.click();
  await expect(page).toHaveURL(/date=\d{4}-\d\d-\d\d/);
  // A shift that this browser signed up for offers to add a person.
  const button = { name: /^Sign Up( another)?$/ };
  const times = page.getByRole('listitem').filter({ has: page.getByRole('button', button) });
  await expect(times.first()).toContainText(/[6-9]:\d\d PM|1[01]:\d\d PM/);

  for (const [index, firstName] of ['Astrid', 'Bjørn', 'Nils'].entries()) {
    await times.first().getByRole('button', button).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('First name').fill(firstName);
    if (index === 0) {
      await dialog.getByLabel('Last name').fill('Hagen');
      await dialog.getByLabel('Email').fill(email);
      await dialog.getByLabel('Phone').fill('715 555 0142');
    }
    // Nothing is asked twice, whether the thank-you panel was closed by its button or by its cross.
    await expect(dialog.getByLabel('Last name')).toHaveValue('Hagen');
    await expect(dialog.getByLabel('Email')).toHaveValue(email);
    await expect(dialog.getByLabel('Phone')).toHaveValue('715 555 0142');
    await dialog.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByRole('heading', { name: `Thank you, ${firstName}.` })).toBeVisible();
    if (index === 0) await page.getByLabel(/^Remember my details/).check();
    if (index < 2) await page.getByRole('button', { name: index === 0 ? 'Another shift' : 'Close' }).click();
  }
  const { text } = await newestMail(email, 1, 'Nils');
  await page.goto(/\/manage\/[\w-]+/.exec(text)?.[0] ?? '');
  await expect(page.getByText('3 upcoming shifts · 3 household members')).toBeVisible();
});

test(
  'a family of four takes two shifts with few taps, in one go and with one mail',
  { tag: '@phone' },
  async ({ page }) => {
    const { slug } = await makeEvent({
      days: [3, 3],
      shifts: [
        { day: 3, places: 9 },
        { day: 3, startTime: '13:00', endTime: '15:00', places: 9 },
      ],
    });
    const email = `b${Date.now().toString(36)}@example.org`;
    let [taps, typed] = [0, 0];
    const tap = async (what: Locator) => {
      taps += 1;
      await what.click();
    };
    const type = async (text: string) => {
      typed += text.length;
      await page.keyboard.type(text);
    };
    await page.goto(`/event/${slug}`);
    await tap(page.getByRole('button', { name: 'Sign Up' }).first());
    const dialog = page.getByRole('dialog');
    await tap(dialog.getByLabel('First name'));
    await type('Ada');
    await tap(dialog.getByLabel('Last name'));
    await type('Berg');
    await tap(dialog.getByLabel('Email'));
    await type(email);
    for (const [index, name] of ['Bo', 'Cleo', 'Dag'].entries()) {
      await tap(dialog.getByRole('button', { name: 'Add another person' }));
      // No tap is needed: the new field has the focus, and the last name is filled in.
      await expect(dialog.getByLabel('First name').nth(index + 1)).toBeFocused();
      await type(name);
      await expect(dialog.getByLabel('Last name').nth(index + 1)).toHaveValue('Berg');
    }
    await tap(dialog.getByRole('button', { name: 'Add another shift' }));
    await tap(dialog.getByRole('button', { name: /1:00 PM – 3:00 PM/ }));
    await expect(dialog.getByText('4 people, 2 shifts, 8 spots in all.')).toBeVisible();
    await expectAccessible(page);
    await tap(dialog.getByRole('button', { name: 'Sign Up', exact: true }));
    await expect(page.getByRole('heading', { name: 'Thank you, Ada, Bo, Cleo and Dag.' })).toBeVisible();
    expect(taps).toBeLessThanOrEqual(16);
    expect(typed).toBeLessThanOrEqual(60);
    expect((await newestMail(email)).subject).toBe('You are signed up: 8 spots');
    expect(await mailsTo(email)).toHaveLength(1);
    await expectAccessible(page);
  },
);

test(
  'a family signs up without the place that somebody else took, and is remembered only if it wants',
  { tag: '@phone' },
  async ({ page }) => {
    const { slug, shifts } = await makeEvent({
      days: [3, 3],
      shifts: [
        { day: 3, places: 9 },
        { day: 3, startTime: '11:00', endTime: '14:00', places: 2 },
      ],
    });
    const email = newAddress();
    const dialog = await openSignUp(page, slug, shifts[0] ?? '');
    await dialog.getByLabel('First name').fill('Ada');
    await dialog.getByLabel('Last name').fill('Berg');
    await dialog.getByLabel('Email').fill(email);
    // While the form for more people is loading nobody is signed up without them.
    let arrive = () => {};
    const arrived = new Promise<void>((done) => (arrive = done));
    await page.route(/household-form/, async (route) => {
      await arrived;
      await route.continue();
    });
    await dialog.getByRole('button', { name: 'Add another person' }).click();
    const send = dialog.getByRole('button', { name: 'Sign Up', exact: true });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await send.click({ force: true });
    arrive();
    await expect(dialog.getByLabel('First name')).toHaveCount(2);
    await send.click();
    await expect(dialog.getByText('First name is required')).toBeVisible();
    await page.keyboard.type('Bo');
    await dialog.getByRole('button', { name: 'Add another shift' }).click();
    await dialog.getByRole('button', { name: /11:00 AM – 2:00 PM/ }).click();
    await expect(dialog.getByText(/^Ada: Hot Drink Table, .+ overlaps with Hot Drink Table/)).toBeVisible();
    await takePlace(shifts[1] ?? '');
    await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
    const refused = dialog.getByRole('listitem').filter({ hasText: 'This shift is full.' });
    await expect(refused).toHaveCount(1);
    await expect(refused).toContainText('Bo: Hot Drink Table');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Sign up for the other 3 spots' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you, Ada and Bo.' })).toBeVisible();
    const remember = page.getByLabel('Remember us on this device');
    await expect(remember).not.toBeChecked();
    await remember.check();
    // They are new, so their choice applies at once.
    const ask = page.getByLabel('You may ask us if someone drops out');
    await ask.check();
    await expect(ask).toBeEnabled();
    await expect(ask).toBeChecked();
    await expectAccessible(page);

    // On another day: what only the tab remembered is gone.
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    const row = page.getByRole('listitem').filter({ hasText: '9:00 AM – 12:00 PM' });
    await expect(row).toContainText('You · Ada, Bo');
    await row.getByRole('button', { name: 'Sign Up another' }).click();
    await dialog.getByRole('button', { name: 'Add another person' }).click();
    await expect(dialog.getByText(/^Ada is already signed up for Hot Drink Table/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Bo Berg' }).click();
    await expect(dialog.getByText(/^Bo is already signed up/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Leave out Bo' }).click();
    await dialog.getByRole('button', { name: 'Forget them' }).click();
    await expect(dialog.getByRole('button', { name: 'Bo Berg' })).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('trailcrew.household'))).toBeNull();
  },
);

test(
  'a family waits for full shifts, together with open ones and on their own',
  { tag: '@phone' },
  async ({ page }) => {
    const { slug, shifts } = await makeEvent({
      days: [3, 3],
      shifts: [
        { day: 3, places: 9 },
        { day: 3, startTime: '13:00', endTime: '15:00', places: 2 },
        { day: 3, startTime: '16:00', endTime: '18:00', places: 1 },
      ],
    });
    const email = newAddress();
    const dialog = await openSignUp(page, slug, shifts[0] ?? '');
    await dialog.getByLabel('First name').fill('Ada');
    await dialog.getByLabel('Last name').fill('Berg');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Add another person' }).click();
    await expect(dialog.getByLabel('First name').nth(1)).toBeFocused();
    await page.keyboard.type('Bo');
    await dialog.getByRole('button', { name: 'Add another shift' }).click();
    await dialog.getByRole('button', { name: /1:00 PM – 3:00 PM/ }).click();
    await takePlace(shifts[1] ?? '');
    await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(dialog.getByRole('listitem').filter({ hasText: 'This shift is full.' })).toContainText(
      'Bo: Hot Drink',
    );
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Sign up for the others, and wait for the full one' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you, Ada and Bo.' })).toBeVisible();
    await expect(page.getByText('You are on the waitlist')).toBeVisible();
    expect((await newestMail(email, 1, 'waitlist')).text).toContain('Bo');

    await page.getByRole('button', { name: 'Close' }).first().click();
    const last = await openSignUp(page, slug, shifts[2] ?? '');
    await last.getByLabel('First name').fill('Cleo');
    await last.getByLabel('Last name').fill('Berg');
    const other = newAddress();
    await last.getByLabel('Email').fill(other);
    await takePlace(shifts[2] ?? '');
    await last.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(last.getByRole('alert')).toContainText('This shift is full.');
    await expectAccessible(page);
    await last.getByRole('button', { name: 'Wait for it' }).click();
    await expect(page.getByText('You are on the waitlist')).toBeVisible();
    await expect(last).toHaveCount(0);
    expect((await newestMail(other, 1, 'waitlist')).text).toContain('Cleo');
  },
);
