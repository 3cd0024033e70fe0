import { createHash, randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { signInAs, signUpByRest, staffEmails, staffSession } from './as-staff.ts';
import { festival, newAddress } from './festival.ts';
import { inDatabase } from './in-database.ts';
import { newestMail } from './mailbox.ts';
import { makeEvent } from './make-event.ts';
import { expect, test, type Locator, type Page } from './test.ts';

/* With the system's colours, such as a contrast theme of Windows, chosen items and main buttons stand out. */

/** The colour behind an element's text: its own background, or that of an ancestor. */
const backgroundOf = (element: Locator) =>
  element.evaluate((one) => {
    const isClear = (colour: string) => /^rgba\(.*, 0\)$/.test(colour);
    let ground = 'rgba(0, 0, 0, 0)';
    for (let at: Element | null = one; at && isClear(ground); at = at.parentElement)
      ground = getComputedStyle(at).backgroundColor;
    return ground;
  });

test('chosen tabs, pages and main steps stand out in forced colours', { tag: '@laptop' }, async ({ page }) => {
  const { id } = await festival(page.request);
  await page.emulateMedia({ forcedColors: 'active' });
  await signInAs(page, 'admin');
  await page.goto('/dashboard');
  const tab = (selected: boolean) => page.getByRole('tab', { selected }).first();
  await expect(tab(true)).toBeVisible();
  expect(await backgroundOf(tab(true))).not.toBe(await backgroundOf(tab(false)));
  await page.goto(`/volunteer-signups?event=${id}`);
  const bar = page.getByRole('navigation', { name: 'Pages of this event' });
  const current = bar.locator('[aria-current=page]');
  await expect(current).toBeVisible();
  expect(await backgroundOf(current)).not.toBe(await backgroundOf(bar.locator('a:not([aria-current])').first()));
  await page.goto('/no-such-page');
  const main = page.getByRole('main').getByRole('link').first();
  expect(await backgroundOf(main)).not.toBe(await backgroundOf(page.locator('body')));
});

test('pressed, chosen and main buttons stand out in forced colours on a phone', { tag: '@phone' }, async ({ page }) => {
  const { id, slug } = await festival(page.request);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`/event/${slug}`);
  const signUp = page.getByRole('button', { name: /^Sign Up/ }).first();
  await expect(signUp).toBeVisible();
  await expectEdge(signUp);
  await signInAs(page, 'admin');
  await page.goto(`/manage?eventId=${id}`);
  const days = page.getByRole('group', { name: 'Day' });
  const day = (pressed: boolean) => days.getByRole('button', { pressed }).first();
  await expect(day(true)).toBeVisible();
  expect(await backgroundOf(day(true))).not.toBe(await backgroundOf(day(false)));
});

test(
  'switches, segments, ticked rows and main buttons stand out in forced colours',
  { tag: '@laptop' },
  async ({ page }) => {
    const { id, slug } = await festival(page.request);
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(`/event/${slug}`);
    const segment = (chosen: boolean) =>
      page.locator(`label:has(> input[type=radio]${chosen ? ':checked' : ':not(:checked)'})`);
    await expect(segment(true).first()).toBeVisible();
    expect(await backgroundOf(segment(true).first())).not.toBe(await backgroundOf(segment(false).first()));

    await signInAs(page, 'admin');
    await page.goto(`/event-settings?eventId=${id}`);
    const knob = page.getByRole('switch', { name: 'Waitlists for full shifts' });
    await expect(knob).toBeVisible();
    const ground = await backgroundOf(knob);
    const colours = await knob.evaluate((one: HTMLInputElement) => {
      const colourWhen = (checked: boolean) => {
        one.checked = checked;
        return getComputedStyle(one, '::before').backgroundColor;
      };
      return { on: colourWhen(true), off: colourWhen(false) };
    });
    expect(new Set([ground, colours.on, colours.off]).size).toBe(3);

    await page.goto(`/manage?eventId=${id}&category=all`);
    const main = page.getByRole('button', { name: 'Add Shift', exact: true });
    await expect(main).toBeVisible();
    expect(await backgroundOf(main)).not.toBe(
      await backgroundOf(page.getByRole('button', { name: 'Add Role', exact: true })),
    );
    // Backgrounds of rows are gone: the system's tick shows which are chosen.
    const box = page.locator('[data-shift-box]').getByRole('checkbox').first();
    await box.check();
    expect(await box.evaluate((one) => getComputedStyle(one).appearance)).not.toBe('none');
    await expect(box).toBeChecked();
  },
);

