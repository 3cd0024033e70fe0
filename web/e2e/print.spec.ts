import { openAs, staffSession } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { inDays } from './make-event.ts';
import { inDatabase } from './in-database.ts';
import { makePost } from './make-post.ts';
import { printedPages } from './read-pdf.ts';
import { expect, test, type Locator, type Page } from './test.ts';

/* The papers of an event have the right number of pages, name everybody once, and split nothing between pages. */

/** Ten people by default in two shifts at Firetower Hill, the first person in both, and a start of today. */
async function papers({ late = 6, early = 4 } = {}) {
  const made = await makePost({ late, early });
  const admin = await staffSession('admin@example.org');
  await inDatabase(
    `insert into signup (event_id, shift_id, volunteer_id) select event_id, $2, volunteer_id from signup where id = $1`,
    [made.people[0]!.signupId, made.shifts[1]],
  );
  // Long names.
  await inDatabase(
    `update volunteer set first_name = 'Wolfeschlegelsteinhausen' from signup g where g.id = $1 and volunteer.id = g.volunteer_id`,
    [made.people[1]!.signupId],
  );
  const start = await admin.call('POST', '/api/admin/starts', {
    ...{ eventId: made.id, name: 'Men 50 km', date: inDays(0), time: '13:00' },
  });
  expect(start.status).toBe(201);
  return { ...made, admin };
}

const formats = ['A4', 'Letter'] as const;
const solid = (text: string) => text.replace(/\s+/g, '');

/**
 * Prints the page: expects the number of pages, page numbers, and each of these texts once and whole. Returns the
 * pages.
 */
async function expectPages(page: Page, count: number, wholes: readonly string[]): Promise<string[][]> {
  const printed: string[][] = [];
  for (const format of formats) {
    const pages = (await printedPages(page, format)).map(solid);
    expect([format, pages.length]).toEqual([format, count]);
    for (const [at, text] of pages.entries()) expect(text).toMatch(new RegExp(`(Page|Sheet)${at + 1}of${count}`));
    const times = wholes.map((whole) => [whole, pages.join('\f').split(solid(whole)).length - 1]);
    expect(times.filter(([, many]) => many !== 1)).toEqual([]);
    printed.push(pages);
  }
  return printed;
}

/** Their text, line by line. */
const wordsOf = (all: Locator) => all.evaluateAll((some) => some.map((one) => (one as HTMLElement).innerText));

/** Prints in dark mode: nothing is wider than A4 between its margins, and every text has enough contrast. */
async function expectPlainPaper(page: Page): Promise<void> {
  const before = page.viewportSize()!;
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: 687, height: 1000 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(687);
  const wrong = await page.locator('.paper').evaluateAll((papers) => {
    const greyOf = (colour: string): number | 'none' | 'coloured' => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (/\((.*)\)/.exec(colour)?.[1] ?? '')
        .split(/[ ,/]+/)
        .map(Number);
      if (alpha === 0) return 'none';
      return red === green && green === blue ? red : 'coloured';
    };
    return papers
      .flatMap((paper) => [paper, ...paper.querySelectorAll('*:not(svg *)')])
      .flatMap((element) => {
        const { color, backgroundColor, borderTopColor } = getComputedStyle(element);
        const [ink, ground, line] = [color, backgroundColor, borderTopColor].map(greyOf);
        const isPlain =
          typeof ink === 'number' && ink <= 0x55 && (ground === 'none' || ground === 255) && line !== 'coloured';
        return isPlain ? [] : [`${element.tagName} ${element.textContent.slice(0, 30)} ${color} on ${backgroundColor}`];
      });
  });
  expect(wrong).toEqual([]);
  await page.setViewportSize(before);
}

/** Width and height in millimetres, to a tenth. */
const sizesOf = (all: Locator) =>
  all.evaluateAll((some) =>
    some.map((one) => {
      const { width, height } = one.getBoundingClientRect();
      return [width, height].map((pixels) => Math.round((pixels / 96) * 254) / 10);
    }),
  );

