import { randomUUID } from 'node:crypto';
import { newName, openAs, staffEmails, staffSession } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { newAddress } from './festival.ts';
import { inDatabase } from './in-database.ts';
import { inDays, makeEvent } from './make-event.ts';
import { ownPassword, startOwnProduct, type OwnProduct } from './own-product.ts';
import { expect, test } from './test.ts';

/*
 * How a copied event fills compared with last year's. The admin's dashboard shows the next three of all events, so its
 * journey has its own product.
 */

/** Three people signed up for a shift 380 days ago. */
const cameThen = `with came as (
    insert into volunteer (first_name, last_name, email, email_key, name_key)
    select 'Last', 'Year', n || $3::text, n || $3::text, 'last' || chr(31) || 'year' from generate_series(1, 3) n returning id)
  insert into signup (event_id, shift_id, volunteer_id, created_at) select $1, $2, id, now() - interval '380 days' from came`;

test(
  "a lead's dashboard says that a copied event fills more slowly than last year's",
  { tag: '@phone' },
  async ({ page }) => {
    const last = await makeEvent({ days: [-350, -350], category: 'Aid Station', shifts: [{ day: -350 }] });
    await inDatabase(cameThen, [last.id, last.shifts[0], `.${randomUUID()}@example.org`]);
    const admin = await staffSession(staffEmails.admin);
    const name = newName('Loppet Again');
    const copy = await admin.call<{ id: string }>('POST', `/api/admin/events/${last.id}/duplicate`, {
      ...{ name, startDate: inDays(14) },
    });
    expect(copy.status).toBe(201);
    const email = newAddress();
    const made = `insert into app_user (role, first_name, last_name, email, email_key, password_hash)
    select 'lead', 'Lone', 'Lead', $1, $1, password_hash from app_user where email = $2`;
    expect(await inDatabase(made, [email, staffEmails.admin])).toBe(1);
    const led = `update category set lead_id = (select id from app_user where email = $1)
    where event_id = (select id from event where name = $2)`;
    expect(await inDatabase(led, [email, name])).toBe(1);

    await openAs(page, await staffSession(email), '/lead-dashboard');
    await expect(page.getByRole('heading', { name: `Falling behind: ${name}` })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Aid Station' }).first()).toContainText(
      'behind last year: 0 of 4, 3 last year',
    );
    await expectAccessible(page);
  },
);

test.describe('a club with a season of events', () => {
  let product: OwnProduct;
  test.beforeAll(async () => {
    product = await startOwnProduct();
  });
  test.afterAll(() => product.stop());

  test(
    "an admin copies last year's event, and the dashboard says where the next three events fall behind",
    { tag: '@laptop' },
    async ({ page }) => {
      const change = (sql: string, values: readonly unknown[]) => product.change(sql, values);
      const last = await makeEvent(
        { name: newName('Loppet'), days: [-350, -350], category: 'Aid Station', shifts: [{ day: -350 }] },
        change,
      );
      await change(cameThen, [last.id, last.shifts[0], `.${randomUUID()}@example.org`]);
      // One is in thirteen weeks, which is too early to say; one is cancelled, so it does not count.
      const far = await makeEvent({ name: newName('Far'), days: [91, 91], shifts: [{ day: 91 }] }, change);
      const off = await makeEvent({ name: newName('Off'), days: [7, 7], shifts: [{ day: 7 }] }, change);
      await change(`update event set state = 'CANCELLED' where id = $1`, [off.id]);
      const { email } = await product.person('admin');
      const at = (path: string) => new URL(path, product.url).href;
      await page.goto(at('/admin'));
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill(ownPassword);
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(page).toHaveURL(/dashboard/);
      await expect(page.getByRole('listitem').filter({ hasText: far.name })).toBeVisible();
      await expect(page.getByRole('heading', { name: /^Falling behind/ })).toHaveCount(0);

      await page.getByRole('button', { name: `Actions for ${last.name}` }).click();
      await page.getByRole('menuitem', { name: 'Duplicate Event' }).click();
      const dialog = page.getByRole('dialog');
      const name = newName('Loppet Again');
      await dialog.getByLabel('Name of the copy').fill(name);
      await dialog.getByLabel('Start date').fill(inDays(14));
      await dialog.getByRole('button', { name: 'Duplicate Event' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('heading', { name: /^Falling behind/ })).toHaveText([`Falling behind: ${name}`]);
      const behind = page.getByRole('region', { name: `Falling behind: ${name}` }).getByRole('listitem');
      await expect(behind).toHaveText(['Aid Station behind last year: 0 of 4, 3 last year; behind 10% a week']);
      await expectAccessible(page);

      // Three others begin sooner, so it is not among the next three any more. Only those behind in pace say so.
      const sooner = [];
      for (const day of [3, 4, 5])
        sooner.push(await makeEvent({ name: newName('Sooner'), days: [day, day], shifts: [{ day }] }, change));
      await page.reload();
      await expect(page.getByRole('heading', { name: /^Falling behind/ })).toHaveText(
        sooner.map((one) => `Falling behind: ${one.name}`),
      );
      await expect(page.getByText('behind 10% a week: 0 of 4, 4 expected')).toHaveCount(3);
    },
  );
});
