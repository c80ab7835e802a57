import type { Order } from '@shop/contracts/order';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OrderSummary } from './OrderSummary.tsx';

const workshop = { name: 'Luonnonlanka Oy', address: 'Verstaantie 3, 44280 Sumiainen' };
const order = {
  _id: 'o',
  orderNumber: 'LL-2611-0042',
  userName: 'Aino Asiakas',
  cartItems: [],
  address: {
    addressID: 'a',
    name: 'Aino Asiakas',
    address: 'Kutojankuja 3',
    city: 'Tampere',
    postcode: '33100',
    phone: '040 123 4567',
    notes: 'Ei viestiä',
  },
  orderStatus: 'confirmed',
  statusSince: '2026-11-20T10:30:00.000Z',
  paymentStatus: 'paid',
  paymentMethod: 'card',
  totalAmount: 100,
  deliveryFee: 0,
  termsVersion: '',
  vat: [],
  orderDate: '2026-11-20T10:30:00.000Z',
  trackingCode: '',
  version: 1,
} as unknown as Order;
const shown = (delivery: Partial<Order['delivery']>) =>
  renderToStaticMarkup(<OrderSummary order={{ ...order, delivery } as Order} workshop={workshop} />);

test('a pick-up order shows the place, not the buyer’s address', () => {
  const html = shown({ name: 'Nouto verstaalta', carrier: 'own', days: 'sovitaan erikseen', point: null });
  expect(html).toContain('Nouto verstaalta, sovitaan erikseen');
  expect(html).toContain('Nouto-osoite: Luonnonlanka Oy, Verstaantie 3, 44280 Sumiainen');
  expect(html).not.toContain('Kutojankuja');
});

test('a parcel is shown with its address, without empty notes to the carrier', () => {
  const html = shown({ name: 'Posti osoitteeseen', carrier: 'posti', days: '2–4 arkipäivää', point: null });
  expect(html).toContain('Kutojankuja 3');
  for (const untrue of ['Verstaantie', 'Ei viestiä']) expect(html).not.toContain(untrue);
});

test('where an order can be cancelled and its contract withdrawn from, one sentence says how they differ', () => {
  const difference = '”Peru tilaus” peruu koko tilauksen ennen sen pakkaamista';
  const html = (change: Partial<Order>) =>
    renderToStaticMarkup(<OrderSummary order={{ ...order, ...change }} workshop={workshop} />);
  const withdrawal = { until: null } as Order['withdrawal'];
  expect(html({ withdrawal, canCancel: true })).toContain(difference);
  expect(html({ withdrawal })).not.toContain(difference);
  expect(html({ canCancel: true })).not.toContain(difference);
});

test('a delivered order leads to its reviews, where the shop takes them', () => {
  const html = (orderStatus: Order['orderStatus'], takesReviews: boolean) =>
    renderToStaticMarkup(
      <OrderSummary order={{ ...order, orderStatus }} workshop={workshop} takesReviews={takesReviews} />,
    );
  expect(html('delivered', true)).toContain('href="/shop/review?order=o"');
  expect(html('delivered', false)).not.toContain('/shop/review');
  expect(html('inShipping', true)).not.toContain('/shop/review');
});

test('an order whose reminder is wanted lets its buyer take it back, where the shop takes reviews', () => {
  const html = (more: Partial<Order>, takesReviews: boolean) =>
    renderToStaticMarkup(
      <OrderSummary order={{ ...order, ...more }} workshop={workshop} takesReviews={takesReviews} />,
    );
  const words = 'Älkää muistuttako tästä tilauksesta';
  expect(html({ reviewReminder: true }, true)).toContain(words);
  expect(html({}, true)).not.toContain(words);
  expect(html({ reviewReminder: true }, false)).not.toContain(words);
});

test('an order by hand that is unpaid names no payment method', () => {
  const html = (more: Partial<Order>) =>
    renderToStaticMarkup(<OrderSummary order={{ ...order, ...more }} workshop={workshop} />);
  expect(html({})).toContain('Kortti');
  expect(html({ isMethodOpen: true })).toContain('Ei vielä valittu');
  expect(html({ isMethodOpen: true })).not.toContain('Kortti');
});
