import { paymentProviders } from '@shop/contracts';
import type { OutboxEntry, OutboxModel } from '@shop/events';
import type { StoredOrder } from '../../../../services/order/src/domain/order.ts';
import { sweepDueOrders } from '../../../../services/order/src/sweepers/due-orders.ts';
import { acceptPayment } from '../../../../services/order/src/use-cases/review/accept-payment.ts';
import { requestMissingAmount } from '../../../../services/order/src/use-cases/review/request-missing-amount.ts';
import { cancelOrder } from '../../../../services/order/src/use-cases/checkout/cancel-order.ts';
import { cancelPaid } from '../../../../services/order/src/use-cases/refunds/cancel-paid.ts';
import { changeStatus } from '../../../../services/order/src/back-office/change-status.ts';
import { completePayment } from '../../../../services/order/src/use-cases/checkout/complete-payment.ts';
import { refreshPayments } from '../../../../services/order/src/use-cases/review/refresh-payments.ts';
import { payRest } from '../../../../services/order/src/use-cases/checkout/pay-rest.ts';
import { placeOrder } from '../../../../services/order/src/use-cases/checkout/place-order.ts';
import { requestRefund } from '../../../../services/order/src/use-cases/refunds/request-refund.ts';
import type { PaymentDeps } from '../../../../services/payment/src/deps.ts';
import { driveRefunds } from '../../../../services/payment/src/use-cases/drive-refunds.ts';
import { handleWebhook } from '../../../../services/payment/src/use-cases/handle-webhook.ts';
import { passOnWebhook } from '../../../../services/payment/src/use-cases/pass-on-webhook.ts';
import { settlePayment } from '../../../../services/payment/src/use-cases/settle-payment.ts';
import { randomFrom } from '../../src/random.ts';
import type { Chain, Shopper } from './chain.ts';

/** One action or incident; the numbers choose its actor and its details. */
export type Move = { kind: Kind; a: number; b: number };
export type Kind = (typeof kinds)[number];

/** Named as often as they come about, the harmless first: that is the way a failing schedule is made smaller. */
const often = {
  steps: 30,
  add: 8,
  checkout: 10,
  pay: 10,
  webhook: 5,
  deliver: 8,
  sweep: 3,
  settle: 2,
  done: 3,
  payLate: 3,
  decline: 3,
  cancel: 2,
  remove: 1,
  refreshPayments: 1,
  status: 2,
  refund: 2,
  cancelPaid: 1,
  giveBack: 1,
  accept: 1,
  requestMissingAmount: 1,
  payRest: 1,
  ponder: 2,
  decide: 3,
  dispute: 3,
  refundLines: 2,
} as const;
export const kinds = Object.entries(often).flatMap(([kind, many]) =>
  Array.from({ length: many }, () => kind as keyof typeof often),
);

/** The discount code that buyers use. */
export const CODE = 'SUVI';
const ADMIN = { id: 'f'.repeat(24), userName: 'Maija' };
const atProviders: Kind[] = [
  'pay',
  'payLate',
  'decline',
  'webhook',
  'giveBack',
  'ponder',
  'decide',
  'dispute',
];
const statuses = ['rejected', 'confirmed', 'inProcess', 'delivered'] as const;
const MINUTE_MS = 60_000;

