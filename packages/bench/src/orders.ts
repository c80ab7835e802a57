import type { PaymentProvider } from '@shop/contracts';
import type { Shop } from '@shop/dev-stack';
import { newBuyer, stockUp, type Buyer } from '@shop/testing/buyer';
import { costsBetween, costsOf, costsSince, described, total, withoutPictures } from './costs.ts';
import { openShopDatabase, type ShopDatabase } from './shop-database.ts';
import { percentile } from '@shop/testing/table';
import { printTable } from './print-table.ts';

const BUYERS = [1, 10, 50];
const PLENTY = 50_000;
const ADDS_PER_BUYER = 10;

type Measurement = {
  name: string;
  perRun: number;
  work: (buyer: Buyer) => Promise<{ orderID: string; confirmed: number } | void>;
};

/**
 * Adding to a cart and whole purchases, from click to cleared cart. Costs count until the row's last email and receipt.
 * @param purchases per row
 */
export async function measureOrders(shop: Shop, purchases: number): Promise<void> {
  if (!shop.accounts || process.platform !== 'linux')
    return console.log('\nOrders are measured on Linux only.');
  const productID = await stockUp(shop.url, shop.accounts, PLENTY);
  const database = await openShopDatabase(shop.stores.mongo.url, shop.config.dbPrefix);
  const buyers: Buyer[] = [];
  while (buyers.length < Math.max(...BUYERS)) buyers.push(await newBuyer(shop.url, productID));
  const pay = (provider: PaymentProvider) => async (buyer: Buyer) => {
    const orderID = await buyer.pay(provider);
    const { confirmed } = await database.watch(orderID);
    return { orderID, confirmed };
  };
  const lookAndAdd = async (buyer: Buyer) => {
    await buyer.customer.call('GET', `/api/shop/cart/get/${buyer.customer.id}`);
    await buyer.add();
  };
  const measurements: Measurement[] = [
    { name: 'add to cart', perRun: ADDS_PER_BUYER, work: (buyer) => buyer.add() },
    { name: 'look at the cart, then add', perRun: ADDS_PER_BUYER, work: lookAndAdd },
    { name: 'card order', perRun: 1, work: pay('stripe') },
    { name: 'PayPal order', perRun: 1, work: pay('paypal') },
  ];
  const rows: string[][] = [];
  try {
    for (const measurement of measurements) {
      await run({ shop, database, measurement, buyers: buyers.slice(0, 4), count: 8 * measurement.perRun });
      for (const many of BUYERS) {
        const count = Math.max(purchases, many) * measurement.perRun;
        rows.push(await run({ shop, database, measurement, buyers: buyers.slice(0, many), count }));
        await Promise.all(buyers.map((buyer) => buyer.reset()));
      }
    }
  } finally {
    await database.close();
  }
  const columns = ['', 'buyers', 'per second', 'p50 ms', 'p99 ms', 'paid to confirmed p50, p99', 'failed'];
  printTable('Orders', [...columns, 'database ops', 'of which', 'CPU ms', 'of which'], rows);
}

type Run = { shop: Shop; database: ShopDatabase; measurement: Measurement; buyers: Buyer[]; count: number };

async function run({ shop, database, measurement, buyers, count }: Run): Promise<string[]> {
  const [times, confirmed, failures]: [number[], number[], string[]] = [[], [], []];
  const orderIDs: string[] = [];
  let next = 0;
  const buyAgain = async (buyer: Buyer): Promise<void> => {
    while (next++ < count) {
      const clicked = performance.now();
      try {
        const watched = await measurement.work(buyer);
        times.push(performance.now() - clicked);
        if (!watched) continue;
        confirmed.push(watched.confirmed);
        orderIDs.push(watched.orderID);
      } catch (error) {
        failures.push(String(error));
      }
    }
  };
  const costs = costsOf(shop);
  const operations = await database.operations();
  const started = performance.now();
  await Promise.all(buyers.map(buyAgain));
  const seconds = (performance.now() - started) / 1000;
  await database.untilWritten(orderIDs);
  const cpu = withoutPictures(costsSince(shop, costs, count));
  const made = costsBetween(operations, await database.operations(), count);
  const ms = (values: number[], share: number) => percentile(values, share).toFixed(0);
  return [
    measurement.name,
    String(buyers.length),
    (times.length / seconds).toFixed(1),
    ms(times, 0.5),
    ms(times, 0.99),
    confirmed.length > 0 ? `${ms(confirmed, 0.5)}, ${ms(confirmed, 0.99)}` : '',
    failures.length > 0 ? `${failures.length} (${failures[0]})` : '0',
    total(made).toFixed(1),
    described(made),
    total(cpu).toFixed(1),
    described(cpu),
  ];
}
