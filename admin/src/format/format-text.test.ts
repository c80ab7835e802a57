import { expect, test } from 'vitest';
import { dateText, euroText, momentText, secondText } from './format-text.ts';

test('a moment reads in Finnish time', () => {
  expect(dateText('2026-11-22T22:30:00.000Z')).toBe('23.11.2026');
  expect(momentText('2026-11-23T06:12:00.000Z')).toBe('23.11.2026 klo 8.12');
  expect(secondText('2026-11-23T06:12:05.400Z')).toBe('klo 8.12.05');
});

test.each([undefined, '', 'soon'])('%s is no date [spec-71]', (iso) => {
  expect(dateText(iso)).toBe('N/A');
  expect(secondText(iso ?? '')).toBe('');
});

test('euros have two decimals and a no-break space [spec-70]', () => {
  expect(euroText(1249)).toBe('1\u00a0249,00\u00a0€');
  expect(euroText(undefined)).toBe('0,00\u00a0€');
});
