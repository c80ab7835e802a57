import { expect, test } from 'vitest';
import { endOfDay, fieldDay, startOfDay } from './day-bounds.ts';

test('a day is found again in both of its bounds', () => {
  expect(fieldDay(startOfDay('2026-03-29'))).toBe('2026-03-29');
  expect(fieldDay(endOfDay('2026-10-25'))).toBe('2026-10-25');
  expect(fieldDay(undefined)).toBe('');
});