/** Texts that overflow their badge. */
const outOfTheirBox = (page: Page) =>
  page.getByRole('listitem').evaluateAll((badges) =>
    badges.flatMap((badge) => {
      const box = badge.getBoundingClientRect();
      return [...badge.querySelectorAll('p, svg')]
        .filter((line) => {
          const { left, right, top, bottom } = line.getBoundingClientRect();
          return left < box.left || right > box.right + 0.5 || top < box.top || bottom > box.bottom + 0.5;
        })
        .map(({ textContent }) => textContent);
    }),
  );

test('badges are eight on a page, everybody once', { tag: '@laptop' }, async ({ page }) => {
  const { id, admin, family } = await papers();
  await openAs(page, admin, `/rosters?eventId=${id}`);
  await page.goto(`/print/${id}`);
  const badges = page.getByRole('listitem').filter({ hasText: family });
  await expect(badges).toHaveCount(10);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  expect(await outOfTheirBox(page)).toEqual([]);
  for (const size of await sizesOf(badges)) expect(size).toEqual([86, 54]);
  const names = await wordsOf(badges.locator('p:nth-of-type(2)'));
  for (const pages of await expectPages(page, 2, names)) {
    const onPage = pages.map((text) => names.filter((name) => text.includes(solid(name))).length);
    expect(onPage).toEqual([8, 2]);
  }
  await expectPlainPaper(page);
});

test('a post has a page with what it needs, who comes, and lines to sign', async ({ page }) => {
  const { id, categoryId, admin, people, shifts, family } = await papers({ late: 10, early: 4 });
  const { user: lead } = await staffSession('course.lead@example.org');
  await inDatabase('update category set lead_id = $2 where id = $1', [categoryId, lead.id]);
  await inDatabase(`update app_user set phone = '218-555-0142' where id = $1`, [lead.id]);
  await inDatabase(`update shift set location = 'Hut' where id = $1`, [shifts[1]]);
  await openAs(page, admin, `/print/${id}?what=posts`);
  await expect(page.getByRole('heading', { name: 'No posts yet' })).toBeVisible();
  await expectAccessible(page);
  const post = await admin.call('POST', '/api/admin/posts', {
    ...{ eventId: id, categoryId, place: 'FIRETOWER hill', minimumStaff: 3, staffedByMinutes: 45, blocksStart: true },
    mapUrl: 'https://maps.example.org/firetower',
  });
  expect(post.status).toBe(201);
  const hut = { eventId: id, categoryId, place: 'Hut', minimumStaff: 1, staffedByMinutes: 30, blocksStart: false };
  expect((await admin.call('POST', '/api/admin/posts', hut)).status).toBe(201);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'FIRETOWER hill' })).toBeVisible();
  await expect(page.getByText('At least 3 people')).toBeVisible();
  await expect(page.getByText('Men 50 km starts at 1:00 PM: be there by 12:15 PM')).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code of the map' })).toBeVisible();
  await expect(page.getByRole('cell', { name: people[2]!.name })).toHaveCount(1);
  await expect(page.getByRole('cell', { name: people[2]!.phone })).toHaveCount(1);
  await expect(page.getByText(`Lead: ${lead.firstName} ${lead.lastName}, 218-555-0142`)).toHaveCount(2);
  await expectAccessible(page);
  // Fourteen people, the first of them at both posts.
  const rows = page.getByRole('row').filter({ hasText: family });
  await expect(rows).toHaveCount(15);
  const once = (await wordsOf(rows)).filter((words) => !words.includes(people[0]!.name));
  for (const [first = '', second = ''] of await expectPages(page, 2, once)) {
    expect([first.includes('FIRETOWERhill'), second.includes('Hut')]).toEqual([true, true]);
    expect([first, second].map((text) => text.split(family).length - 1)).toEqual([10, 5]);
  }
  await expectPlainPaper(page);
});