test(
  'buttons stand out on the pages of privacy and sign-in in forced colours',
  { tag: '@laptop' },
  async ({ page, browser }) => {
    const { shifts } = await makeEvent({ days: [20, 20], shifts: [{ day: 20 }] });
    const { email, lastName } = await signUpByRest(shifts[0] ?? '', 'Frida', 'Forced');
    const token = randomUUID();
    await inDatabase(
      `insert into erasure_request (id, token_hash, email_key, volunteer_ids, expires_at)
       select gen_random_uuid(), $2, email_key, array[id], now() + interval '1 day' from volunteer where email_key = $1`,
      [email.toLowerCase(), createHash('sha256').update(token).digest()],
    );
    await page.emulateMedia({ forcedColors: 'active' });
    const household = new URL(/https?:\S+manage\/[\w-]+/.exec((await newestMail(email)).text)?.[0] ?? '').pathname;
    await page.goto(household);
    await page.getByRole('button', { name: 'Erase my data…' }).click();
    await expectToStandOut(page, page.getByRole('dialog', { name: 'Erase my data' }));
    await page.goto('/my-data');
    await expect(page.getByText(lastName).first()).toBeVisible();
    await expectToStandOut(page, page.getByRole('main'));
    await page.goto(`/erase/${token}`);
    await expect(page.getByRole('heading', { name: 'Erase your data?' })).toBeVisible();
    await expectToStandOut(page, page.getByRole('main'));

    const office = await browser.newContext({ ...test.info().project.use, forcedColors: 'active' });
    const desk = await office.newPage();
    await desk.goto(new URL('/admin', page.url()).href);
    await expectToStandOut(desk, desk.getByRole('main'));
    await signInAs(desk, 'admin');
    for (const [path, name] of [
      ['/account', 'Account'],
      ['/privacy-settings', 'Privacy'],
    ] as const) {
      await desk.goto(new URL(path, page.url()).href);
      await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible();
      await expectToStandOut(desk, desk.getByRole('main'));
    }
    await office.close();
  },
);

test('the second step of a sign-in stands out in forced colours', { tag: '@laptop' }, async ({ page }) => {
  const email = await personWithAnApp();
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/admin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('demo-winter-morning');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const digits = page.getByLabel('Six digits of your authenticator app');
  await expect(digits).toBeVisible();
  await expectToStandOut(page, page.getByRole('main'));
  await expectMainStep(page);
  await digits.press('Enter');
  // The error is shown in words, at a field that is still visible.
  await expect(page.getByText('Please enter the six digits')).toBeVisible();
  await expectToStandOut(page, page.getByRole('main'));
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(page.getByLabel('Recovery code')).toBeVisible();
  await expectToStandOut(page, page.getByRole('main'));
  await expectMainStep(page);
});

/** Makes a member of the staff with the demo's password and an authenticator app. Returns their address. */
async function personWithAnApp(): Promise<string> {
  const email = newAddress().toLowerCase();
  await inDatabase(
    `insert into app_user (id, role, first_name, last_name, email, email_key, password_hash)
     select gen_random_uuid(), 'lead', 'Signe', 'Forced', $1, $1, password_hash from app_user where email_key = $2`,
    [email, staffEmails.admin],
  );
  const { call } = await staffSession(email);
  const ask = async <Data>(query: string) => (await call<{ data: Data }>('POST', '/graphql', { query })).body.data;
  const { beginTotp } = await ask<{ beginTotp: { secret: string } }>('mutation { beginTotp { secret } }');
  const code = new TOTP({ secret: Secret.fromBase32(beginTotp.secret.replaceAll(' ', '')) }).generate();
  const { addTotp } = await ask<{ addTotp: { recoveryCodes: string[] } }>(
    `mutation { addTotp(input: { code: "${code}", name: "My phone" }) { recoveryCodes } }`,
  );
  expect(addTotp.recoveryCodes).toHaveLength(10);
  return email;
}

/** The main button has a background that nothing else on the page has. */
async function expectMainStep(page: Page): Promise<void> {
  const backgrounds = await Promise.all(
    ['Continue', 'Start over'].map((name) => backgroundOf(page.getByRole('button', { name }))),
  );
  expect(backgrounds[0]).not.toBe(backgrounds[1]);
}

/** Each button in it has a border, an underline or a background of its own; a field has a border. */
async function expectToStandOut(page: Page, within: Locator): Promise<void> {
  await expect(within.getByRole('button').first()).toBeVisible();
  const ground = await backgroundOf(page.locator('body'));
  for (const button of await within.getByRole('button').all()) {
    if (!(await button.isVisible())) continue;
    const { edge, line, text } = await button.evaluate((one) => {
      const { borderTopWidth, borderTopStyle, textDecorationLine } = getComputedStyle(one);
      const edge = borderTopStyle === 'none' ? 0 : parseFloat(borderTopWidth);
      return { edge, line: textDecorationLine, text: one.textContent };
    });
    const stands = edge >= 1 || line.includes('underline') || (await backgroundOf(button)) !== ground;
    expect([text, stands]).toEqual([text, true]);
  }
  for (const field of await within.getByRole('textbox').all()) await expectEdge(field);
}

/** Its border is visible, and has another colour than its background. */
async function expectEdge(element: Locator): Promise<void> {
  const { width, colour, ground } = await element.evaluate((one) => {
    const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(one);
    return { width: parseFloat(borderTopWidth), colour: borderTopColor, ground: backgroundColor };
  });
  expect(width).toBeGreaterThanOrEqual(1);
  expect(colour).not.toBe(ground);
}
