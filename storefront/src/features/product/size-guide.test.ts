import { oneSize } from '@shop/shop-rules/categories';
import { expect, test } from 'vitest';
import { product as texts } from '../../texts/fi/product.ts';
import { sizeGuide } from './size-guide.ts';

type Measured = Parameters<typeof sizeGuide>[0];
const plain: Measured = { title: 'Kotka', kategoria: 'paidat', sizes: ['S', 'M'], kind: '', dimensions: '' };
const guide = (product: Partial<Measured>) => sizeGuide({ ...plain, ...product });

test('trousers and skirts, what has no sleeve, and mini and long dresses have charts of their own [spec-178]', () => {
  expect(guide({ kategoria: 'hameet', title: 'Polku-housut' }).measures).toContain('Sisäsauma');
  expect(guide({ kategoria: 'hameet', title: 'Laine-hame' }).measures).toContain('Pituus');
  expect(guide({}).measures).toContain('Hihan pituus');
  const sleeveless = [
    ['paidat', 'Heinä-toppi'],
    ['takit', 'Kataja-liivi'],
    ['villatuotteet', 'Tuisku-liivi'],
  ] as const;
  for (const [kategoria, title] of sleeveless)
    expect(guide({ kategoria, title }).measures).toEqual(['Rinnanympärys', 'Selän pituus']);
  const lengths = (['lyhyt-mekko', 'mekko', 'pitka-mekko'] as const).map(
    (kind) => guide({ kategoria: 'mekot', kind }).rows[0]?.values.at(-1) ?? 0,
  );
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  expect(new Set(lengths).size).toBe(3);
});

test('a product’s own measures take the place of its kind’s, for the sizes that it has', () => {
  const own = guide({ measures: { names: ['Pituus'], bySize: { M: [71], XL: [80] } } });
  expect(own).toMatchObject({
    measures: ['Pituus'],
    rows: [{ size: 'M', values: [71] }],
    text: texts.guide.own,
  });
});

test('a one-size product shows its own measures or where to ask, and never refers to its description', () => {
  const bag: Partial<Measured> = { kategoria: 'laukut', sizes: [oneSize] };
  expect(guide({ ...bag, dimensions: '40 × 38 cm' }).text).toBe('Mitat: 40 × 38 cm.');
  expect(guide(bag).text).toBe(texts.guide.one);
  expect(JSON.stringify(texts.guide)).not.toMatch(/kuvaukse/);
});
