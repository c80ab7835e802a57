import type { ReviewedMoney } from '@shop/contracts';
import type { OrderStatus, PaymentStatus, ReviewReason } from '@shop/shop-rules/order-status';
import { expect, test } from 'vitest';
import { isGivenUp, groupedMoveWarnings, changeQuestion, changeWarnings } from './change-warnings.ts';

const order = (orderStatus: OrderStatus, paymentStatus: PaymentStatus, reason?: ReviewReason) => ({
  orderStatus,
  paymentStatus,
  isPaid: paymentStatus === 'paid' || reason === 'second',
  review: reason ? [{ reason } as ReviewedMoney] : [],
});

test.each([
  ['confirmed', 'paid', 'inProcess'],
  ['confirmed', 'paid', 'rejected'],
  ['inShipping', 'paid', 'delivered'],
  ['delivered', 'paid', 'delivered'],
  ['inProcess', 'pending', 'inProcess'],
] as const)('from %s, %s, to %s goes without a question', (orderStatus, paymentStatus, to) => {
  expect(changeQuestion(order(orderStatus, paymentStatus), to)).toBeNull();
});

test('unready work is asked about where the parcel would leave, and nowhere else', () => {
  const unmade = { ...order('confirmed', 'paid'), packingBlock: 'unmade' as const };
  expect(changeWarnings(unmade, 'inShipping')).toEqual(['Tilauksen työt eivät ole vielä valmiita.']);
  expect(changeWarnings(unmade, 'inProcess')).toEqual([]);
});

test.each([
  ['delivered', 'paid', 'inShipping', 'Tilaus on jo toimitettu. Vaihdetaanko sen tila silti?'],
  ['rejected', 'paid', 'pending', 'Tilaus on peruutettu. Vaihdetaanko sen tila silti?'],
  [
    'pending',
    'pending',
    'rejected',
    'Maksu suljetaan ja tuotteet vapautuvat, eikä sitä voi kumota. Perutaanko tilaus silti?',
  ],
  [
    'pending',
    'review',
    'rejected',
    'Maksu suljetaan ja tuotteet vapautuvat, eikä sitä voi kumota. Perutaanko tilaus silti?',
  ],
  ['delivered', 'paid', 'rejected', 'Tilaus on jo toimitettu. Perutaanko tilaus silti?'],
  ['confirmed', 'paid', 'pending', 'Tilaus palaa taaksepäin. Vaihdetaanko sen tila silti?'],
  ['inProcess', 'pending', 'pending', 'Tilaus palaa taaksepäin. Vaihdetaanko sen tila silti?'],
  ['inShipping', 'paid', 'inProcess', 'Tilaus palaa taaksepäin. Otetaanko se silti käsittelyyn?'],
  ['pending', 'pending', 'inProcess', 'Tilausta ei ole maksettu. Otetaanko se silti käsittelyyn?'],
  ['pending', 'pending', 'inShipping', 'Tilausta ei ole maksettu. Vaihdetaanko sen tila silti?'],
  [
    'rejected',
    'failed',
    'inProcess',
    'Tilaus on peruutettu. Tilausta ei ole maksettu. Otetaanko se silti käsittelyyn?',
  ],
] as const)('from %s, %s, to %s asks', (orderStatus, paymentStatus, to, question) => {
  expect(changeQuestion(order(orderStatus, paymentStatus), to)).toBe(question);
});

test('money in review asks before anything is packed or sent, and says what is wrong', () => {
  for (const to of ['inProcess', 'inShipping', 'delivered'] as const) {
    expect(changeWarnings(order('pending', 'review', 'mismatch'), to)).toEqual([
      'Maksu on tarkistettavana: summa poikkeaa tilauksesta.',
    ]);
    expect(changeWarnings(order('confirmed', 'review', 'second'), to)).toEqual([
      'Maksu on tarkistettavana: maksettu kahdesti.',
    ]);
    expect(changeWarnings(order('pending', 'review'), to)).toHaveLength(1);
  }
});

test('a bulk change shows each warning once, with its orders', () => {
  const orders = [
    order('pending', 'review', 'mismatch'),
    order('pending', 'pending'),
    order('rejected', 'failed'),
    order('confirmed', 'paid'),
    order('delivered', 'paid'),
  ].map((fields, index) => ({ ...fields, id: `${index}` }));
  expect(groupedMoveWarnings(orders, 'inShipping')).toEqual([
    { warning: 'Tilausta ei ole maksettu.', ids: ['1', '2'] },
    { warning: 'Maksu on tarkistettavana: summa poikkeaa tilauksesta.', ids: ['0'] },
    { warning: 'Tilaus on peruutettu.', ids: ['2'] },
    { warning: 'Tilaus on jo toimitettu.', ids: ['4'] },
  ]);
  expect(groupedMoveWarnings(orders, 'rejected')).toEqual([
    { warning: 'Maksu suljetaan ja tuotteet vapautuvat, eikä sitä voi kumota.', ids: ['0', '1'] },
    { warning: 'Maksu on saatu, ja palautus jää tehtäväksi.', ids: ['3', '4'] },
    { warning: 'Tilaus on jo toimitettu.', ids: ['4'] },
  ]);
});

test.each([
  ['inShipping', 'inProcess', ['a']],
  ['inProcess', 'pending', ['a']],
  ['pending', 'delivered', undefined],
  ['rejected', 'pending', undefined],
] as const)('from %s to %s goes back: %j', (from, to, ids) => {
  const warnings = groupedMoveWarnings([{ ...order(from, 'paid'), id: 'a' }], to);
  expect(warnings.find(({ warning }) => warning === 'Tilaus palaa taaksepäin.')?.ids).toEqual(ids);
});

test('only a rejection without money gives an order up', () => {
  expect(isGivenUp(order('pending', 'pending'), 'rejected')).toBe(true);
  expect(isGivenUp(order('pending', 'review', 'mismatch'), 'rejected')).toBe(true);
  expect(isGivenUp(order('confirmed', 'review', 'second'), 'rejected')).toBe(false);
  expect(isGivenUp(order('pending', 'failed'), 'rejected')).toBe(false);
  expect(isGivenUp(order('pending', 'pending'), 'delivered')).toBe(false);
});
