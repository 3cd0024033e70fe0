import { randomUUID } from 'node:crypto';
import { newName, openAs, staffEmails, staffSession } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { newAddress } from './festival.ts';
import { inDatabase } from './in-database.ts';
import { inDays, makeEvent } from './make-event.ts';
import { expect, test } from './test.ts';

/* The admin's dashboard shows the same part for the next three events of all, which other journeys make meanwhile. */

test("a lead reads on the dashboard that a copied event fills more slowly than last year's", async ({ page }) => {
  const last = await makeEvent({ days: [-350, -350], category: 'Aid Station', shifts: [{ day: -350 }] });
  const cameThen = `with came as (
      insert into volunteer (first_name, last_name, email, email_key, name_key)
      select 'Last', 'Year', n || $3::text, n || $3::text, 'last' || chr(31) || 'year' from generate_series(1, 3) n returning id)
    insert into signup (event_id, shift_id, volunteer_id, created_at) select $1, $2, id, now() - interval '380 days' from came`;
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
});
