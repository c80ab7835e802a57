import { expect, test } from 'vitest';
import type { OrderRecord } from '../../providers/order-record.ts';
import {
  chosenCents,
  withKind,
  refundBody,
  restockablePieces,
  sumError,
  wholeRefund,
} from './refund-choice.ts';

const line = (productID: string) => ({ productID, size: 'M', variant: 1, quantity: 2 });
const order = {
  version: 7,
  cartItems: [line('a'), line('b')],
  refundable: {
    amount: 65.9,
    delivery: 5.9,
    lines: [
      { amounts: [20, 40], restockable: 1 },
      { amounts: [20], restockable: 1 },
    ],
  },
} as OrderRecord;
const whole = wholeRefund(order);

test('the button names the sum of the chosen parts', () => {
  expect(chosenCents(order, whole)).toBe(6_590);
  expect(chosenCents(order, { ...whole, delivery: false })).toBe(6_000);
  const lines = { ...whole, kind: 'lines', delivery: false } as const;
  expect(chosenCents(order, { ...lines, quantities: [1, 1] })).toBe(4_000);
  expect(chosenCents(order, { ...lines, quantities: [2, 1], delivery: true })).toBe(6_590);
  expect(chosenCents(order, { ...whole, kind: 'sum', sum: '12,50' })).toBe(1_250);
});

test('delivery goes back with a whole refund only, unless it is ticked for pieces [spec-200]', () => {
  const cushions = {
    version: 1,
    cartItems: [line('cushion')],
    refundable: { amount: 144.9, delivery: 8.9, lines: [{ amounts: [68, 136], restockable: 2 }] },
  } as OrderRecord;
  const chosen = { ...withKind(wholeRefund(cushions), 'lines'), quantities: [1] };
  expect(chosenCents(cushions, chosen)).toBe(6_800);
  expect(refundBody(cushions, chosen)).toMatchObject({ kind: 'lines', delivery: false });
  expect(chosenCents(cushions, { ...chosen, delivery: true })).toBe(7_690);
  expect(chosenCents(cushions, withKind({ ...chosen, delivery: true }, 'lines'))).toBe(6_800);
  expect(chosenCents(cushions, withKind(chosen, 'whole'))).toBe(14_490);
});

test('a sum is read as the shop writes it, with a blank between thousands', () => {
  const dear = { ...order, refundable: { amount: 1_300, delivery: 0, lines: [] } } as unknown as OrderRecord;
  for (const sum of ['1249,90', '1 249,90', '1\u00a0249,90', '1\u00a0249,90\u00a0€']) {
    expect(chosenCents(dear, { ...whole, kind: 'sum', sum })).toBe(124_990);
    expect(sumError(dear, { ...whole, kind: 'sum', sum })).toBeNull();
  }
});

test('an empty choice, an invalid sum and more than is refundable cannot be refunded', () => {
  for (const sum of ['', 'x', '0', '-1', '65,91'])
    expect(chosenCents(order, { ...whole, kind: 'sum', sum })).toBeNull();
  expect(chosenCents(order, { ...whole, kind: 'lines', delivery: false })).toBeNull();
  expect(chosenCents({ ...order, refundable: null }, whole)).toBeNull();
});

test('the error of a typed sum names the most that can be refunded', () => {
  const errorOf = (sum: string) => sumError(order, { ...whole, kind: 'sum', sum })?.replaceAll('\u00a0', ' ');
  for (const sum of ['x', '0', '-3', '10,555'])
    expect(errorOf(sum)).toBe('Kirjoita summa euroina, esimerkiksi 12,50. Enintään 65,90 €.');
  expect(errorOf('65,91')).toBe('Enintään 65,90 €.');
  for (const sum of ['', ' ', '65,90', '0,01']) expect(errorOf(sum)).toBeUndefined();
  expect(sumError(order, { ...whole, sum: 'x' })).toBeNull();
});

test('no more pieces go back on sale than are not there yet', () => {
  expect(restockablePieces(order, whole)).toBe(2);
  expect(restockablePieces(order, { ...whole, kind: 'lines', quantities: [2, 0] })).toBe(1);
  expect(restockablePieces(order, { ...whole, kind: 'sum' })).toBe(0);
});

test('the call has the version and the chosen kind, and no fields of another kind', () => {
  expect(refundBody(order, { ...whole, restock: true, note: ' Hiha ' })).toEqual({
    version: 7,
    kind: 'whole',
    delivery: true,
    restock: true,
    note: 'Hiha',
    noteTold: true,
  });
  expect(refundBody(order, { ...whole, kind: 'lines', quantities: [0, 1], delivery: false })).toMatchObject({
    lines: [{ productID: 'b', size: 'M', variant: 1, quantity: 1 }],
    delivery: false,
  });
  expect(refundBody(order, { ...whole, kind: 'sum', sum: '5' })).toEqual({
    version: 7,
    kind: 'sum',
    sum: '5',
    note: '',
  });
});
