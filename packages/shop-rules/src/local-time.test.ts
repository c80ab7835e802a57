import { expect, test } from 'vitest';
import { localDay, localMinute, momentOf, startOfLocalDay } from './local-time.ts';

test.each([
  ['2026-11-27T09:00', '2026-11-27T07:00:00.000Z'],
  ['2026-07-01T00:00', '2026-06-30T21:00:00.000Z'],
  ['2026-11-27T09:00:00Z', '2026-11-27T09:00:00.000Z'],
  ['2026-11-27T09:00:30.5+02:00', '2026-11-27T07:00:30.500Z'],
  // The clocks leave out 3–4 on 29.3.2026, and show 3–4 twice on 25.10.2026.
  ['2026-03-29T02:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29T04:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T02:30', '2026-10-24T23:30:00.000Z'],
  ['2026-10-25T03:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T04:00', '2026-10-25T02:00:00.000Z'],
])('%s in Finland is %s', (written, moment) => {
  expect(momentOf(written)?.toISOString()).toBe(moment);
});

test.each([
  '',
  'huomenna',
  '2026-11-27',
  '2026-13-01T09:00',
  '2026-02-30T09:00',
  '2026-11-27T25:00',
  '27.11.2026 9:00',
])('%j is no moment', (text) => {
  expect(momentOf(text)).toBeNull();
});

test('a moment is shown as Finland’s clocks show it', () => {
  expect(localMinute('2026-11-27T07:00:00.000Z')).toBe('2026-11-27T09:00');
  expect(localMinute('2026-06-30T21:00:00.000Z')).toBe('2026-07-01T00:00');
  expect(localMinute('')).toBe('');
  expect(localDay(new Date('2026-06-30T21:00:00.000Z'))).toBe('2026-07-01');
  expect(localDay(new Date('2026-11-27T21:59:00.000Z'))).toBe('2026-11-27');
});

test.each([
  ['2026-01-01', 0, '2025-12-31T22:00:00.000Z'],
  ['2025-12-31', 1, '2025-12-31T22:00:00.000Z'],
  ['2026-07-01', 0, '2026-06-30T21:00:00.000Z'],
  // The days on which the clocks change have 23 and 25 hours.
  ['2026-03-29', 0, '2026-03-28T22:00:00.000Z'],
  ['2026-03-29', 1, '2026-03-29T21:00:00.000Z'],
  ['2026-10-25', 1, '2026-10-25T22:00:00.000Z'],
  ['9999-12-31', 1, undefined],
])('%s and %i days begin in Finland at %s', (day, daysLater, moment) => {
  expect(startOfLocalDay(day, daysLater)?.toISOString()).toBe(moment);
});
