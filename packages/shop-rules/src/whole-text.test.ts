import { expect, test } from 'vitest';
import { decimalFromText, wholeFromText } from './whole-text.ts';

test.each([
  ['64', 64],
  [' 64,5 ', 64.5],
  ['0.25', 0.25],
])('%j is the measure %d', (text, measure) => {
  expect(decimalFromText(text)).toBe(measure);
});

test.each(['', '0x10', '1e2', '-3', '6 4', '1,2,3', '64,', ',5', '1234567'])('%j is no measure', (text) => {
  expect(decimalFromText(text)).toBeNull();
});

test.each(['', '12 00', '1200 000', '1e3', '0x10', '-1', '1,0'])('%j is no whole number', (text) => {
  expect(wholeFromText(text)).toBeNull();
});
