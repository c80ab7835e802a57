import { expect, test } from 'vitest';
import { everyDay, gridLines, rangeOf } from './sales-days.ts';

test('a range ends today and counts both of its ends', () => {
  const week = rangeOf(7, '2026-03-02');
  expect(week).toEqual({ first: '2026-02-24', last: '2026-03-02' });
  expect(everyDay(week, [])).toHaveLength(7);
});

test('days without a sale are there, with nothing', () => {
  const sold = [{ day: '2026-03-01', orders: 2, totalAmount: 120.5 }];
  expect(everyDay({ first: '2026-02-28', last: '2026-03-02' }, sold)).toEqual([
    { day: '2026-02-28', orders: 0, totalAmount: 0 },
    { day: '2026-03-01', orders: 2, totalAmount: 120.5 },
    { day: '2026-03-02', orders: 0, totalAmount: 0 },
  ]);
});

test('a range that ends before it begins is empty, and a longer one than a year is cut', () => {
  expect(everyDay({ first: '2026-03-02', last: '2026-03-01' }, [])).toEqual([]);
  expect(everyDay({ first: '2000-01-01', last: '2026-01-01' }, [])).toHaveLength(366);
});

test.each([
  [0, []],
  [3, [1, 2, 3]],
  [900, [250, 500, 750, 1000]],
  [1249, [500, 1000, 1500]],
  [40, [10, 20, 30, 40]],
])('the lines for %d € are round', (highest, lines) => {
  expect(gridLines(highest)).toEqual(lines);
});
