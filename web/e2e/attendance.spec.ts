import { randomUUID } from 'node:crypto';
import { signInAs, staffSession } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { inDatabase } from './in-database.ts';
import { inDays } from './make-event.ts';
import { makePost } from './make-post.ts';
import { expect, test } from './test.ts';

/* What a lead settles once shifts have begun, at /attendance. */

test('staff settle who came: one by one, a whole shift, where two disagree, and who came although cancelled @phone', async ({
  page,
}) => {
  const { id, shifts, people } = await makePost({ late: 6, early: 1 });
  const [ada, bjorn, carmen, dag, emil, freya] = people;
  const admin = await staffSession('admin@example.org');
  const marked = (signupId: string, kind: string, more = {}) =>
    admin.call('POST', '/api/attendance', {
      deviceId: randomUUID(),
      marks: [{ id: randomUUID(), signupId, kind, occurredAt: new Date().toISOString(), ...more }],
    });
  await marked(ada!.signupId, 'ARRIVED');
  await marked(ada!.signupId, 'NO_SHOW', { seen: [] });
  await marked(bjorn!.signupId, 'ARRIVED');
  await inDatabase(`update signup set status = 'cancelled', cancelled_at = now() where id = $1`, [bjorn!.signupId]);

  await inDatabase(
    `insert into waitlist_entry (event_id, shift_id, email, email_key, phone, people, people_count)
     values ($1, $2, $3, $3, '612-555-2000', '[{"firstName": "Wanda", "lastName": "Waits", "nameKey": "wanda waits"}]', 1)`,
    [id, shifts[0], `${randomUUID()}@example.org`],
  );

  await signInAs(page, admin);
  await page.goto(`/manage-check-in?eventId=${id}`);
  await page.getByRole('link', { name: 'To Settle' }).click();
  await expect(page.getByRole('heading', { name: 'To settle', exact: true })).toBeVisible();
  await expect(page).toHaveURL(`/attendance/${id}`);
  const rowOf = (person: { name: string }) => page.getByRole('listitem').filter({ hasText: person.name }).last();
  await expect(rowOf(ada!)).toContainText(/: here \(/);
  await expect(rowOf(ada!)).toContainText(/: not here \(/);
  await expect(rowOf(bjorn!)).toContainText('cancelled');
  // Nobody is missing from the next shift yet.
  await expect(page.getByText(people[6]!.name)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /^Not marked \(4\)/ })).toBeVisible();
  // Beside those who are missing are those who wait.
  await expect(page.getByRole('heading', { name: '1 person waits for a spot' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call Wanda Waits' })).toHaveAttribute('href', 'tel:612-555-2000');
  await expectAccessible(page);

  await page.getByRole('button', { name: `${ada!.name} came` }).click();
  await expect(page.getByText(ada!.name, { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: `Put in again: ${bjorn!.name}` }).click();
  await expect(page.getByText(`${bjorn!.name} is signed up again`)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Came although cancelled/ })).toHaveCount(0);

  await page.getByRole('button', { name: `${carmen!.name} did not come` }).click();
  await expect(page.getByRole('heading', { name: /^Not marked \(3\)/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(carmen!)).toBeVisible();
  await page.getByRole('button', { name: `${carmen!.name} did not come` }).click();
  await expect(page.getByRole('heading', { name: /^Not marked \(3\)/ })).toBeVisible();
  // Somebody at the post marked them first.
  await marked(dag!.signupId, 'ARRIVED');
  await page.getByRole('button', { name: `${dag!.name} did not come` }).click();
  await expect(page.getByRole('heading', { name: /^People disagree \(1\)/ })).toBeVisible();
  await page.getByRole('button', { name: `${dag!.name} came` }).click();
  await expect(page.getByRole('heading', { name: /^People disagree/ })).toHaveCount(0);

  await page.getByRole('button', { name: /^All 2 came/ }).click();
  const dialog = page.getByRole('dialog');
  for (const one of [emil, freya]) await expect(dialog).toContainText(one!.name);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'All Came' }).click();
  await expect(page.getByRole('heading', { name: 'Everything is settled' })).toBeVisible();
  await expectAccessible(page);
  const { body } = await admin.call<{ people: { firstName: string; state: string }[] }>(
    'GET',
    `/api/check-in/list?${new URLSearchParams({ eventId: id, day: inDays(0) })}`,
  );
  expect(Object.fromEntries(body.people.map(({ firstName, state }) => [firstName, state]))).toEqual({
    ...{ Ada: 'HERE', Bjørn: 'HERE', Carmen: 'NO_SHOW', Dag: 'HERE', Emil: 'HERE', Freya: 'HERE', Gunnar: 'EXPECTED' },
  });
});

test(
  'fourteen days after an event the page offers nothing that the server would refuse',
  { tag: '@phone' },
  async ({ page }) => {
    const { id, people } = await makePost({ late: 2 });
    const [ada, bjorn] = people;
    const admin = await staffSession('admin@example.org');
    const mark = { id: randomUUID(), signupId: bjorn!.signupId, kind: 'ARRIVED', occurredAt: new Date().toISOString() };
    await admin.call('POST', '/api/attendance', { deviceId: randomUUID(), marks: [mark] });
    await inDatabase(`update signup set status = 'cancelled', cancelled_at = now() where id = $1`, [bjorn!.signupId]);
    await inDatabase('update event set start_date = $2, end_date = $3 where id = $1', [id, inDays(-16), inDays(-15)]);
    await signInAs(page, admin);
    await page.goto(`/attendance/${id}`);
    await expect(page.getByText(ada!.name)).toBeVisible();
    await expect(page.getByText(/^Marks for this event closed at the end of \w+day, /)).toBeVisible();
    await expect(page.getByRole('button', { name: / (came|did not come|was not here)$/ })).toHaveCount(0);
    await expectAccessible(page);
    // Signing up is not marking, and is still possible.
    await page.getByRole('button', { name: `Put in again: ${bjorn!.name}` }).click();
    await expect(page.getByText(`${bjorn!.name} is signed up again`)).toBeVisible();
  },
);
