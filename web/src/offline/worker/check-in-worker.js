/*
 * Keeps the page at /check-in on a phone, so that it opens without a line. It answers two things: navigations to exactly /check-in, and the
 * files of the page. All else goes to the network, calls of the API always. `version` and the two lists are written by our build, from the
 * graph of the page's entry.
 */

const version = '__VERSION__';
/** What the page needs to open. */
const files = __FILES__;
/** What it needs to read tickets, where the browser cannot: kept when the page asks for it, after the list is there. */
const scanner = __SCANNER__;

const shell = '/check-in';
const prefix = 'trailcrew-check-in ';
const name = prefix + version;

self.addEventListener('install', (event) => {
  event.waitUntil(keep());
});

/** Keeps a version whole, or not at all: beside the one that is used. */
async function keep() {
  const cache = await caches.open(name);
  const page = await fetch(shell, { cache: 'no-cache' });
  const html = await page.clone().text();
  // A server of another version in between would give a page whose files are not in the list.
  if (!page.ok || page.redirected || !files.every((file) => !file.includes('/check-in-') || html.includes(file))) {
    await caches.delete(name);
    throw new Error('The page is of another version');
  }
  await cache.addAll(files);
  await cache.put(shell, page);
}

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const older = (await caches.keys()).filter((one) => one.startsWith(prefix) && one !== name);
      await Promise.all(older.map((one) => caches.delete(one)));
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('message', (event) => {
  const { data } = event;
  if (data === 'take over') self.skipWaiting();
  if (data === 'take over if alone') event.waitUntil(takeOverIfAlone(event.source));
  if (data === 'keep scanner') event.waitUntil(keepScanner());
});

/** Called as a page opens. Taking over reloads every tab, also one in which someone types. */
async function takeOverIfAlone(opened) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const others = pages.filter(({ id, url }) => id !== opened.id && new URL(url).pathname === shell);
  if (others.length === 0) self.skipWaiting();
}

async function keepScanner() {
  const cache = await caches.open(name);
  const missing = await Promise.all(scanner.map(async (file) => ((await cache.match(file)) ? [] : [file])));
  await cache.addAll(missing.flat());
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const isShell = request.mode === 'navigate' && pathname === shell;
  const isFile = request.mode !== 'navigate' && (files.includes(pathname) || scanner.includes(pathname));
  if (isShell || isFile) event.respondWith(kept(isShell ? shell : pathname, request));
});

async function kept(path, request) {
  const cache = await caches.open(name);
  return (await cache.match(path)) ?? fetch(request);
}
