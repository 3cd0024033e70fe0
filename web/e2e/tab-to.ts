import type { Page } from '@playwright/test';

/** Presses Tab, at most once around the page, until the focused element's accessible name starts with `name`. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const stops = await page.locator('a[href], button, input, select, summary, textarea, [tabindex]').count();
  for (let step = 0; step <= stops + 1; step += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement)) return '';
      const named = element as HTMLElement & { labels?: NodeListOf<HTMLLabelElement> | null };
      const labels = [...(named.labels ?? [])].map((one) => one.textContent);
      return element.getAttribute('aria-label') ?? labels[0] ?? element.textContent ?? '';
    });
    if (name.test(label.trim())) return;
  }
  throw new Error(`Tab never reached ${String(name)}`);
}
