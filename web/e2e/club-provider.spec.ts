import { startOidcProvider, type OidcProvider } from '../../api/test/oidc/start-oidc-provider.ts';
import { ownPassword, startOwnProduct, type OwnProduct } from './own-product.ts';
import { expect, test } from './test.ts';

/* Sign-in by a real OpenID provider at another site: what the browser keeps and sends on the way there and back. */

let provider: OidcProvider;
let product: OwnProduct;
test.beforeAll(async () => {
  product = await startOwnProduct(async (publicUrl) => {
    provider = await startOidcProvider({ publicUrl });
    return provider.settings;
  });
});
test.afterAll(async () => {
  await product.stop();
  await provider.stop();
});

test(
  'an account of the club is connected once, and from then on opens the page that was wanted',
  { tag: '@laptop' },
  async ({ page }) => {
    const at = (path: string) => new URL(path, product.url).href;
    const person = await product.person('admin');
    expect(new URL(provider.issuer).hostname).not.toBe(new URL(product.url).hostname);

    // An account of the provider with the admin's address does not sign in the admin.
    provider.isAt('subject-1', { email: person.email, email_verified: true });
    await page.goto(at('/admin'));
    await page.getByRole('link', { name: 'Sign in with Club ID' }).click();
    await expect(page).toHaveURL(at('/auth/oidc/done?error=OIDC_CONNECT_FIRST'));
    await expect(page.getByText('Sign in with your password once')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();

    await page.getByRole('link', { name: 'Back to the sign-in' }).click();
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill(ownPassword);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('Login successful!')).toBeVisible();
    await page.goto(at('/account'));
    await page.getByRole('button', { name: 'Connect with Club ID' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Club ID' })).toContainText('not used yet');
    await expect(page).toHaveURL(at('/account'));

    await page.getByRole('button', { name: /^Signe / }).click();
    await page.getByText('Logout').click();
    await expect(page).toHaveURL(at('/'));
    await page.goto(at('/audit-log'));
    await page.getByRole('link', { name: 'Sign in with Club ID' }).click();
    await expect(page).toHaveURL(at('/audit-log'));
    await expect(page.getByText('Club ID').first()).toBeVisible();
    const [half] = (await page.context().cookies(product.url)).filter(({ name }) => name === 'trailcrew_staff');
    expect(half).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Audit Log' })).toBeVisible();

    // Cancelled at the provider.
    await page.getByRole('button', { name: /^Signe / }).click();
    await page.getByText('Logout').click();
    await expect(page).toHaveURL(at('/'));
    provider.isAt(null);
    await page.goto(at('/admin'));
    await page.context().clearCookies({ domain: '127.0.0.1' });
    await page.getByRole('link', { name: 'Sign in with Club ID' }).click();
    await expect(page).toHaveURL(at('/auth/oidc/done?error=OIDC_REFUSED'));
    await expect(page.getByText('The sign-in was not completed.')).toBeVisible();
  },
);
