import type { OrderLine, OrderRefund } from '@shop/contracts';
import { expect, test } from 'vitest';
import { lineChoice, linePicture, lineText, parcelLines, refundedPieces, refundLines } from './order-text.ts';

const line: OrderLine = {
  productID: 'p',
  title: 'Sarastus-villapaita',
  images: ['/one', '/two'],
  price: '179.00',
  salePrice: '159.00',
  quantity: 2,
  size: 'S',
  variant: 2,
};

test('a line says its size, its model when there are several, and how many', () => {
  expect(lineText(line)).toBe('S · Malli 2 · 2 kpl');
  expect(lineText({ ...line, promise: { week: '2027-W03', queue: 4 } })).toBe(
    'S · Malli 2 · 2 kpl · Valmistuu viikolla 3, jonossa 4',
  );
  const custom = { measures: [{ name: 'Hihan pituus', cm: 60.5 }], wishes: 'Napit puusta' };
  expect(lineText({ ...line, custom })).toBe(
    'S · Malli 2 · 2 kpl · Omat mitat: Hihan pituus 60,5\u00a0cm. Toive: Napit puusta',
  );
  expect(lineText({ ...line, colour: 'sininen' })).toBe('S · Malli 2, sininen · 2 kpl');
  expect(lineText({ ...line, images: ['/one'], size: 'ONE', quantity: 1 })).toBe('Yksi koko · 1 kpl');
  expect(linePicture(line)).toBe('/two');
  expect(linePicture({ ...line, variant: 9 })).toBe('/one');
});

test('refunded pieces are counted by line without failed refunds, and the parcel holds what the order says', () => {
  const yarn = { ...line, productID: 'y', title: 'Lanka', size: 'ONE', variant: 1, quantity: 3 };
  const order = { cartItems: [line, yarn], inParcel: [2, 0] };
  const { productID, size, variant } = yarn;
  const back = (state: string, quantity: number) =>
    ({ state, lines: [{ productID, size, variant, quantity }] }) as unknown as OrderRefund;
  const refundLog = [back('failed', 3), back('requested', 1), back('succeeded', 2)];
  expect(parcelLines(order).map(({ title, quantity }) => [title, quantity])).toEqual([[line.title, 2]]);
  expect(parcelLines({ cartItems: [yarn] })).toEqual([yarn]);
  expect([refundedPieces({ refundLog }, line), refundedPieces({ refundLog }, yarn)]).toEqual([0, 3]);
  expect(refundLines(order, back('requested', 1))).toEqual([{ ...yarn, quantity: 1 }]);
});

test('refunded pieces made to own measures are not those of the usual line', () => {
  const made = { ...line, customID: 'c1' };
  const back = {
    state: 'succeeded',
    lines: [{ ...lineChoice(made), quantity: 1 }],
  } as unknown as OrderRefund;
  expect([line, made].map((one) => refundedPieces({ refundLog: [back] }, one))).toEqual([0, 1]);
  expect(refundLines({ cartItems: [line, made] }, back)).toEqual([{ ...made, quantity: 1 }]);
});
