import { expect, test } from 'vitest';
import { vatLabel, vatLabelNow } from './vat.ts';

const at = { isLiable: true, now: new Date('2026-11-22T12:00:00Z') };

test('a sum names the rates that it holds', () => {
  expect(vatLabelNow(['general'], at)).toBe('sis. ALV 25,5\u00a0%');
  expect(vatLabelNow(['lowest', 'general', 'reduced', 'general'], at)).toBe(
    'sis. ALV 25,5\u00a0%, 13,5\u00a0% ja 10\u00a0%',
  );
  expect(vatLabel([240])).toBe('sis. ALV 24\u00a0%');
});

test('a seller who is not liable says so instead', () => {
  expect(vatLabelNow(['general'], { ...at, isLiable: false })).toBe('Myyjä ei ole alv-velvollinen');
  expect(vatLabel([])).toBe('Myyjä ei ole alv-velvollinen');
});
