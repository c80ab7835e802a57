import { expect, test } from 'vitest';
import { cmFromText, measureError, takesPiece } from './custom-measures.ts';
import { boundsText } from './custom-piece.ts';

const chest = { name: 'Rinnanympärys', minCm: 70, maxCm: 140.5 };
const sleeve = { name: 'Hihan pituus', minCm: 40, maxCm: 80 };
const piece = {
  measures: [
    { name: 'Rinnanympärys', cm: 92.5 },
    { name: 'Hihan pituus', cm: 60 },
  ],
  wishes: '',
};

test.each([
  ['92,5', 92.5],
  ['92.5', 92.5],
  [' 92 ', 92],
  ['92 cm', 92],
  ['92cm', 92],
  ['', null],
  ['noin 92', null],
  ['-92', null],
  ['9e1', null],
])('the typed measure %j is %j', (typed, cm) => expect(cmFromText(typed)).toBe(cm));

test('a measure keeps to its bounds, by half a centimetre', () => {
  expect([70, 92.5, 140.5].map((cm) => measureError(chest, cm))).toEqual(['', '', '']);
  expect([69.5, 141].map((cm) => measureError(chest, cm))).toEqual(
    Array(2).fill('Mitan on oltava 70–140,5\u00a0cm.'),
  );
  for (const wrong of [null, 92.3, Number.NaN]) expect(measureError(chest, wrong)).toMatch(/puolen sentin/);
  expect(boundsText(sleeve)).toBe('40–80\u00a0cm');
});

test('a product takes a piece whose measures are all its own and within bounds', () => {
  expect(takesPiece([sleeve, chest], piece)).toBe(true);
  expect(takesPiece([{ ...chest, minCm: 93 }, sleeve], piece)).toBe(false);
  expect(takesPiece([chest], piece)).toBe(false);
  expect(takesPiece([chest, { ...sleeve, name: 'Helma' }], piece)).toBe(false);
  expect(takesPiece(undefined, piece)).toBe(false);
});
