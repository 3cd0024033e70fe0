import { TOTP, Secret } from 'otpauth';
import { expectAccessible } from './expect-accessible.ts';
import { ownPassword, startOwnProduct, type OwnProduct } from './own-product.ts';
import { expect, test } from './test.ts';

/* A club that requires a second step of all its staff. */

test.describe.configure({ mode: 'default' });

let product: OwnProduct;
test.beforeAll(async () => {
  product = await startOwnProduct({ REQUIRE_SECOND_FACTOR: 'staff' });
});
test.afterAll(() => product.stop());

test('a person who needs a second step sets it up first, and then gets to the page that they wanted', async ({
  page,
}, info) => {
  const at = (path: string) => new URL(path, product.url).href;
  const person = await product.person('lead');
  await page.goto(at('/hours'));
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(ownPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const title = page.getByRole('heading', { level: 1, name: 'Set up a second step' });
  await expect(title).toBeVisible();
  await expect(page).toHaveURL(at('/account'));
  await expect(page.getByText('Tamarack Trail Club asks everybody who manages events for it.')).toBeVisible();
  await expectAccessible(page);

  // Nothing else opens, not even a public page; they can sign out.
  for (const path of ['/dashboard', '/', '/account']) {
    await page.goto(at(path));
    await expect(title).toBeVisible();
    await expect(page).toHaveURL(at('/account'));
  }
  if (info.project.name === 'phone') await page.getByRole('button', { name: /menu/i }).first().click();
  else await page.getByRole('button', { name: /^Signe / }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lead Dashboard' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.goto(at('/hours'));
  await expect(title).toBeVisible();
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const adding = page.getByRole('dialog', { name: 'Add an authenticator app' });
  const secret = (await adding.locator('code').innerText()).replaceAll(' ', '');
  await adding
    .getByLabel('Six digits that the app shows')
    .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await adding.getByRole('button', { name: 'Add app' }).click();
  const codes = page.getByRole('dialog', { name: 'Keep your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your second step is set up' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(at('/hours'));
  await expect(page.getByRole('heading', { level: 1, name: /Hours/ })).toBeVisible();

  // It is the last one.
  await page.goto(at('/account'));
  await page.getByRole('button', { name: 'Remove Authenticator app' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Please add another one first.');
});
