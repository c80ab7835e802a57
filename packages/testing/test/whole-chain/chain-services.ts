import type { CartLookup, ProductLookup, ProductLookupInput } from '@shop/contracts';
import { orderConfirmed, type Events, type NewEvent, type OutboxModel } from '@shop/events';
import { createLogger } from '@shop/service-kit';
import { createConsumers as cartConsumers } from '../../../../services/cart/src/consumers.ts';
import type { CartDeps } from '../../../../services/cart/src/deps.ts';
import type { StoredCart } from '../../../../services/cart/src/domain/cart.ts';
import { clearCart } from '../../../../services/cart/src/use-cases/clear-cart.ts';
import { readCart, viewCart } from '../../../../services/cart/src/use-cases/view-cart.ts';
import type { CatalogDeps } from '../../../../services/catalog/src/deps.ts';
import { commitStock } from '../../../../services/catalog/src/use-cases/commit-stock.ts';
import { finishPlaces } from '../../../../services/catalog/src/use-cases/finish-places.ts';
import { releaseStock } from '../../../../services/catalog/src/use-cases/release-stock.ts';
import { reserveStock } from '../../../../services/catalog/src/use-cases/reserve-stock.ts';
import { returnStock } from '../../../../services/catalog/src/use-cases/return-stock.ts';
import { withholdStock } from '../../../../services/catalog/src/use-cases/withhold-stock.ts';
import { allWithOwn } from '../../../../services/catalog/src/domain/own-holds.ts';
import { workshopState } from '../../../../services/catalog/src/use-cases/workshop-state.ts';
import type { CartClient } from '../../../../services/order/src/clients/cart-client.ts';
import type { CatalogClient } from '../../../../services/order/src/clients/catalog-client.ts';
import type { PaymentClient } from '../../../../services/order/src/clients/payment-client.ts';
import { samplePickUpPoints } from '../../../../services/order/src/clients/sample-pick-up-points.ts';
import { createConsumers as orderConsumers } from '../../../../services/order/src/consumers.ts';
import type { OrderDeps } from '../../../../services/order/src/app.ts';
import { createConsumers as paymentConsumers } from '../../../../services/payment/src/consumers.ts';
import type { PaymentDeps } from '../../../../services/payment/src/deps.ts';
import { paymentView } from '../../../../services/payment/src/http/payment-view.ts';
import { ProviderError } from '../../../../services/payment/src/providers/provider.ts';
import { closePayment } from '../../../../services/payment/src/use-cases/close-payment.ts';
import { driveRefunds } from '../../../../services/payment/src/use-cases/drive-refunds.ts';
import { settleNow } from '../../../../services/payment/src/use-cases/settle-now.ts';
import { startPayment } from '../../../../services/payment/src/use-cases/start-payment.ts';
import { strikeOff } from '../../../events/src/acknowledge.ts';
import { anAddress, someSettings } from '../../src/index.ts';
import type { ChainStores } from './chain-stores.ts';
import type { ChainProviders } from './providers.ts';
import type { Process, Turns } from './turns.ts';

/** Long enough for everybody: how patient a checkout is does not matter where no time passes by itself. */
const CHECKOUT_MS = 60_000;

/**
 * The real use cases of catalogue, cart, order and payment, each of whose steps waits for its turn. One service asks
 * another as a process of its own, which may die on its own.
 */
