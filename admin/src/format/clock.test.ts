import { expect, test } from 'vitest';
import { finnishClock, finnishMoment, readClock } from './clock.ts';

test('a time of day is read and written in Finnish notation', () => {
  expect(['9', '9.05', '09:05', ' 23.59 ', '0.00'].map(readClock)).toEqual([
    '09:00',
    '09:05',
    '09:05',
    '23:59',
    '00:00',
  ]);
  expect(['', '24.00', '9.60', '9.5', 'yhdeksän'].map(readClock)).toEqual([null, null, null, null, null]);
  expect(['09:05', '23:59', '00:00', ''].map(finnishClock)).toEqual(['9.05', '23.59', '0.00', '']);
});

test('a moment shows as day and time, and an empty one as empty text', () => {
  expect(finnishMoment('2026-11-27T09:00')).toBe('27.11.2026 klo 9.00');
  expect(finnishMoment('')).toBe('');
});
