import { expect, test } from 'vitest';
import { customText } from './custom-piece.ts';

const piece = {
  measures: [
    { name: 'Rinnanympärys', cm: 92.5 },
    { name: 'Hihan pituus', cm: 60 },
  ],
  wishes: '',
};

test('a piece is named on one line', () => {
  expect(customText(piece)).toBe('Omat mitat: Rinnanympärys 92,5\u00a0cm, Hihan pituus 60\u00a0cm');
  expect(customText({ ...piece, wishes: 'Napit\n  puusta' })).toMatch(/60\u00a0cm\. Toive: Napit puusta$/);
});
