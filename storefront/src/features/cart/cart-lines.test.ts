import type { CartItem } from '@shop/contracts/cart';
import { expect, test } from 'vitest';
import {
  choiceOf,
  countOf,
  oldPrice,
  quantityOf,
  refusal,
  seenPricesOf,
  withQuantity,
} from './cart-lines.ts';

const item = (fields: Partial<CartItem> = {}): CartItem => ({
  productID: 'p1',
  title: 'Sarastus-villapaita',
  images: [],
  placeholder: '',
  quantity: 1,
  size: 'M',
  variant: 1,
  price: 129,
  salePrice: 0,
  stock: 3,
  ...fields,
});

test('the badge counts pieces, not lines [spec-24]', () => {
  const items = [item({ quantity: 2 }), item({ size: 'L' }), item({ productID: 'p2' })];
  expect(countOf(items)).toBe(4);
  expect(quantityOf(items, 'p1', 'M')).toBe(3);
});

test('a quantity stays within one and the stock [spec-94]', () => {
  const line = item({ quantity: 3 });
  expect(refusal([line], line, 0)).toBe('minimum');
  expect(refusal([line], line, 4)).toBe('maximum');
  expect(refusal([line], line, 2)).toBeNull();
});

test('the sizes of a product share its stock', () => {
  const line = item();
  expect(refusal([line, item({ size: 'L', quantity: 2 })], line, 2)).toBe('maximum');
  expect(refusal([line, item({ productID: 'p2', quantity: 2 })], line, 2)).toBeNull();
});

test('where the stock is a size’s, only the models of that size share it', () => {
  const line = item({ bySize: true });
  const items = [
    line,
    item({ bySize: true, variant: 2 }),
    item({ bySize: true, size: 'L', quantity: 2, stock: 2 }),
  ];
  expect([quantityOf(items, 'p1', 'M'), quantityOf(items, 'p1', '')]).toEqual([2, 4]);
  expect([refusal(items, line, 2), refusal(items, line, 3)]).toEqual([null, 'maximum']);
});

test('taking out is allowed when the stock has shrunk below what is left', () => {
  const line = item({ quantity: 5, stock: 1, problem: 'short' });
  expect(refusal([line], line, 4)).toBeNull();
});

test('a line without a stock counts as 99 [spec-77]', () => {
  const line = { ...item({ quantity: 99 }), stock: undefined as unknown as number };
  expect(refusal([line], line, 100)).toBe('maximum');
  expect(refusal([line], { ...line, quantity: 98 }, 99)).toBe('maximum');
});

test('only the chosen line changes its quantity', () => {
  const cart = { items: [item(), item({ size: 'L' })], version: 1, total: 258 };
  expect(withQuantity(cart, item(), 2).items.map(({ quantity }) => quantity)).toEqual([2, 1]);
});

test('a changed price is shown until it has been seen', () => {
  const seen = seenPricesOf([item()], {});
  const dearer = item({ price: 149 });
  const kept = seenPricesOf([dearer], seen);
  expect(oldPrice(dearer, kept)).toBe(129);
  expect(oldPrice(dearer, seenPricesOf([dearer], {}))).toBeNull();
  expect(oldPrice(item({ problem: 'gone', price: 0 }), kept)).toBeNull();
  expect(seenPricesOf([], kept)).toEqual({});
});

test('a call names the model by its picture where there are several, and by its number alone where there is one', () => {
  const [red, green] = ['/uploads/red-model/1200.jpg', '/uploads/green-model/1200.jpg'];
  const line = item({ variant: 2, quantity: 3 });
  const choice = { productID: 'p1', size: 'M', variant: 2 };
  expect(choiceOf(line, [red, green])).toEqual({ ...choice, image: green });
  expect(choiceOf({ ...choice, variant: 1 }, [red])).toEqual({ ...choice, variant: 1 });
  // A model that is no longer sold is listed last; old lines of one have no picture.
  expect(choiceOf({ ...choice, variant: 3 }, [red, green, ''])).toEqual({ ...choice, variant: 3 });
});
