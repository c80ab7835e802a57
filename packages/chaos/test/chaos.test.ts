import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFaultyShop, type FaultyShop } from '../src/battlefield.ts';
import { rows } from '../src/rows.ts';
import { runRow } from '../src/run-row.ts';
import { fillShelves } from '../src/shopping.ts';

/*
 * A few rows of `npm run chaos`, one of each kind: a killed worker, lost queues, failing providers, money that comes late.
 * The seed is drawn, and stands in what is said of a breach.
 */
const chosen = ['worker-killed', 'redis-lost', 'provider-failures', 'money-late'];
const seed = 1 + Math.floor(Math.random() * 1_000_000);
/** A bound against hanging, and no verdict. */
const LONGEST_MS = 300_000;

let faulty: FaultyShop;
let products: string[];
beforeAll(async () => {
  faulty = await openFaultyShop(() => undefined);
  products = await fillShelves(faulty);
  // In a fresh checkout the shop is built first.
}, LONGEST_MS);
afterAll(() => faulty?.close());

test.each(rows.filter(({ name }) => chosen.includes(name)))(
  'money, stock, carts and events are right after: $what',
  async (row) => {
    const result = await runRow(faulty, row, { products, seed, orders: 10, buyers: 4 });
    expect(result.breaches, `npm run chaos -- --rows ${row.name} --seed ${seed}`).toEqual([]);
    expect(result.paid).toBeGreaterThan(0);
  },
  LONGEST_MS,
);
