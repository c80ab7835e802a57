import { testBreaches, type Breach, writesTo } from './breaches.ts';
import { longAgo, orderID, productID, setUpSoundShop, soundOrder, userID } from './sound-shop.ts';

const shop = setUpSoundShop();
const { set, unset } = writesTo(shop);

const hold = { [`holds.${orderID}`]: { quantity: 1, generation: 1 }, stock: 7, 'ledger.opening': -1 };
const stock: Breach[] = [
  [
    'a piece that is lost',
    () => set('products', { stock: 7, 'ledger.opening': -1 }),
    'stock-sums',
    /10 were received, but 7 are free, 0 held, 2 sold/,
  ],
  [
    'less than nothing',
    () => set('products', { stock: -1, received: 1, 'ledger.opening': -9 }),
    'stock-sums',
    /its stock is -1/,
  ],
  [
    'a ledger that does not say what the stock is',
    () => set('products', { 'ledger.opening': 1 }),
    'stock-sums',
    /its ledger says 1 and 8 moved, but its stock is 8/,
  ],
  [
    'sizes that are not the stock',
    () => set('products', { pieces: { M: 7 } }),
    'stock-sums',
    /sizes add up to 7, but its stock is 8/,
  ],
  [
    'a size that its ledger does not know',
    () => set('products', { pieces: { M: 8 }, 'ledger.sizes': { M: 5 } }),
    'stock-sums',
    /its ledger says 5 of size M, but there are 8/,
  ],
  [
    'places that the queue does not count',
    () => set('products', { queue: { places: 2, days: 4 } }),
    'stock-sums',
    /its queue says 2 places and 4 days, but orders have 0 and 0/,
  ],
  [
    'a hold of a finished order',
    () => set('products', hold),
    'stock',
    /is committed, but holds 1 of product/,
  ],
  [
    'a hold of nobody',
    () =>
      set('products', {
        [`holds.${userID}`]: { quantity: 1, generation: 1 },
        stock: 7,
        'ledger.opening': -1,
      }),
    'stock',
    /it does not exist, but holds 1/,
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
    /are still in the cart/,
  ],
  [
    'a cart that was cleared of an order that nobody knows',
    () => set('carts', { [`applied.${userID}`]: longAgo }),
    'carts',
    /it does not exist/,
  ],
  [
    'a line of no pieces',
    () => set('carts', { lines: { [`${productID}_M_1`]: { quantity: 0, since: 1 } } }),
    'carts',
    /in it 0 times/,
  ],
  [
    'a cart that was sold twice',
    () => shop.orders.insertOne({ ...soundOrder(), _id: 'c'.repeat(24), counter: 1 }),
    'carts',
    /sold again the lines of order/,
  ],
  [
    'a cart that was sold on after more was added to it, and before what was sold had left it',
    () => shop.orders.insertOne({ ...soundOrder(), _id: 'c'.repeat(24), cartVersion: 4 }),
    'carts',
    /sold again the lines of order/,
  ],
  [
    'an event that nobody applies',
    () =>
      set('orders', {
        outbox: [
          { eventId: 'e1', name: 'order-confirmed', at: longAgo, waiting: ['clear-cart-on-order-confirmed'] },
        ],
      }),
    'events',
    /order-confirmed of order has waited (?:[6-9]\d|\d{3}) min for clear-cart/,
  ],
  [
    'an event that was given up',
    () =>
      shop.collection('cart', 'deadLetters').insertOne({
        _id: 'e1-c',
        name: 'order-confirmed',
        consumer: 'clear-cart-on-order-confirmed',
        error: 'busy',
        at: longAgo,
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
  [
    'an order that nobody takes on',
    () => set('orders', { dueAt: longAgo }),
    'events',
    /was due (?:[6-9]\d|\d{3}) min ago/,
  ],
  [
    'a payment that is left in the middle of its capture',
    () => set('payments', { status: 'capturing' }),
    'events',
    /_1 is still capturing/,
  ],
  [
    'a payment that nobody looks after',
    () => set('payments', { nextRefundCheckAt: longAgo }),
    'events',
    /a check is overdue for/,
  ],
  [
    'a webhook that nobody takes out of the inbox',
    () =>
      shop.collection('payment', 'webhookInbox').insertOne({
        _id: 'stripe-1',
        type: 'refund.created',
        state: 'new',
        receivedAt: longAgo,
        nextTryAt: longAgo,
      }),
    'events',
    /is stuck in the inbox/,
  ],
  [
    'a picture that nobody makes',
    () =>
      shop.collection('catalog', 'assets').insertOne({ _id: 'a1', state: 'processing', createdAt: longAgo }),
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

const code = (fields: object) => shop.discountCodes.updateOne({}, { $set: fields });
const discounts: Breach[] = [
  [
    'a total that its lines do not make',
    () => set('orders', { deliveryFeeCents: 490 }),
    'discounts',
    /its lines are 10200, delivery 490, discount 1200, its total 9000/,
  ],
  [
    'a discount that the lines do not carry',
    () => set('orders', { 'lines.0.discountCents': 1_199 }),
    'discounts',
    /its discount is 1200 cents, of which its lines carry 1199/,
  ],
  [
    'a discount without a use',
    () => code({ paidUses: {}, usedCount: 0, usesByBuyer: {} }),
    'discounts',
    /does not count its use/,
  ],
  ['a use that nobody has', () => code({ usedCount: 2 }), 'discounts', /counts 2 uses, and names 1/],
  [
    'a code that is used too often',
    () => code({ limit: 0 }),
    'discounts',
    /used 1 times, and may be 0 times/,
  ],
  ['a buyer who uses a code too often', () => code({ perBuyer: 0 }), 'discounts', /has used it 1 times/],
  [
    'a use of an order that is over',
    () =>
      code({
        unpaidUses: { ['d'.repeat(24)]: { userID } },
        usedCount: 2,
        usesByBuyer: { [userID]: 2 },
        perBuyer: 2,
        limit: 2,
      }),
    'discounts',
    /keeps a use of KESÄ/,
  ],
];

const delivered = () => set('orders', { history: [{ what: 'status', from: 'pending', to: 'delivered' }] });
const review = (fields: object = {}) =>
  shop.reviews.insertOne({
    _id: 'c'.repeat(24),
    productID,
    orderID,
    line: 0,
    userID,
    stars: 5,
    isExample: false,
    ...fields,
  });
const reviews: Breach[] = [
  ['a review before the delivery', () => review(), 'reviews', /was never delivered/],
  [
    'a review of an unknown order',
    () => review({ orderID: 'd'.repeat(24) }),
    'reviews',
    /its order d+ does not exist/,
  ],
  [
    'a review of another product',
    async () => [await delivered(), await review({ productID: 'e'.repeat(24) })],
    'reviews',
    /line 0 of its order .* is not product e+/,
  ],
  [
    'a review by another person',
    async () => [await delivered(), await review({ userID: 'f'.repeat(24) })],
    'reviews',
    /its writer f+ is not the buyer/,
  ],
];

const auditLog: Breach[] = [
  [
    'an audit log that was taken away with its head',
    () => shop.collection('account', 'startChecks').insertOne({ _id: 'audit-log-sealed' }),
    'audit-log',
    /it is missing, although account has created it/,
  ],
];

testBreaches(shop, [...stock, ...rest, ...discounts, ...reviews, ...auditLog]);
