import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeEvent } from './make-event.ts';
import { expect, test } from './test.ts';

test('a club’s own page shows the open shifts, from another site @laptop', async ({ page, baseURL, context }) => {
  const event = await makeEvent({
    days: [3, 3],
    role: 'Soup Kitchen',
    shifts: [{ day: 3 }, { day: 3, places: 1, taken: 1 }],
  });
  const example = await readFile(new URL('../../docs/examples/website-widget.html', import.meta.url), 'utf8');
  const html = example.replace('http://localhost:4000', baseURL ?? '').replace('YOUR-EVENT', event.slug);
  const club = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html));
  club.listen(0, '127.0.0.1');
  await once(club, 'listening');
  try {
    await page.goto(`http://127.0.0.1:${(club.address() as AddressInfo).port}/`);
    const links = page.getByRole('link', { name: /^Soup Kitchen/ });
    // The full shift is not offered.
    await expect(links).toHaveCount(1);
    await expect(page.getByRole('listitem')).toContainText(': 4 needed');
    expect(await context.cookies()).toEqual([]);
    await links.click();
    await expect(page.getByRole('dialog')).toContainText('Soup Kitchen');
  } finally {
    club.closeAllConnections();
    club.close();
  }
});
