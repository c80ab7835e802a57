import { ensureHeadlessShell } from '@shop/dev-stack';
import { chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserFlags } from '../../src/browser-flags.ts';
import { HOST, OWN_ADDRESS, type ProductionShop } from './production-shop.ts';
import type { Visitor } from './visitor.ts';

/** A bound against hanging; it is no test's verdict. */
const PATIENCE_MS = 60_000;

/** What somebody's browser shows of the shop, and what it complained about. */
type Window = {
  page: Page;
  /** The console's errors and warnings, what the policy has kept from running, and questions that a script asked. */
  complaints: string[];
};

/** A browser of visitors who come to the shop by its own address, through TLS. */
export async function openBrowser({ port }: Pick<ProductionShop, 'port'>) {
  const browser = await chromium.launch({
    executablePath: await ensureHeadlessShell(),
    args: [...browserFlags, '--no-proxy-server', `--host-resolver-rules=MAP ${HOST} 127.0.0.1:${port}`],
  });
  return {
    /** A window in which somebody is signed in. */
    windowOf: async ({ cookies }: Pick<Visitor, 'cookies'>): Promise<Window> => {
      const context = await browser.newContext({
        baseURL: OWN_ADDRESS,
        viewport: { width: 1440, height: 900 },
        locale: 'fi-FI',
        // Its certificate is a test's own.
        ignoreHTTPSErrors: true,
      });
      context.setDefaultTimeout(PATIENCE_MS);
      await context.addCookies(
        [...cookies].map(([name, value]) => ({
          name,
          value,
          url: OWN_ADDRESS,
          // As the shop has set them, which the cookies' own row looks at.
          httpOnly: name.startsWith('__Host-'),
        })),
      );
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('dialog', (dialog) => {
        complaints.push(`a script ran: ${dialog.message()}`);
        void dialog.dismiss();
      });
      return { page, complaints };
    },
    close: () => browser.close(),
  };
}

/** What the browser keeps for a page's scripts to read. */
export const keptBy = (page: Page) =>
  page.evaluate(() => ({
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    values: [localStorage, sessionStorage].flatMap((kept) => Object.entries(kept)).join(' '),
    cookie: decodeURIComponent(document.cookie),
  }));

/** Waits until the page shows these words, as text or in a field of a form. */
export async function expectShown(page: Page, path: string, words: string): Promise<void> {
  const isShown = () =>
    page.evaluate((sought) => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
      return [document.body.innerText, ...fields.map(({ value }) => value)].some((text) =>
        text.replaceAll('\u00ad', '').includes(sought),
      );
    }, words);
  await expect.poll(async () => [path, await isShown()]).toEqual([path, true]);
}
