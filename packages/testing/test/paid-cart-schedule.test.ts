import { environment } from '@shop/dev-stack';
import { expect, test } from 'vitest';
import { proveBooks, setUpHarness } from '../src/index.ts';
import { runSchedule } from './paid-cart/schedule.ts';
import { openTwoServices } from './paid-cart/two-services.ts';

/*
 * A paid cart is not for sale again, whatever happens in which order. Each schedule follows from its seed alone, which
 * is part of the test's name: `SCHEDULE_SEEDS=7,8 npx vitest run packages/testing/test/paid-cart-schedule.test.ts` runs
 * those again, and a failure prints every step.
 */
const given = environment['SCHEDULE_SEEDS'];
const drawn = Array.from({ length: 4 }, () => 1_000 + Math.floor(Math.random() * 2 ** 30));
/** Chosen because a piece was paid twice in one of them when a guard was taken out: without the look, in 7 and 8. */
const telling = [7, 8, 9, 26, 34, 63];
const seeds = given ? given.split(',').map(Number) : [...telling, ...drawn];

const services = setUpHarness(openTwoServices);
proveBooks(() => ({
  config: services.config,
  rules: ['money', 'refunds', 'stock', 'stock-sums', 'carts', 'status', 'ids'],
  standIns: () => ({ products: services.stock.books(), payments: services.payments.books() }),
}));

test.each(seeds)(
  'schedule %i pays no piece twice, and leaves in the cart what was added without what was paid [spec-161]',
  async (seed) => {
    const { trace, orders, cart, lots, paidPayments, counts } = await runSchedule(services, seed);
    const told = `seed ${seed}\n${trace.join('\n')}`;
    expect(
      lots.filter(({ paid, added }) => paid > added),
      told,
    ).toEqual([]);
    const wrong = lots.filter(({ left, added, paid, isRemoved }) => left !== (isRemoved ? 0 : added - paid));
    expect(wrong, told).toEqual([]);
    const confirmed = orders.filter(({ confirmedAt }) => confirmedAt);
    expect(Object.keys(cart.applied).toSorted(), told).toEqual(confirmed.map(({ _id }) => _id).toSorted());
    // Money that does not confirm its order is never lost: it goes back.
    for (const { orderID, paymentId } of paidPayments) {
      const order = orders.find(({ _id }) => _id === orderID);
      expect(order?.paidBy === paymentId || order?.review[paymentId], told).toBeTruthy();
      expect(order?.paidBy === paymentId, told).toBe(!order?.refunds?.[`${paymentId}_auto`]);
    }
    const held = orders.filter(({ saga }) => saga === 'held');
    expect(
      orders.map(({ saga }) => saga).filter((saga) => !resting.includes(saga)),
      told,
    ).toEqual([]);
    if (held.length === 0)
      expect(
        counts.map((count) => count.held),
        told,
      ).toEqual(counts.map(() => 0));
  },
  120_000,
);

/** Where an order stands once nothing is left to do for it. */
const resting = ['committed', 'released', 'held'];
