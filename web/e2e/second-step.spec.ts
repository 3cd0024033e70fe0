import { TOTP, Secret } from 'otpauth';
import { expectAccessible } from './expect-accessible.ts';
import { ownPassword, startOwnProduct, type OwnPerson, type OwnProduct } from './own-product.ts';
import { expect, test, type Page } from './test.ts';
import { addAuthenticator } from './virtual-authenticator.ts';

/* Passkeys need an address with a host name: these journeys have a product of their own at http://localhost. */

test.describe.configure({ mode: 'default' });

let product: OwnProduct;
test.beforeAll(async () => {
  product = await startOwnProduct();
});
test.afterAll(() => product.stop());

const at = (path: string) => new URL(path, product.url).href;

async function signIn(page: Page, { email }: OwnPerson): Promise<void> {
  await page.goto(at('/admin'));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(ownPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function toAccount(page: Page, person: OwnPerson): Promise<void> {
  await signIn(page, person);
  await expect(page).not.toHaveURL(/\/admin$/);
  await page.goto(at('/account'));
  await expect(page.getByRole('heading', { name: 'Sign-in' })).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  // The page that opens after the sign-in would close the menu again.
  await expect(page).not.toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const menu = page.getByRole('button', { name: /menu/i }).first();
  if (await menu.isVisible()) await menu.click();
  else await page.getByRole('button', { name: /^Signe / }).click();
  await page.getByText('Logout').click();
  await expect(page).toHaveURL(at('/'));
}

/** Reads the ten codes, and closes their dialog. */
async function keepCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Keep your recovery codes' });
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allTextContents();
  expect(new Set(codes).size).toBe(10);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  return codes;
}

/** The code of a secret, as an app shows it. Each is valid once, so the next sign-in uses the next one. */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + later * 30_000,
  });

