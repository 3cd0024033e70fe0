import { signInAs, signUpByRest } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { inDatabase } from './in-database.ts';
import { inDays, makeEvent } from './make-event.ts';
import { newestMail } from './mailbox.ts';
import { expect, test, type Page } from './test.ts';

/** Presses of the pointer and the keyboard; choosing in a list counts two: opening it and the choice. */
function counting(page: Page) {
  let presses = 0;
  return {
    press: async (name: string | RegExp) => {
      presses += 1;
      await page.getByRole('button', { name }).click();
    },
    follow: async (name: string) => {
      presses += 1;
      await page.getByRole('link', { name, exact: true }).click();
    },
    choose: async (label: string, option: { label: string } | { value: string }) => {
      presses += 2;
      await page.getByLabel(label, { exact: true }).selectOption(option);
    },
    count: () => presses,
  };
}

test(
  'a day is moved by two hours in at most 8 presses, its people are notified and answer, and it is undone',
  { tag: '@phone' },
  async ({ page }) => {
    const event = await makeEvent({
      days: [20, 21],
      shifts: [{ day: 20 }, { day: 20, startTime: '13:00', endTime: '15:00' }, { day: 21 }],
    });
    const ada = await signUpByRest(event.shifts[0]!, 'Ada', 'Plan');
    await signInAs(page, 'admin');
    await page.goto(`/manage?eventId=${event.id}`);
    await expect(page.getByRole('heading', { name: 'Event Management' })).toBeVisible();
    const by = counting(page);
    await by.follow('Change plan');
    await by.choose('Day', { value: inDays(20) });
    await by.choose('Move times by', { label: '2 hours later' });
    await expect(page.getByText('2 shifts would change for 1 person.')).toBeVisible();
    await expect(page.getByText('11:00 AM – 2:00 PM')).toBeVisible();
    await expectAccessible(page);

    // First it is saved for later, so that it takes two presses on the day.
    await page.getByRole('button', { name: 'Save for later' }).click();
    await page.getByLabel('Name of the plan').fill('Plan B: two hours later');
    await page.getByRole('button', { name: 'Save the plan' }).click();
    const plans = page.getByRole('region', { name: 'Prepared plans' });
    await expect(plans.getByText('All matching shifts would start 2 hours later.')).toBeVisible();
    await plans.getByRole('button', { name: /^Make this change/ }).click();
    await expect(page.getByRole('dialog').getByText('2 shifts would change for 1 person.')).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: test.info().outputPath('prepared.png') });
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.screenshot({ path: test.info().outputPath('preview.png'), fullPage: true });
    await by.press('Change 2 shifts');
    await by.press('Change the plan');
    await expect(page.getByText('2 shifts changed.').first()).toBeVisible();
    expect(by.count()).toBeLessThanOrEqual(8);

    const undo = page.getByRole('button', { name: /^Undo the change/ });
    await expect(undo).toBeVisible();
    const { text } = await newestMail(ada.email, 1, 'has changed your shift');
    const link = /https?:\/\/\S+(\/manage\/[\w-]+)/.exec(text)?.[1] ?? '';
    await page.goto(`/manage?eventId=${event.id}&shift=${event.shifts[0]}`);
    await expect(page.getByText('Not confirmed')).toBeVisible();
    await page.goto(link);
    await expect(page.getByText('This shift was changed. Are you still coming?')).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('still-coming.png'), fullPage: true });
    await page.getByRole('button', { name: /^Still coming/ }).click();
    await expect(page.getByText('This shift was changed. Are you still coming?')).toBeHidden();
    await page.goto(`/manage?eventId=${event.id}&shift=${event.shifts[0]}`);
    await expect(page.getByRole('region', { name: 'People in this shift' }).getByText('Ada Plan')).toBeVisible();
    await expect(page.getByText('Not confirmed')).toBeHidden();

    await page.goto(`/change-plan?eventId=${event.id}`);
    await undo.click();
    await page.getByRole('button', { name: 'Undo the change', exact: true }).click();
    await expect(page.getByText(/; undone /)).toBeVisible();
    await expect(undo).toBeHidden();
    await expect(page.getByText('9:00 AM – 12:00 PM').first()).toBeVisible();

    // The prepared plan, in two presses. While it is in force it is not offered again.
    await plans.getByRole('button', { name: /^Make this change/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Change the plan' }).click();
    await expect(plans.getByText('In force.')).toBeVisible();
    await expect(plans.getByRole('button', { name: /^Make this change/ })).toHaveCount(0);
    await plans.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(plans).toBeHidden();
  },
);

