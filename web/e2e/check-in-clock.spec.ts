import { staffEmails, staffSession } from './as-staff.ts';
import { kept, mark, openList, strip, withClock } from './check-in-page.ts';
import { makePost } from './make-post.ts';
import { newPhone } from './phone.ts';
import { startNetwork } from './start-network.ts';
import { expect, test } from './test.ts';

test(
  'a mark of a phone whose clock was 15 days behind is sent once the clock is set right',
  { tag: '@phone' },
  async () => {
    const { id, name, people } = await makePost({ late: 1 });
    const network = await startNetwork();
    const phone = await newPhone(network);
    const first = await phone.open();
    await withClock(first.page, -15 * 24 * 3_600_000);
    await openList(first.page, name);
    await kept(first.page);
    await expect(strip(first.page)).toContainText('This phone’s clock is 15 days behind');
    network.cut();
    const pressedAt = Date.now();
    await mark(first.page, people[0]!.name, 'Here');
    await expect(strip(first.page)).toContainText('1 mark waits');
    await first.context.close();

    // The clock is set right, still offline: the list is too old and is deleted, the mark stays.
    const { page } = await phone.open();
    await page.goto('/check-in');
    await expect(strip(page)).toContainText('1 mark waits');
    network.mend();
    await page.evaluate(() => void window.dispatchEvent(new Event('online')));
    const admin = await staffSession(staffEmails.admin);
    const day = new Date().toISOString().slice(0, 10);
    const arrivedAt = async () => {
      const path = `/api/check-in/list?eventId=${id}&day=${day}`;
      const { body } = await admin.call<{ people: { arrivedAt: string | null }[] }>('GET', path);
      return Date.parse(body.people[0]?.arrivedAt ?? '') - pressedAt;
    };
    await expect.poll(arrivedAt).toBeGreaterThan(-2_000);
    expect(await arrivedAt()).toBeLessThan(10_000);
    await phone.drop();
    await network.stop();
  },
);