test('with a passkey: added under Account, then instead of the password, then after it', async ({ page }) => {
  const person = await product.person('admin');
  await toAccount(page, person);
  const device = await addAuthenticator(page);
  await expect(page.getByText('You have no second step yet.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  await expect(adding.getByLabel('Name')).toHaveValue(/ on /);
  await adding.getByLabel('Name').fill('My laptop');
  await expectAccessible(page);
  // A device that does not recognise its owner makes no passkey.
  await device.verify(false);
  await adding.getByRole('button', { name: 'Add passkey' }).click();
  await expect(adding.getByRole('alert')).toContainText('The passkey is not added yet');
  await device.verify(true);
  await adding.getByRole('button', { name: 'Add passkey' }).click();
  await keepCodes(page);
  const listed = page.getByRole('listitem').filter({ hasText: 'My laptop' });
  await expect(listed).toContainText('Passkey');
  await expect(page.getByText('10 of 10 left')).toBeVisible();
  await expectAccessible(page);

  await signOut(page);
  const prepared = page.waitForResponse((answer) => !!answer.request().postData()?.includes('PasskeySignInOptions'));
  await page.goto(at('/account'));
  await expect(page).toHaveURL(at('/admin'));
  const alone = page.getByRole('button', { name: 'Sign in with a passkey' });
  await expect(alone).toBeVisible();
  await expectAccessible(page);
  // The options that came with the page have expired; the next press fetches new ones.
  await (await prepared).finished();
  await product.change('update sign_in_challenge set expires_at = now() where user_id is null', []);
  await alone.click();
  await expect(page.getByText('This took too long, or was used already.')).toBeVisible();
  await device.verify(false);
  await alone.click();
  await expect(page.getByText('Your device got no answer.')).toBeVisible();
  await device.verify(true);
  await alone.click();
  // The page that they wanted.
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();

  await signOut(page);
  await signIn(page, person);
  await expect(page.getByText('Second step', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('Login successful!')).toBeVisible();
  await expect(page).toHaveURL(/dashboard/);
});

test(
  'with the second of two devices, but not with one whose counter was set back',
  { tag: '@laptop' },
  async ({ page }) => {
    const person = await product.person('lead');
    await toAccount(page, person);
    const add = async (name: string) => {
      const device = await addAuthenticator(page);
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      const adding = page.getByRole('dialog', { name: 'Add a passkey' });
      await adding.getByLabel('Name').fill(name);
      await adding.getByRole('button', { name: 'Add passkey' }).click();
      return device;
    };
    const laptop = await add('My laptop');
    await keepCodes(page);
    await laptop.remove();
    const phone = await add('My phone');
    await expect(page.getByRole('listitem').filter({ hasText: 'My phone' })).toContainText('Passkey');
    await signOut(page);
    await page.goto(at('/admin'));
    const alone = page.getByRole('button', { name: 'Sign in with a passkey' });
    await alone.click();
    await expect(page).toHaveURL(/\/manage$/);

    // A copy of the passkey from before the last sign-in.
    const [before] = await phone.passkeys();
    if (!before) throw new Error('The phone keeps no passkey');
    await signOut(page);
    await phone.remove();
    await (await addAuthenticator(page)).keep({ ...before, signCount: 0 });
    await page.goto(at('/admin'));
    await alone.click();
    await expect(page.getByText('This passkey is not known here.')).toBeVisible();
    await expect(page).toHaveURL(/\/admin$/);
  },
);

test('with an authenticator app, and with a recovery code once', async ({ page }) => {
  const person = await product.person('lead');
  await toAccount(page, person);
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const adding = page.getByRole('dialog', { name: 'Add an authenticator app' });
  const secret = await adding.locator('code').innerText();
  await expect(adding.getByAltText('QR code for your authenticator app')).toHaveJSProperty('complete', true);
  expect(
    await adding.getByRole('img').evaluate((picture) => (picture as HTMLImageElement).naturalWidth),
  ).toBeGreaterThan(0);
  await expectAccessible(page);
  await adding.getByLabel('Six digits that the app shows').fill('000000');
  await adding.getByRole('button', { name: 'Add app' }).click();
  await expect(adding.getByLabel('Six digits that the app shows')).toBeFocused();
  await expect(adding.getByText('This did not match. Please try again.')).toBeVisible();
  await page.keyboard.type(codeOf(secret));
  await page.keyboard.press('Enter');
  const [code = ''] = await keepCodes(page);

  await signOut(page);
  await signIn(page, person);
  const digits = page.getByLabel('Six digits of your authenticator app');
  await expect(digits).toBeVisible();
  await expectAccessible(page);
  await digits.fill('000 000');
  await digits.press('Enter');
  await expect(page.getByText('This did not match. Please try again.')).toBeVisible();
  // The text is selected: typing replaces it, and spaces do not matter.
  await page.keyboard.type(codeOf(secret, 1).replace(/(...)/, '$1 '));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Login successful!')).toBeVisible();

  const signInByCode = async () => {
    await signOut(page);
    await signIn(page, person);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(code.toLowerCase());
    await page.getByRole('button', { name: 'Continue' }).click();
  };
  await signInByCode();
  await expect(page.getByText('Login successful!')).toBeVisible();
  await page.goto(at('/account'));
  await expect(page.getByText('9 of 10 left')).toBeVisible();
  await signInByCode();
  await expect(page.getByText('This did not match. Please try again.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('a change of permissions needs another proof, and is then made', { tag: '@phone' }, async ({ page }) => {
  const person = await product.person('admin');
  const other = await product.person('lead');
  const longAgo = () =>
    product.change(`update staff_session set proven_at = now() - interval '11 minutes' where user_id = $1`, [
      person.id,
    ]);
  await signIn(page, person);
  await expect(page).toHaveURL(/dashboard/);
  await page.goto(at('/manage-users'));
  const actions = page.getByRole('button', { name: `Actions for ${other.firstName} ${other.lastName}` });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Edit name and phone' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit name and phone of' });
  await editing.getByLabel('First name').fill('Sigrid');
  expect(await longAgo()).toBe(1);
  // If the code of the dialog cannot be fetched, the change fails, and nothing waits for ever.
  await page.route(/\/step-up-dialog-[^/]*\.js$/, (route) => route.abort());
  await editing.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog', { name: 'This could not be loaded' }).getByRole('button', { name: 'Close' }).click();
  await expect(editing.getByRole('alert')).toContainText('Please confirm that it is you.');
  await page.unrouteAll();

  await editing.getByRole('button', { name: 'Save' }).click();
  const asked = page.getByRole('dialog', { name: 'Please confirm that it is you' });
  await expect(asked).toBeVisible();
  await expectAccessible(page);
  // After declining, what was typed stays.
  await asked.getByRole('button', { name: 'Not now' }).click();
  await expect(editing.getByRole('alert')).toContainText('Please confirm that it is you.');
  await expect(editing.getByLabel('First name')).toHaveValue('Sigrid');

  await editing.getByRole('button', { name: 'Save' }).click();
  await asked.getByLabel('Your password').fill('not this one, no');
  await asked.getByRole('button', { name: 'Continue' }).click();
  await expect(asked.getByText('This did not match. Please try again.')).toBeVisible();
  await expect(asked.getByLabel('Your password')).toBeFocused();
  await page.keyboard.type(ownPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Changes saved')).toBeVisible();
  await expect(page.getByText(`Sigrid ${other.lastName}`).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // A person who lost their phone.
  await product.change(
    `insert into second_factor (user_id, kind, name, secret) values ($1, 'totp', 'Lost phone', '\\x00')`,
    [other.id],
  );
  await page.reload();
  await page.getByRole('button', { name: `Actions for Sigrid ${other.lastName}` }).click();
  await page.getByRole('menuitem', { name: 'Reset second step' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Reset second step' }).click();
  await expect(page.getByText('Second step reset')).toBeVisible();
  const line = page.getByRole('listitem').filter({ hasText: `Sigrid ${other.lastName}` });
  await expect(line).toHaveCount(1);
  await expect(line).not.toContainText('has a second step');
});
