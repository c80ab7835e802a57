import { paymentProviders } from '@shop/contracts';
import type { OutboxEntry } from '@shop/events';
import { createLogger } from '@shop/service-kit';
import type { OrderDeps } from '../../../../services/order/src/app.ts';
import { emptyCart } from '../../../../services/cart/src/domain/cart.ts';
import type { StoredOrder } from '../../../../services/order/src/domain/order.ts';
import { sweepDueOrders } from '../../../../services/order/src/sweepers/due-orders.ts';
import { cancelOrder } from '../../../../services/order/src/use-cases/checkout/cancel-order.ts';
import { completePayment } from '../../../../services/order/src/use-cases/checkout/complete-payment.ts';
import { confirmOrder } from '../../../../services/order/src/use-cases/confirm-order.ts';
import { reviewOrder } from '../../../../services/order/src/use-cases/review/review-order.ts';
import { placeOrder } from '../../../../services/order/src/use-cases/checkout/place-order.ts';
import { createLots } from './lots.ts';
import { randomFrom } from '../../src/random.ts';
import { createScheduler, type Task } from './scheduler.ts';
import type { TwoServices } from './two-services.ts';

/** Events about an order that the cart receives; refunds concern payment only. */
const confirmations = ({ outbox = [] }: { outbox?: OutboxEntry[] }) =>
  outbox.filter(({ name }) => name === 'order-confirmed');

const MINUTE_MS = 60_000;
const MOVES = 90;
const MAX_TASKS = 4;
/** Every order of the schedule has run out by then. */
const LATER_MINUTES = 24 * 60;

/**
 * One shopper with several tabs, and everything that can go wrong: checkouts, payments in time and late, cancels,
 * sweepers, events that come late, twice or not at all, calls that are lost, processes that are killed.
 * @returns what there is when everything has come to rest, and how it came
 */
