import { expectAccessible } from './expect-accessible.ts';
import { ownPassword, startOwnProduct, type OwnProduct } from './own-product.ts';
import { expect, test } from './test.ts';

/* A club whose leads sign in with its own provider, which does not answer at the moment. */

const issuer = 'http://127.0.0.1:9/';
let product: OwnProduct;
test.beforeAll(async () => {
  product = await startOwnProduct({
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: 'trailcrew',
    OIDC_CLIENT_SECRET: 'a secret of a journey',
    OIDC_NAME: 'Club ID',
    PASSWORD_SIGN_IN: 'admins',
  });
});
test.afterAll(() => product.stop());

test('the club’s sign-in is offered, reports that the provider does not answer, and is disconnected', async ({
  page,
}) => {
  const at = (path: string) => new URL(path, product.url).href;
  const person = await product.person('admin');
  await page.goto(at('/lead'));
  await expect(page.getByText('Leads sign in with Club ID.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sign in with Club ID' }).click();
  await expect(page).toHaveURL(at('/auth/oidc/done?error=OIDC_UNAVAILABLE'));
  await expect(page.getByRole('heading', { level: 1, name: 'You are not signed in yet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to the sign-in' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(ownPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/dashboard/);

  await page.goto(at('/account'));
  await page.getByRole('button', { name: 'Connect with Club ID' }).click();
  await expect(page.getByText('Not connected yet')).toBeVisible();
  await expect(page.getByText('does not answer just now')).toBeVisible();
  await expect(page).toHaveURL(at('/account'));
  await product.change(`insert into oidc_identity (user_id, issuer, subject) values ($1, $2, 'a subject')`, [
    person.id,
    issuer,
  ]);
  await page.reload();
  const listed = page.getByRole('listitem').filter({ hasText: 'Club ID' });
  await expect(listed).toContainText('not used yet');
  await expectAccessible(page);
  await listed.getByRole('button', { name: 'Disconnect Club ID' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('Club ID is disconnected')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connect with Club ID' })).toBeVisible();
});