test('the wall list says who is where, without phone numbers', { tag: '@laptop' }, async ({ page }) => {
  const { id, admin, people, family } = await papers({ late: 33, early: 27 });
  await openAs(page, admin, `/print/${id}`);
  await page.getByLabel('Paper').selectOption('Who is where, for the wall');
  await expect(page).toHaveURL(/what=wall/);
  const lines = page.getByRole('listitem').filter({ hasText: family });
  await expect(lines).toHaveCount(60);
  await expect(lines.filter({ hasText: `${people[0]!.name}\n` })).toContainText('Firetower Hill');
  await expect(page.getByRole('main')).not.toContainText(people[2]!.phone);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  const sizes = await lines
    .locator('p:first-child')
    .evaluateAll((all) => all.map((name) => Math.round(Number.parseFloat(getComputedStyle(name).fontSize) * 0.75)));
  expect(new Set(sizes)).toEqual(new Set([28]));
  // Each person is on one page, with their shifts.
  for (const pages of await expectPages(page, 8, await wordsOf(lines)))
    expect(pages.map((text) => text.split(family).length - 1).reduce((sum, many) => sum + many)).toBe(60);
  await expectPlainPaper(page);
  await page.emulateMedia({ media: 'screen' });
  await page.getByLabel('Day').selectOption({ index: 1 });
  await expect(lines).toHaveCount(60);
});

test('meal vouchers are eighteen on a page, each once', { tag: '@laptop' }, async ({ page }) => {
  const { id, admin, family, categoryId } = await papers({ late: 12, early: 10 });
  await openAs(page, admin, `/print/${id}?what=vouchers`);
  await expect(page.getByRole('heading', { name: 'No meal vouchers' })).toBeVisible();
  await expectAccessible(page);
  await inDatabase('update event set meal_voucher_minutes = 0 where id = $1', [id]);
  await page.reload();
  // One for each of the 23 places.
  const vouchers = page.getByRole('listitem').filter({ hasText: family });
  await expect(vouchers).toHaveCount(23);
  const codes = await page.getByText(/^(?:[A-Z2-7]{4} ){3}[A-Z2-7]{4}$/).allInnerTexts();
  expect(new Set(codes).size).toBe(23);
  await expect(page.getByRole('row', { name: /23 0$/ })).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  expect(await outOfTheirBox(page)).toEqual([]);
  for (const size of await sizesOf(vouchers)) expect(size).toEqual([60, 40]);
  for (const pages of await expectPages(page, 2, codes)) {
    const onPage = pages.map((text) => codes.filter((code) => text.includes(solid(code))).length);
    expect(onPage).toEqual([18, 5]);
  }
  await expectPlainPaper(page);
  // Printing again, or only one category, gives the same vouchers.
  await page.goto(`/print/${id}?what=vouchers&category=${categoryId}`);
  await expect(vouchers).toHaveCount(23);
  expect(await page.getByText(/^(?:[A-Z2-7]{4} ){3}[A-Z2-7]{4}$/).allInnerTexts()).toEqual(codes);
});

/** Texts that overflow their box, so that they are cut off or overlap the next one. */
const cutOff = (all: Locator) =>
  all.evaluateAll((some) =>
    some.flatMap(({ scrollWidth, clientWidth, scrollHeight, clientHeight, textContent }) =>
      scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1 ? [textContent] : [],
    ),
  );

test(
  'names in capitals, which are wide, are on the page of the wall list that says so',
  { tag: '@laptop' },
  async ({ page }) => {
    const { id, admin, people } = await papers({ late: 24 });
    await inDatabase(
      `update volunteer set first_name = 'WILMA-MOMMA', last_name = 'MWOMWOMMANNM ' || n
     from (select g.volunteer_id, (row_number() over (order by g.id))::int as n from signup g where g.id = any($1::uuid[])) numbered
     where volunteer.id = numbered.volunteer_id`,
      [people.map(({ signupId }) => signupId)],
    );
    await openAs(page, admin, `/print/${id}?what=wall`);
    const lines = page.getByRole('listitem').filter({ hasText: 'MWOM' });
    await expect(lines).toHaveCount(28);
    await page.emulateMedia({ media: 'print' });
    await expectPages(page, await page.locator('.paper').count(), await wordsOf(lines));
  },
);

