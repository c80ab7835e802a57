import { expect, test } from 'vitest';
import { assertBooksAreRight, reportOf } from '../src/index.ts';
import {
  orderID,
  paymentId,
  productID,
  setUpSoundBooks,
  soundOrder,
  soundPayment,
  then,
  userID,
  type SoundBooks,
} from './sound-books.ts';

const books = setUpSoundBooks();
const other = `${orderID}_2`;
const refund = `${orderID}_r1`;

test('books that are right are found right', async () => {
  const found = await books.look();
  expect(found).toMatchObject({ wrong: [], underWay: [], waiting: [] });
  expect(reportOf(found)).toBe(
    'The books are right.\nLooked at 1 orders, 1 payments, 1 products; 1 charges at the providers.',
  );
});

const set = (
  collection: keyof Pick<SoundBooks, 'orders' | 'payments' | 'products' | 'carts'>,
  fields: object,
) => (books[collection] as SoundBooks['orders']).updateOne({}, { $set: fields });
const unset = (collection: 'orders' | 'payments' | 'products' | 'carts', path: string) =>
  (books[collection] as SoundBooks['orders']).updateOne({}, { $unset: { [path]: 1 } });

/** A second payment of the order that has taken money too. */
const payAgain = () =>
  Promise.all([
    books.payments.insertOne({
      ...soundPayment(),
      _id: other,
      provider: 'paypal',
      chargeId: 'CAP2',
      refunds: {},
    }),
    set('orders', { 'attempts.2': { provider: 'paypal', amountCents: 9_000, status: 'review' } }),
  ]);

type Breach = [name: string, plant: () => unknown, rule: string, says: string | RegExp];

const money: Breach[] = [
  [
    'a payment that took too little',
    () => set('payments', { chargedCents: 8_999 }),
    'money',
    /costs 90\.00 EUR, but .* taken 89\.99 EUR/,
  ],
  ['money in another currency', () => set('payments', { chargedCurrency: 'USD' }), 'money', /90\.00 USD/],
  [
    'a confirmation without money',
    () => set('orders', { paidBy: null, paymentStatus: 'pending' }),
    'money',
    /confirmed, but no payment/,
  ],
  [
    'an order that counts a payment of nothing',
    () => set('payments', { status: 'closed' }),
    'money',
    /has taken no money/,
  ],
  [
    'a second payment of which the order has not heard',
    payAgain,
    'money',
    /_2 has taken 90\.00 EUR, of which it has not heard/,
  ],
  [
    'a second payment that nothing sends back',
    async () => {
      await payAgain();
      await set('orders', {
        [`money.${other}`]: { cents: 9_000, currency: 'EUR', chargeId: 'CAP2' },
        [`review.${other}`]: { reason: 'second', amountCents: 9_000 },
        paymentStatus: 'review',
      });
    },
    'money',
    /besides, and nothing sends them back/,
  ],
  [
    'an order that was confirmed twice',
    () => books.orders.updateOne({}, { $push: { history: { what: 'paid', to: 'confirmed' } } }),
    'money',
    /confirmed 2 times/,
  ],
  [
    'a payment without its order',
    () => books.orders.deleteOne({}),
    'money',
    /for an order that does not exist/,
  ],
];

const refunds: Breach[] = [
  [
    'a refund that payment does not know',
    () => unset('payments', `refunds.${refund}`),
    'refunds',
    /payment does not know of it/,
  ],
  [
    'a refund that the order does not know',
    () => unset('orders', `refunds.${refund}`),
    'refunds',
    /which it does not know/,
  ],
  [
    'a refund that stands differently',
    () => set('payments', { [`refunds.${refund}.state`]: 'failed' }),
    'refunds',
    /is succeeded, in payment failed/,
  ],
  [
    'a refund of another sum',
    () => set('orders', { [`refunds.${refund}.cents`]: 2_999 }),
    'refunds',
    /is 29\.99 EUR, in payment 30\.00 EUR/,
  ],
  [
    'more money that goes back than came',
    () => set('orders', { [`refunds.${refund}.cents`]: 9_001 }),
    'refunds',
    /90\.01 EUR go back of .*, which has taken 90\.00 EUR/,
  ],
  [
    'pieces of a refund that are not back',
    () => set('orders', { [`refunds.${refund}.restockedAt`]: null }),
    'refunds',
    /not back on sale/,
  ],
  [
    'an order that is called refunded too early',
    () => set('orders', { paymentStatus: 'refunded' }),
    'refunds',
    /not all of it is back/,
  ],
  [
    'a paid order that is called something else',
    () => set('orders', { paymentStatus: 'failed' }),
    'refunds',
    /is paid, but called failed/,
  ],
];

