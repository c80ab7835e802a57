import { expect, test } from 'vitest';
import { change } from '../../texts/format-count.ts';
import { actText, sizesText } from './movement-text.ts';

test.each([
  [7, '+7'],
  [0, '0'],
  [-2, '\u22122'],
  [1177, '+1\u00a0177'],
  [-12_000, '\u221212\u00a0000'],
])('a change of %i reads %s', (by, text) => {
  expect(change(by)).toBe(text);
});

test('changes by size have their signs', () => {
  expect(sizesText({ S: -1, '36-38': 2 })).toBe('S \u22121, 36–38 +2');
  expect(sizesText({ S: 1177 })).toBe('S +1\u00a0177');
  expect(sizesText({})).toBe('');
});

test('a movement shows when and who; one of an order has no person', () => {
  const at = '2026-11-21T06:12:00.000Z';
  expect(actText({ at, who: 'Liisa Lanka' })).toBe('21.11.2026 klo 8.12, Liisa Lanka');
  expect(actText({ at, who: 'system' })).toBe('21.11.2026 klo 8.12, Automaattinen');
});
