import { staffEmails, staffSession } from './as-staff.ts';
import { kept, mark, openList, rowOf, strip } from './check-in-page.ts';
import { expectAccessible } from './expect-accessible.ts';
import { inDatabase } from './in-database.ts';
import { inDays } from './make-event.ts';
import { makePost } from './make-post.ts';
import { filesWith, newPhone } from './phone.ts';
import { startNetwork } from './start-network.ts';
import { expect, test } from './test.ts';

/* A helper's phone that opened a link, and what happens to a phone whose page, link or list is out of date. */

/** A link to a post of today, as its lead sends it. */
async function linkTo({ id, categoryId }: { id: string; categoryId: string }): Promise<string> {
  const admin = await staffSession(staffEmails.admin);
  const wanted = { eventId: id, categoryId, place: 'Firetower Hill', day: inDays(0) };
  const { status, body } = await admin.call<{ address: string }>('POST', '/api/admin/check-in-links', wanted);
  expect(status).toBe(201);
  return body.address;
}

/** What the server has for an event today. */
async function listToday(eventId: string) {
  const admin = await staffSession(staffEmails.admin);
  const path = `/api/check-in/list?eventId=${eventId}&day=${inDays(0)}`;
  return (
    await admin.call<{ people: { firstName: string; ticket: string; state: string; marks: { by: string }[] }[] }>(
      'GET',
      path,
    )
  ).body;
}

/** Makes the phone ask the server now instead of in half a minute. */
const look = 'void window.dispatchEvent(new Event("online"))';

test('a helper opens a link, gives a name and marks people; the link ends while the phone is offline', async () => {
  const post = await makePost({ late: 3 });
  const address = await linkTo(post);
  const network = await startNetwork();
  const phone = await newPhone(network);
  const { context, page } = await phone.open();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start checking in' }).click();
  await expect(page.getByText('Please enter your name')).toBeVisible();
  await page.getByLabel('Your name').fill('Jonas');
  await page.getByLabel('Your name').press('Enter');
  await expect(page.getByRole('listitem')).toHaveCount(3);
  await expect(page).toHaveURL(/\/check-in$/);
  await kept(page);
  const [ada, bjorn, carmen] = post.people;
  await mark(page, ada!.name, 'Here');
  await expect(rowOf(page, ada!.name)).toContainText(/Here · .* · Jonas$|Here · .* · JonasCall/);
  await expectAccessible(page);

  // The same link in another tab of this phone does not ask again.
  const tab = await context.newPage();
  await tab.goto(address);
  await expect(rowOf(tab, ada!.name)).toContainText('Jonas');
  await tab.close();

  network.cut();
  await mark(page, bjorn!.name, 'Here');

  await expect(strip(page)).toContainText('No line since');
  // The server corrects the phone's clock by up to what a call takes, so the link ends a moment after the mark.
  await inDatabase(`update check_in_link set expires_at = now() + interval '1 second' where event_id = $1`, [post.id]);
  const ended = `select from check_in_link where event_id = $1 and expires_at < now() - interval '1 second'`;
  await expect.poll(() => inDatabase(ended, [post.id])).toBeGreaterThan(0);
  await mark(page, carmen!.name, 'Not here');
  network.mend();
  await page.evaluate(look);
  // Marks from before the end are accepted, later ones are not; the names are gone.
  await expect(strip(page)).toContainText('This link has ended, and its list is deleted.');
  const late = page.getByRole('region', { name: 'Could not be sent' });
  await expect(late).toContainText(/Not here.*The link had ended before you marked this\. Please tell the lead/);
  await expect(page.getByText(carmen!.name)).toHaveCount(0);
  await late.getByRole('button', { name: 'Forget' }).click();
  await expect(late).toHaveCount(0);
  const { people } = await listToday(post.id);
  expect(people.map(({ state }) => state)).toEqual(['HERE', 'HERE', 'EXPECTED']);
  await context.close();
  expect(await filesWith(phone, post.family)).toEqual([]);
  await phone.drop();
  await network.stop();
});

