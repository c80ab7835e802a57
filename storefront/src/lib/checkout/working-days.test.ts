import { expect, test } from 'vitest';
import { addWorkingDays } from './working-days.ts';

const day = (date: Date) => date.toISOString().slice(0, 10);

test('weekends are no working days, and a day is Finland’s', () => {
  // Friday evening UTC is Saturday in Finland.
  expect(day(addWorkingDays('2026-11-20T22:30:00Z', 1))).toBe('2026-11-23');
  expect(day(addWorkingDays('2026-11-20T10:00:00Z', 1))).toBe('2026-11-23');
  expect(day(addWorkingDays('2026-11-23T10:00:00Z', 4))).toBe('2026-11-27');
});

test('holidays and the eves of Christmas and Midsummer are no working days', () => {
  expect(day(addWorkingDays('2026-12-22T10:00:00Z', 2))).toBe('2026-12-28');
  expect(day(addWorkingDays('2026-12-31T10:00:00Z', 3))).toBe('2027-01-07');
  expect(day(addWorkingDays('2027-03-25T10:00:00Z', 1))).toBe('2027-03-30');
  expect(day(addWorkingDays('2027-06-24T10:00:00Z', 1))).toBe('2027-06-28');
});
