import { waitFor } from '@shop/testing';
import type { Page } from 'playwright-core';

/** Waits until the page after a payment thanks for it. It polls for some seconds, and then on the button. */
export async function seePaid(page: Page): Promise<void> {
  await page.locator('[data-step]').waitFor();
  const again = page.getByRole('button', { name: 'Tarkista maksu uudelleen' });
  await waitFor('the order to be paid', async () => {
    await again.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
    return page.locator('[data-step="paid"]').isVisible();
  });
}
