import { signInAs } from './as-staff.ts';
import { festival, openSignUp } from './festival.ts';
import { expect, test, type Page } from './test.ts';

/* The browser's Back closes the topmost dialog or menu, and leaves the page only when none is open. */

const dialogOf = (page: Page) => page.getByRole('dialog');
const signUpButtons = (page: Page) => page.getByRole('button', { name: /^Sign Up/ });

/** From the landing page to the festival, so that there is a page to go back to. */
async function fromLanding(page: Page): Promise<string> {
  const { slug } = await festival(page.request);
  await page.goto('/');
  await page.goto(`/event/${slug}`);
  await expect(signUpButtons(page).first()).toBeVisible();
  return slug;
}

test(
  'Back closes the signup dialog, gives the focus back, and leaves with the next press',
  { tag: '@phone' },
  async ({ page }) => {
    const slug = await fromLanding(page);
    await signUpButtons(page).nth(1).click();
    await expect(dialogOf(page)).toBeVisible();
    await page.goBack();
    await expect(dialogOf(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/event/${slug}$`));
    await expect(signUpButtons(page).nth(1)).toBeFocused();
    await page.goForward();
    await expect(page).toHaveURL(new RegExp(`/event/${slug}$`));
    await expect(signUpButtons(page).first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
  },
);

test('a dialog that is closed without Back leaves no history entry', { tag: '@phone' }, async ({ page }) => {
  await fromLanding(page);
  for (const close of ['Escape', 'Close', 'Escape']) {
    await signUpButtons(page).first().click();
    await expect(dialogOf(page)).toBeVisible();
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await dialogOf(page).getByRole('button', { name: close }).click();
    await expect(dialogOf(page)).toBeHidden();
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test(
  'Back closes the dialog of a linked shift and restores the address, Forward opens it again',
  { tag: '@phone' },
  async ({ page }) => {
    const { slug, shifts } = await festival(page.request);
    const shift = shifts.find(({ stillRequired }) => stillRequired > 4);
    await page.goto('/');
    const dialog = await openSignUp(page, slug, shift?.id ?? '');
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/event/${slug}$`));
    await page.goForward();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/shift=/);
    await page.reload();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/event/${slug}$`));
    await page.getByRole('link', { name: 'All Events' }).click();
    await expect(page.getByRole('heading', { name: 'Volunteer Events' })).toBeVisible();
    await page.goBack();
    await expect(signUpButtons(page).first()).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
  },
);

test('Back closes the side menu and the filters of a phone', { tag: '@phone' }, async ({ page }) => {
  const slug = await fromLanding(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(dialogOf(page)).toBeVisible();
  await page.goBack();
  await expect(dialogOf(page)).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await dialogOf(page).getByRole('link', { name: 'Manage My Shifts' }).click();
  await expect(page).toHaveURL(/volunteer-lookup$/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/event/${slug}$`));
  await expect(dialogOf(page)).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL(/volunteer-lookup$/);
  await page.goBack();

  await page.getByRole('button', { name: /Filters/ }).click();
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Timing' });
  await expect(page).toHaveURL(/category=/);
  await page.goBack();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL(/category=/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/event/${slug}$`));
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('Back closes a question and a menu on the board, and then leaves the board @phone', async ({ page }) => {
  const { id } = await festival(page.request);
  await signInAs(page, 'admin');
  await page.goto('/dashboard');
  await page.goto(`/manage?eventId=${id}`);
  // Where it says when: initials may lie over its middle.
  await page
    .locator('[data-shift-line]')
    .first()
    .click({ position: { x: 24, y: 24 } });
  const sheet = dialogOf(page).first();
  await expect(sheet.getByRole('button', { name: 'Assign volunteer' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Delete shift' }).click();
  await expect(page.getByRole('heading', { name: /^Delete/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^Delete/ })).toBeHidden();
  const menu = page.getByRole('button', { name: /^Actions for/ }).first();
  await menu.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(menu).toBeFocused();
  await expect(page).toHaveURL(/\/manage/);
  await page.goBack();
  await expect(page).toHaveURL(/dashboard/);
});
