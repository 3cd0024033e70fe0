import { newName, signInAs, signUpByRest } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectLarge } from './expect-large.ts';
import { newAddress } from './festival.ts';
import { mailsTo, newestMail } from './mailbox.ts';
import { ownRole, staffApi } from './staff-api.ts';
import { expect, test } from './test.ts';

/* 'Not coming' takes somebody out without a mail, until the lead presses 'Notify them'. */

test.use({ reducedMotion: 'reduce' });

test('somebody who is not coming is mailed when the lead presses Notify them, and not before @phone', async ({
  page,
  request,
}) => {
  const { eventId, shiftId } = await ownRole(await staffApi(request, 'timing'), 'Timing');
  const person = { firstName: 'Nora', lastName: newName('Absent'), email: newAddress(), phone: '907 555 0100' };
  const answer = await request.post('/api/signup', { data: { ...person, shiftId } });
  expect(answer.status()).toBe(201);
  const name = `${person.firstName} ${person.lastName}`;
  await newestMail(person.email);

  await signInAs(page, 'timing');
  await page.goto(`/manage?eventId=${eventId}&shift=${shiftId}`);
  const sheet = page.getByRole('dialog').first();
  for (const way of ['Call', 'Mail']) await expectLarge(sheet.getByRole('link', { name: `${way} ${name}` }));
  await sheet.getByRole('button', { name: `Not coming: cancel the signup of ${name}` }).click();
  const question = page.getByRole('dialog', { name: `${name} is not coming?` });
  await expect(question).toContainText('No email goes to them yet');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel the signup' }).click();
  await expect(sheet.getByText('Being cancelled')).toBeVisible();
  for (const button of [
    `Not coming: cancel the signup of ${name}`,
    `Replace ${name}`,
    `Move ${name} to another shift`,
  ]) {
    await expect(sheet.getByRole('button', { name: button })).toBeDisabled();
    await sheet.getByRole('button', { name: button }).press('Enter');
  }
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expectAccessible(page);
  await expect(page.getByText('Signup cancelled.').first()).toBeVisible({ timeout: 20_000 });
  await expect(sheet.getByText('0 of 2 volunteers')).toBeVisible();
  const absent = sheet.getByRole('region', { name: 'Not coming, not notified yet' });
  await expect(absent).toContainText(name);
  await expectLarge(absent.getByRole('link', { name: `Call ${name}` }));
  await expectAccessible(page);
  expect((await mailsTo(person.email)).map(({ subject }) => subject).join()).not.toContain('Cancelled');

  await absent.getByRole('button', { name: 'Notify them' }).click();
  await expect(page.getByText(`${name} is notified by email.`)).toBeVisible();
  await expect(absent).toBeHidden();
  await expect(page.locator('dialog :focus')).toHaveCount(1);

  const again = {
    firstName: 'Otto',
    lastName: newName('Returned'),
    email: newAddress(),
    phone: '907 555 0101',
    shiftId,
  };
  expect((await request.post('/api/signup', { data: again })).status()).toBe(201);
  await page.reload();
  await sheet.getByRole('button', { name: `Not coming: cancel the signup of Otto ${again.lastName}` }).click();
  await page
    .getByRole('dialog', { name: /^Otto .+ is not coming\?$/ })
    .getByRole('button', { name: 'Cancel the signup' })
    .click();
  await expect(absent).toBeVisible({ timeout: 20_000 });
  expect((await request.post('/api/signup', { data: again })).status()).toBe(201);
  await page.reload();
  await expect(sheet.getByText('1 of 2 volunteers')).toBeVisible();
  // A person who is back in the shift needs no mail.
  await expect(absent).toBeHidden();
  expect((await newestMail(person.email, 1, 'was cancelled')).subject).toContain('Cancelled');
});

test('the keyboard alone undoes, and the focus stays in the list', { tag: '@laptop' }, async ({ page, request }) => {
  const { eventId, shiftId } = await ownRole(await staffApi(request, 'timing'), 'Timing');
  const [first, second] = [newName('Anna'), newName('Bo')];
  await signUpByRest(shiftId, 'Anna', first);
  await signUpByRest(shiftId, 'Bo', second);
  await signInAs(page, 'timing');
  await page.goto(`/manage?eventId=${eventId}&shift=${shiftId}`);
  const sheet = page.getByRole('dialog').first();
  const notComing = sheet.getByRole('button', { name: `Not coming: cancel the signup of Anna ${first}` });
  const cancelIt = async () => {
    await notComing.press('Enter');
    await page.getByRole('button', { name: 'Cancel the signup', exact: true }).press('Enter');
    await expect(sheet.getByText('Being cancelled')).toBeVisible();
    await expect(notComing).toBeFocused();
  };
  await cancelIt();
  await expect(page.getByText('Press Ctrl+Z to undo this.')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Nothing was changed, and no one is notified.')).toBeVisible();
  await expect(notComing).toBeEnabled();
  await expect(notComing).toBeFocused();

  await cancelIt();
  await expect(notComing).toHaveCount(0);
  const people = sheet.getByRole('region', { name: 'People in this shift' });
  await expect(
    people
      .getByRole('listitem')
      .filter({ hasText: `Bo ${second}` })
      .locator(':focus'),
  ).toHaveCount(1);
});
