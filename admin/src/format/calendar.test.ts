import { expect, test } from 'vitest';
import { dayByKey, finnishDay, firstOfMonth, readDay, weeksOf } from './calendar.ts';

test('a day is read as Finns write it, and only where there is such a day', () => {
  expect(['1.11.2026', ' 01.11.2026 ', '2026-11-01'].map(readDay)).toEqual(Array(3).fill('2026-11-01'));
  for (const odd of ['', '31.2.2026', '1.13.2026', '0.1.2026', '1.11.26', 'eilen', '2026-11-31']) {
    expect([odd, readDay(odd)]).toEqual([odd, null]);
  }
  expect([finnishDay('2026-11-01'), finnishDay('')]).toEqual(['1.11.2026', '']);
});

test('a month’s weeks begin on Monday', () => {
  expect(weeksOf('2026-11-22').map(([monday, , , , , , sunday]) => [monday, sunday])).toEqual([
    ['', '2026-11-01'],
    ['2026-11-02', '2026-11-08'],
    ['2026-11-09', '2026-11-15'],
    ['2026-11-16', '2026-11-22'],
    ['2026-11-23', '2026-11-29'],
    ['2026-11-30', ''],
  ]);
  expect(weeksOf('2027-02-10')).toHaveLength(4);
  expect([firstOfMonth('2026-01-31', -1), firstOfMonth('2026-12-05', 1)]).toEqual([
    '2025-12-01',
    '2027-01-01',
  ]);
});

test('keys lead through weeks and months', () => {
  const from = (key: string, day = '2026-03-31') => dayByKey(day, key);
  expect([from('ArrowRight'), from('ArrowUp')]).toEqual(['2026-04-01', '2026-03-24']);
  expect([from('Home'), from('End')]).toEqual(['2026-03-30', '2026-04-05']);
  expect([from('PageUp'), from('PageDown')]).toEqual(['2026-02-28', '2026-04-30']);
  expect(from('x')).toBeNull();
});
