import { openAs, staffSession } from './as-staff.ts';
import { kept, mark, rowOf as rowOfPhone, strip } from './check-in-page.ts';
import { inDatabase } from './in-database.ts';
import { inDays } from './make-event.ts';
import { makePost } from './make-post.ts';
import { newPhone } from './phone.ts';
import { startNetwork } from './start-network.ts';
import { expect, test, type Page } from './test.ts';

/*
 * Three posts, each with a phone that goes offline: board, wall and phones agree, in whatever order the phones
 * reconnect.
 */

const places = ['Firetower Hill', 'Hut', 'Bridge'] as const;

/** Three posts with three people each, which need two before a start at three o'clock. It is between noon and one. */
async function threePosts() {
  const made = await makePost({ late: 9 });
  const admin = await staffSession('admin@example.org');
  const start = await admin.call<{ start: { id: string } }>('POST', '/api/admin/starts', {
    ...{ eventId: made.id, name: 'Men 50 km', date: inDays(0), time: '15:00' },
  });
  expect(start.status).toBe(201);
  const posts = [];
  for (const [at, place] of places.entries()) {
    const people = made.people.slice(at * 3, at * 3 + 3);
    await inDatabase(
      `with duty as (
         insert into shift (event_id, opportunity_id, date, start_time, end_time, qty_required, location)
         select event_id, opportunity_id, date, start_time, end_time, 9, $2 from shift where id = $1 returning id
       ) update signup set shift_id = duty.id from duty where signup.id = any($3::uuid[])`,
      [made.shifts[0], place, people.map(({ signupId }) => signupId)],
    );
    const wanted = { eventId: made.id, categoryId: made.categoryId, place };
    const post = { ...wanted, minimumStaff: 2, blocksStart: true, staffedByMinutes: 0 };
    expect((await admin.call('POST', '/api/admin/posts', post)).status).toBe(201);
    const link = await admin.call<{ address: string }>('POST', '/api/admin/check-in-links', {
      ...wanted,
      day: inDays(0),
    });
    expect(link.status).toBe(201);
    posts.push({ place, people, address: link.body.address });
  }
  return { ...made, admin, posts };
}

/** Eleven minutes pass without a word from any phone. */
async function elevenMinutesPass(eventId: string): Promise<void> {
  await inDatabase(
    `with heard as (
       update check_in_device d set last_heard_at = d.last_heard_at - interval '11 minutes'
       from check_in_link l where l.id = d.link_id and l.event_id = $1
     ) update attendance_mark set received_at = received_at - interval '11 minutes' where event_id = $1`,
    [eventId],
  );
}

test(
  'three offline phones reconnect in any order, and board, wall and phones agree',
  { tag: '@laptop' },
  async ({ page, context }) => {
    const { id, admin, posts } = await threePosts();
    await openAs(page, admin, `/start-board/${id}`);
    const wall = await context.newPage();
    await wall.goto(`/start-board/${id}?view=wall`);
    const shows = async (place: string, words: string | RegExp) => {
      for (const one of [page, wall])
        await expect(
          one.getByRole('listitem').filter({ has: one.getByRole('heading', { name: place, exact: true }) }),
        ).toContainText(words);
    };
    const phones = await Promise.all(
      posts.map(async ({ address, ...post }, at) => {
        const network = await startNetwork();
        const phone = await newPhone(network);
        const opened = await phone.open();
        await opened.page.goto(address);
        await opened.page.getByLabel('Your name').fill(`Helper ${at + 1}`);
        await opened.page.getByLabel('Your name').press('Enter');
        await expect(opened.page.getByRole('listitem')).toHaveCount(3);
        await kept(opened.page);
        return { ...post, network, phone, page: opened.page };
      }),
    );

    // Two of three are not there: not enough may still come.
    for (const { page: own, people, place } of phones) {
      await mark(own, people[0]!.name, 'Not here');
      await mark(own, people[1]!.name, 'Not here');
      await shows(place, 'Missing');
    }
    for (const { network } of phones) network.cut();
    await elevenMinutesPass(id);
    for (const { place } of phones) await shows(place, /No news since/);

    // One comes all the same, and only the phone knows.
    for (const { page: own, people } of phones) {
      await mark(own, people[0]!.name, 'Here');
      await expect(strip(own)).toContainText('No line');
    }
    for (const { place } of phones) await shows(place, /No news since/);

    const back = async (at: number) => {
      const { network, page: own, place } = phones[at]!;
      network.mend();
      await lookAgain(own);
      await expect(strip(own)).toHaveText(/^Live · /);
      await shows(place, 'Short');
    };
    await back(2);
    await shows(places[0], /No news since/);
    await back(0);
    await back(1);

    // The second one comes; at one post the phone is offline again.
    phones[1]!.network.cut();
    for (const { page: own, people } of phones) await mark(own, people[1]!.name, 'Here');
    await shows(places[0], 'Manned');
    await shows(places[2], 'Manned');
    await shows(places[1], 'Short');
    await expect(page.getByText('1 post blocks the start')).toBeVisible();
    phones[1]!.network.mend();
    await lookAgain(phones[1]!.page);
    await shows(places[1], 'Manned');
    await expect(page.getByText('All 3 posts are manned')).toBeVisible();
    for (const { page: own, people } of phones)
      for (const { name } of people.slice(0, 2)) await expect(rowOfPhone(own, name)).toContainText('Here ·');
    for (const { phone, network } of phones) {
      await phone.drop();
      await network.stop();
    }
  },
);

/** Makes the phone ask the server now instead of in half a minute. */
async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => void window.dispatchEvent(new Event('online')));
}
