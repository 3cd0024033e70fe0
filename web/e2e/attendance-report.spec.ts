import { randomUUID } from 'node:crypto';
import { signInAs, staffSession } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { inDatabase } from './in-database.ts';
import { makePost } from './make-post.ts';
import { expect, test } from './test.ts';
import { unfold } from './unfold.ts';

/* What staff read and put right after check-in. */

/** An event of today with seven people, some of them marked, and Wim, who walked in without an address. */
async function checkedIn() {
  const post = await makePost({ late: 6, early: 1 });
  const [ada, bjorn, carmen, dag, emil] = post.people;
  const admin = await staffSession('admin@example.org');
  const now = new Date().toISOString();
  const wim = { id: randomUUID(), shiftId: post.shifts[0]!, firstName: 'Wim', lastName: post.family };
  const mark = (signupId: string, kind: string, more = {}) => ({
    ...{ id: randomUUID(), signupId, kind, occurredAt: now, ...more },
  });
  const send = (marks: object[], walkIns: object[] = []) =>
    admin.call('POST', '/api/attendance', { deviceId: randomUUID(), walkIns, marks });
  const here = [wim.id, ada!.signupId, bjorn!.signupId, dag!.signupId, emil!.signupId];
  await send([...here.map((id) => mark(id, 'ARRIVED')), mark(carmen!.signupId, 'NO_SHOW')], [wim]);
  // Another phone, which did not have that mark yet.
  await send([mark(dag!.signupId, 'NO_SHOW', { seen: [] })]);
  await inDatabase(`update signup set status = 'cancelled', cancelled_at = now() where id = $1`, [emil!.signupId]);
  return { ...post, admin };
}

test('staff read how many people of each category came', async ({ page }, info) => {
  const { id, admin } = await checkedIn();
  await inDatabase(
    `with post as (insert into category (event_id, name) values ($1, 'Timing and Results') returning id),
       role as (insert into opportunity (event_id, category_id, name) select $1, id, 'Bib Caller' from post returning id),
       duty as (insert into shift (event_id, opportunity_id, date, start_time, end_time, qty_required)
         select $1, role.id, current_date + 1, '09:00', '12:00', 9 from role returning id),
       person as (insert into volunteer (first_name, last_name, email, email_key, name_key)
         values ('Tim', 'Ing', $2, $2, 'tim ing') returning id)
     insert into signup (event_id, shift_id, volunteer_id) select $1, duty.id, person.id from duty, person`,
    [id, `${randomUUID()}@example.org`],
  );
  await signInAs(page, admin);
  await page.goto(`/dashboard?tab=reports&eventId=${id}`);
  await expect(page.getByRole('heading', { name: 'Assignments' })).toBeVisible();
  await unfold(page, 'Who is missing');
  const table = page.getByRole('table', { name: 'People who came, by category' });
  const rows = table.getByRole('row');
  if (info.project.name === 'phone')
    await expect(rows.filter({ hasText: 'Feed Station' })).toContainText(
      '6 expected · 3 came · 1 did not come · 1 walked in · 1 not settled · 1 came although cancelled',
    );
  else {
    await expect(rows.filter({ hasText: 'Feed Station' }).getByRole('cell')).toHaveText(['6', '3', '1', '1', '1', '1']);
    await expect(rows.filter({ hasText: 'Timing and Results' }).getByRole('cell').first()).toHaveText('1');
    await expect(rows.last().getByRole('cell')).toHaveText(['7', '3', '1', '1', '1', '1']);
  }
  await table.scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(table).toBeVisible();
  await expect(page.getByRole('link', { name: 'Settle who came' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Settle who came' }).click();
  await expect(page).toHaveURL(`/attendance/${id}`);
});

test('an admin renames a walk-in and adds an address', { tag: '@laptop' }, async ({ page }) => {
  const { id, admin, family } = await checkedIn();
  await signInAs(page, admin);
  await page.goto(`/volunteers?event=${id}&q=Wim`);
  const dialog = page.getByRole('dialog');
  const edit = async (name: string) => {
    await page.getByRole('button', { name: `Actions for ${name} ${family}` }).click();
    await page.getByRole('menuitem', { name: 'Edit volunteer' }).click();
  };
  await edit('Wim');
  await expect(dialog).toContainText('They gave none when they walked in.');
  await expectAccessible(page);
  await dialog.getByLabel('First name').fill('Wilhelm');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByLabel('Search').fill('Wilhelm');
  await edit('Wilhelm');
  await dialog.getByLabel('Email').fill(`${randomUUID()}@example.org`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await edit('Wilhelm');
  await expect(dialog.getByLabel('Email')).toHaveValue(/@example\.org$/);
  await expect(dialog).not.toContainText('walked in');
  await dialog.getByLabel('Email').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('it can be changed, but not taken away');
  await expectAccessible(page);
});
