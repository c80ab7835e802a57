import { expect, test } from 'vitest';
import { drawBands } from './yarn-bands.ts';

test('every strand is a curve, and no band is left without its ground', () => {
  const bands = drawBands();
  expect(bands).toHaveLength(6);
  for (const { ground, strands } of bands) {
    expect(ground).toMatch(/^M.*Z$/);
    expect(strands).toMatch(/^(M-?\d+\.\d -?\d+\.\dQ-?\d+\.\d -?\d+\.\d -?\d+\.\d -?\d+\.\d){8,10}$/);
  }
});
