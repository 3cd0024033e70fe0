import type { Browser, Page } from '@playwright/test';
import { addAuthenticator } from '../e2e/virtual-authenticator.ts';
import { lines, momentWhen, openLaptop, openPhone } from './lines.ts';
import type { Figures } from './visit-event.ts';

/* From a press on 'Sign in with a passkey' to the dashboard. */

/** A passkey of the demo's admin; its counter rises with each use. */
export type Passkey = Parameters<Awaited<ReturnType<typeof addAuthenticator>>['keep']>[0];

/** Adds a passkey for the demo's admin by the pages that staff use. */
export async function addPasskey(browser: Browser, url: string): Promise<Passkey> {
  const page = await openLaptop(browser);
  await page.goto(`${url}/admin`);
  await page.getByLabel('Email').fill('admin@example.org');
  await page.getByLabel('Password').fill('demo-winter-morning');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
  await page.goto(`${url}/account`);
  const device = await addAuthenticator(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByRole('dialog', { name: 'Keep your recovery codes' }).waitFor();
  return onlyOne(await device.passkeys());
}

/** Signs in with it on a phone on slow 4G, and notes its new counter in it. */
export async function signInByPasskey(browser: Browser, url: string, passkey: Passkey): Promise<Figures> {
  const page = await openPhone(browser, lines.slow4G);
  await page.goto(`${url}/admin`);
  const device = await addAuthenticator(page);
  await device.keep(passkey);
  const button = page.getByRole('button', { name: 'Sign in with a passkey' });
  await button.waitFor();
  await page.waitForLoadState('networkidle');
  await notePress(page);
  const box = await button.boundingBox();
  if (!box) throw new Error('There is no button to press');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const shown = await momentWhen(
    page,
    () =>
      [...document.querySelectorAll('h1')].some((one) => one.textContent === 'Admin Dashboard') ? performance.now() : 0,
    null,
  );
  const pressed = await page.evaluate(() => (window as unknown as { pressedAt: number }).pressedAt);
  Object.assign(passkey, onlyOne(await device.passkeys()));
  await page.context().close();
  return { 'press to dashboard': shown - pressed };
}

function notePress(page: Page): Promise<void> {
  return page.evaluate(() =>
    window.addEventListener(
      'click',
      (event) => ((window as unknown as { pressedAt: number }).pressedAt = event.timeStamp),
      { capture: true, once: true },
    ),
  );
}

function onlyOne(credentials: Passkey[]): Passkey {
  const [first] = credentials;
  if (!first || credentials.length > 1) throw new Error(`The device keeps ${credentials.length} passkeys`);
  return first;
}
