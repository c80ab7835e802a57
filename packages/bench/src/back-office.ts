import type { Accounts } from '@shop/dev-stack';
import { logIn } from '@shop/testing/http-client';
import { chromium, type BrowserContext } from 'playwright-core';
import { countBytes } from './bytes.ts';
import { percentile } from '@shop/testing/table';
import { printTable } from './print-table.ts';

const KB = 1000;
/** Compressed script before the dashboard is shown. */
const SCRIPT_BUDGET = 350 * KB;
const VISITS = 5;
const sentence = /odottaa pakkaamista|Kaikki tilaukset on pakattu/;

/** @returns exceeded budgets */
export async function measureBackOffice(
  executablePath: string,
  shopUrl: string,
  accounts: Accounts | null,
): Promise<string[]> {
  if (!accounts) return [];
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: shopUrl });
    const { cookies } = await logIn(shopUrl, accounts.admin);
    await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: shopUrl })));
    const first = await visit(context);
    const laterVisits: number[] = [];
    for (let visits = 0; visits < VISITS; visits += 1) laterVisits.push((await visit(context)).milliseconds);
    const kilobytes = (bytes: number): string => (bytes / KB).toFixed(1);
    printTable(
      'Back office',
      ['', 'measured', 'bound'],
      [
        ['script of the dashboard, kB', kilobytes(first.script), kilobytes(SCRIPT_BUDGET)],
        ['more for orders, kB', kilobytes(first.orders), ''],
        ['more for products, kB', kilobytes(first.products), ''],
        ['first visit, ms', first.milliseconds.toFixed(0), ''],
        ['later visit, median ms', percentile(laterVisits, 0.5).toFixed(0), '2000'],
      ],
    );
    if (first.script <= SCRIPT_BUDGET) return [];
    return [`back office: script of the dashboard ${first.script}, bound ${SCRIPT_BUDGET}`];
  } finally {
    await browser.close();
  }
}

type Visit = { milliseconds: number; script: number; orders: number; products: number };

async function visit(context: BrowserContext): Promise<Visit> {
  const page = await context.newPage();
  const count = countBytes(page);
  const scriptBytes = async (): Promise<number> => {
    await page.waitForLoadState('networkidle');
    return (await count()).bytes.script;
  };
  const started = performance.now();
  await page.goto('/admin/dashboard', { waitUntil: 'commit' });
  await page.getByText(sentence).waitFor();
  const milliseconds = performance.now() - started;
  const script = await scriptBytes();
  await page.getByRole('link', { name: /^Purchases/ }).click();
  await page.getByRole('heading', { name: 'Tilauksesi' }).waitFor();
  const withOrders = await scriptBytes();
  await page.getByRole('link', { name: /^Products/ }).click();
  await page.getByRole('heading', { name: 'Tuotteet' }).waitFor();
  const withProducts = await scriptBytes();
  await page.close();
  return { milliseconds, script, orders: withOrders - script, products: withProducts - withOrders };
}
