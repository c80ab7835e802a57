import { expect, test } from 'vitest';
import { addDays, dayOrEmpty, endOfDay, startOfDay } from './day-bounds.ts';

test('a day begins and ends at midnight in Finland, in summer and in winter', () => {
  expect([startOfDay('2026-07-01'), endOfDay('2026-07-01')]).toEqual([
    '2026-06-30T21:00:00.000Z',
    '2026-07-01T20:59:59.999Z',
  ]);
  expect([startOfDay('2026-12-24'), endOfDay('2026-12-24')]).toEqual([
    '2026-12-23T22:00:00.000Z',
    '2026-12-24T21:59:59.999Z',
  ]);
});

test('the days on which the clocks change have 23 and 25 hours', () => {
  expect([startOfDay('2026-03-29'), endOfDay('2026-03-29')]).toEqual([
    '2026-03-28T22:00:00.000Z',
    '2026-03-29T20:59:59.999Z',
  ]);
  expect([startOfDay('2026-10-25'), endOfDay('2026-10-25')]).toEqual([
    '2026-10-24T21:00:00.000Z',
    '2026-10-25T21:59:59.999Z',
  ]);
});

test('a day is found again in both of its bounds', () => {
  expect(dayOrEmpty(startOfDay('2026-03-29'))).toBe('2026-03-29');
  expect(dayOrEmpty(endOfDay('2026-10-25'))).toBe('2026-10-25');
  expect(dayOrEmpty(undefined)).toBe('');
});

test('days are counted over the ends of months', () => {
  expect([addDays('2026-02-28', 1), addDays('2026-03-01', -1), addDays('2026-12-31', 1)]).toEqual([
    '2026-03-01',
    '2026-02-28',
    '2027-01-01',
  ]);
});
