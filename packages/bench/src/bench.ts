import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { largeSize } from '@shop/demo-catalogue';
import { ensureChromium, freePort, startShop } from '@shop/dev-stack';
import { measureBackOffice } from './back-office.ts';
import { measureBytes } from './bytes.ts';
import { measureIdle } from './idle.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLists } from './lists.ts';
import { measureOrders } from './orders.ts';
import { pages } from './pages.ts';
import { measureRace } from './race.ts';
import { measureRefunds } from './refunds.ts';
import { measureRestarts, sentences } from './restarts.ts';
import { printTable } from './print-table.ts';
import { untilIdle } from './rest.ts';
import { measureThroughput } from './throughput.ts';
import { measureWorkers } from './workers.ts';

/* `npm run bench`. Times are printed only; budgets of bytes and requests fail the run. Options: README. */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '5' },
    purchases: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '10' },
    products: { type: 'string', default: String(largeSize.products) },
    'past-orders': { type: 'string', default: String(largeSize.orders) },
  },
});
const selected = values.only?.split(',');
const wants = (name: string): boolean => selected === undefined || selected.includes(name);
/** Other measurements wait for the pictures, which would share the CPU. */
const isStartAlone = selected?.every((name) => name === 'start' || name === 'restarts') ?? false;
const printed = sentences();
const say = (sentence: string): void => {
  console.log(sentence);
  printed.take(sentence);
};

const dataDir = mkdtempSync(join(tmpdir(), 'shop-bench-'));
const chromium = await ensureChromium({ say });
const start = async (port: number) => {
  const started = performance.now();
  const shop = await startShop({
    port,
    dataDir,
    limits: 'off',
    seed: isStartAlone ? 'first' : true,
    env: { MONGO_URL: undefined, REDIS_URL: undefined, SEED_ORDERS: '0' },
    say,
  });
  return { shop, seconds: (performance.now() - started) / 1000 };
};

let failures: string[] = [];
const port = await freePort();
const first = await start(port);
let { shop } = first;
try {
  if (wants('start')) {
    await shop.stop();
    const later = await start(port);
    shop = later.shop;
    printTable(
      'Start',
      ['', 'seconds', 'bound'],
      [
        ['first start, installed and built', first.seconds.toFixed(1), '360 with install'],
        ['later start', later.seconds.toFixed(1), '25'],
      ],
    );
  }
  if (!isStartAlone) await untilIdle();
  if (wants('idle')) await measureIdle(shop);
  if (wants('orders')) await measureOrders(shop, Number(values.purchases));
  if (wants('refunds')) await measureRefunds(shop, Number(values.purchases));
  if (wants('race')) await measureRace(shop, Number(values.rounds));
  const measured = await pages(shop.url);
  if (wants('bytes')) failures = await measureBytes(chromium, measured);
  if (wants('admin')) failures.push(...(await measureBackOffice(chromium, shop.url, shop.accounts)));
  if (wants('lighthouse')) await measureLighthouse(chromium, measured, Number(values.runs));
  if (wants('throughput')) await measureThroughput(shop);
  if (wants('workers')) await measureWorkers(shop, Number(values.purchases));
  if (wants('lists')) {
    const size = { products: Number(values.products), orders: Number(values['past-orders']) };
    await measureLists(shop, size);
  }
  if (wants('restarts')) await measureRestarts(shop, printed);
} finally {
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
for (const failure of failures) console.error(`over budget: ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
