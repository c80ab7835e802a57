import { ensureHeadlessShell } from '@shop/dev-stack';
import { chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserFlags } from '../../src/browser-flags.ts';
import { HOST, OWN_ADDRESS, type ProductionShop } from './production-shop.ts';
import type { Visitor } from './visitor.ts';

/** Only against hanging. */
const PATIENCE_MS = 60_000;

/** Browser window with all errors it reported. */
type Window = {
  page: Page;
  /** Console errors and warnings, violations of the content security policy, and dialogs opened by scripts. */
  complaints: string[];
};

/** Browser that reaches the shop by its public address, through TLS. */
export async function openBrowser({ port }: Pick<ProductionShop, 'port'>) {
  const browser = await chromium.launch({
    executablePath: await ensureHeadlessShell(),
    args: [...browserFlags, '--no-proxy-server', `--host-resolver-rules=MAP ${HOST} 127.0.0.1:${port}`],
  });
  return {
    /** Window of a signed-in user. */
    windowOf: async ({ cookies }: Pick<Visitor, 'cookies'>): Promise<Window> => {
      const context = await browser.newContext({
        baseURL: OWN_ADDRESS,
        viewport: { width: 1440, height: 900 },
        locale: 'fi-FI',
        // The certificate is self-signed.
        ignoreHTTPSErrors: true,
      });
      context.setDefaultTimeout(PATIENCE_MS);
      await context.addCookies(
        [...cookies].map(([name, value]) => ({
          name,
          value,
          url: OWN_ADDRESS,
          // Same attributes as the shop sets; another row checks these.
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

/** Browser storage that scripts of a page can read. */
export const keptBy = (page: Page) =>
  page.evaluate(() => ({
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    values: [localStorage, sessionStorage].flatMap((kept) => Object.entries(kept)).join(' '),
    cookie: decodeURIComponent(document.cookie),
  }));

/** Waits until the page shows these words, as text or in a form field. */
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
