import { chromium, type Page } from 'playwright-core';
import type { BenchPage } from './pages.ts';
import { printTable } from './print-table.ts';

const KB = 1000;
/** Compressed bytes before the first interaction, script after it, requests. */
const budgets = {
  document: 14 * KB,
  stylesheet: 14 * KB,
  script: 15 * KB,
  font: 40 * KB,
  scriptAfter: 90 * KB,
  requests: 30,
};
const kinds = ['document', 'stylesheet', 'script', 'font', 'image'] as const;
type Kind = (typeof kinds)[number];

/**
 * On a phone, before and after hydration.
 * @returns exceeded budgets
 */
export async function measureBytes(executablePath: string, measured: BenchPage[]): Promise<string[]> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  const rows: string[][] = [];
  const failures: string[] = [];
  try {
    for (const { name, url } of measured) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      const count = countBytes(page);
      await page.goto(url, { waitUntil: 'networkidle' });
      const before = await count();
      await touchEverything(page);
      const after = await count();
      const inKb = (bytes: number) => (bytes / KB).toFixed(1);
      rows.push([
        name,
        ...kinds.map((kind) => inKb(before.bytes[kind])),
        inKb(after.bytes.script),
        String(before.requests),
      ]);
      const spent = { ...before.bytes, scriptAfter: after.bytes.script, requests: before.requests };
      for (const [what, bound] of Object.entries(budgets) as [keyof typeof budgets, number][]) {
        if (spent[what] > bound) failures.push(`${name}: ${what} ${spent[what]}, bound ${bound}`);
      }
      await context.close();
    }
  } finally {
    await browser.close();
  }
  const columns = [
    'page',
    'HTML',
    'CSS',
    'JS before touch',
    'fonts',
    'pictures',
    'JS after touch',
    'requests',
  ];
  const bounds = ['bound', '14', '14', '15', '40', '', '90', '30'];
  printTable('Compressed kB over the wire at 390 px', columns, [...rows, bounds]);
  return failures;
}

/** Counts bytes fetched from now on. */
export function countBytes(page: Page): () => Promise<{ bytes: Record<Kind, number>; requests: number }> {
  const sizes: Promise<[string, number]>[] = [];
  page.on('requestfinished', (request) => {
    const size = request.sizes().then(
      ({ responseBodySize }): [string, number] => [request.resourceType(), responseBodySize],
      (): [string, number] => [request.resourceType(), 0],
    );
    sizes.push(size);
  });
  return async () => {
    const all = await Promise.all(sizes);
    const sum = (kind: Kind) =>
      all.filter(([type]) => type === kind).reduce((total, [, size]) => total + size, 0);
    return {
      bytes: Object.fromEntries(kinds.map((kind) => [kind, sum(kind)])) as Record<Kind, number>,
      requests: all.length,
    };
  };
}

/** Focus hydrates islands as touch does. */
async function touchEverything(page: Page): Promise<void> {
  const islands = page.locator('astro-island');
  for (let index = 0; index < (await islands.count()); index += 1) {
    await islands.nth(index).dispatchEvent('pointerdown');
  }
  // Astro removes the attribute after hydration.
  await page.locator('astro-island[ssr]').first().waitFor({ state: 'detached' });
}