const provider: Breach[] = [
  [
    'a charge that the provider does not know',
    () => books.provide((all) => all.charges.splice(0)),
    'provider',
    /of which stripe does not know/,
  ],
  [
    'a charge of another sum at the provider',
    () => books.provide(({ charges: [one] }) => Object.assign(one ?? {}, { amountCents: 1 })),
    'provider',
    /has taken 0\.01 EUR/,
  ],
  [
    'a payment that was charged twice',
    () => books.provide(({ charges }) => charges.push({ ...charges[0]!, chargeId: 'pi_2' })),
    'provider',
    /charged 2 times: pi_1, pi_2/,
  ],
  [
    'a charge for a payment that does not exist',
    () =>
      books.provide(({ charges }) => charges.push({ ...charges[0]!, chargeId: 'pi_2', reference: other })),
    'provider',
    /a payment that does not exist/,
  ],
  [
    'a charge of a payment that counts as closed',
    async () => {
      await books.payments.insertOne({
        ...soundPayment(),
        _id: other,
        status: 'closed',
        chargeId: undefined,
        refunds: {},
      });
      await set('orders', { 'attempts.2': { provider: 'stripe', amountCents: 9_000, status: 'closed' } });
      books.provide(({ charges }) => charges.push({ ...charges[0]!, chargeId: 'pi_2', reference: other }));
    },
    'provider',
    /_2, which is closed/,
  ],
  [
    'a refund that was made at the provider',
    () => books.provide(({ refunds }) => refunds.push({ ...refunds[0]!, providerRefundId: 're_2' })),
    'provider',
    /re_2, succeeded\), of which payment has not heard/,
  ],
  [
    'a refund that the provider does not know',
    () => books.provide((all) => all.refunds.splice(0)),
    'provider',
    /has succeeded, but stripe does not know of it/,
  ],
  [
    'a refund that failed at the provider later',
    () => books.provide(({ refunds: [one] }) => Object.assign(one ?? {}, { state: 'pending' })),
    'provider',
    /which is succeeded in payment/,
  ],
  [
    'a dispute of which payment has not heard',
    () =>
      books.provide(({ disputes }) =>
        disputes.push({
          provider: 'stripe',
          disputeId: 'du_1',
          chargeId: 'pi_1',
          state: 'open',
          amountCents: 9_000,
          currency: 'EUR',
          at: then,
        }),
      ),
    'provider',
    /du_1 \(open\) about .* payment has not heard of/,
  ],
];

const hold = { [`holds.${orderID}`]: { q: 1, g: 1 }, stock: 7, 'ledger.opening': -1 };
const stock: Breach[] = [
  [
    'a piece that is lost',
    () => set('products', { stock: 7, 'ledger.opening': -1 }),
    'stock',
    /10 were received, but 7 are free, 0 held, 2 sold/,
  ],
  [
    'less than nothing',
    () => set('products', { stock: -1, received: 1, 'ledger.opening': -9 }),
    'stock',
    /its stock is -1/,
  ],
  [
    'a ledger that does not say what the stock is',
    () => set('products', { 'ledger.opening': 1 }),
    'stock',
    /its ledger says 1 and 8 moved, but its stock is 8/,
  ],
  [
    'sizes that are not the stock',
    () => set('products', { pieces: { M: 7 } }),
    'stock',
    /sizes add up to 7, but its stock is 8/,
  ],
  [
    'a size that its ledger does not know',
    () => set('products', { pieces: { M: 8 }, 'ledger.sizes': { M: 5 } }),
    'stock',
    /its ledger says 5 of size M, but there are 8/,
  ],
  [
    'a hold of a finished order',
    () => set('products', hold),
    'stock',
    /is committed, but holds 1 of product/,
  ],
  [
    'a hold of nobody',
    () => set('products', { [`holds.${userID}`]: { q: 1, g: 1 }, stock: 7, 'ledger.opening': -1 }),
    'stock',
    /nobody knows it, but it holds 1/,
  ],
  [
    'a sale that is missing',
    () => set('products', { sold: {}, stock: 10, 'ledger.opening': 2 }),
    'stock',
    /committed with 3 of .*, but 0 are held and 1 sold/,
  ],
  [
    'a sale to somebody who has not paid',
    () =>
      set('orders', {
        paidBy: null,
        confirmedAt: null,
        paymentStatus: 'pending',
        orderStatus: 'pending',
        money: {},
        refunds: {},
        history: [],
      }),
    'stock',
    /is not paid, but has bought 2/,
  ],
];

