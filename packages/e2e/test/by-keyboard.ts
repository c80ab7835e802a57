import type { Locator, Page } from 'playwright-core';

/** Whether the keyboard's focus is there. */
export const isFocused = (target: Locator): Promise<boolean> =>
  target.first().evaluate((element) => element === document.activeElement);

/** Walks to a control as a keyboard does. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await target.first().waitFor();
  for (let steps = 0; steps < 120; steps += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`no way by ${key} to ${target.toString()}`);
}

/** Walks to a control and presses it. */
export async function press(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}
