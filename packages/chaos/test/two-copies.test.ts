import { findHaproxy, StartError } from '@shop/dev-stack';
import { expect, test } from 'vitest';
import type { History } from '../src/purchases.ts';
import { untilConsistent } from '../src/quiet.ts';
import { fillShelves, gather } from '../src/shopping.ts';
import { callSteadily, type SteadyCalls } from '../src/steady-calls.ts';
import { openTwoCopies } from '../src/two-copies.ts';

/** A bound against hanging, and no verdict. */
const LONGEST_MS = 600_000;
const QUIET_BOUND_MS = 120_000;
const BUYERS = 3;

const haproxy = await findHaproxy(() => undefined).catch((error: unknown) => {
  if (error instanceof StartError) return error;
  throw error;
});
const isMissing = haproxy instanceof StartError;
if (isMissing) process.stdout.write(`Two copies behind HAProxy: not run. ${haproxy.message}\n`);

/** What buyers met that was no answer of the shop's own. */
const failedIn = (histories: readonly History[]): string[] =>
  histories.flatMap(({ met }) => [...met].filter(([what]) => /^(5|no answer)/.test(what)).map(String));

test.skipIf(isMissing)(
  'with two copies of each process a rolling restart fails no call, a killed process only those in flight, and the money is right',
  async () => {
    const faulty = await openTwoCopies(haproxy as Exclude<typeof haproxy, StartError>);
    let calls: SteadyCalls | undefined;
    try {
      const products = await fillShelves(faulty);
      const crowd = await gather(faulty, products, { buyers: BUYERS, seed: 7 });
      const reads = [
        '/shop/home',
        `/shop/product/${products[0]}`,
        '/api/shop/product/get',
        '/api/auth/check',
      ];
      const steady = callSteadily(faulty.shop.url, reads);
      calls = steady;
      const trouble = async () => {
        await faulty.restart('first', 'second');
        const restarted = { calls: steady.failures(), purchases: failedIn(crowd.histories) };
        expect(restarted).toEqual({ calls: [], purchases: [] });
        const began = performance.now();
        await faulty.kill('order-2');
        return { began, ended: performance.now(), reads: steady.count() };
      };
      const fault = trouble();
      await crowd.buy(
        { orders: 20, fault: fault.then(() => undefined), restMs: 200 },
        { card: 1, paypal: 1 },
      );
      const killed = await fault;
      await expect.poll(steady.count).toBeGreaterThan(killed.reads + 100);
      await steady.stop();
      const inFlight = steady
        .failures()
        .filter(({ began, ended }) => began <= killed.ended && ended >= killed.began);
      expect(steady.failures()).toEqual(inFlight);
      // Each buyer makes one call at a time.
      expect(failedIn(crowd.histories).length).toBeLessThanOrEqual(BUYERS);
      await crowd.leave();
      const bound = { before: new Set<string>(), boundMs: QUIET_BOUND_MS };
      const { evidence, breaches } = await untilConsistent(faulty, crowd.histories, bound);
      expect(breaches).toEqual([]);
      expect(evidence.orders.filter(({ paidBy }) => paidBy).length).toBeGreaterThan(BUYERS);
    } finally {
      await calls?.stop();
      await faulty.close();
    }
  },
  LONGEST_MS,
);
