import { otherPayment, testBreaches, type Breach, writesTo } from './breaches.ts';
import { longAgo, orderID, setUpSoundShop, soundPayment } from './sound-shop.ts';

const shop = setUpSoundShop();
const { set, unset, payAgain } = writesTo(shop);
const refund = `${orderID}_r1`;

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
    /_2 has taken 90\.00 EUR, which the order does not know/,
  ],
  [
    'a second payment that nothing sends back',
    async () => {
      await payAgain();
      await set('orders', {
        [`money.${otherPayment}`]: { cents: 9_000, currency: 'EUR', chargeId: 'CAP2' },
        [`review.${otherPayment}`]: { reason: 'second', amountCents: 9_000 },
        paymentStatus: 'review',
      });
    },
    'money',
    /in addition, and no refund exists/,
  ],
  [
    'an order that was confirmed twice',
    () => shop.orders.updateOne({}, { $push: { history: { what: 'paid', to: 'confirmed' } } }),
    'money',
    /confirmed 2 times/,
  ],
  [
    'a payment without its order',
    () => shop.orders.deleteOne({}),
    'money',
    /for an order that does not exist/,
  ],
];

const refunds: Breach[] = [
  [
    'a refund that payment does not know',
    () => unset('payments', `refunds.${refund}`),
    'refunds-agree',
    /payment does not know of it/,
  ],
  [
    'a refund that the order does not know',
    () => unset('orders', `refunds.${refund}`),
    'refunds-agree',
    /which it does not know/,
  ],
  [
    'a refund that stands differently',
    () => set('payments', { [`refunds.${refund}.state`]: 'failed' }),
    'refunds-agree',
    /is succeeded, in payment failed/,
  ],
  [
    'a refund of another sum',
    () => set('orders', { [`refunds.${refund}.cents`]: 2_999 }),
    'refunds-agree',
    /is 29\.99 EUR, in payment 30\.00 EUR/,
  ],
  [
    'more money that goes back than came',
    () => set('orders', { [`refunds.${refund}.cents`]: 9_001 }),
    'refunds',
    /90\.01 EUR are refunded of .*, which has taken 90\.00 EUR/,
  ],
  [
    'more money than came that payment itself sends back',
    () => set('payments', { [`refunds.${refund}.amountCents`]: 9_001 }),
    'refunds',
    /refunds 90\.01 EUR, and has taken 90\.00 EUR/,
  ],
  [
    'pieces of a refund that are not back',
    () => set('orders', { [`refunds.${refund}.restockedAt`]: null }),
    'refunds-agree',
    /not back on sale/,
  ],
  [
    'a refund that failed, of which nobody is told',
    async () => {
      const refundOfNobody = {
        cents: 100,
        state: 'succeeded',
        at: new Date(),
        changedAt: longAgo,
        lines: [],
      };
      await set('orders', {
        [`refunds.${refund}.state`]: 'failed',
        [`refunds.${orderID}_r2`]: {
          ...refundOfNobody,
          paymentId: `${orderID}_1`,
          currency: 'EUR',
          restockedAt: null,
        },
      });
    },
    'refunds',
    /_r1 of 30\.00 EUR has failed, and no alert says that it is owed/,
  ],
  [
    'an order that is called refunded too early',
    () => set('orders', { paymentStatus: 'refunded' }),
    'refunds',
    /it is not fully refunded/,
  ],
  [
    'a paid order that is called something else',
    () => set('orders', { paymentStatus: 'failed' }),
    'refunds',
    /is paid, but its status is failed/,
  ],
  [
    'a dispute of which the order has not heard',
    () =>
      set('payments', {
        disputes: { du_1: { disputeId: 'du_1', state: 'lost', amountCents: 9_000, changedAt: longAgo } },
      }),
    'refunds-agree',
    /dispute du_1 is unknown to it, in payment lost about 9000 cents/,
  ],
  [
    'a dispute whose end the order has not heard',
    async () => {
      const dispute = { disputeId: 'du_1', amountCents: 9_000, changedAt: longAgo };
      await set('payments', { disputes: { du_1: { ...dispute, state: 'won' } } });
      await set('orders', { disputes: { du_1: { state: 'open', cents: 9_000, at: longAgo } } });
    },
    'refunds-agree',
    /dispute du_1 is open about 9000 cents to it, in payment won about 9000 cents/,
  ],
];