test('long names, roles, places and phone numbers are whole on every paper', { tag: '@laptop' }, async ({ page }) => {
  const { id, categoryId, admin, people, family } = await papers({ late: 24, early: 6 });
  const long = [
    'WILHELMINA MARGARETHE WOLLMANN-MOMMSEN',
    'Anna-Katharina Friederike Wolfeschlegelsteinhausenbergerdorff',
    'Maximilian',
    'Østensjø-Wędrychowicz av Hohenzollern-Sigmaringen',
    'Владислав Щепкин-Жуковский',
  ];
  await inDatabase(
    `update volunteer set first_name = ($2::text[])[1 + n % 5], last_name = last_name || '-' || n || ' ' || ($2::text[])[1 + n / 5 % 5],
       phone = '+47 218 555 0142 (evenings, not Sunday)'
     from (select g.volunteer_id, (row_number() over (order by g.id))::int as n from signup g where g.id = any($1::uuid[])) numbered
     where volunteer.id = numbered.volunteer_id`,
    [people.map(({ signupId }) => signupId), long],
  );
  const place = `TOP OF THE WOLVERINE MOUNTAIN, BY THE SECOND HUT ${'MMMM WWWW '.repeat(5)}`.trim();
  await inDatabase('update shift set location = $2 where event_id = $1', [id, place]);
  await inDatabase('update opportunity set name = $2 where event_id = $1', [
    id,
    'MARSHAL AND WARM-WATER MAKER WITH A MOTOR SLEDGE, FOR WOMEN AND MEN OF ALL WAVES',
  ]);
  await inDatabase('update event set name = $2, meal_voucher_minutes = 0 where id = $1', [
    id,
    'THE GREAT WINTER MARATHON OF THE WESTERN MOUNTAINS WITH ALL ITS WAVES AND THE WOMEN’S MEMORIAL RELAY',
  ]);
  const post = { eventId: id, categoryId, place, minimumStaff: 3, staffedByMinutes: 45, blocksStart: true };
  expect((await admin.call('POST', '/api/admin/posts', post)).status).toBe(201);
  const lines = page.getByRole('listitem').filter({ hasText: family });

  await openAs(page, admin, `/print/${id}?what=wall`);
  await expect(lines).toHaveCount(30);
  await page.emulateMedia({ media: 'print' });
  await expectPages(page, await page.locator('.paper').count(), await wordsOf(lines));
  await expectPlainPaper(page);

  await page.goto(`/print/${id}?what=badges`);
  await expect(lines).toHaveCount(30);
  await page.emulateMedia({ media: 'print' });
  expect(await outOfTheirBox(page)).toEqual([]);
  expect(await cutOff(lines.locator('p:nth-of-type(2)'))).toEqual([]);
  expect(await cutOff(lines)).toEqual([]);
  const badgeNames = lines.locator('p:nth-of-type(2)');
  await expectPages(page, await page.locator('.paper').count(), await wordsOf(badgeNames));

  await page.goto(`/print/${id}?what=vouchers`);
  await expect(lines).toHaveCount(31);
  await page.emulateMedia({ media: 'print' });
  expect(await outOfTheirBox(page)).toEqual([]);
  expect(await cutOff(lines.locator('div p'))).toEqual([]);
  expect(await cutOff(lines)).toEqual([]);

  await page.goto(`/print/${id}?what=posts`);
  const rows = page.getByRole('row').filter({ hasText: family });
  await expect(rows).toHaveCount(31);
  await expectPlainPaper(page);
  expect(await cutOff(rows.getByRole('cell'))).toEqual([]);
  // A person with two shifts has both rows.
  const times = new Map<string, number>();
  for (const words of await wordsOf(rows)) times.set(solid(words), (times.get(solid(words)) ?? 0) + 1);
  for (const format of formats) {
    const paper = (await printedPages(page, format)).map(solid).join('\f');
    expect([...times].filter(([words, many]) => paper.split(words).length - 1 !== many)).toEqual([]);
  }
});
