import { expect, test } from 'vitest';
import { line, refundableOrder as order } from '../refunds/refundable-order.ts';
import {
  deliveryText,
  firstChoice,
  isRestocked,
  lessError,
  sendText,
  withdrawalBody,
  withdrawalCents,
} from './withdrawal-choice.ts';

const partialNotice = { id: 'w1', arrivedAt: null, lines: [{ line: 0, quantity: 1 }] };
const all = {
  id: 'w1',
  arrivedAt: null,
  lines: [
    { line: 0, quantity: 2 },
    { line: 1, quantity: 1 },
  ],
};

test('the delivery goes back where nothing stays with the buyer [law-10]', () => {
  expect(withdrawalCents(order, partialNotice, { less: '' })).toBe(5_000);
  expect(withdrawalCents(order, all, { less: '' })).toBe(20_690);
});

test('the shown delivery is the refunded delivery', () => {
  const textFor = (delivery: number, withdrawalDelivery: number, notice = all) => {
    const { refundable } = order;
    const withDelivery = {
      ...order,
      refundable: refundable && { ...refundable, delivery, withdrawalDelivery },
    };
    return deliveryText(withDelivery, notice).replaceAll('\u00a0', ' ');
  };
  expect(textFor(4.9, 4.9)).toBe('Koko tilaus peruutettiin, joten myös toimitusmaksu 4,90 € palautetaan.');
  expect(textFor(8.9, 6.9)).toContain('Toimitusmaksusta 8,90 € palautetaan 6,90 €');
  expect(textFor(8.9, 0)).toContain('Toimitusmaksua 8,90 € ei palauteta');
  expect([textFor(0, 0), textFor(8.9, 8.9, partialNotice)]).toEqual(['', '']);
});

test('a lost value is deducted; an invalid amount, or the whole price, cannot be sent', () => {
  expect(withdrawalCents(order, partialNotice, { less: '12,50' })).toBe(3_750);
  for (const less of ['paljon', '50', '80'])
    expect(withdrawalCents(order, partialNotice, { less })).toBeNull();
});

test('an invalid lost value is explained, with its maximum', () => {
  const errorOf = (less: string) => lessError(order, partialNotice, { less })?.replaceAll('\u00a0', ' ');
  for (const less of ['paljon', '-1', '12,555'])
    expect(errorOf(less)).toBe('Kirjoita summa euroina, esimerkiksi 12,50. Enintään 49,99 €.');
  for (const less of ['50', '1 249,90']) expect(errorOf(less)).toBe('Enintään 49,99 €.');
  for (const less of ['', ' ', '0', '12,50', '49,99']) expect(errorOf(less)).toBeUndefined();
  expect(lessError({ ...order, refundable: null }, partialNotice, { less: 'paljon' })).toBeNull();
});

test('the refund names its notice, its pieces, and line by line what goes on sale again', () => {
  const choice = { ...firstChoice, restock: { 0: true }, less: '5', note: ' Tahra ' };
  expect(withdrawalBody(order, all, choice)).toEqual({
    version: 7,
    kind: 'lines',
    withdrawal: 'w1',
    delivery: true,
    lines: [
      { ...line('a'), quantity: 2, restock: true },
      { ...line('b'), quantity: 1, restock: false },
    ],
    less: '5',
    note: 'Tahra',
    noteTold: true,
  });
});

test('arrived pieces are restocked unless the admin chooses otherwise', () => {
  const arrived = { arrivedAt: '2026-11-20T10:00:00.000Z' };
  expect(isRestocked(all, firstChoice, 0)).toBe(false);
  expect(isRestocked(arrived, firstChoice, 0)).toBe(true);
  expect(isRestocked(arrived, { restock: { 0: false } }, 0)).toBe(false);
  expect(isRestocked(all, { restock: { 1: true } }, 1)).toBe(true);
});

test('the button names the sum, asks to correct an invalid lost value, or says that nothing is refundable', () => {
  const says = (less: string, of: Parameters<typeof sendText>[0] = order) =>
    sendText(of, partialNotice, { less }).replaceAll('\u00a0', ' ');
  expect(says('')).toMatch(/^Palauta \d+,\d\d €$/);
  for (const less of ['paljon', '100000']) expect(says(less)).toBe('Korjaa arvon alentuminen');
  for (const less of ['', 'paljon'])
    expect(says(less, { ...order, refundable: null })).toBe('Ei palautettavaa');
});
