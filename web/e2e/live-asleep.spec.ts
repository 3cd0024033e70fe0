import { makeEvent, takePlace } from './make-event.ts';
import { notedTimes } from './noted-times.ts';
import { startNetwork } from './start-network.ts';
import { expect, test, type Page } from './test.ts';

/*
 * A laptop that slept catches up in all its tabs and stays live, although nothing reported that its connection is dead.
 */

test('a laptop that slept catches up and stays live', { tag: '@laptop' }, async ({ page, browser }) => {
  const { slug, shifts } = await makeEvent({ days: [30, 30], shifts: [{ day: 30, places: 9 }] });
  const [shiftId = ''] = shifts;
  const network = await startNetwork();
  const { baseURL } = test.info().project.use;
  const laptop = await browser.newContext({ baseURL, proxy: { server: network.url } });
  await laptop.clock.install();
  const tabs = [await laptop.newPage(), await laptop.newPage()];
  const rowOn = (tab: Page) => tab.locator('#root li').filter({ has: tab.locator(`#shift-${shiftId}-time`) });
  for (const tab of [page, ...tabs]) {
    await tab.goto(`/event/${slug}?show=all`);
    await expect(rowOn(tab)).toContainText('0 of 9');
  }
  const [awake, asleep] = [rowOn(page), tabs.map(rowOn)];
  const all = [awake, ...asleep];
  const { agree, expectInTime } = notedTimes('Changes around a sleep');
  const act = () => takePlace(shiftId);
  await act();
  for (const row of all) await expect(row).toContainText('1 of 9');
  // Tabs that show this are connected by now.
  await agree({ what: 'before it', act, places: all, text: '2 of 9' });

  await expect.poll(network.streams, { message: 'the line goes this way' }).toBeGreaterThan(0);
  network.sleep();
  await agree({ what: 'meanwhile', act, places: [awake], text: '3 of 9' });
  for (const row of asleep) await expect(row).toContainText('2 of 9');
  network.wake();
  // The tabs learn of the network one after the other, while others still hold the connection that they share.
  for (const [number, tab] of tabs.entries()) {
    const goOnline = () => tab.evaluate(() => void window.dispatchEvent(new Event('online')));
    await agree({ what: `network in tab ${number + 1}`, act: goOnline, places: [rowOn(tab)], text: '3 of 9' });
  }
  await agree({ what: 'after it', act, places: all, text: '4 of 9' });

  await expect.poll(network.streams, { message: 'the line goes this way' }).toBeGreaterThan(0);
  network.sleep();
  await agree({ what: 'meanwhile again', act, places: [awake], text: '5 of 9' });
  for (const row of asleep) await expect(row).toContainText('4 of 9');
  network.wake();
  // This time they notice it only by their clocks, which are hours ahead.
  await agree({ what: 'awake', act: () => laptop.clock.fastForward('08:00:00'), places: asleep, text: '5 of 9' });
  await agree({ what: 'after the night', act, places: all, text: '6 of 9' });
  await laptop.close();
  await network.stop();
  expectInTime(1 / 2);
});
