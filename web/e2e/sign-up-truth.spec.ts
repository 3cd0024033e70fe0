import { festival, newAddress, openSignUp } from './festival.ts';
import { expect, test, type Locator, type Page, type Route } from './test.ts';

/* The signup dialog says what is true, whatever happened to requests, and warns before it sends anything. */

/** A shift of the festival that other journeys use as little as possible. */
async function roomyShift(page: Page, at: number) {
  const { slug, shifts } = await festival(page.request);
  const shift = shifts.filter(({ stillRequired }) => stillRequired > 5).at(at);
  if (!shift) throw new Error('The demo has too few open shifts');
  return { slug, shiftId: shift.id };
}

async function fill(dialog: Locator, firstName: string, email: string): Promise<void> {
  await dialog.getByLabel('First name').fill(firstName);
  await dialog.getByLabel('Last name').fill('Truth');
  await dialog.getByLabel('Email').fill(email);
}

const send = (dialog: Locator) => dialog.getByRole('button', { name: 'Sign Up' }).click();

test('after a lost response the signup is sent again, and takes one place', { tag: '@phone' }, async ({ page }) => {
  const { slug, shiftId } = await roomyShift(page, 4);
  const email = newAddress();
  const dialog = await openSignUp(page, slug, shiftId);
  await fill(dialog, 'Lotte', email);
  let lost = 0;
  await page.route('**/graphql', async (route) => {
    const isSignUp = (route.request().postData() ?? '').includes('"operationName":"SignUp"');
    if (!isSignUp || lost > 0) return route.fallback();
    lost += 1;
    // The server signs up; its response never arrives.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await send(dialog);
  await expect(page.getByText('Successfully signed up!')).toBeVisible();
  await expect(page.getByText('You are not signed up yet')).toHaveCount(0);
  expect(lost).toBe(1);
  const looked = await page.request.post('/api/volunteer/lookup', { data: { email } });
  const { household } = (await looked.json()) as { household: { shifts: unknown[] }[] };
  expect(household.map(({ shifts }) => shifts.length)).toEqual([1]);
});

test(
  'without a clear response the dialog claims nothing, and the next press finds out',
  { tag: '@phone' },
  async ({ page }) => {
    const { slug, shiftId } = await roomyShift(page, 5);
    const dialog = await openSignUp(page, slug, shiftId);
    await fill(dialog, 'Dorte', newAddress());
    let reached = 0;
    const silent = async (route: Route) => {
      if (!(route.request().postData() ?? '').includes('"operationName":"SignUp"')) return route.fallback();
      if (reached === 0) await route.fetch();
      reached += 1;
      return route.abort('connectionreset');
    };
    await page.route('**/graphql', silent);
    await send(dialog);
    const alert = dialog.getByRole('alert');
    await expect(alert.getByText('No clear answer yet')).toBeVisible();
    await expect(alert).toBeFocused();
    await expect(page.getByText('You are not signed up yet')).toHaveCount(0);
    await expect(dialog.getByLabel('First name')).toHaveValue('Dorte');
    await page.unroute('**/graphql', silent);
    await send(dialog);
    await expect(page.getByText('Successfully signed up!')).toBeVisible();
  },
);

test(
  'a signup that was sent before going offline is sent again once the browser is online',
  { tag: '@phone' },
  async ({ page, context }) => {
    const { slug, shiftId } = await roomyShift(page, 10);
    const email = newAddress();
    const dialog = await openSignUp(page, slug, shiftId);
    await fill(dialog, 'Jette', email);
    const goneAfterwards = async (route: Route) => {
      if (!(route.request().postData() ?? '').includes('"operationName":"SignUp"')) return route.fallback();
      await route.fetch();
      await context.setOffline(true);
      return route.abort('internetdisconnected');
    };
    await page.route('**/graphql', goneAfterwards);
    await send(dialog);
    const alert = dialog.getByRole('alert');
    await expect(alert.getByText('You seem to be offline')).toBeVisible();
    await expect(alert).toContainText('We don’t know yet whether your signup arrived.');
    await page.unroute('**/graphql', goneAfterwards);
    // Without a press, text that is typed meanwhile is not sent.
    await dialog.getByLabel('First name').fill('Rikke');
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Thank you, Jette.' })).toBeVisible();
    const looked = await page.request.post('/api/volunteer/lookup', { data: { email } });
    const { household } = (await looked.json()) as { household: { shifts: unknown[] }[] };
    expect(household.map(({ shifts }) => shifts.length)).toEqual([1]);
  },
);

test(
  'the dialog says before and after sending that the person has the shift already, also after a reload',
  { tag: '@phone' },
  async ({ page }) => {
    const { slug, shiftId } = await roomyShift(page, 6);
    const email = newAddress();
    let dialog = await openSignUp(page, slug, shiftId);
    await fill(dialog, 'Gitte', email);
    await send(dialog);
    // The toast confirms it and the panel says what comes next, both at once.
    const successToast = page.getByRole('status').filter({ hasText: 'Successfully signed up!' });
    await expect(successToast).toContainText(
      "You'll receive a confirmation email with your shift details and manage link.",
    );
    const panel = page.getByRole('region', { name: 'Thank you, Gitte. See you there!' });
    await expect(panel).toContainText(`We sent the confirmation to ${email}.`);

    dialog = await openSignUp(page, slug, shiftId);
    await fill(dialog, 'gitte ', email.toUpperCase());
    await expect(dialog.getByText('You are already signed up for this shift.')).toBeVisible();
    await expect(dialog.getByText('These shifts overlap.')).toHaveCount(0);
    await send(dialog);
    const alert = dialog.getByRole('alert');
    await expect(alert.getByText('You are already signed up for this shift.')).toBeVisible();
    await expect(page.getByText('You are not signed up yet')).toHaveCount(0);

    // The warning about another shift at the same time also stays after the reload.
    const { id } = await festival(page.request);
    interface Listed {
      id: string;
      date: string;
      startTime: string;
      endTime: string;
      stillRequired: number;
    }
    const all = (await (await page.request.get(`/api/shifts?eventId=${id}`)).json()) as Listed[];
    const held = all.find((shift) => shift.id === shiftId);
    const other = all.find(
      (shift) =>
        held &&
        shift.id !== held.id &&
        shift.date === held.date &&
        shift.stillRequired > 0 &&
        shift.startTime < held.endTime &&
        held.startTime < shift.endTime &&
        shift.endTime > shift.startTime,
    );
    if (!other) throw new Error('No shift of the demo overlaps this one');
    dialog = await openSignUp(page, slug, other.id);
    await fill(dialog, 'Gitte', email);
    await expect(dialog.getByText('These shifts overlap.')).toBeVisible();
  },
);

test(
  'the focus goes to the first invalid field or to the refusal, and is never lost',
  { tag: '@phone' },
  async ({ page }) => {
    const { slug, shiftId } = await roomyShift(page, 7);
    const dialog = await openSignUp(page, slug, shiftId);
    await dialog.getByLabel('Last name').fill('Truth');
    await dialog.getByRole('button', { name: 'Sign Up' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('First name')).toBeFocused();
    await dialog.getByLabel('First name').fill('Fokus');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await dialog.getByLabel('Email').fill(newAddress());

    // The server refuses a field.
    await page.route('**/graphql', async (route) => {
      if (!(route.request().postData() ?? '').includes('"operationName":"SignUp"')) return route.fallback();
      const extensions = { code: 'INVALID_INPUT', errors: { phone: 'Please enter a valid phone number' } };
      return route.fulfill({ json: { errors: [{ message: 'Please check the marked fields.', extensions }] } });
    });
    await send(dialog);
    await expect(dialog.getByLabel('Phone')).toBeFocused();
    await page.unrouteAll();
    await page.route('**/graphql', async (route) => {
      if (!(route.request().postData() ?? '').includes('"operationName":"SignUp"')) return route.fallback();
      const extensions = { code: 'SHIFT_FULL' };
      return route.fulfill({ json: { errors: [{ message: 'This shift is full.', extensions }] } });
    });
    await dialog.getByRole('button', { name: 'Sign Up' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toBeFocused();
    await expect(dialog.getByRole('alert')).toContainText('You are not signed up yet');
  },
);

test('the dialog asks about gmial.com, and accepts it', { tag: '@phone' }, async ({ page }) => {
  const { slug, shiftId } = await roomyShift(page, 8);
  const dialog = await openSignUp(page, slug, shiftId);
  const email = dialog.getByLabel('Email');
  await email.fill('anna@gmial.com');
  await expect(dialog.getByText('Did you mean anna@gmail.com?')).toBeVisible();
  await dialog.getByRole('button', { name: 'No, keep mine' }).click();
  await expect(dialog.getByText('Did you mean')).toHaveCount(0);
  await expect(email).toHaveValue('anna@gmial.com');
  await expect(email).toBeFocused();
  await email.fill('anna@hotmial.com');
  await dialog.getByRole('button', { name: 'Yes, use it' }).click();
  await expect(email).toHaveValue('anna@hotmail.com');
  await expect(email).toBeFocused();
  // A press right after typing also asks before anything is sent.
  await dialog.getByLabel('First name').fill('Anna');
  await dialog.getByLabel('Last name').fill('Slip');
  await email.fill('anna@gmail.con');
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await expect(dialog.getByText('Did you mean anna@gmail.com?')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Yes, use it' })).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Sign Up' })).toBeEnabled();
  await page.goto('/volunteer-lookup');
  await page.getByLabel('Email').fill('anna@gmial.com');
  await expect(page.getByText('Did you mean anna@gmail.com?')).toBeVisible();
});

test('above the keyboard of a phone the shift and the button stay visible', { tag: '@phone' }, async ({ page }) => {
  const { slug, shiftId } = await roomyShift(page, 9);
  const dialog = await openSignUp(page, slug, shiftId);
  // The heights that the keyboards of Android and an iPhone leave of 844 px.
  await page.setViewportSize({ width: 390, height: 450 });
  const { shifts } = await festival(page.request);
  const role = shifts.find(({ id }) => id === shiftId)?.opportunity.name ?? '';
  for (const label of ['First name', 'Last name', 'Email', 'Phone']) {
    await dialog.getByLabel(label).focus();
    await expect(dialog.getByLabel(label)).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByText(role, { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('button', { name: 'Sign Up' })).toBeInViewport({ ratio: 1 });
  }
});