/** Does it. What is about an order that is not there does nothing. */
export async function make(chain: Chain, { kind, a, b }: Move): Promise<void> {
  const { turns, services } = chain;
  if (kind === 'steps') {
    const random = randomFrom(b);
    for (let remaining = 10 + (a % 60); remaining > 0 && turns.waits(); remaining -= 1)
      await turns.step(random, true);
    return;
  }
  const shopper = chain.shoppers[a % chain.shoppers.length] as Shopper;
  const begin = (call: Parameters<typeof turns.begin>[1]) => turns.begin(kind, call);
  if (kind === 'add' || kind === 'remove') return chain[kind](shopper, b);
  if (kind === 'sweep') {
    chain.pass(b % 2 ? 40 * MINUTE_MS : MINUTE_MS);
    return begin((process) => sweepDueOrders(services.orderDeps(process)));
  }
  if (kind === 'settle') return begin((process) => sweepPayments(services.paymentDeps(process)));
  if (kind === 'checkout') {
    const provider = paymentProviders[b % 2] ?? 'stripe';
    return begin((process) =>
      placeOrder(services.orderDeps(process), shopper, provider, {
        addressID: shopper.addressID,
        ...(b % 5 === 0 ? { discountCode: CODE } : {}),
      }),
    );
  }
  if (kind === 'deliver') return deliverOne(chain, a, b);
  if (atProviders.includes(kind)) return atProvider(chain, { kind, a, b });
  return aboutOrder(chain, { kind, a, b });
}

async function aboutOrder({ stores, turns, services }: Chain, { kind, a, b }: Move): Promise<void> {
  const orders = await stores.order.model.find({}).sort({ createdAt: 1 }).lean<StoredOrder[]>();
  const order = orders[a % Math.max(1, orders.length)];
  if (!order) return;
  const { _id: orderID, userID, version, review } = order;
  const { productID = '', customID } = order.lines[a % order.lines.length] ?? {};
  const paymentId = Object.keys(review)[b % Math.max(1, Object.keys(review).length)] ?? '';
  const deps = services.orderDeps;
  const calls: Partial<Record<Kind, Parameters<typeof turns.begin>[1]>> = {
    done: (process) => completePayment(deps(process), userID, orderID),
    cancel: (process) => cancelOrder(deps(process), userID, orderID),
    refreshPayments: (process) => refreshPayments(deps(process), userID, orderID),
    cancelPaid: (process) => cancelPaid(deps(process), userID, orderID),
    status: (process) =>
      changeStatus(deps(process), {
        admin: ADMIN,
        orderID,
        orderStatus: statuses[b % statuses.length] ?? 'confirmed',
      }),
    refund: (process) =>
      requestRefund(deps(process), {
        admin: ADMIN,
        orderID,
        request: {
          version,
          kind: b % 2 ? 'whole' : 'sum',
          sum: 1 + (b % 5_000),
          lines: [],
          delivery: true,
          restock: b % 4 === 1,
          note: '',
          ...(b % 3 === 0 && paymentId ? { paymentId } : {}),
        },
      }),
    refundLines: (process) =>
      requestRefund(deps(process), {
        admin: ADMIN,
        orderID,
        request: {
          version,
          kind: 'lines',
          lines: [{ productID, size: 'M', variant: 1, customID, quantity: 1 }],
          delivery: b % 2 === 1,
          restock: true,
          note: '',
        },
      }),
    accept: (process) =>
      acceptPayment(deps(process), { admin: ADMIN, orderID, paymentId, version, text: 'Sovittu' }),
    requestMissingAmount: (process) =>
      requestMissingAmount(deps(process), { admin: ADMIN, orderID, version }),
    payRest: (process) =>
      payRest(deps(process), {
        userID,
        orderID,
        provider: paymentProviders[b % 2] ?? 'stripe',
        returnsTo: 'account',
      }),
  };
  const call = calls[kind];
  if (call) await turns.begin(kind, call);
}

type MadePayment = ReturnType<Chain['providers']['all']>[number];

