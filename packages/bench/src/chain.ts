import type { Accounts } from '@shop/dev-stack';
import { newBuyer } from './buyer.ts';
import { percentile, printTable } from './table.ts';

const ORDERS = 30;

/** From the moment the provider's page was left, paid, until the order is confirmed and the cart empty. */
export async function measureChain(shopUrl: string, accounts: Accounts | null): Promise<void> {
  if (!accounts) return;
  const buyer = await newBuyer(shopUrl, accounts);
  const confirmed: number[] = [];
  const cleared: number[] = [];
  for (let order = 0; order < ORDERS; order += 1) {
    const times = await buyer.buy();
    confirmed.push(times.confirmed);
    cleared.push(times.cleared);
  }
  const row = (name: string, values: number[], bound: string) => [
    name,
    percentile(values, 0.5).toFixed(0),
    percentile(values, 0.95).toFixed(0),
    bound,
  ];
  printTable(
    `From paid to confirmed, ${ORDERS} card orders`,
    ['', 'p50 ms', 'p95 ms', 'bound'],
    [row('order confirmed', confirmed, '1000'), row('cart cleared', cleared, '')],
  );
}
