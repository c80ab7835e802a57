import { environment } from '@shop/dev-stack';
import { expect, test } from 'vitest';
import { reconcileAfterTests, setUpHarness } from '../src/index.ts';
import { runSchedule } from './paid-cart/schedule.ts';
import { openTwoServices } from './paid-cart/two-services.ts';

/*
 * A paid cart is not for sale again, in any order of events. Each schedule follows from its seed, which is part of the test's
 * name; a failure prints every step. Others: `SCHEDULE_SEEDS=11,12 npx vitest run packages/testing/test/paid-cart-schedule.test.ts`.
 */
const given = environment['SCHEDULE_SEEDS'];
/** Chosen because a piece was paid twice in one of them when a guard was taken out: without the look, in 7 and 8. */
const failedBefore = [7, 8, 9, 26, 34, 63];
const seeds = given ? given.split(',').map(Number) : [...failedBefore, 1_001, 1_002, 1_003, 1_004];

const services = setUpHarness(openTwoServices);
reconcileAfterTests(() => ({
  config: services.config,
  rules: ['money', 'refunds', 'stock', 'stock-sums', 'carts', 'status', 'ids'],
  standIns: () => ({ products: services.stock.books(), payments: services.payments.books() }),
}));

test.each(seeds)(
  'schedule %i pays no piece twice, and leaves in the cart what was added without what was paid [spec-161]',
  async (seed) => {
    const { trace, orders, cart, lots, paidPayments, counts } = await runSchedule(services, seed);
    const replay = `seed ${seed}\n${trace.join('\n')}`;
    expect(
      lots.filter(({ paid, added }) => paid > added),
      replay,
    ).toEqual([]);
    const wrong = lots.filter(
      ({ remaining, added, paid, isRemoved }) => remaining !== (isRemoved ? 0 : added - paid),
    );
    expect(wrong, replay).toEqual([]);
    const confirmed = orders.filter(({ confirmedAt }) => confirmedAt);
    expect(Object.keys(cart.applied).toSorted(), replay).toEqual(confirmed.map(({ _id }) => _id).toSorted());
    // Money that does not confirm its order is never lost: it goes back.
    for (const { orderID, paymentId } of paidPayments) {
      const order = orders.find(({ _id }) => _id === orderID);
      expect(order?.paidBy === paymentId || order?.review[paymentId], replay).toBeTruthy();
      expect(order?.paidBy === paymentId, replay).toBe(!order?.refunds?.[`${paymentId}_auto`]);
    }
    const held = orders.filter(({ saga }) => saga === 'in-review');
    expect(
      orders.map(({ saga }) => saga).filter((saga) => !resting.includes(saga)),
      replay,
    ).toEqual([]);
    if (held.length === 0)
      expect(
        counts.map((count) => count.held),
        replay,
      ).toEqual(counts.map(() => 0));
  },
  120_000,
);

/** Where an order stands once nothing is left to do for it. */
const resting = ['committed', 'released', 'in-review'];
