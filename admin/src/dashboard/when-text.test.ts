import { expect, test } from 'vitest';
import { whenText } from './when-text.ts';

test.each([
  ['2026-11-23T04:30:00.000Z', 'tänään 6.30'],
  ['2026-11-22T22:30:00.000Z', 'tänään 0.30'],
  ['2026-11-22T12:00:00.000Z', 'eilen'],
  ['2026-11-18T12:00:00.000Z', 'keskiviikkona'],
  ['2026-11-16T12:00:00.000Z', '16.11.2026'],
])('an order of %s came %s', (iso, words) => {
  expect(whenText(iso, new Date('2026-11-23T06:00:00.000Z'))).toBe(words);
});
