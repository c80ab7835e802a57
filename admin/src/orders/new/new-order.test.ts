import type { AdminSettings } from '@shop/contracts';
import { expect, test } from 'vitest';
import type { ProductRecord } from '../../providers/product-record.ts';
import {
  bodyOf,
  emptyOrder,
  errorFields,
  isPostcode,
  lineOf,
  offeredDelivery,
  readAgain,
  stockText,
  totalsOf,
} from './new-order.ts';

const jumper = {
  id: 'j',
  price: 149,
  salePrice: 129,
  stock: 3,
  pieces: { S: 0, M: 3 },
  sizes: ['S', 'M'],
} as unknown as ProductRecord;
const yarn = { id: 'y', price: 12.5, salePrice: 0, stock: 9, sizes: ['ONE'] } as unknown as ProductRecord;
const products = new Map([jumper, yarn].map((product) => [product.id, product]));
const home = { id: 'posti', carrier: 'posti', pickUpPoint: false, cents: 590, freeAboveCents: 15_000 };
const point = { ...home, id: 'piste', carrier: 'matkahuolto', pickUpPoint: true };
type Method = AdminSettings['delivery'][number];

test('a product is added in its first size in stock', () => {
  expect(lineOf(jumper)).toEqual({ productID: 'j', size: 'M', variant: '1', quantity: '1' });
  expect(lineOf({ ...jumper, pieces: {} }).size).toBe('S');
});

test('a product to order says so instead of an empty stock', () => {
  const toOrder = { daysOfWork: 2, maxQueue: 4 };
  expect(stockText({ ...yarn, stock: 0, toOrder }, 0)).toBe('tehdään tilauksesta');
  expect([stockText({ ...yarn, toOrder }, 9), stockText({ ...yarn, stock: 0 }, 0)]).toEqual([
    '9 kpl',
    'loppu',
  ]);
});

test('the total counts current prices, pieces and delivery, which is free above its limit', () => {
  const lines = [lineOf(jumper), { ...lineOf(yarn), quantity: '2' }];
  expect(totalsOf(lines.slice(1), products, home as Method)).toMatchObject({
    goodsCents: 2_500,
    deliveryFeeCents: 590,
    totalCents: 3_090,
  });
  expect(totalsOf(lines, products, home as Method)).toMatchObject({
    deliveryFeeCents: 0,
    totalCents: 15_400,
  });
  expect(totalsOf([{ ...lineOf(yarn), quantity: 'kaksi' }], products, undefined).totalCents).toBe(0);
  const cheaper = new Map([['j', { ...jumper, priceNow: 99 }]]);
  expect(totalsOf([lineOf(jumper)], cheaper, undefined).totalCents).toBe(9_900);
});

test('a total after a refusal counts the prices read again, also where some cannot be read', async () => {
  const asked: string[][] = [];
  const now = await readAgain(products, async (ids) => {
    asked.push(ids);
    return [{ ...jumper, salePrice: 0 }];
  });
  expect(asked).toEqual([['j', 'y']]);
  expect(totalsOf([lineOf(jumper), lineOf(yarn)], now, undefined).totalCents).toBe(16_150);
  const offline = await readAgain(products, async () => Promise.reject(new Error('offline')));
  expect(totalsOf([lineOf(jumper)], offline, undefined).totalCents).toBe(12_900);
});

test('the body names a pick-up point only for a method that needs one, and the total that was shown', () => {
  const values = { ...emptyOrder, pickUpPoint: 'p1' };
  expect(bodyOf(values, 3_090, point as Method)).toMatchObject({ pickUpPoint: 'p1', seenTotal: 30.9 });
  expect(bodyOf(values, 3_090, home as Method)).not.toHaveProperty('pickUpPoint');
});

test('methods that the checkout does not offer are left out', () => {
  const settings = { delivery: [home, point], pickUpCarriers: [] } as unknown as AdminSettings;
  expect(offeredDelivery(settings).map(({ id }) => id)).toEqual(['posti']);
});

test('errors of lines and fields are shown at them, and postcodes may be typed with spaces', () => {
  expect(errorFields).toEqual(expect.arrayContaining(['lines', 'lines.0.quantity', 'email', 'postcode']));
  expect(['00100', ' 00100 ', '0010'].map(isPostcode)).toEqual([true, true, false]);
});
