import type { Page } from 'playwright-core';

export const linksIn = (page: Page, selector: string): Promise<string[][]> =>
  page
    .locator(`${selector} a`)
    .evaluateAll((links) =>
      links.map((link) => [link.textContent?.trim() ?? '', link.getAttribute('href') ?? '']),
    );

export const topLevelLinks = (page: Page, selector: string): Promise<string[][]> =>
  linksIn(page, `${selector} > ul > li >`);

export const storedFilter = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('filters'));
