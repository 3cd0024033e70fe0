import { openAs, staffSession } from './as-staff.ts';
import { inDatabase } from './in-database.ts';
import { newestMail } from './mailbox.ts';
import { makeEvent } from './make-event.ts';
import { expect, test, type Page } from './test.ts';

/* A word without a space, longer than the page is wide, wraps: nothing is cut off and nothing sticks out, on any page. */

const word = (start: string) => `${start}${'volunteering'.repeat(8)}`;

async function makeLongEvent() {
  const made = await makeEvent({
    name: word('Event'),
    // It began before the events of other journeys, so it is on the first page of the list.
    days: [-60, 2],
    location: word('Place'),
    category: word('Category'),
    role: word('Role'),
    shifts: [
      { day: 2, places: 3, taken: 1, notes: word('Note') },
      { day: 2, startTime: '13:00', endTime: '15:00', places: 1, taken: 1 },
    ],
  });
  await inDatabase(`update opportunity set short_description = $2, long_description = $2 where event_id = $1`, [
    made.id,
    word('Description'),
  ]);
  await inDatabase(
    `update volunteer set first_name = $2, last_name = $3
     where id in (select volunteer_id from signup where event_id = $1)`,
    [made.id, word('First'), word('Last')],
  );
  return made;
}

/** Texts that reach beyond the screen and are not in an element that scrolls. */
async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (
        !element ||
        !text.textContent?.trim() ||
        element.closest('.for-screen-readers, .decoy, option, script, style')
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const right = Math.max(0, ...[...range.getClientRects()].map((rectangle) => rectangle.right));
      if (right <= window.innerWidth + 1) continue;
      let frame: Element | null = element;
      // An element that scrolls sideways may hold wide text; an ellipsis marks text that is cut off.
      while (frame && !/auto|scroll/.test(getComputedStyle(frame).overflowX)) {
        if (getComputedStyle(frame).textOverflow === 'ellipsis') break;
        frame = frame.parentElement;
      }
      if (!frame || frame === document.documentElement || frame === document.body)
        found.add(`${element.tagName}.${element.className}: ${text.textContent.trim().slice(0, 20)}`);
    }
    if (document.documentElement.scrollWidth > window.innerWidth) found.add('the page is wider than the screen');
    return [...found];
  });
}

test('long words wrap on the pages of visitors', async ({ page }) => {
  const { slug, categoryId, shifts } = await makeLongEvent();
  for (const address of [
    '/',
    `/event/${slug}?show=all`,
    `/event/${slug}?by=category`,
    `/event/${slug}/category/${categoryId}`,
    `/event/${slug}?shift=${shifts[0]}`,
    `/event/${slug}?shift=${shifts[1]}`,
  ]) {
    await page.goto(address);
    await expect(page.getByText(/^(Event|Role|Category)volunteering/).first()).toBeVisible();
    await expect(page.locator('#first-content')).toHaveCount(0);
    if (address.includes('shift=')) await expect(page.getByRole('dialog')).toBeVisible();
    expect(await cutOff(page), address).toEqual([]);
  }
});

test('long words wrap on the pages of staff', async ({ page }) => {
  const { id } = await makeLongEvent();
  await openAs(page, await staffSession('admin@example.org'), '/admin-dashboard');
  for (const address of [
    '/admin-dashboard',
    `/admin-dashboard?tab=reports&eventId=${id}`,
    `/manage?eventId=${id}`,
    `/volunteers?eventId=${id}`,
    `/volunteer-signups?eventId=${id}`,
    `/rosters?eventId=${id}`,
    `/manage-categories?eventId=${id}`,
    '/manage-images',
  ]) {
    await page.goto(address);
    await expect(page.getByText(/volunteeringvolunteering/).first()).toBeAttached();
    expect(await cutOff(page), address).toEqual([]);
  }
});

test('long words wrap in mails, on a phone as well', { tag: '@phone' }, async ({ page, request }) => {
  const { shifts } = await makeLongEvent();
  const email = `${'a'.repeat(60)}@${'volunteering'.repeat(4)}.example.org`;
  const answer = await request.post('/api/signup', {
    data: { firstName: word('Ada'), lastName: 'Berg', email, shiftId: shifts[0] },
  });
  const { signup } = (await answer.json()) as { signup: { id: string } };
  const admin = await staffSession('admin@example.org');
  const { status } = await admin.call('POST', `/api/signups/${signup.id}/replacement`, { message: word('Flu') });
  expect(status).toBe(200);
  for (const mail of [
    await newestMail(email, 1, 'You are signed up'),
    await newestMail(email, 1, 'We are looking for a replacement'),
    await newestMail('admin@example.org', 1, word('Flu')),
  ]) {
    await page.setContent(mail.html);
    expect(await cutOff(page), mail.subject).toEqual([]);
  }
});
