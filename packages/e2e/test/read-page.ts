import type { Page } from 'playwright-core';

/** The links below an element: what each says and where it leads. */
export const linksIn = (page: Page, selector: string): Promise<string[][]> =>
  page
    .locator(`${selector} a`)
    .evaluateAll((links) =>
      links.map((link) => [link.textContent?.trim() ?? '', link.getAttribute('href') ?? '']),
    );

/** The list's filter as this tab keeps it. */
export const storedFilter = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('filters'));
