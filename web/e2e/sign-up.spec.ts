import { festival, newAddress, openSignUp } from './festival.ts';
import { newestMail } from './mailbox.ts';
import { expect, test } from './test.ts';

test(
  'names what is missing, keeps what was typed, and stores nothing',
  { tag: '@phone' },
  async ({ page, request }) => {
    const { slug, shifts } = await festival(request);
    const shift = shifts.find(({ stillRequired }) => stillRequired > 4);
    const dialog = await openSignUp(page, slug, shift?.id ?? '');
    await dialog.getByLabel('First name').fill('Otto');
    await dialog.getByLabel('Email').fill('not an address');
    await dialog.getByRole('button', { name: 'Sign Up' }).click();
    await expect(dialog.getByText('Last name is required')).toBeVisible();
    await expect(dialog.getByText('Valid email is required')).toBeVisible();
    await expect(dialog.getByLabel('First name')).toHaveValue('Otto');
    const after = (await festival(request)).shifts.find(({ id }) => id === shift?.id);
    expect(after?.stillRequired).toBe(shift?.stillRequired);
  },
);

test('a double click makes one signup and one mail', { tag: '@phone' }, async ({ page, request }) => {
  const { slug, shifts } = await festival(request);
  const shift = shifts.filter(({ stillRequired }) => stillRequired > 4).at(-1);
  const email = newAddress();
  const dialog = await openSignUp(page, slug, shift?.id ?? '');
  await dialog.getByLabel('First name').fill('Dora');
  await dialog.getByLabel('Last name').fill('Double');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Sign Up' }).dblclick();
  await expect(page.getByText('Successfully signed up!')).toBeVisible();
  const { text } = await newestMail(email);
  const token = /manage\/([\w-]+)/.exec(text)?.[1] ?? '';
  const { household } = (await (await request.get(`/api/manage/${token}`)).json()) as {
    household: { signups: unknown[] }[];
  };
  expect(household.map(({ signups }) => signups.length)).toEqual([1]);
});

test(
  'a form filler that fills in the decoy does not prevent the signup',
  { tag: '@phone' },
  async ({ page, request }) => {
    const { slug, shifts } = await festival(request);
    const shift = shifts.filter(({ stillRequired }) => stillRequired > 4).at(1);
    const email = newAddress();
    const dialog = await openSignUp(page, slug, shift?.id ?? '');
    await dialog.locator('.decoy input[type=text]').evaluate((field: HTMLInputElement) => {
      field.value = 'https://ada.example';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await dialog.getByLabel('First name').fill('Fil');
    await dialog.getByLabel('Last name').fill('Ler');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Sign Up' }).click();
    await expect(dialog.getByText('You are not signed up yet.').or(page.getByText('Thank you, Fil'))).toBeVisible();
    // A slow computer fills it in later than two seconds after opening: then there is no question.
    if (await dialog.getByText('You are not signed up yet.').isVisible())
      await dialog.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByText('Thank you, Fil')).toBeVisible();
    expect((await newestMail(email)).text).toContain('/manage/');
  },
);

test(
  'says in the words of the server that somebody was quicker, and keeps the form',
  { tag: '@phone' },
  async ({ page, request }) => {
    const { slug, shifts } = await festival(request);
    const shift = shifts.find(({ stillRequired }) => stillRequired === 1);
    if (!shift) throw new Error('No shift of the demo has exactly one place left');
    const dialog = await openSignUp(page, slug, shift?.id ?? '');
    const quicker = await request.post('/api/signup', {
      data: { firstName: 'Quick', lastName: 'Er', email: newAddress(), shiftId: shift?.id },
    });
    expect([201, 409]).toContain(quicker.status());
    await dialog.getByLabel('First name').fill('Late');
    await dialog.getByLabel('Last name').fill('Comer');
    await dialog.getByLabel('Email').fill(newAddress());
    await dialog.getByRole('button', { name: 'Sign Up' }).click();
    await expect(dialog.getByRole('alert').getByText('This shift is full.')).toBeVisible();
    await expect(page.getByText('Signup failed')).toBeVisible();
    await expect(dialog.getByLabel('First name')).toHaveValue('Late');
  },
);

test(
  'without a signal says so, keeps the form, and works on the second try',
  { tag: '@phone' },
  async ({ page, request, context }) => {
    const { slug, shifts } = await festival(request);
    const shift = shifts.filter(({ stillRequired }) => stillRequired > 5).at(2);
    const dialog = await openSignUp(page, slug, shift?.id ?? '');
    await dialog.getByLabel('First name').fill('Nora');
    await dialog.getByLabel('Last name').fill('Nosignal');
    await dialog.getByLabel('Email').fill(newAddress());
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByText('Signup failed')).toBeVisible();
    await expect(dialog.getByText('You seem to be offline', { exact: true })).toBeVisible();
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
    await expect(dialog.getByLabel('Last name')).toHaveValue('Nosignal');
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByText('Successfully signed up!')).toBeVisible();
  },
);

test(
  'filters live in the address: a mailed link shows the same, and the back button undoes them',
  { tag: '@laptop' },
  async ({ page, request }) => {
    const { slug } = await festival(request);
    await page.goto(`/event/${slug}`);
    const shifts = page.getByRole('button', { name: /^Sign Up/ });
    await expect(shifts.first()).toBeVisible();
    const openFilters = page.getByRole('button', { name: /Additional Filters/ });
    await openFilters.click();
    await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Timing' });
    await expect(page).toHaveURL(/category=/i);
    const address = page.url();
    const other = await page.context().newPage();
    await other.goto(address);
    await expect(other.getByRole('button', { name: /Additional Filters \(1\)/ })).toBeVisible();
    await other.close();
    // On a phone the filters are a sheet: the first press of Back closes it.
    const sheet = page.getByRole('dialog');
    if (await sheet.isVisible()) {
      await page.goBack();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL(address);
    }
    await page.goBack();
    await expect(page).not.toHaveURL(/category=/i);
  },
);
