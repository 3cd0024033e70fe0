import { signInAs } from './as-staff.ts';
import { festival } from './festival.ts';
import { expect, test, type Locator } from './test.ts';

/* Colours of the system, such as a contrast theme of Windows: what is chosen and what is the main step stand out from the rest. */

/** The colour behind an element's words: its own, or that of what it lies on. */
const groundOf = (element: Locator) =>
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
  expect(await groundOf(tab(true))).not.toBe(await groundOf(tab(false)));
  await page.goto(`/volunteer-signups?event=${id}`);
  const bar = page.getByRole('navigation', { name: 'Pages of this event' });
  const current = bar.locator('[aria-current=page]');
  await expect(current).toBeVisible();
  expect(await groundOf(current)).not.toBe(await groundOf(bar.locator('a:not([aria-current])').first()));
  await page.goto('/no-such-page');
  const main = page.getByRole('main').getByRole('link').first();
  expect(await groundOf(main)).not.toBe(await groundOf(page.locator('body')));
});

test(
  'what is pressed, chosen and to be pressed stands out in forced colours on a phone',
  { tag: '@phone' },
  async ({ page }) => {
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
    expect(await groundOf(day(true))).not.toBe(await groundOf(day(false)));
  },
);

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
    expect(await groundOf(segment(true).first())).not.toBe(await groundOf(segment(false).first()));

    await signInAs(page, 'admin');
    await page.goto(`/event-settings?eventId=${id}`);
    const knob = page.getByRole('switch', { name: 'Waitlists for full shifts' });
    await expect(knob).toBeVisible();
    const ground = await groundOf(knob);
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
    expect(await groundOf(main)).not.toBe(await groundOf(page.getByRole('button', { name: 'Add Role', exact: true })));
    // Grounds of rows are gone: the system's own tick says which are chosen.
    const box = page.locator('[data-shift-box]').getByRole('checkbox').first();
    await box.check();
    expect(await box.evaluate((one) => getComputedStyle(one).appearance)).not.toBe('none');
    await expect(box).toBeChecked();
  },
);

/** Its edge is to be seen, and is not of the colour of its ground. */
async function expectEdge(element: Locator): Promise<void> {
  const { width, colour, ground } = await element.evaluate((one) => {
    const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(one);
    return { width: parseFloat(borderTopWidth), colour: borderTopColor, ground: backgroundColor };
  });
  expect(width).toBeGreaterThanOrEqual(1);
  expect(colour).not.toBe(ground);
}