export function createChainServices(
  stores: ChainStores,
  { gate, ask }: Turns,
  providers: ChainProviders,
  now: () => Date,
) {
  const logger = createLogger('order', 'silent');
  // Nothing is sent by itself: the schedule delivers what lies in the outboxes.
  const events = { relay: { send: () => undefined } } as unknown as Events;
  const { delivery, freeAboveCents, legal, payments, smallSeller, version, workshop } = someSettings();
  const noCall = () => new ProviderError('no answer');

  const catalogDeps = (process: Process) =>
    ({
      products: gate(process, 'products', stores.catalog.products),
      holds: gate(process, 'holds', stores.catalog.holds),
      returns: gate(process, 'returns', stores.catalog.returns),
      events,
      now,
    }) as unknown as CatalogDeps;

  const lookup = async (
    { products, holds }: CatalogDeps,
    input: ProductLookupInput,
  ): Promise<ProductLookup> => {
    const looked = await products.lookup(input);
    const found = await allWithOwn(looked, now(), () => workshopState({ holds }, workshop));
    return {
      products: found.map((product) => ({ ...product, placeholder: '' })),
      settings: { delivery, freeAboveCents, legal, payments, smallSeller, version, workshop },
    };
  };

  const cartDeps = (process: Process): CartDeps => ({
    carts: gate(process, 'carts', stores.cart.carts),
    catalog: {
      lookup: (buyer, ids) =>
        ask(
          process,
          'catalog',
          async (target) => (await lookup(catalogDeps(target), { ids, buyer })).products,
        ),
    },
    events,
    auditLog: {} as CartDeps['auditLog'],
    config: {} as CartDeps['config'],
    logger,
    now,
  });

  const paymentDeps = (process: Process) =>
    ({
      payments: gate(process, 'payments', stores.payment.payments),
      inbox: gate(process, 'inbox', stores.payment.inbox),
      providers: {
        stripe: gate(process, 'stripe', providers.of.stripe, noCall),
        paypal: gate(process, 'paypal', providers.of.paypal, noCall),
      },
      events,
      config: { PUBLIC_URL: 'http://localhost:3000' },
      logger,
      now,
    }) as unknown as PaymentDeps;

  const catalogOf = (process: Process): CatalogClient => {
    const asking =
      <Input>(work: (deps: CatalogDeps, input: Input) => Promise<unknown>) =>
      async (input: Input) =>
        void (await ask(process, 'catalog', (target) => work(catalogDeps(target), input)));
    return {
      lookup: (buyer, ids) =>
        ask(process, 'catalog', (target) => lookup(catalogDeps(target), { ids: [...new Set(ids)], buyer })),
      settings: async () => someSettings(),
      reserve: (input) => ask(process, 'catalog', (target) => reserveStock(catalogDeps(target), input)),
      release: asking(releaseStock),
      withhold: asking(withholdStock),
      commit: asking(commitStock),
      finish: asking(finishPlaces),
      holds: () => ask(process, 'catalog', (target) => catalogDeps(target).holds.list()),
      timeline: async () => [],
      reviewsOf: async () => [],
      putBack: asking(returnStock),
    };
  };

  const cartOf = (process: Process): CartClient => ({
    get: (userID) =>
      ask(process, 'cart', async (target) => lookupOf(await readCart(cartDeps(target), userID))),
    view: (userID) =>
      ask(process, 'cart', async (target) => {
        const deps = cartDeps(target);
        return viewCart(deps, await readCart(deps, userID));
      }),
    apply: (userID, orders) =>
      ask(process, 'cart', async (target) => void (await clearCart(cartDeps(target), userID, orders))),
  });

  const paymentsOf = (process: Process): PaymentClient => ({
    start: (input) => ask(process, 'payment', (target) => startPayment(paymentDeps(target), input)),
    settle: (paymentId) =>
      ask(process, 'payment', async (target) => paymentView(await settleNow(paymentDeps(target), paymentId))),
    refreshRefunds: (paymentId) =>
      ask(process, 'payment', (target) => driveRefunds(paymentDeps(target), paymentId)),
    timeline: async () => [],
    fees: async () => [],
    close: (paymentId, closing) =>
      ask(process, 'payment', async (target) =>
        paymentView(await closePayment(paymentDeps(target), paymentId, closing)),
      ),
  });

  const acknowledge = (process: Process, model: OutboxModel, applied: Parameters<typeof strikeOff>[1]) =>
    gate(process, 'outbox', { strikeOff }).strikeOff(model, applied);

  /** As order's relay sends: cart is called, and acknowledged once it has answered. */
  const callCart = async (process: Process, { eventId, payload }: NewEvent): Promise<void> => {
    const { userID, ...order } = orderConfirmed.schema.parse(payload);
    await cartOf(process).apply(userID, [order]);
    await acknowledge(process, stores.order.model, { eventId, consumer: 'clear-cart-on-order-confirmed' });
  };

  const orderEvents = (process: Process) => ({
    relay: {
      send: (event: NewEvent) => {
        if (event.name === orderConfirmed.name) callCart(process, event).catch(() => undefined);
      },
    },
  });

  const orderDeps = (process: Process) =>
    ({
      orders: gate(process, 'orders', stores.order.orders),
      // What is given back lies in the process's own memory.
      numbers: { ...gate(process, 'numbers', stores.order.numbers), giveBack: stores.order.numbers.giveBack },
      receipts: gate(process, 'receipts', stores.order.receipts),
      discounts: gate(process, 'discounts', stores.order.discounts),
      account: {
        getBuyer: async (userID: string, _id: string) => ({
          userName: 'Aino',
          email: 'aino@example.fi',
          isConfirmed: true,
          address: anAddress(userID, { _id }),
        }),
      },
      cart: cartOf(process),
      catalog: catalogOf(process),
      payments: paymentsOf(process),
      points: samplePickUpPoints,
      checkoutMs: CHECKOUT_MS,
      events: orderEvents(process),
      config: {
        PUBLIC_URL: 'http://localhost:3000',
        HOLD_MINUTES: 38,
        SHIPPING_HOLD_SECONDS: 60,
        LIMITS: 'off',
        FRESH_CODE_REFUND_CENTS: Number.MAX_SAFE_INTEGER,
      },
      logger,
      now,
    }) as unknown as OrderDeps;

  return {
    /** Says that a listener has applied an event. */
    acknowledge,
    cartDeps,
    orderDeps,
    paymentDeps,
    /** All listeners of the four services, in one process. */
    listeners: (process: Process) => [
      ...orderConsumers(orderDeps(process)),
      ...cartConsumers(cartDeps(process)),
      ...paymentConsumers(paymentDeps(process)),
    ],
  };
}

/** A cart as order reads it. */
function lookupOf({ version, lines, applied, appliedIn }: StoredCart): CartLookup {
  return {
    version,
    lines: lines.map(({ since: _since, ...line }) => line),
    applied: Object.keys(applied),
    appliedIn,
  };
}
