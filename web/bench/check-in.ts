import { chromium, type Page } from '@playwright/test';
import pg from 'pg';
import { randomUUID } from 'node:crypto';
import { startNetwork, type Network } from '../e2e/start-network.ts';
import { lines, momentWhen, throttle, type Line } from './lines.ts';
import { signInPage, type Session } from './open-large.ts';
import type { Figures } from './visit-event.ts';

/*
 * The page of check-in on a phone: opened without a line, pressed, searched, and what its marks cost the server. One file: all of them
 * measure the same phone at the same post.
 */

/** A running product in which check-in is measured. */
export interface CheckInPlace {
  url: string;
  databaseUrl: string;
  session: Session;
  /** Milliseconds of the processors that the server and its database have taken so far. */
  processorTime(): number;
}

const row = 'li[data-standing]';

/** A post of today with so many people. */
export async function makePost(databaseUrl: string, people: number): Promise<string> {
  const name = `Loppet ${randomUUID().slice(0, 8)}`;
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  await pool.query(
    `with e as (insert into event (name, slug, start_date, end_date, time_zone)
         values ($1::text, replace(lower($1), ' ', '-'), current_date, current_date, 'UTC') returning id),
       c as (insert into category (event_id, name) select id, 'Course' from e returning id, event_id),
       o as (insert into opportunity (event_id, category_id, name) select event_id, id, 'Crossing guard' from c returning id, event_id),
       s as (insert into shift (event_id, opportunity_id, date, start_time, end_time, qty_required)
         select event_id, id, current_date, '00:05', '23:55', $2::int from o returning id, event_id),
       v as (insert into volunteer (first_name, last_name, email, email_key, name_key, phone)
         select first, last, mail, mail, lower(first || chr(31) || last), '907-555-' || lpad(n::text, 4, '0')
         from generate_series(1, $2::int) n, lateral (select
           (array['Ada','Bjørn','Cleo','Dag','Eva','Finn','Greta','Hana','Ivo','Jonas'])[1 + n % 10] as first,
           (array['Berg','Carlsen','Dvořák','Evans','Fischer','García','Hansen','Ito','Jansen','Kowalska','Larsen'])[1 + n % 11] || n as last,
           n || '.' || md5($1) || '@example.org' as mail) named
         returning id)
     insert into signup (event_id, shift_id, volunteer_id) select s.event_id, s.id, v.id from s, v`,
    [name, people],
  );
  await pool.query(`insert into fact (kind, record_id, within) values ('event.changed', gen_random_uuid(), '{}')`);
  await pool.end();
  return name;
}

