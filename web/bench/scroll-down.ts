import type { Page } from '@playwright/test';

/**
 * Goes to the end of a page in ten turns of the wheel, each once the one before is on the screen. The browser itself scrolls, as for a
 * person: a script that jumps between the building of a row and its being laid out makes browsers forget what they hold in place, and then
 * they tell of a movement that nobody sees.
 */
export async function scrollDown(page: Page): Promise<void> {
  const step = (await page.evaluate(() => document.body.scrollHeight)) / 10;
  for (let ended = false; !ended;) {
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, step);
    const there = await page.waitForFunction((from) => {
      const atEnd = scrollY + innerHeight + 2 > document.body.scrollHeight;
      return atEnd || scrollY > from ? { atEnd } : null;
    }, before);
    ended = (await there.jsonValue())?.atEnd !== false;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
}
