import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signInAs } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { makeEvent } from './make-event.ts';
import { expect, test } from './test.ts';

test(
  'a club’s own site shows an event’s open shifts in a frame that fits, and no other page can be framed',
  { tag: '@laptop' },
  async ({ page, baseURL, context }) => {
    const event = await makeEvent({
      days: [3, 5],
      name: 'Night </script> "Race" & Relay',
      role: 'Soup Kitchen',
      shifts: [...Array.from({ length: 12 }, () => ({ day: 3 })), { day: 4 }, { day: 3, places: 1, taken: 1 }],
    });
    await signInAs(page, 'admin');
    await page.goto(`/manage?eventId=${event.id}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Put this on your website' }).click();
    const dialog = page.getByRole('dialog', { name: 'Put this on your website' });
    await expectAccessible(page);
    const snippet = (await dialog.getByRole('region', { name: 'Lines to paste' }).textContent()) ?? '';
    await dialog.getByLabel('Day').selectOption({ index: 2 });
    await expect(dialog.getByRole('region', { name: 'Lines to paste' })).toContainText('?date=');
    await dialog.getByRole('button', { name: 'Copy Lines' }).click();
    await expect(dialog.getByText('The lines are on the clipboard.')).toBeVisible();

    const others = ['/', `/event/${event.slug}`, '/manage'].map((path) => `<iframe src="${baseURL}${path}"></iframe>`);
    const pages: Record<string, string> = { '/': snippet, '/others': others.join('') };
    const club = createServer((request, response) => {
      response
        .setHeader('content-type', 'text/html')
        .end(`<!doctype html><h1>Club</h1>${pages[request.url ?? ''] ?? ''}`);
    });
    club.listen(0, '127.0.0.1');
    await once(club, 'listening');
    const site = `http://127.0.0.1:${(club.address() as AddressInfo).port}`;
    try {
      const visitor = await context.newPage();
      const complaints: string[] = [];
      visitor.on('console', (message) => {
        if (message.type() === 'error' && !message.text().includes('favicon')) complaints.push(message.text());
      });
      await visitor.goto(site);
      const frame = visitor.frameLocator('iframe');
      const links = frame.getByRole('link', { name: /Soup Kitchen/ });
      await expect(links).toHaveCount(13);
      // The frame is as high as its list, so that nothing in it scrolls.
      await expect
        .poll(async () => {
          const [outside, inside] = await Promise.all([
            visitor.locator('iframe').evaluate((element) => element.clientHeight),
            frame.locator('body').evaluate((body) => Math.ceil(body.getBoundingClientRect().height)),
          ]);
          return outside > 650 && outside === inside;
        })
        .toBe(true);
      const opened = context.waitForEvent('page');
      await links.first().click();
      const tab = await opened;
      await expect(tab.getByRole('dialog')).toContainText('Soup Kitchen');
      expect(await context.cookies()).toEqual([]);
      expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);

      await visitor.goto(`${site}/others`);
      await expect.poll(() => complaints.filter((text) => /frame-ancestors 'none'/.test(text)).length).toBe(3);
      await expect(visitor.frameLocator('iframe').first().getByText('Volunteer')).toHaveCount(0);

      await page.goto(`/embed/event/${event.slug}`);
      await expectAccessible(page);
    } finally {
      club.closeAllConnections();
      club.close();
    }
  },
);
