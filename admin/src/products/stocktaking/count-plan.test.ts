import { expect, test } from 'vitest';
import { differenceOf, editOf, isOdd, placesOf, summaryOf, type Count } from './count-plan.ts';

const dress = { stock: 5, sizes: ['S', 'M', 'L'], pieces: { S: 3, M: 0, L: 2 } };
const yarn = { stock: 7, sizes: ['ONE'] };

test('a product is counted by size where it is kept so, and as a whole otherwise', () => {
  expect([placesOf(dress), placesOf(yarn)]).toEqual([['S', 'M', 'L'], ['']]);
});

test('a difference is told by what was there; a blank and what is no number tell none', () => {
  const count = { seen: dress, typed: { S: ' 1', M: '', L: '2' } };
  expect(['S', 'M', 'L'].map((size) => differenceOf(count, size))).toEqual([-2, null, 0]);
  expect(differenceOf({ seen: yarn, typed: { '': '9' } }, '')).toBe(2);
  expect(differenceOf({ seen: yarn, typed: { '': '1,5' } }, '')).toBeNull();
  expect(['', '0', '1,5', '-1', 'x'].map(isOdd)).toEqual([false, false, true, true, true]);
});

test('only what differs is set, over what was seen; what matches is not sent', () => {
  expect(editOf({ seen: dress, typed: { S: '1', L: '2' } })).toEqual({
    pieces: { S: 1, M: 0, L: 2 },
    seenPieces: dress.pieces,
    stockReason: 'stocktaking',
  });
  expect(editOf({ seen: yarn, typed: { '': '9 ' } })).toEqual({
    stock: '9',
    seenStock: '7',
    stockReason: 'stocktaking',
  });
  expect(editOf({ seen: yarn, typed: { '': '7' } })).toBeNull();
});

test('the sum says how much was counted and how much differs', () => {
  const counts: Count[] = [
    { seen: dress, typed: { S: '3', M: '1' } },
    { seen: yarn, typed: { '': '6' } },
  ];
  expect(summaryOf(counts)).toEqual({ counted: 3, differing: 2, isOdd: false });
  expect(summaryOf([{ seen: yarn, typed: { '': 'kuusi' } }])).toEqual({
    counted: 0,
    differing: 0,
    isOdd: true,
  });
});
