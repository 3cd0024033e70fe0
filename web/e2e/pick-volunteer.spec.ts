import { newName, signInAs } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { newAddress } from './festival.ts';
import { inDatabase } from './in-database.ts';
import { mailsTo, newestMail } from './mailbox.ts';
import { makeEvent } from './make-event.ts';
import { ownRole, staffApi } from './staff-api.ts';
import { expect, test } from './test.ts';

/* The picker shows who is free, busy or in the shift, how to call them, and who helped the year before. */

test.use({ reducedMotion: 'reduce' });

test(
  'a busy person is marked before anybody is assigned, and assigned only after a question',
  { tag: '@phone' },
  async ({ page, request }) => {
    const timing = await staffApi(request, 'timing');
    const { eventId, name, date, shiftId } = await ownRole(timing, 'Timing', { qtyRequired: 3 });
    const afternoon = await ownRole(timing, 'Timing', { startTime: '13:00', endTime: '15:00', qtyRequired: 9 });
    const overlapping = await ownRole(timing, 'Timing', { startTime: '09:30', endTime: '11:00' });
    const ofOthers = await ownRole(await staffApi(request, 'admin'), 'Marshals', {
      startTime: '09:00',
      endTime: '12:00',
    });
    const family = newName('Picked');
    const signUp = async (firstName: string, ...shifts: string[]): Promise<string> => {
      const person = { firstName, lastName: family, email: newAddress(), phone: '907 555 0100' };
      // This lead may see all of them because of a shift in the afternoon.
      for (const one of [afternoon.shiftId, ...shifts]) {
        const answer = await request.post('/api/signup', { data: { ...person, shiftId: one } });
        expect(answer.status()).toBe(201);
      }
      return person.email;
    };
    const free = await signUp('Freja');
    const busy = await signUp('Bo', overlapping.shiftId);
    await signUp('Otto', ofOthers.shiftId);
    await signUp('Ida', shiftId);
    const daysAway = Math.round((Date.parse(date) - Date.now()) / 86_400_000);
    const [day, lastDay] = [daysAway - 365, daysAway - 364];
    const yearBefore = await makeEvent({ days: [day, lastDay], shifts: [{ day }] });
    await inDatabase(
      `insert into signup (event_id, shift_id, volunteer_id) select s.event_id, s.id, v.id from shift s, volunteer v
     where s.id = $1 and v.email = $2`,
      [yearBefore.shifts[0], free],
    );

    await signInAs(page, 'timing');
    await page.goto(`/manage?eventId=${eventId}&shift=${shiftId}`);
    const sheet = page.getByRole('dialog').first();
    await sheet.getByRole('button', { name: 'Assign volunteer' }).click();
    await sheet.getByLabel('Find a volunteer').fill(family);
    const row = (firstName: string) => sheet.getByRole('listitem').filter({ hasText: `${firstName} ${family}` });
    await expect(row('Freja')).toContainText('Free at that time');
    await expect(row('Freja')).toContainText('Helped last year');
    await expect(row('Freja').getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:907 555 0100');
    await expect(row('Bo')).toContainText(`Busy: ${overlapping.name}, 9:30 AM – 11:00 AM`);
    await expect(row('Bo')).not.toContainText('Helped last year');
    // A lead does not see a person's shifts in the categories of other leads.
    await expect(row('Otto')).toContainText('Busy at that time');
    await expect(row('Otto')).not.toContainText(ofOthers.name);
    await expect(row('Ida')).toContainText('In this shift');
    await expect(row('Ida').getByRole('button')).toBeDisabled();
    await row('Bo').getByRole('button').click();
    await expectAccessible(page);

    const before = (await mailsTo(busy)).length;
    const assign = sheet.getByRole('button', { name: `Assign Bo ${family}` });
    await assign.click();
    const question = page.getByRole('dialog', { name: `Bo ${family} is busy at that time` });
    await expect(question).toContainText(`Bo ${family} also has ${overlapping.name} at that time`);
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Choose someone else' }).click();
    await expect(question).toBeHidden();
    expect(await mailsTo(busy)).toHaveLength(before);

    await assign.click();
    await question.getByRole('button', { name: 'Assign anyway' }).click();
    await expect(page.getByText('Successfully signed up!')).toBeVisible();
    await expect(page.getByText(`Bo ${family} gets a confirmation by email.`)).toBeVisible();
    await expect(sheet.getByText(`Bo ${family}`, { exact: true })).toBeVisible();
    expect((await newestMail(busy, 1, name)).subject).toContain('You are signed up');

    // A free person is assigned without a question.
    await sheet.getByRole('button', { name: 'Assign volunteer' }).click();
    await sheet.getByLabel('Find a volunteer').fill(family);
    await expect(row('Bo')).toContainText('In this shift');
    await row('Freja').getByRole('button').click();
    await sheet.getByRole('button', { name: `Assign Freja ${family}` }).click();
    await expect(sheet.getByText(`Freja ${family}`, { exact: true })).toBeVisible();
  },
);
