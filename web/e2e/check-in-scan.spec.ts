import { createRequire } from 'node:module';
import { staffEmails, staffSession } from './as-staff.ts';
import { kept, mark, openList, rowOf, strip } from './check-in-page.ts';
import { expectAccessible } from './expect-accessible.ts';
import { inDays } from './make-event.ts';
import { makePost } from './make-post.ts';
import { newPhone } from './phone.ts';
import { idleCamera, refusedCamera, showToCamera } from './show-to-camera.ts';
import { startNetwork } from './start-network.ts';
import { expect, test, type Page } from './test.ts';

/*
 * Tickets in front of a camera, which Chromium replaces by a picture. It reads no codes here, so the app's decoder
 * does.
 */

/** The ticket of somebody on an event's list of today. */
async function ticketOf(eventId: string, firstName: string): Promise<string> {
  const admin = await staffSession(staffEmails.admin);
  const path = `/api/check-in/list?eventId=${eventId}&day=${inDays(0)}`;
  const { body } = await admin.call<{ people: { firstName: string; ticket: string }[] }>('GET', path);
  return body.people.find((person) => person.firstName === firstName)?.ticket ?? '';
}

/** How many copies of the app's decoder the phone stores. */
function keptDecoders(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const files = await Promise.all((await caches.keys()).map(async (one) => (await caches.open(one)).keys()));
    return files.flat().filter(({ url }) => url.endsWith('.wasm')).length;
  });
}

test('a ticket in front of the camera finds its people, also offline', { tag: '@phone' }, async () => {
  const { id, name, people } = await makePost({ late: 3 });
  const network = await startNetwork();
  const phone = await newPhone(network, await showToCamera(await ticketOf(id, people[1]!.firstName)));
  const { context, page } = await phone.open();
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).host));
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted);
      Object.assign(window, { stream });
      return stream;
    };
  });
  await openList(page, name);
  await kept(page);
  // The decoder is stored after the list.
  await expect.poll(() => keptDecoders(page)).toBe(1);
  network.cut();
  await page.goto('/check-in');
  await expect(strip(page)).toContainText('No line');
  await page.getByRole('button', { name: 'Scan' }).click();
  await expect(page.getByRole('listitem')).toHaveText([new RegExp(people[1]!.name)]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const cameraIs = () =>
    page.evaluate(() => (window as unknown as { stream: MediaStream }).stream.getTracks()[0]?.readyState);
  expect(await cameraIs()).toBe('ended');
  await mark(page, people[1]!.name, 'Here');
  await expect(rowOf(page, people[1]!.name)).toContainText('waits to be sent');
  // The decoder does not come from another server.
  expect(new Set(asked)).toEqual(new Set([new URL(process.env.TRAILCREW_E2E_URL ?? '').host]));
  await phone.drop();
  await network.stop();
});

test(
  'where the browser reads codes by itself, it finds the ticket, and the app’s decoder is not loaded',
  { tag: '@phone' },
  async () => {
    const { id, name, people } = await makePost({ late: 3 });
    const phone = await newPhone(undefined, await showToCamera(await ticketOf(id, people[2]!.firstName)));
    const { context, page } = await phone.open();
    const decoders: string[] = [];
    context.on('request', (request) => {
      if (/decoder|\.wasm/.test(request.url())) decoders.push(request.url());
    });
    // Chromium has one on Android and macOS; here it is another library behind the same interface, which reads the camera's picture.
    await page.addInitScript({ path: createRequire(import.meta.url).resolve('jsqr') });
    await page.addInitScript(() => {
      type Read = (pixels: Uint8ClampedArray, width: number, height: number) => { data: string } | null;
      class BarcodeDetector {
        static getSupportedFormats = () => Promise.resolve(['aztec', 'qr_code']);

        detect(video: HTMLVideoElement) {
          const { videoWidth: width, videoHeight: height } = video;
          const canvas = new OffscreenCanvas(width, height).getContext('2d')!;
          canvas.drawImage(video, 0, 0);
          const code = (window as unknown as { jsQR: Read }).jsQR(
            canvas.getImageData(0, 0, width, height).data,
            width,
            height,
          );
          return Promise.resolve(code ? [{ rawValue: code.data }] : []);
        }
      }
      Object.assign(window, { BarcodeDetector });
    });
    await openList(page, name);
    await kept(page);
    await page.getByRole('button', { name: 'Scan' }).click();
    await expect(page.getByRole('listitem')).toHaveText([new RegExp(people[2]!.name)]);
    expect(decoders).toEqual([]);
    expect(await keptDecoders(page)).toBe(0);
    await phone.drop();
  },
);

test('a ticket of another post is reported as not on this list', { tag: '@phone' }, async () => {
  const { name, people } = await makePost({ late: 1 });
  const phone = await newPhone(undefined, await showToCamera('ABCDEFGHIJKLMNOP'));
  const { page } = await phone.open();
  // As on phones without Google's services: there is a detector, and it reads nothing. The app's own does.
  await page.addInitScript(() => {
    class BarcodeDetector {
      static getSupportedFormats = () => Promise.resolve([]);

      constructor() {
        throw new TypeError('Hint option provided, but is empty.');
      }
    }
    Object.assign(window, { BarcodeDetector });
  });
  await openList(page, name);
  await page.getByRole('button', { name: 'Scan' }).click();
  await expect(page.getByRole('heading', { name: 'Not on this list' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show everyone' }).click();
  await expect(rowOf(page, people[0]!.name)).toBeVisible();
  await phone.drop();
});

test('where the camera is refused, the letters are typed', { tag: '@phone' }, async () => {
  const { id, name, people } = await makePost({ late: 2 });
  const phone = await newPhone(undefined, refusedCamera);
  const { page } = await phone.open();
  await openList(page, name);
  await page.getByRole('button', { name: 'Scan' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    'may not use the camera. Allow it in the browser’s settings, or type the 16 letters.',
  );
  await expectAccessible(page);
  await dialog.getByLabel('Letters of the ticket').fill(await ticketOf(id, people[0]!.firstName));
  await dialog.getByLabel('Letters of the ticket').press('Enter');
  await expect(page.getByRole('listitem')).toHaveText([new RegExp(people[0]!.name)]);
  await phone.drop();
});

test('a phone in landscape shows the camera and the field for typing at once', { tag: '@phone' }, async () => {
  const { name } = await makePost({ late: 1 });
  const phone = await newPhone(undefined, idleCamera);
  const { page } = await phone.open();
  await openList(page, name);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.getByRole('button', { name: 'Scan' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('What the camera sees')).toBeInViewport({ ratio: 1 });
  const letters = dialog.getByRole('button', { name: 'Type the 16 letters instead' });
  await expect(letters).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await letters.click();
  await expect(dialog.getByLabel('Letters of the ticket')).toBeFocused();
  await phone.drop();
});