test('a phone that the lead signs off loses its list at once', { tag: '@phone' }, async () => {
  const post = await makePost({ late: 1 });
  const address = await linkTo(post);
  const phone = await newPhone();
  const { page } = await phone.open();
  await page.goto(address);
  await page.getByLabel('Your name').fill('Maeve');
  await page.getByRole('button', { name: 'Start checking in' }).click();
  await expect(rowOf(page, post.people[0]!.name)).toBeVisible();
  await inDatabase(
    `update check_in_device set revoked_at = now() where link_id in (select id from check_in_link where event_id = $1)`,
    [post.id],
  );
  // The test does not wait for the undo of the mark: it disappears with the list.
  await page.getByRole('button', { name: `Here ${post.people[0]!.name}`, exact: true }).click();
  await expect(strip(page)).toContainText(
    'This phone was signed off by the lead, and its list is deleted. 1 mark waits.',
  );
  await expect(strip(page).getByRole('link', { name: 'The lead can sign in here to send 1 mark' })).toBeVisible();
  await expect(page.getByText(post.people[0]!.name)).toHaveCount(0);
  // A member of the staff signs in on this phone and sends the mark: it is not lost.
  await strip(page).getByRole('link', { name: 'The lead can sign in here to send 1 mark' }).click();
  await page.getByLabel('Email').fill(staffEmails.admin);
  await page.getByLabel('Password').fill('demo-winter-morning');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/check-in$/);
  await expect(strip(page)).toHaveText(/^Live · list of \d+:\d\d [AP]M$/);
  const { people } = await listToday(post.id);
  expect(people.map(({ state, marks }) => [state, marks.map(({ by }) => by)])).toEqual([['HERE', ['Maeve']]]);
  await phone.drop();
});

test('a list older than two days is deleted, and waiting marks are not', { tag: '@phone' }, async () => {
  const { name, people, family } = await makePost({ late: 1 });
  const network = await startNetwork();
  const phone = await newPhone(network);
  const { context, page } = await phone.open();
  await openList(page, name);
  await kept(page);
  network.cut();
  await mark(page, people[0]!.name, 'Here');
  await page.close();
  const later = await context.newPage();
  await later.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + 49 * 3_600_000;
  });
  await later.goto('/check-in');
  await expect(strip(later)).toContainText('This list was older than two days and is deleted. 1 mark waits.');
  await expect(later.getByText(people[0]!.name)).toHaveCount(0);
  await context.close();
  expect(await filesWith(phone, family)).toEqual([]);
  await phone.drop();
  await network.stop();
});

test(
  'a browser that stores nothing says so, and checks people in while online',
  { tag: '@phone' },
  async ({ page }) => {
    const { name, people } = await makePost({ late: 1 });
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Refused', 'SecurityError');
      };
    });
    await openList(page, name);
    await expect(page.getByRole('alert')).toHaveText(
      'This browser cannot keep a list. Check-in works here only with a line.',
    );
    await mark(page, people[0]!.name, 'Here');
    await expect(strip(page)).toHaveText(/^Live · list of \d+:\d\d [AP]M$/);
  },
);

test('a ticket is typed where there is no camera', { tag: '@laptop' }, async ({ page }) => {
  const { name, id, people } = await makePost({ late: 2 });
  const ticket = (await listToday(id)).people.find(({ firstName }) => firstName === people[1]!.firstName)?.ticket ?? '';
  await openList(page, name);
  await page.getByRole('button', { name: 'Scan' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The camera could not be used. Type the 16 letters instead.');
  await dialog.getByLabel('Letters of the ticket').fill('ABCD');
  await dialog.getByRole('button', { name: 'Find' }).click();
  await expect(dialog).toContainText('A ticket has 16 letters');
  await expectAccessible(page);
  await dialog.getByLabel('Letters of the ticket').fill(ticket.toLowerCase());
  await dialog.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('listitem')).toHaveText([new RegExp(people[1]!.name)]);
  await page.getByLabel('Search').fill('ABCDEFGHIJKLMNOP');
  await expect(page.getByRole('heading', { name: 'Not on this list' })).toBeVisible();
});
