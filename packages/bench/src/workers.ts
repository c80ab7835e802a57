import type { Shop } from '@shop/dev-stack';
import { playFault } from '@shop/payment-sandbox';
import { newBuyer, stockUp, type Buyer } from '@shop/testing/buyer';
import { openShopDatabase } from './shop-database.ts';
import { printTable } from './print-table.ts';

const MOST_WORKERS = 4;
const AT_ONCE = 10;
const PLENTY = 50_000;
const PROVIDER_MS = 500;

/**
 * Workers are frozen while buyers pay; the provider takes 500 ms.
 * @param orders per row
 */
export async function measureWorkers(shop: Shop, orders: number): Promise<void> {
  if (!shop.accounts) return;
  const productID = await stockUp(shop.url, shop.accounts, PLENTY);
  const sandbox = `http://127.0.0.1:${shop.ports['payment-sandbox']}`;
  const database = await openShopDatabase(shop.stores.mongo.url, shop.config.dbPrefix);
  const buyers: Buyer[] = [];
  while (buyers.length < orders) {
    const more = Array.from({ length: AT_ONCE }, () => newBuyer(shop.url, productID));
    buyers.push(...(await Promise.all(more)));
  }
  const workers = shop.processes.filter(({ name }) => name === 'payment-worker');
  const rows: string[][] = [];
  let alone = Number.NaN;
  try {
    await settle({ buyers, workers, database });
    for (let count = 1; count <= MOST_WORKERS; count += 1) {
      if (workers.length < count) workers.push(await shop.addProcess('payment-worker'));
      const slow = { behaviour: 'delay', ms: PROVIDER_MS, times: 100_000 } as const;
      const begin = () => playFault(sandbox, { match: 'GET /v1/checkout/sessions/', ...slow });
      const perSecond = await settle({ buyers, workers, database, begin });
      await fetch(`${sandbox}/script`, { method: 'DELETE' });
      if (count === 1) alone = perSecond;
      rows.push([String(count), perSecond.toFixed(1), `${(perSecond / alone).toFixed(1)} ×`]);
    }
  } finally {
    await database.close();
  }
  const columns = ['payment workers', 'settled per second', 'of one worker'];
  printTable(`Card payments with a provider that takes ${PROVIDER_MS} ms`, columns, rows);
}

type Settling = {
  buyers: Buyer[];
  workers: Shop['processes'];
  database: Awaited<ReturnType<typeof openShopDatabase>>;
  begin?: () => Promise<void>;
};

/** @returns orders confirmed per second after the workers' release */
async function settle({ buyers, workers, database, begin }: Settling): Promise<number> {
  for (const worker of workers) worker.kill('SIGSTOP');
  const waiting: string[] = [];
  const queue = buyers.values();
  const pay = async () => {
    for (const buyer of queue) waiting.push(await buyer.pay('stripe'));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, pay));
  await begin?.();
  const confirmed = waiting.map((orderID) => database.watch(orderID));
  const start = performance.now();
  for (const worker of workers) worker.kill('SIGCONT');
  await Promise.all(confirmed);
  return (waiting.length * 1_000) / (performance.now() - start);
}