test(
  'the starts of a day move with its shifts, and so does the post of its people',
  { tag: '@phone' },
  async ({ page }) => {
    const event = await makeEvent({ days: [20, 21], shifts: [{ day: 20 }, { day: 21 }] });
    const isAt = (time: string, place: string) =>
      inDatabase(
        'select from race_start r join post p on p.event_id = r.event_id where r.event_id = $1 and r.time = $2 and p.place = $3',
        [event.id, time, place],
      );
    await inDatabase(
      `with post as (insert into post (event_id, category_id, place, minimum_staff) select $1, id, 'Bridge', 1 from category where event_id = $1)
     insert into race_start (event_id, name, date, time) values ($1, 'Men 50 km', $2, '09:30')`,
      [event.id, inDays(20)],
    );
    await inDatabase(`update shift set location = 'Bridge' where event_id = $1`, [event.id]);
    await signInAs(page, 'admin');
    await page.goto(`/change-plan?eventId=${event.id}`);
    await page.getByLabel('Day', { exact: true }).selectOption({ value: inDays(20) });
    await page.getByLabel('Move times by', { exact: true }).selectOption({ label: '2 hours later' });
    const starts = page.getByRole('region', { name: 'Starts that would move' });
    await expect(starts).toContainText('11:30 AM · Men 50 km');
    await page.getByRole('checkbox', { name: 'Move the starts as well' }).uncheck();
    await expect(starts).toBeHidden();
    await page.getByRole('checkbox', { name: 'Move the starts as well' }).check();
    await expect(starts).toBeVisible();
    await page.getByLabel('Day', { exact: true }).selectOption({ label: 'All days' });
    const location = page.getByLabel('New location');
    // On a phone it is folded.
    if (!(await location.isVisible())) await page.getByText('Location, number, status, message').click();
    await location.fill('Ferry');
    await expect(page.getByRole('region', { name: 'Posts that would move' })).toContainText('Bridge → Ferry');
    await expectAccessible(page);
    await page.screenshot({ path: test.info().outputPath('starts.png'), fullPage: true });
    await page.getByRole('button', { name: 'Change 2 shifts' }).click();
    await page.getByRole('button', { name: 'Change the plan' }).click();
    await expect.poll(() => isAt('11:30', 'Ferry')).toBe(1);
    await page.getByRole('button', { name: /^Undo the change/ }).click();
    await page.getByRole('button', { name: 'Undo the change', exact: true }).click();
    await expect.poll(() => isAt('09:30', 'Bridge')).toBe(1);
  },
);

test(
  'a shift is called off: everybody sees it, its people are notified, and it is undone',
  { tag: '@phone' },
  async ({ page }) => {
    const event = await makeEvent({
      days: [20, 20],
      shifts: [{ day: 20 }, { day: 20, startTime: '13:00', endTime: '15:00' }],
    });
    const ada = await signUpByRest(event.shifts[0]!, 'Ada', 'Ice');
    await signInAs(page, 'admin');
    await page.goto(`/change-plan?eventId=${event.id}`);
    await expect(page.getByRole('heading', { name: 'Change plan' })).toBeVisible();
    const callOff = async () => {
      const status = page.getByLabel('Status');
      await expect(page.getByLabel('Move times by', { exact: true })).toBeVisible();
      // On a phone it is folded, until it was opened once.
      if (!(await status.isVisible())) await page.getByText('Location, number, status, message').click();
      await status.selectOption({ label: 'Call off' });
      await page.getByRole('checkbox', { name: /1:00 PM/ }).uncheck();
      await expect(page.getByText('1 shift would change for 1 person.')).toBeVisible();
      await expect(page.getByText('· would be called off')).toBeVisible();
    };
    const confirm = async () => {
      await page.getByRole('button', { name: 'Change 1 shift' }).click();
      await expect(page.getByRole('dialog', { name: 'Call off 1 shift?' })).toContainText('Their signups stay');
      await expect(page.getByRole('dialog')).toContainText('Emails leave after 10 seconds');
      await page.getByRole('button', { name: 'Call off' }).click();
      await expect(page.getByText('Calling off 1 shift').first()).toBeVisible();
      await expect(page.locator('main :focus')).toHaveCount(1);
    };
    await callOff();
    await expectAccessible(page);
    // For ten seconds nothing changes, and it can be undone.
    await confirm();
    await expect(page.getByText('Being called off')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText('Nothing was changed, and no one is notified.').first()).toBeVisible();
    await expect(page.getByText('Being called off')).toBeHidden();
    await expect(page.locator('main :focus')).toHaveCount(1);
    // Undone by keyboard, with the focus where it is.
    await callOff();
    await confirm();
    await page.keyboard.press('Control+z');
    await expect(page.getByText('Nothing was changed, and no one is notified.').first()).toBeVisible();
    await expect(page.getByText('Being called off')).toBeHidden();
    await page.getByRole('link', { name: 'Board', exact: true }).click();
    const line = page.getByRole('button', { name: /^9:00 AM/ });
    await line.click();
    // From the shift's sheet; its row shows the pending change.
    await page.getByRole('dialog').getByRole('link', { name: 'Call off' }).click();
    await expect(page.getByText('1 shift would change for 1 person.')).toBeVisible();
    await confirm();
    await page.goBack();
    await expect(page.getByText('Being called off').first()).toBeVisible();
    await expectAccessible(page);
    // If it was deleted as well, its people would get two emails.
    await line.click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Delete shift' })).toBeDisabled();
    await expect(page.getByText('1 shift called off.').first()).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('Being called off')).toHaveCount(0);

    await page.goto(`/manage?eventId=${event.id}&shift=${event.shifts[0]}`);
    await expect(page.getByRole('dialog').getByText('Called off')).toBeVisible();
    const { text } = await newestMail(ada.email, 1, 'has cancelled your shift');
    const link = /https?:\/\/\S+(\/manage\/[\w-]+)/.exec(text)?.[1] ?? '';
    await page.goto(link);
    await expect(page.getByText('This shift is cancelled.')).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/event/${event.slug}?show=all`);
    const row = page.getByRole('listitem').filter({ hasText: '9:00 AM' });
    await expect(row.getByRole('button', { name: 'Cancelled' })).toBeDisabled();
    await expectAccessible(page);

    await page.goto(`/change-plan?eventId=${event.id}`);
    await page.getByRole('button', { name: /^Undo the change/ }).click();
    await page.getByRole('button', { name: 'Undo the change', exact: true }).click();
    await expect(page.getByText(/; undone /)).toBeVisible();
    await page.goto(`/event/${event.slug}`);
    await expect(row.getByRole('button', { name: 'Sign Up' })).toBeEnabled();
    await newestMail(ada.email, 1, 'is back on');
  },
);
