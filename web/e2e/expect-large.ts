import { expect, type Locator } from '@playwright/test';

/** Expects a control to be large enough for a glove: 44 px each way. */
export async function expectLarge(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const box = await target.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
}
