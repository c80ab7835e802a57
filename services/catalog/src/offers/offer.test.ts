import { expect, test } from 'vitest';
import { offerAfter, type Offer, type OfferedFields } from './offer.ts';

const at = new Date('2026-11-30T12:00:00Z');
const product = (fields: Partial<OfferedFields> = {}): OfferedFields => ({
  _id: 'a'.repeat(24),
  priceCents: 10_000,
  salePriceCents: null,
  saleStart: null,
  saleEnd: null,
  sales: {},
  plan: [],
  lowestCents: null,
  stock: 2,
  isHeld: false,
  ...fields,
});
const moment = { at, workshop: { isOn: true } };
const offer = (fields: Partial<Offer> = {}): Offer => ({ cents: 10_000, isSoldOut: false, ...fields });
const changeOf = (seen: Offer | null, fields: Partial<OfferedFields>) =>
  offerAfter(seen, product(fields), moment).change;

test('a lower price is news, a higher one and a first one are not', () => {
  expect(changeOf(offer(), { priceCents: 9_000 })).toBe('cheaper');
  expect(changeOf(offer(), { salePriceCents: 8_000 })).toBe('cheaper');
  expect(changeOf(offer(), { priceCents: 11_000 })).toBeNull();
  expect(changeOf(offer(), {})).toBeNull();
  expect(changeOf(null, { priceCents: 1 })).toBeNull();
});

test('a sale counts from its planned moment on', () => {
  const step = (day: string, saleCents: number | null) => ({
    at: new Date(day),
    saleCents,
    lowestCents: null,
    from: null,
    to: null,
  });
  const plan = [step('2026-11-01', null), step('2026-12-01', 8_000)];
  expect(changeOf(offer(), { plan, salePriceCents: 8_000 })).toBeNull();
  expect(offerAfter(offer(), product({ plan }), { ...moment, at: new Date('2026-12-01') }).change).toBe(
    'cheaper',
  );
});

test('pieces after sold out are news; a lapsed hold is none', () => {
  const sold = offerAfter(offer(), product({ stock: 0 }), moment);
  expect(sold).toEqual({ offer: { cents: 10_000, isSoldOut: true }, change: null });
  expect(changeOf(sold.offer, { stock: 1 })).toBe('back');
  const held = offerAfter(offer(), product({ stock: 0, isHeld: true }), moment);
  expect(held.offer.isSoldOut).toBe(false);
  expect(changeOf(held.offer, { stock: 1 })).toBeNull();
  expect(offerAfter(sold.offer, product({ stock: 0, isHeld: true }), moment).offer.isSoldOut).toBe(true);
});

test('a price that falls while nothing can be bought is news with the pieces, and a product made to order is sold out without free places', () => {
  const held = offerAfter(offer(), product({ stock: 0, isHeld: true, priceCents: 9_000 }), moment);
  expect(held.change).toBeNull();
  expect(changeOf(held.offer, { priceCents: 9_000 })).toBe('cheaper');
  const toOrder = { daysOfWork: 3, maxQueue: 5 };
  expect(changeOf(offer(), { stock: 0, toOrder, priceCents: 9_000 })).toBe('cheaper');
  expect(changeOf(offer({ isSoldOut: true }), { stock: 0, toOrder })).toBe('back');
  const full = product({ stock: 0, toOrder, queue: { places: 5, days: 15 } });
  expect(offerAfter(offer(), full, moment).offer.isSoldOut).toBe(true);
  expect(offerAfter(offer(), { ...full, isHeld: true }, moment).offer.isSoldOut).toBe(false);
  const off = { at, workshop: { isOn: false } };
  expect(offerAfter(offer(), product({ stock: 0, toOrder }), off).offer.isSoldOut).toBe(true);
});