/** A phone on a network that can be cut, with a browser of its own. */
async function onPhone<Result>(
  place: CheckInPlace,
  work: (phone: { network: Network; open(line: Line | null): Promise<Page> }) => Promise<Result>,
): Promise<Result> {
  const network = await startNetwork();
  const browser = await chromium.launch({
    ...{ executablePath: process.env.CHROMIUM_PATH, proxy: { server: network.url, bypass: '<-loopback>' } },
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  await signInPage(context, place.session);
  try {
    return await work({
      network,
      async open(line) {
        const page = await context.newPage();
        await throttle(page, line);
        return page;
      },
    });
  } finally {
    await browser.close();
    await network.stop();
  }
}

/** Goes to the page and chooses the event, the first time. Gives when its first row stood, in milliseconds from the start of loading. */
async function open(page: Page, url: string, event?: string): Promise<number> {
  await page.goto(`${url}/check-in`, { waitUntil: 'commit' });
  const stands = () => momentWhen(page, (what) => (document.querySelector(what) ? performance.now() : 0), row);
  if (!event) return stands();
  await page
    .getByText(/^(Today|Loppet)/)
    .first()
    .waitFor();
  const events = page.getByLabel('Event');
  if (await events.isVisible()) await events.selectOption({ label: event });
  await page.getByText(`${event} · `).waitFor();
  return stands();
}

/** Waits until the page would open without a line. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('status', { name: 'State of this phone' }).filter({ hasText: 'Live' }).waitFor();
}

/**
 * The page of a list of 60, opened three times each in turn: with the line cut, on slow 4G by a phone that keeps the page, and on slow 4G by
 * one that keeps the list alone.
 */
export function openWithoutLine(place: CheckInPlace, event: string): Promise<Figures> {
  return onPhone(place, async ({ network, open: newPage }) => {
    const opened = async (line: Line | null): Promise<number> => {
      const page = await newPage(line);
      const time = await open(page, place.url);
      await page.close();
      return time;
    };
    const [cut, again, first]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < 3; round += 1) {
      let page = await newPage(null);
      await open(page, place.url, event);
      await kept(page);
      await page.close();
      again.push(await opened(lines.slow4G));
      network.cut();
      cut.push(await opened(null));
      network.mend();
      // Without the worker and the browser's cache all of the page comes over the line.
      page = await newPage(null);
      await page.goto(`${place.url}/favicon.svg`);
      await page.evaluate(async () => {
        for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
        for (const name of await caches.keys()) await caches.delete(name);
      });
      const session = await page.context().newCDPSession(page);
      await session.send('Network.clearBrowserCache');
      await page.close();
      first.push(await opened(lines.slow4G));
    }
    return {
      'line cut: first row': middle(cut),
      'slow 4G, page kept: first row': middle(again),
      'slow 4G, page not kept: first row': middle(first),
    };
  });
}

function middle(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** Presses 40 buttons with the line cut, and writes as often to a store of its own with durability 'strict', in turn. */
export function press(place: CheckInPlace, event: string): Promise<Figures> {
  return onPhone(place, async ({ network, open: newPage }) => {
    const page = await newPage(null);
    await open(page, place.url, event);
    await kept(page);
    network.cut();
    const { writes, frames, presses } = await page.evaluate(async (what) => {
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('bench', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('empty');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(new Error('No database'));
      });
      const write = () =>
        new Promise<void>((resolve, reject) => {
          const transaction = database.transaction('empty', 'readwrite', { durability: 'strict' });
          transaction.objectStore('empty').put(0, 0);
          transaction.oncomplete = () => resolve();
          transaction.onerror = () => reject(new Error('Not written'));
        });
      const said = document.querySelector('[aria-label="Just marked"]') as Element;
      const shown = (words: string) =>
        new Promise<void>((resolve) => {
          const look = () => {
            if (!said.textContent?.includes(words)) return;
            watcher.disconnect();
            resolve();
          };
          const watcher = new MutationObserver(look);
          watcher.observe(said, { subtree: true, childList: true, characterData: true });
          look();
        });
      const [writes, frames, presses]: [number[], number[], number[]] = [[], [], []];
      const names = [...document.querySelectorAll(what)].map((one) => one.querySelector('h3')?.textContent ?? '');
      for (const name of names.slice(0, 40)) {
        await frame();
        let begun = performance.now();
        await write();
        writes.push(performance.now() - begun);
        await frame();
        begun = performance.now();
        await frame();
        frames.push(performance.now() - begun);
        // As people press: the phone has begun to send what was marked before.
        await pause(400);
        const one = [...document.querySelectorAll(what)].find((li) => li.querySelector('h3')?.textContent === name);
        begun = performance.now();
        one?.querySelector<HTMLButtonElement>('button')?.click();
        await shown(`${name}: here`);
        await frame();
        presses.push(performance.now() - begun);
      }
      return { writes, frames, presses };
    }, row);
    const slow = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(0.95 * (times.length - 1))] ?? 0;
    return {
      'press to kept and shown, p95': slow(presses),
      'the same, median': middle(presses),
      'empty strict write, p95': slow(writes),
      'empty strict write, median': middle(writes),
      'a frame, median': middle(frames),
      'limit: 3 writes (p95) and a frame': 3 * slow(writes) + middle(frames),
    };
  });
}