async function atProvider(chain: Chain, { kind, a, b }: Move): Promise<void> {
  const { providers } = chain;
  const wanted = {
    pay: ({ state, declines }: MadePayment) => state === 'open' || declines,
    decline: ({ state, payment }: MadePayment) => state === 'open' && payment.provider === 'paypal',
    // A card session that was closed at that very moment, and takes the money all the same.
    payLate: ({ state }: MadePayment) => state === 'closed',
    webhook: () => true,
    ponder: ({ state, payment }: MadePayment) => state === 'open' && payment.provider === 'paypal',
    decide: ({ state, refunds }: MadePayment) => state === 'pending' || refunds.length > 0,
    dispute: (payment: MadePayment) => payment.state === 'paid',
    giveBack: (payment: MadePayment) => payment.state === 'paid' && providers.remainingCents(payment) > 0,
  };
  const among = providers.all().filter(wanted[kind as keyof typeof wanted]);
  const made = among[a % Math.max(1, among.length)];
  if (!made) return;
  if (kind === 'webhook') return notify(chain, made);
  if (kind === 'giveBack') return void providers.giveBack(made, 1 + (b % 6_000));
  if (kind === 'decide') return providers.decide(made, b);
  if (kind === 'dispute') return providers.dispute(made, b);
  // A link that has never left the shop cannot be paid.
  if (!(await chain.stores.payment.payments.find(made.payment._id))?.url) return;
  if (kind === 'decline') return providers.decline(made);
  if (kind === 'ponder') return providers.ponder(made);
  providers.pay(made, made.payment.amountCents - (b % 12 === 11 ? 1 + (b % 7) : 0));
}

/** The provider sends a webhook about a payment; the shop then fetches the payment. */
export async function notify({ turns, services, nextId }: Chain, made: MadePayment): Promise<void> {
  const { _id: paymentId, provider } = made.payment;
  const about = made.refunds.length + made.disputes.length > 0 ? { aboutRefunds: true } : {};
  const body = Buffer.from(JSON.stringify({ eventId: `ev${nextId()}`, type: 'news', paymentId, ...about }));
  await turns.begin('webhook', (process) =>
    handleWebhook(services.paymentDeps(process), { provider, body, headers: {} }),
  );
}

/** An event with one of the listeners who have not acknowledged it. */
export type Waiting = { entry: OutboxEntry; consumer: string; model: OutboxModel };

export async function findWaiting({ stores }: Chain): Promise<Waiting[]> {
  const { order, payment, catalog } = stores;
  const models = [order.model, payment.payments.model, payment.inbox.model, catalog.model];
  const found = await Promise.all(
    models.map(async (model) => {
      const documents = model.collection as typeof stores.order.model.collection;
      const carriers = await documents.find({ 'outbox.eventId': { $exists: true } }).toArray();
      return carriers.flatMap(({ outbox }) =>
        (outbox as OutboxEntry[]).flatMap((entry) =>
          entry.waiting.map((consumer) => ({ entry, consumer, model })),
        ),
      );
    }),
  );
  return found.flat();
}

async function deliverOne(chain: Chain, a: number, b: number): Promise<void> {
  const waiting = await findWaiting(chain);
  const event = waiting[a % Math.max(1, waiting.length)];
  if (event) await deliver(chain, event, b % 4 > 0);
}

/** Hands an event to its consumer; email and account, which are absent, count as having applied it. */
export async function deliver(
  { turns, services }: Chain,
  waiting: Waiting,
  acknowledges: boolean,
): Promise<void> {
  const { entry, consumer, model } = waiting;
  const { eventId, payload } = entry;
  await turns.begin(consumer, async (process) => {
    const listener = services.listeners(process).find(({ name }) => name === consumer);
    await listener?.handle(payload as never, { eventId, logger: services.orderDeps(process).logger });
    if (acknowledges || !listener) await services.acknowledge(process, model, { eventId, consumer });
  });
}

/** What payment's sweepers do in a round. */
export async function sweepPayments(deps: PaymentDeps): Promise<void> {
  const { payments, inbox, now } = deps;
  const later = () => new Date(now().getTime() + MINUTE_MS);
  for (const payment of await payments.findDue(now(), 50)) {
    if (await payments.claimCheck(payment, later())) await settlePayment(deps, payment._id).catch(() => null);
  }
  for (const payment of await payments.findRefundsDue(now(), 50)) {
    if (await payments.claimRefundCheck(payment, later()))
      await driveRefunds(deps, payment._id).catch(() => null);
  }
  for (const entry of await inbox.findDue(now(), 50)) await passOnWebhook(deps, entry);
}