const provider: Breach[] = [
  [
    'a charge that the provider does not know',
    () => shop.provide((all) => all.charges.splice(0)),
    'provider',
    /but stripe does not know it/,
  ],
  [
    'a charge of another sum at the provider',
    () => shop.provide(({ charges: [charge] }) => Object.assign(charge ?? {}, { amountCents: 1 })),
    'provider',
    /has taken 0\.01 EUR/,
  ],
  [
    'a fee that the books count differently',
    async () => {
      await set('payments', { fee: { amountCents: 100, currency: 'EUR' } });
      shop.provide(({ charges: [charge] }) =>
        Object.assign(charge ?? {}, { fee: { amountCents: 160, currency: 'EUR' } }),
      );
    },
    'provider',
    /stripe has kept 1\.60 EUR .* which says 1\.00 EUR/,
  ],
  [
    'a charge in another currency',
    () => shop.provide(({ charges: [charge] }) => Object.assign(charge ?? {}, { currency: 'SEK' })),
    'provider',
    /stripe has taken 90\.00 SEK .* which says 90\.00 EUR/,
  ],
  [
    'a refund in another currency',
    () => shop.provide(({ refunds: [refund] }) => Object.assign(refund ?? {}, { currency: 'SEK' })),
    'provider',
    /stripe has refunded 30\.00 SEK .* which payment counts as 30\.00 EUR/,
  ],
  [
    'what a dispute took, which the books count differently',
    async () => {
      const move = { at: longAgo, amountCents: -9_000, feeCents: 2_000, currency: 'EUR' };
      const dispute = { disputeId: 'du_1', state: 'open' as const, amountCents: 9_000 };
      await set('payments', {
        disputes: { du_1: { ...dispute, moves: [{ ...move, feeCents: 0 }], changedAt: longAgo } },
      });
      shop.provide(({ disputes }) =>
        disputes.push({
          ...dispute,
          provider: 'stripe',
          currency: 'EUR',
          chargeId: 'pi_1',
          at: longAgo,
          moves: [move],
        }),
      );
    },
    'provider',
    /stripe has moved -90\.00 EUR with a fee of 20\.00 EUR for dispute du_1 \(open\) .* says -90\.00 EUR with a fee of 0\.00 EUR/,
  ],
  [
    'a payment that was charged twice',
    () => shop.provide(({ charges }) => charges.push({ ...charges[0]!, chargeId: 'pi_2' })),
    'provider',
    /charged 2 times: pi_1, pi_2/,
  ],
  [
    'a charge for a payment that does not exist',
    () =>
      shop.provide(({ charges }) =>
        charges.push({ ...charges[0]!, chargeId: 'pi_2', reference: otherPayment }),
      ),
    'provider',
    /a payment that does not exist/,
  ],
  [
    'a charge of a payment that counts as closed',
    async () => {
      await shop.payments.insertOne({
        ...soundPayment(),
        _id: otherPayment,
        status: 'closed',
        chargeId: undefined,
        refunds: {},
      });
      await set('orders', { 'attempts.2': { provider: 'stripe', amountCents: 9_000, status: 'closed' } });
      shop.provide(({ charges }) =>
        charges.push({ ...charges[0]!, chargeId: 'pi_2', reference: otherPayment }),
      );
    },
    'provider',
    /_2, which is closed/,
  ],
  [
    'a refund that was made at the provider',
    () => shop.provide(({ refunds }) => refunds.push({ ...refunds[0]!, providerRefundId: 're_2' })),
    'provider',
    /re_2, succeeded\), which payment does not know/,
  ],
  [
    'a refund that the provider does not know',
    () => shop.provide((all) => all.refunds.splice(0)),
    'provider',
    /has succeeded, but stripe does not know of it/,
  ],
  [
    'a refund that failed at the provider later',
    () => shop.provide(({ refunds: [refund] }) => Object.assign(refund ?? {}, { state: 'pending' })),
    'provider',
    /which is succeeded in payment/,
  ],
  [
    'a dispute of which payment has not heard',
    () =>
      shop.provide(({ disputes }) =>
        disputes.push({
          provider: 'stripe',
          disputeId: 'du_1',
          chargeId: 'pi_1',
          state: 'open',
          amountCents: 9_000,
          currency: 'EUR',
          at: longAgo,
        }),
      ),
    'provider',
    /du_1 \(open\) about .* payment does not know/,
  ],
];

testBreaches(shop, [...money, ...refunds, ...provider]);
