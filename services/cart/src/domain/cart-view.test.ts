import type { ProductSnapshot } from '@shop/contracts';
import { expect, test } from 'vitest';
import { cartOf } from './cart-view.ts';

const NOW = new Date('2027-01-04T08:00:00Z');
const product = (_id: string, fields: Partial<ProductSnapshot> = {}): ProductSnapshot => ({
  _id,
  title: _id,
  images: [],
  imageColours: [],
  placeholder: '',
  priceCents: 1_010,
  salePriceCents: null,
  vatClass: 'general',
  stock: 2,
  sizes: ['M', 'L'],
  ...fields,
});
const line = (productID: string, quantity: number, size = 'M') => ({
  productID,
  quantity,
  size,
  variant: 1,
  since: 1,
  title: productID,
});

test('the total is exact in cents, takes sale prices, and leaves out what cannot be bought [spec-136]', () => {
  const lines = [line('a', 2), line('b', 1), line('gone', 1), line('c', 2), line('c', 1, 'L')];
  const products = [product('a'), product('b', { salePriceCents: 5 }), product('c')];
  const cart = cartOf({ version: 3, lines }, products, NOW);
  expect([cart.total, cart.version]).toEqual([20.25, 3]);
  expect(cart.items.map(({ problem }) => problem)).toEqual([undefined, undefined, 'gone', 'short', 'short']);
});

test('a line shows the lowest price before its sale where the sale is a lawful reduction', () => {
  const reduction = (isLawful: boolean) => ({ isLawful, lowestCents: 900, highestLawfulCents: 899 });
  const products = [
    product('lawful', { salePriceCents: 800, reduction: reduction(true) }),
    product('unlawful', { salePriceCents: 950, reduction: reduction(false) }),
    product('plain'),
  ];
  const { items } = cartOf({ version: 1, lines: products.map(({ _id }) => line(_id, 1)) }, products, NOW);
  expect(items.map(({ lowestPrice }) => lowestPrice)).toEqual([9, undefined, undefined]);
});

test('a thing that is gone keeps the name it was added under', () => {
  const lines = [{ ...line('a', 1), title: 'Savu-huppari' }];
  const { items } = cartOf({ version: 1, lines }, [], NOW);
  expect(items.map(({ title }) => title)).toEqual(['Savu-huppari']);
});

test.each([{}, { pieces: { L: 2 } }])(
  'a removed size is reported like a removed model, and left out of the total',
  (kept) => {
    const lines = [line('a', 1), line('a', 1, 'L'), line('yarn', 1, 'ONE')];
    const products = [product('a', { sizes: ['L'], ...kept }), product('yarn', { sizes: ['ONE'] })];
    const { items, total } = cartOf({ version: 1, lines }, products, NOW);
    expect(items.map(({ problem }) => problem)).toEqual(['model-gone', undefined, undefined]);
    expect(total).toBe(20.2);
  },
);

test('lines follow their pictures through another order of the models, and one whose model is gone is not sold', () => {
  const [red, green, blue] = [
    '/uploads/red-model/1200.jpg',
    '/uploads/green-model/1200.jpg',
    '/uploads/blue-model/1200.jpg',
  ];
  const chosen = (variant: number, image: string) => ({ ...line('a', 1), variant, image, models: 3 });
  const lines = [chosen(1, red), chosen(2, green), chosen(3, blue)];
  const now = [product('a', { images: [blue, red], stock: 9 })];
  const { items, total } = cartOf({ version: 1, lines }, now, NOW);
  expect(items.map(({ variant, problem }) => [variant, problem])).toEqual([
    [2, undefined],
    [3, 'model-gone'],
    [1, undefined],
  ]);
  expect(items[1]?.images).toEqual([blue, red, green]);
  expect(total).toBe(20.2);
});

test('a line shows the colour of its model, where that has a name', () => {
  const lines = [line('a', 1), { ...line('a', 1), variant: 2 }];
  const products = [product('a', { images: ['/one', '/two'], imageColours: ['', 'tiilenpunainen'] })];
  const [plain, red] = cartOf({ version: 1, lines }, products, NOW).items;
  expect(red?.colour).toBe('tiilenpunainen');
  expect(plain).not.toHaveProperty('colour');
});

test('lines made to order promise the week in which the queue and the whole cart are done', () => {
  const toOrder = { daysOfWork: 2, waiting: 3, queuedDays: 6, daysPerWeek: 5, closedWeeks: ['2027-W02'] };
  const products = [
    product('a', { stock: 4, toOrder }),
    product('b', { stock: 4, toOrder: { ...toOrder, waiting: 0 } }),
    product('c'),
  ];
  const lines = [line('a', 1), line('b', 1), line('c', 1)];
  const { items } = cartOf({ version: 1, lines }, products, NOW);
  expect(items.map(({ promise, stock }) => [promise, stock])).toEqual([
    [{ week: '2027-W03', queue: 3 }, 4],
    [{ week: '2027-W03', queue: 0 }, 4],
    [undefined, 2],
  ]);
});
