import { expect, test } from 'vitest';
import { dateOf, dayOfDate, finnishDay, readDay } from './calendar.ts';

test('a day is read as Finns write it, and only where there is such a day', () => {
  expect(['1.11.2026', ' 01.11.2026 ', '2026-11-01'].map(readDay)).toEqual(Array(3).fill('2026-11-01'));
  for (const odd of ['', '31.2.2026', '1.13.2026', '0.1.2026', '1.11.26', 'eilen', '2026-11-31']) {
    expect([odd, readDay(odd)]).toEqual([odd, null]);
  }
  expect([finnishDay('2026-11-01'), finnishDay('')]).toEqual(['1.11.2026', '']);
});

test('a calendar’s date stands for the same day', () => {
  for (const day of ['2026-03-29', '2026-10-25', '2026-12-31']) expect(dayOfDate(dateOf(day))).toBe(day);
});