/** Types letters into the search of a list, and takes the time until the screen shows what they find. */
export function search(place: CheckInPlace, event: string): Promise<Figures> {
  return onPhone(place, async ({ open: newPage }) => {
    const page = await newPage(null);
    await open(page, place.url, event);
    await kept(page);
    const times = await page.evaluate(async () => {
      const box = document.querySelector<HTMLInputElement>('input[type="search"]') as HTMLInputElement;
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      const root = document.getElementById('root') as Element;
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
      /** Until nothing in the list has moved for half a second: the last change, and the frame after it. */
      const type = async (text: string) => {
        const begun = performance.now();
        let last = begun;
        const watcher = new MutationObserver(() => void frame().then(() => (last = performance.now())));
        watcher.observe(root, { subtree: true, childList: true, characterData: true });
        write?.call(box, text);
        box.dispatchEvent(new Event('input', { bubbles: true }));
        do await pause(500);
        while (performance.now() - last < 400);
        watcher.disconnect();
        return last - begun;
      };
      const times: number[] = [];
      for (const text of ['b', 'be', 'ber', 'a', 'ad', 'g', 'gr']) {
        times.push(await type(text));
        await type('');
      }
      return times;
    });
    return {
      'a letter, median': middle(times),
      'a letter, slowest': Math.max(...times),
    };
  });
}

/** What 60 marks cost the server: made one by one while the line is cut and sent later, and made at once with a line. */
export function sendLater(place: CheckInPlace): Promise<Figures> {
  const mark = async (isCut: boolean): Promise<{ time: number; calls: number }> => {
    const event = await makePost(place.databaseUrl, 60);
    return onPhone(place, async ({ network, open: newPage }) => {
      const page = await newPage(null);
      await open(page, place.url, event);
      await kept(page);
      let calls = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/api/attendance') && (request.postData()?.length ?? 0) > 200) calls += 1;
      });
      let before = place.processorTime();
      if (isCut) {
        network.cut();
        for (let at = 1; at <= 60; at += 1) {
          await page.evaluate((what) => {
            const open = [...document.querySelectorAll(what)].find((one) =>
              /EXPECTED|LATE/.test(one.getAttribute('data-standing') ?? ''),
            );
            open?.querySelector<HTMLButtonElement>('button')?.click();
          }, row);
          await page.getByText(`${at} of 60 here`).waitFor();
        }
        [before, calls] = [place.processorTime(), 0];
        network.mend();
        await page.evaluate(() => void window.dispatchEvent(new Event('online')));
      } else {
        await page.getByRole('button', { name: 'All 60 are here' }).click();
        await page.getByRole('button', { name: 'Yes, all are here' }).click();
      }
      await page.getByText('60 of 60 here').waitFor();
      await page
        .getByRole('status', { name: 'State of this phone' })
        .filter({ hasText: /^Live · list of [^·]*$/ })
        .waitFor();
      await page.waitForLoadState('networkidle');
      return { time: place.processorTime() - before, calls };
    });
  };
  return (async () => {
    const sums = { cut: 0, line: 0, callsCut: 0, callsLine: 0 };
    // A processor's time is told in hundredths of a second: several together.
    for (let round = 0; round < 6; round += 1) {
      for (const isCut of round % 2 === 0 ? [true, false] : [false, true]) {
        const { time, calls } = await mark(isCut);
        sums[isCut ? 'cut' : 'line'] += time / 6;
        sums[isCut ? 'callsCut' : 'callsLine'] += calls / 6;
      }
    }
    return {
      'made while cut and sent later, ms of the server': sums.cut,
      'made at once with a line, ms of the server': sums.line,
      'share, percent': (100 * sums.cut) / sums.line,
      'calls with marks, cut': sums.callsCut,
      'calls with marks, with a line': sums.callsLine,
    };
  })();
}
