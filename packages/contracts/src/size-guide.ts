import type { CategoryId } from './categories.ts';

/** Measures of the finished thing in centimetres, one row a size; the headings are Finnish. */
export type SizeChart = { measures: string[]; rows: { size: string; values: number[] }[] };

type Chart = { category: CategoryId; measures: string[]; bySize: Record<string, number[]> };

const upper = ['Rinnanympärys', 'Hihan pituus', 'Selän pituus'];

// A garment's measures hold the ease that its cut is meant to have. A category can have several charts: what is worn
// on the feet stands among the knitted things, what is worn on the hands among the accessories.
const charts: Chart[] = [
  {
    category: 'mekot',
    measures: ['Rinnanympärys', 'Lantionympärys', 'Pituus'],
    bySize: {
      XS: [92, 100, 104],
      S: [97, 105, 106],
      M: [103, 111, 108],
      L: [110, 118, 110],
      XL: [118, 126, 112],
    },
  },
  {
    category: 'paidat',
    measures: upper,
    bySize: { XS: [92, 57, 62], S: [97, 58, 64], M: [103, 59, 66], L: [110, 60, 68], XL: [118, 61, 70] },
  },
  {
    category: 'takit',
    measures: upper,
    bySize: { XS: [102, 59, 68], S: [107, 60, 70], M: [113, 61, 72], L: [120, 62, 74], XL: [128, 63, 76] },
  },
  {
    category: 'hameet',
    measures: ['Vyötärö', 'Lantionympärys', 'Pituus'],
    bySize: { XS: [66, 94, 76], S: [71, 99, 77], M: [77, 105, 78], L: [84, 112, 79], XL: [92, 120, 80] },
  },
  {
    category: 'villatuotteet',
    measures: upper,
    bySize: { XS: [96, 58, 60], S: [102, 59, 62], M: [108, 60, 64], L: [116, 61, 66], XL: [124, 62, 68] },
  },
  {
    category: 'villatuotteet',
    measures: ['Jalkaterän pituus', 'Jalkaterän ympärys'],
    bySize: { '36-38': [24, 22], '39-41': [26, 24], '42-44': [28, 26] },
  },
  {
    category: 'korut',
    measures: ['Kämmenen ympärys', 'Lapasen pituus'],
    bySize: { S: [18, 24], M: [20, 26], L: [22, 28] },
  },
];

/**
 * The measures of a product's sizes, in the product's order.
 * @returns null for a thing that has no sizes, or sizes that no chart of its category knows
 */
export function sizeChart(product: { kategoria: CategoryId; sizes: readonly string[] }): SizeChart | null {
  const chart = charts.find(
    ({ category, bySize }) => category === product.kategoria && product.sizes.some((size) => bySize[size]),
  );
  if (!chart) return null;
  const rows = product.sizes.flatMap((size) => {
    const values = chart.bySize[size];
    return values ? [{ size, values }] : [];
  });
  return { measures: chart.measures, rows };
}
