import { describe, expect, it } from 'vitest';
import { defaultSizes, oneSize } from './categories.ts';
import { sizeChart } from './size-guide.ts';

describe('the size guide', () => {
  it.each(['mekot', 'paidat', 'takit', 'hameet', 'villatuotteet'] as const)(
    'measures %s in every usual size, growing from size to size [spec-46]',
    (kategoria) => {
      const chart = sizeChart({ kategoria, sizes: defaultSizes });
      expect(chart?.rows.map(({ size }) => size)).toEqual([...defaultSizes]);
      for (const [column] of chart?.measures.entries() ?? []) {
        const values = chart?.rows.map((row) => row.values[column]) ?? [];
        expect(values).toEqual(values.toSorted((a, b) => Number(a) - Number(b)));
      }
    },
  );

  it('measures feet for socks, not the chest', () => {
    const chart = sizeChart({ kategoria: 'villatuotteet', sizes: ['36-38', '39-41'] });
    expect(chart?.measures).toContain('Jalkaterän pituus');
    expect(chart?.rows).toHaveLength(2);
  });

  it('has nothing to say about a thing of one size', () => {
    expect(sizeChart({ kategoria: 'laukut', sizes: [oneSize] })).toBeNull();
    expect(sizeChart({ kategoria: 'korut', sizes: [oneSize] })).toBeNull();
  });
});
