import { signInAs, signUpByRest } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { makeEvent } from './make-event.ts';
import { newestMail } from './mailbox.ts';
import { openBoard } from './open-board.ts';
import { staffApi } from './staff-api.ts';
import { expect, test, type APIRequestContext, type Locator, type Page } from './test.ts';

/**
 * An event for one test, because a row that another journey adds moves the rows below it: a person in the morning
 * shift, a free shift in the afternoon, and enough others for the board to show a search.
 */
async function morningAndAfternoon(request: APIRequestContext) {
  const name = 'Lantern Table';
  const event = await makeEvent({
    days: [20, 20],
    role: name,
    shifts: [
      { day: 20, startTime: '08:00', endTime: '10:00', places: 2 },
      { day: 20, startTime: '13:00', endTime: '15:00', places: 2 },
      ...Array.from({ length: 8 }, () => ({ day: 20, startTime: '16:00', endTime: '18:00' })),
    ],
  });
  const [morning, afternoon] = event.shifts as [string, string];
  const person = await signUpByRest(morning, 'Kari', "O'Neil-Ødegård");
  const api = await staffApi(request, 'admin');
  const shiftOf = async () => {
    const signups = await api.get<{ id: string; shift: { id: string } }[]>(`/api/admin/signups?eventId=${event.id}`);
    return signups.find((one) => one.id === person.signup.id)?.shift.id;
  };
  return { eventId: event.id, name, person, morning, afternoon, shiftOf };
}

const line = (page: Page, shiftId: string) => page.locator(`[data-shift-line="${shiftId}"]`);

/**
 * Drags a person by their initials. Both rows are in view, because scrolling would put another row under the pointer.
 */
async function carry(from: Locator, to: Locator): Promise<void> {
  // The initials are over the row, not in it: Firefox drags nothing out of a button.
  await expect(from.locator('[draggable]')).toHaveCount(0);
  const name = from.locator('..').getByTitle("Kari O'Neil-Ødegård");
  await expect(name).toBeVisible();
  await to.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(name).toBeInViewport({ ratio: 1 });
  await name.dragTo(to);
}

test('staff move somebody to another shift from the shift, by the keyboard alone @laptop', async ({
  page,
  request,
}) => {
  const { eventId, name, person, morning, afternoon, shiftOf } = await morningAndAfternoon(request);
  await signInAs(page, 'admin');
  await openBoard(page, eventId, 'Feed Station');
  await line(page, morning).press('Enter');
  const move = page.getByRole('button', { name: "Move Kari O'Neil-Ødegård to another shift" });
  await move.press('Enter');
  const dialog = page.getByRole('dialog', { name: "Move Kari O'Neil-Ødegård" });
  await expect(dialog.getByText(`Now: ${name}`)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Search').fill(name);
  await dialog.getByRole('button', { name: /1:00 PM – 3:00 PM/ }).press('Enter');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).press('Enter');
  await expect(page.getByText("Kari O'Neil-Ødegård is moved.")).toBeVisible();
  expect(await shiftOf()).toBe(afternoon);
  await expect(line(page, afternoon).getByText('1 of 2')).toBeVisible();
  expect((await newestMail(person.email, 2)).text).toContain('instead of');
});

test('staff drag somebody to another shift on the board', { tag: '@laptop' }, async ({ page, request }) => {
  const { eventId, morning, afternoon, shiftOf } = await morningAndAfternoon(request);
  await signInAs(page, 'admin');
  await openBoard(page, eventId, 'Feed Station');
  await carry(line(page, morning), line(page, afternoon));
  const dialog = page.getByRole('dialog', { name: "Move Kari O'Neil-Ødegård here?" });
  // A short drag by accident moves nobody.
  await dialog.getByRole('button', { name: 'Back' }).click();
  expect(await shiftOf()).toBe(morning);
  await carry(line(page, morning), line(page, morning));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await carry(line(page, morning), line(page, afternoon));
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText("Kari O'Neil-Ødegård is moved.")).toBeVisible();
  expect(await shiftOf()).toBe(afternoon);
});

test(
  'a person who is moved to a shift that filled up meanwhile keeps their place',
  { tag: '@laptop' },
  async ({ page, request }) => {
    const { eventId, morning, afternoon, shiftOf } = await morningAndAfternoon(request);
    await signInAs(page, 'admin');
    await openBoard(page, eventId, 'Feed Station');
    await carry(line(page, morning), line(page, afternoon));
    const dialog = page.getByRole('dialog', { name: "Move Kari O'Neil-Ødegård here?" });
    await signUpByRest(afternoon, 'Ada', 'Berg');
    await signUpByRest(afternoon, 'Bo', 'Dahl');
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('full');
    expect(await shiftOf()).toBe(morning);
  },
);
