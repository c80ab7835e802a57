import { expect, test } from 'vitest';
import { buyButton } from './buy-state.ts';

const ready = { stock: 3, inCart: 0, size: 'M', model: '1', models: 2 };
const label = (change: Partial<typeof ready>) => buyButton({ ...ready, ...change }).label;

test('the button names the first reason that stands in the way [spec-44 spec-105]', () => {
  expect(label({ stock: 0, inCart: 9, size: '', model: '' })).toBe('Ei varastossa');
  expect(label({ inCart: 3, size: '', model: '' })).toBe('Maksimi määrä (3) ostoskorissa');
  expect(label({ size: '', model: '' })).toBe('Valitse koko');
  expect(label({ model: '' })).toBe('Valitse malli');
});

test('a missing choice leads there, the button’s own first; what cannot be had leads nowhere', () => {
  expect(buyButton({ ...ready, size: '', model: '' })).toMatchObject({
    isClosed: false,
    missing: ['size', 'model'],
  });
  expect(buyButton({ ...ready, model: '' }).missing).toEqual(['model']);
  expect(buyButton({ ...ready, model: '', models: 1 }).missing).toEqual([]);
  expect(buyButton({ ...ready, stock: 0, size: '' })).toMatchObject({ isClosed: true, missing: [] });
  expect(buyButton({ ...ready, inCart: 3, size: '' })).toMatchObject({ isClosed: true, missing: [] });
});

test('with nothing in the way it adds', () => {
  expect(buyButton(ready)).toEqual({ label: 'Lisää ostoskoriin', isClosed: false, missing: [] });
  expect(label({ model: '', models: 1 })).toBe('Lisää ostoskoriin');
});
