import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@shop/dev-stack';
import lighthouse from 'lighthouse';
import type { BenchPage } from './pages.ts';
import { percentile } from '@shop/testing/table';
import { printTable } from './print-table.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const;
type Run = { scores: number[]; metrics: number[] };

/** Mobile scores, the median of several runs. */
export async function measureLighthouse(
  executablePath: string,
  measured: BenchPage[],
  runs: number,
): Promise<void> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'shop-lighthouse-'));
  const browser = spawn(executablePath, browserFlags(port, profile), { stdio: 'ignore' });
  try {
    const rows: string[][] = [];
    for (const { name, url } of measured) {
      const results: Run[] = [];
      for (let run = 0; run < runs; run += 1) results.push(await runOnce(url, port));
      const median = (pick: (run: Run) => number | undefined) =>
        percentile(
          results.map((run) => pick(run) ?? 0),
          0.5,
        );
      rows.push([
        name,
        ...categories.map((_, index) => String(Math.round(median((run) => run.scores[index]) * 100))),
        ...metrics.map((_, index) => median((run) => run.metrics[index]).toFixed(index === 2 ? 3 : 0)),
      ]);
    }
    const columns = [
      'page',
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'LCP ms',
      'TBT ms',
      'CLS',
    ];
    printTable(`Lighthouse mobile, median of ${runs}`, columns, rows);
  } finally {
    browser.kill();
    await new Promise((resolve) => browser.once('exit', resolve));
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A busy machine sometimes gives no score: retries. */
async function runOnce(url: string, port: number, attempts = 3): Promise<Run> {
  const result = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: 'silent' });
  const scores = categories.map((category) => result?.lhr.categories[category]?.score);
  if (scores.some((score) => typeof score !== 'number') && attempts > 1)
    return runOnce(url, port, attempts - 1);
  return {
    scores: scores.map((score) => score ?? 0),
    metrics: metrics.map((metric) => result?.lhr.audits[metric]?.numericValue ?? Number.NaN),
  };
}

const browserFlags = (port: number, profile: string): string[] => [
  `--remote-debugging-port=${port}`,
  `--user-data-dir=${profile}`,
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  'about:blank',
];