const rest: Breach[] = [
  [
    'a paid order that is still in the cart',
    () => unset('carts', `applied.${orderID}`),
    'carts',
    /have not left the cart/,
  ],
  [
    'a cart that was cleared of an order that nobody knows',
    () => set('carts', { [`applied.${userID}`]: then }),
    'carts',
    /nobody knows it/,
  ],
  [
    'a line of no pieces',
    () => set('carts', { lines: { [`${productID}_M_1`]: { qty: 0, since: 1 } } }),
    'carts',
    /in it 0 times/,
  ],
  [
    'a cart that was sold twice',
    () => books.orders.insertOne({ ...soundOrder(), _id: 'c'.repeat(24), counter: 1 }),
    'carts',
    /sold again what order/,
  ],
  [
    'an event that nobody applies',
    () =>
      set('orders', {
        outbox: [
          { eventId: 'e1', name: 'order-confirmed', at: then, waiting: ['clear-cart-on-order-confirmed'] },
        ],
      }),
    'events',
    /order-confirmed of order has waited 60 min for clear-cart/,
  ],
  [
    'an event that was given up',
    () =>
      books.collection('cart', 'deadLetters').insertOne({
        _id: 'e1-c',
        name: 'order-confirmed',
        consumer: 'clear-cart-on-order-confirmed',
        error: 'busy',
        at: then,
        payload: { orderID },
      }),
    'events',
    /order-confirmed was given up by clear-cart-on-order-confirmed: busy/,
  ],
  [
    'an order that stands in the middle',
    () => set('orders', { saga: 'committing' }),
    'events',
    /still committing/,
  ],
  ['an order that nobody takes on', () => set('orders', { dueAt: then }), 'events', /was due 60 min ago/],
  [
    'a payment that is left in the middle of its capture',
    () => set('payments', { status: 'capturing' }),
    'events',
    /_1 is still capturing/,
  ],
  [
    'a payment that nobody looks after',
    () => set('payments', { nextRefundCheckAt: then }),
    'events',
    /nobody looks after/,
  ],
  [
    'a webhook that nobody takes out of the inbox',
    () =>
      books.collection('payment', 'webhookInbox').insertOne({
        _id: 'stripe-1',
        type: 'refund.created',
        state: 'new',
        receivedAt: then,
        nextTryAt: then,
      }),
    'events',
    /nobody takes it out/,
  ],
  [
    'a picture that nobody makes',
    () =>
      books.collection('catalog', 'assets').insertOne({ _id: 'a1', state: 'processing', createdAt: then }),
    'events',
    /its sizes are not made/,
  ],
  [
    'a status that nobody has chosen',
    () => set('orders', { orderStatus: 'delivered' }),
    'status',
    /is delivered, but confirmed was chosen last/,
  ],
  [
    'an order with somebody else’s id',
    () => set('orders', { cartVersion: 4 }),
    'ids',
    /its id is not that of/,
  ],
  [
    'a payment that the order never tried',
    () => set('orders', { attempts: {} }),
    'ids',
    /has no attempt that is payment/,
  ],
  [
    'a payment that asks for another sum',
    () => set('orders', { 'attempts.1.amountCents': 1 }),
    'ids',
    /not what payment .* asks for/,
  ],
];

test.each([...money, ...refunds, ...provider, ...stock, ...rest])(
  '%s is named, with what mends it',
  async (_name, plant, rule, says) => {
    await plant();
    const { wrong } = await books.look();
    expect(wrong).toContainEqual(expect.objectContaining({ rule, says: expect.stringMatching(says) }));
    expect(wrong.every(({ mend }) => mend.length > 20)).toBe(true);
  },
);

test('what was written just now may be under way, and is wrong once it is older', async () => {
  await unset('carts', `applied.${orderID}`);
  await set('orders', { updatedAt: new Date() });
  expect(await books.look()).toMatchObject({ wrong: [], underWay: [{ rule: 'carts' }] });
  expect(await books.look(0)).toMatchObject({ wrong: [{ rule: 'carts' }], underWay: [] });
});

test('money that a person has to decide about is no breach', async () => {
  await payAgain();
  await books.payments.updateOne({ _id: other }, { $set: { status: 'review', chargedCents: 8_000 } });
  await set('orders', {
    [`money.${other}`]: { cents: 8_000, currency: 'EUR', chargeId: 'CAP2' },
    [`review.${other}`]: { reason: 'mismatch', amountCents: 8_000 },
    paymentStatus: 'review',
  });
  const found = await books.look();
  expect(found).toMatchObject({ wrong: [], waiting: [{ rule: 'money', subject: `order ${orderID}` }] });
});

test('the report tells order by order what is wrong and what mends it', async () => {
  await set('payments', { chargedCents: 8_999 });
  await unset('carts', `applied.${orderID}`);
  const report = reportOf(await books.look());
  expect(report.split(`  order ${orderID}`)).toHaveLength(2);
  expect(report).toContain(
    `    money: ${paymentId} has taken 89.99 EUR, but it was told 90.00 EUR.\n      → `,
  );
  expect(report).toContain('4 things are wrong.');
});

test('a test that leaves the books wrong fails with the report, and one that mends itself meanwhile does not', async () => {
  await unset('carts', `applied.${orderID}`);
  await expect(assertBooksAreRight(books.at, 0)).rejects.toThrow(/have not left the cart/);
  const looking = assertBooksAreRight(books.at);
  await set('carts', { [`applied.${orderID}`]: new Date() });
  await looking;
});

test('a provider that does not answer is no verdict', async () => {
  const askProviders = () => Promise.reject(new Error('PayPal answered 503'));
  await expect(assertBooksAreRight({ ...books.at, askProviders })).rejects.toThrow('PayPal answered 503');
});
