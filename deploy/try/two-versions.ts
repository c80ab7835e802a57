import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findHaproxy, root } from '@shop/dev-stack';
import { tableOf } from '@shop/testing/table';
import { untilConsistent } from '../../packages/chaos/src/quiet.ts';
import { fillShelves, gather } from '../../packages/chaos/src/shopping.ts';
import { callSteadily } from '../../packages/chaos/src/steady-calls.ts';
import { openTwoCopies } from '../../packages/chaos/src/two-copies.ts';
import { countCalls } from './count-calls.ts';

/*
 * Two versions side by side behind HAProxy under load, then back by one:
 * npx node deploy/try/two-versions.ts --earlier REV [--minutes 10] [--buyers 3]
 * Both need the same data version, or migrations from one to the other.
 */
const { values } = parseArgs({
  options: {
    earlier: { type: 'string' },
    minutes: { type: 'string', default: '10' },
    buyers: { type: 'string', default: '3' },
  },
});
const CONSISTENT_BOUND_MS = 300_000;
const say = (sentence: string) => void process.stderr.write(`${sentence}\n`);

/** @returns the built revision's folder, kept for the next run */
function checkOut(revision: string): string {
  const commit = execFileSync('git', ['rev-parse', '--verify', `${revision}^{commit}`], { cwd: root })
    .toString()
    .trim();
  const folder = join(tmpdir(), `shop-${commit}`);
  const isBuilt = join(folder, '.git', 'is-built');
  if (existsSync(isBuilt)) return folder;
  say(`Building ${revision} in ${folder} …`);
  rmSync(folder, { recursive: true, force: true });
  const run = (file: string, ...args: string[]) =>
    execFileSync(file, args, { cwd: existsSync(folder) ? folder : root, stdio: ['ignore', 2, 2] });
  run('git', 'clone', '--quiet', '--shared', root, folder);
  run('git', 'checkout', '--quiet', commit);
  run('npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund', '--silent');
  run('npm', 'run', '--silent', 'build');
  writeFileSync(isBuilt, '');
  return folder;
}

/** Only the version that rendered a page has its scripts and styles. */
async function readFiles(shopUrl: string, signal: AbortSignal, missing: string[]): Promise<void> {
  const read = async (path: string) => {
    const answer = await fetch(new URL(path, shopUrl));
    if (answer.status === 404) missing.push(path);
    return answer.text();
  };
  while (!signal.aborted) {
    try {
      const page = await read('/shop/home');
      for (const path of new Set(page.match(/\/_astro\/[\w.-]+\.(?:js|css)/g))) await read(path);
    } catch {
      // Counted as a failed call.
    }
    await pause(500);
  }
}

if (!values.earlier) throw new Error('name the earlier version: --earlier REV');
const earlier = checkOut(values.earlier);
const folders = { first: earlier, second: earlier };
const copies = await openTwoCopies(await findHaproxy(say), {
  checkoutOf: (name) =>
    name === 'payment-sandbox' ? root : folders[name.endsWith('-2') ? 'second' : 'first'],
});
const readers = new AbortController();
try {
  const products = await fillShelves(copies);
  const crowd = await gather(copies, products, { buyers: Number(values.buyers), seed: 7 });
  const { url } = copies.shop;
  const calls = countCalls(new URL(url).origin);
  const missing: string[] = [];
  const steady = callSteadily(url, ['/shop/home', `/shop/product/${products[0]}`, '/api/shop/product/get']);
  const reading = readFiles(url, readers.signal, missing);
  const rows: string[][] = [];
  const phase = async (name: string, during: () => Promise<void>) => {
    say(`${name} …`);
    const ordersOf = () => crowd.histories.reduce((sum, { orders }) => sum + orders.size, 0);
    const before = { ...calls, failed: calls.failed.length, missing: missing.length, orders: ordersOf() };
    const start = performance.now();
    calls.slowestMs = 0;
    await during();
    const row = [
      name,
      `${Math.round((performance.now() - start) / 1_000)} s`,
      `${calls.made - before.made}`,
      `${calls.failed.length - before.failed}`,
      `${(calls.slowestMs / 1_000).toFixed(1)} s`,
      `${ordersOf() - before.orders}`,
      `${missing.length - before.missing}`,
    ];
    rows.push(row);
    say(row.join(' · '));
  };
  const course = async () => {
    await phase('first copies to this version', () => {
      folders.first = root;
      return copies.restart('first');
    });
    await phase('side by side', () => pause(Number(values.minutes) * 60_000));
    await phase('second copies to this version', () => {
      folders.second = root;
      return copies.restart('second');
    });
    await phase('all back by one version', () => {
      Object.assign(folders, { first: earlier, second: earlier });
      return copies.restart('first', 'second');
    });
  };
  await crowd.buy({ orders: 0, fault: course(), restMs: 1_000 }, { card: 1, paypal: 1 });
  readers.abort();
  await Promise.all([steady.stop(), reading]);
  await crowd.leave();
  say('Reconciling …');
  const bound = { before: new Set<string>(), boundMs: CONSISTENT_BOUND_MS };
  const { evidence, breaches } = await untilConsistent(copies, crowd.histories, bound);
  const paid = evidence.orders.filter(({ paidBy }) => paidBy).length;
  const columns = ['phase', 'length', 'calls', 'failed', 'slowest', 'orders', 'files missing'];
  process.stdout.write(`${tableOf(new Date().toISOString().slice(0, 10), columns, rows)}\n`);
  process.stdout.write(`${[...calls.failed, ...breaches, `${paid} orders paid.`].join('\n')}\n`);
  if (calls.failed.length + breaches.length === 0)
    process.stdout.write('Reconciliation: everything agrees.\n');
  else process.exitCode = 1;
} finally {
  readers.abort();
  await copies.close();
}
