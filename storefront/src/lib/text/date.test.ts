import { expect, test } from 'vitest';
import { dateText } from './date.ts';

test('a day is the one that it is in Finland', () => {
  expect(dateText('2026-11-21T22:30:00.000Z')).toBe('22.11.2026');
  expect(dateText('2026-05-05T08:00:00.000Z')).toBe('5.5.2026');
});

test('no date is N/A', () => {
  expect(dateText(undefined)).toBe('N/A');
  expect(dateText('eilen')).toBe('N/A');
});