export async function runSchedule(services: TwoServices, seed: number) {
  const random = randomFrom(seed);
  const scheduler = createScheduler(random);
  const lots = createLots();
  const { stock, payments, cart, order, orderDeps, carts, clearCart } = services;
  const { user, address, products } = services.shopper();
  const sentPayloads: unknown[] = [];
  let minutes = 0;

  const note = (what: string) => void scheduler.trace.push(what);
  const stored = async () => (await carts.find(user.id)) ?? emptyCart(user.id);
  const look = async () => lots.seen(await stored());
  const startedOf = () =>
    [...payments.payments.values()].filter(({ paymentId }) => own.has(paymentId.split('_')[0] ?? ''));
  const own = new Set<string>();
  const ordersOfUser = async (): Promise<(StoredOrder & { outbox?: OutboxEntry[] })[]> => {
    const found = await orderDeps.model
      .find({ userID: user.id })
      .lean<(StoredOrder & { outbox?: OutboxEntry[] })[]>();
    for (const { _id } of found) own.add(_id);
    return found;
  };
  /** What a process works with: each of its steps waits for its turn. */
  const mortal = (task: Task): OrderDeps => ({
    ...orderDeps,
    logger: createLogger('order', 'silent'),
    now: () => new Date(Date.now() + minutes * MINUTE_MS),
    orders: scheduler.gate(task, 'orders', orderDeps.orders, false),
    cart: scheduler.gate(task, 'cart', orderDeps.cart, true),
    catalog: scheduler.gate(task, 'catalog', orderDeps.catalog, true),
    payments: scheduler.gate(task, 'payments', orderDeps.payments, true),
  });
  const begin = (name: string, story: (deps: OrderDeps) => Promise<unknown>) =>
    scheduler.start(`${name}#${scheduler.trace.length}`, (task) => story(mortal(task)));
  const moneyOf = ({ paymentId, provider, amountCents }: ReturnType<typeof payments.get>) => ({
    paymentId,
    provider,
    amountCents,
    providerPaymentId: 'p',
    payerId: '',
    chargeId: '',
  });

  const moves: Record<string, () => Promise<unknown>> = {
    add: async () => {
      const productID = random.pick(products)?._id ?? '';
      const line = { productID, size: 'M', variant: 1, quantity: 1 + random.below(2) };
      const { status } = await cart.as(user)('POST', '/api/shop/cart/add', line);
      if (status === 201) lots.added(line);
      note(`added ${line.quantity} of ${productID}: ${status}`);
      await look();
    },
    remove: async () => {
      const productID = random.pick(products)?._id ?? '';
      const { status } = await cart.as(user)('DELETE', `/api/shop/cart/${user.id}/${productID}`);
      if (status === 200) lots.removed(productID);
      note(`removed ${productID}: ${status}`);
      await look();
    },
    checkout: async () => {
      const { lines } = await stored();
      const seen = random.happens(0.5) ? { cartItems: lines.map(({ since: _since, ...line }) => line) } : {};
      const provider = random.pick(paymentProviders) ?? 'stripe';
      await begin('checkout', (deps) =>
        placeOrder(deps, user, provider, { addressID: address._id, ...seen }),
      );
    },
    pay: async () => {
      await ordersOfUser();
      const payment = random.pick(startedOf().filter(({ status }) => status === 'open'));
      if (!payment) return;
      if (payment.provider === 'paypal' && random.happens(0.5)) payments.approved.add(payment.paymentId);
      else payments.turn(payment.paymentId, random.happens(0.1) ? 'review' : 'paid');
      note(`${payment.paymentId} ${payment.status}`);
    },
    payLate: async () => {
      await ordersOfUser();
      const payment = random.pick(startedOf().filter(({ status }) => status === 'closed'));
      if (!payment || !random.happens(0.5)) return;
      payments.turn(payment.paymentId, 'paid');
      note(`${payment.paymentId} paid late`);
    },
    report: async () => {
      await ordersOfUser();
      const payment = random.pick(
        startedOf().filter(({ status }) => status === 'paid' || status === 'review'),
      );
      if (!payment) return;
      const { orderID, paymentId } = payment;
      if (payment.status === 'review')
        await begin('mismatch', (deps) =>
          reviewOrder(deps, orderID, { paymentId, captured: null, chargeId: '' }),
        );
      else await begin('report', (deps) => confirmOrder(deps, orderID, moneyOf(payment)));
    },
    done: async () => {
      const orderID = random.pick(await ordersOfUser())?._id;
      if (orderID) await begin('done', (deps) => completePayment(deps, user.id, orderID));
    },
    cancel: async () => {
      const orderID = random.pick(await ordersOfUser())?._id;
      if (orderID) await begin('cancel', (deps) => cancelOrder(deps, user.id, orderID));
    },
    sweep: async () => {
      minutes += random.happens(0.4) ? 35 : 1;
      await begin('sweep', sweepDueOrders);
    },
    deliver: async () => {
      const entry = random.pick((await ordersOfUser()).flatMap(confirmations));
      if (entry) await deliver(entry, random.happens(0.5));
    },
    replay: async () => {
      const payload = random.pick(sentPayloads);
      if (payload) await deliver({ payload }, false);
    },
  };
  const often: Record<string, number> = { add: 5, checkout: 8, pay: 8, report: 8, payLate: 4, sweep: 2 };
  const names = Object.keys(moves).flatMap((name) => Array<string>(often[name] ?? 1).fill(name));

  async function deliver(entry: Partial<OutboxEntry>, isAcknowledged: boolean): Promise<void> {
    sentPayloads.push(entry.payload);
    await clearCart.handle(entry.payload as never, { eventId: '', logger: orderDeps.logger });
    note(`cart hears of ${JSON.stringify(entry.payload)}`);
    if (isAcknowledged) {
      const { eventId } = entry;
      await order.asService('POST', '/internal/outbox/acknowledge', { eventId, consumer: clearCart.name });
    }
    await look();
  }
  const step = async (isRough: boolean) => {
    await scheduler.step(isRough);
    await look();
  };

  for (let move = 0; move < MOVES; move += 1) {
    if (scheduler.waits() && (scheduler.alive() >= MAX_TASKS || random.happens(0.3))) {
      for (let steps = 1 + random.below(12); steps > 0 && scheduler.waits(); steps -= 1) await step(true);
    } else await moves[random.pick(names) ?? 'add']?.();
  }
  const finish = async () => {
    while (scheduler.waits()) await step(false);
  };
  await finish();
  minutes += LATER_MINUTES;
  for (let round = 0; round < 3; round += 1) {
    await ordersOfUser();
    for (const payment of startedOf().filter(({ status }) => status === 'paid')) {
      await begin('report', (deps) => confirmOrder(deps, payment.orderID, moneyOf(payment)));
      await finish();
    }
    await begin('sweep', sweepDueOrders);
    await finish();
    minutes += 2;
    for (const entry of (await ordersOfUser()).flatMap(confirmations)) await deliver(entry, true);
  }

  const orders = await ordersOfUser();
  const end = await stored();
  for (const { cartVersion, lines } of orders.filter(({ confirmedAt }) => confirmedAt))
    lots.paid(cartVersion, lines);
  return {
    trace: scheduler.trace,
    orders,
    cart: end,
    lots: lots.all.map((lot) => ({ ...lot, remaining: lots.remaining(lot, end) })),
    paidPayments: startedOf().filter(({ status }) => status === 'paid'),
    counts: products.map(({ _id }) => stock.count(_id)),
  };
}
