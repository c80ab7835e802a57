import type { Shop } from '@shop/dev-stack';
import { newBuyer, stockUp, type Buyer } from '@shop/testing/buyer';
import { costsOf, costsSince, total } from './costs.ts';
import { percentile } from '@shop/testing/table';
import { printTable } from './print-table.ts';

const STOCK = 10;
const BUYERS = [50, 200];

/** Many buyers order the last ten pieces at once. */
export async function measureRace(shop: Shop, rounds: number): Promise<void> {
  if (!shop.accounts) return;
  const productID = await stockUp(shop.url, shop.accounts, STOCK);
  const buyers: Buyer[] = [];
  while (buyers.length < Math.max(...BUYERS)) buyers.push(await newBuyer(shop.url, productID));
  const rows: string[][] = [];
  for (const buyerCount of BUYERS) {
    const racing = buyers.slice(0, buyerCount);
    const [won, refused, otherAnswers]: [number[], number[], string[]] = [[], [], []];
    const sold: number[] = [];
    const costs = costsOf(shop);
    for (let round = 0; round < rounds; round += 1) {
      await stockUp(shop.url, shop.accounts, STOCK);
      await Promise.all(racing.map((buyer) => buyer.add()));
      const before = won.length;
      const orders = await Promise.all(
        racing.map((buyer) => order(buyer, { won, refused, others: otherAnswers })),
      );
      sold.push(won.length - before);
      await Promise.all(racing.map((buyer, index) => buyer.reset(orders[index])));
    }
    const cpu = total(costsSince(shop, costs, buyerCount * rounds)).toFixed(1);
    const ms = (values: number[], share: number) => percentile(values, share).toFixed(0);
    const percentiles = [won, refused].flatMap((times) => [ms(times, 0.5), ms(times, 0.99)]);
    rows.push([
      String(buyerCount),
      [...new Set(sold)].join(', '),
      ...percentiles,
      otherAnswers.join(', ') || '0',
      cpu,
    ]);
  }
  const columns = [
    'buyers',
    'got one',
    'p50 ms',
    'p99 ms',
    'refused p50 ms',
    'p99 ms',
    'failed',
    'CPU ms each',
  ];
  printTable(`${STOCK} pieces, ${rounds} rounds`, columns, rows);
}

type Outcomes = { won: number[]; refused: number[]; others: string[] };

async function order(buyer: Buyer, { won, refused, others }: Outcomes): Promise<string | undefined> {
  const clicked = performance.now();
  try {
    const { orderID } = await buyer.checkOut('stripe');
    won.push(performance.now() - clicked);
    return orderID;
  } catch (error) {
    if (String(error).includes('out-of-stock')) refused.push(performance.now() - clicked);
    else others.push(String(error));
    return undefined;
  }
}
