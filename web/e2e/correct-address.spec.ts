import { expectAccessible } from './expect-accessible.ts';
import { newAddress, openSignUp } from './festival.ts';
import { newestMail } from './mailbox.ts';
import { makeEvent } from './make-event.ts';
import { staffApi } from './staff-api.ts';
import { expect, test } from './test.ts';

test(
  'a mistyped address is corrected on the spot, and the mail comes to the right one',
  { tag: '@phone' },
  async ({ page, request }) => {
    const { slug, shifts } = await makeEvent({
      days: [3, 3],
      shifts: [{ day: 3 }, { day: 3, startTime: '11:00' }, { day: 3, startTime: '11:30' }],
    });
    const [wrong, right] = [newAddress(), newAddress()];
    let dialog = await openSignUp(page, slug, shifts[0] ?? '');
    await dialog.getByLabel('First name').fill('Anna');
    await dialog.getByLabel('Last name').fill('O’Neil-Ødegård');
    await dialog.getByLabel('Email').fill(wrong);
    const answered = page.waitForResponse((answer) => (answer.request().postData() ?? '').includes('mutation SignUp'));
    await dialog.getByRole('button', { name: 'Sign Up' }).click();
    const { data } = (await (await answered).json()) as { data: { signUp: { signup: { id: string } } } };
    await page.getByLabel('Remember my details on this device').check();
    dialog = await openSignUp(page, slug, shifts[1] ?? '');
    await dialog.getByRole('button', { name: 'Sign Up' }).click();
    const panel = page.getByRole('region', { name: 'Thank you, Anna. See you there!' });
    await expect(panel.getByText(`We sent the confirmation to ${wrong}.`)).toBeVisible();
    // The organizers cancel one of the two signups: that one cannot be corrected.
    const admin = await staffApi(request, 'admin');
    await admin.post('/api/admin/signups/cancel', { signupIds: [data.signUp.signup.id] });

    await panel.getByRole('button', { name: 'Wrong address? Correct it' }).click();
    const form = panel.getByRole('form', { name: 'Correct the email address' });
    await expect(form.getByLabel('Email')).toBeFocused();
    await form.getByLabel('Email').fill('anna@');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Valid email is required')).toBeVisible();
    await form.getByLabel('Email').fill(right);
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(panel.getByText(`Corrected: we sent the confirmation to ${right}.`)).toBeVisible();
    await expect(panel.getByRole('alert')).toContainText(
      /^Not corrected: .+\. If you still hold it, please write to the organizers\.$/,
    );
    await expect(form).toHaveCount(0);

    // The next shift starts with the right address.
    await panel.getByRole('button', { name: 'Another shift' }).click();
    await page
      .getByRole('button', { name: /^Sign Up/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue(right);

    const { text } = await newestMail(right);
    await page.goto(new URL(/https?:\S+manage\/[\w-]+/.exec(text)?.[0] ?? '').pathname);
    await expect(page.getByText('Anna O’Neil-Ødegård').first()).toBeVisible();
  },
);
