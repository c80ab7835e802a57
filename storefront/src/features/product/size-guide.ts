import { oneSize, type CategoryId } from '@shop/contracts/categories';
import { product as texts } from '../../texts/fi/product.ts';

type Table = { text: string; measures: string[]; bySize: Record<string, number[]> };
export type SizeGuide = { text: string; measures: string[]; rows: { size: string; values: number[] }[] };

const upper = ['Rinnanympärys', 'Hihan pituus', 'Selän pituus'];

/** Centimetres of the finished garment, so they already hold the ease that the cut is meant to have. */
const tables: Partial<Record<CategoryId, Table>> = {
  villatuotteet: {
    text: texts.guide.loose,
    measures: upper,
    bySize: { XS: [96, 58, 60], S: [102, 59, 62], M: [108, 60, 64], L: [116, 61, 66], XL: [124, 62, 68] },
  },
  paidat: {
    text: texts.guide.straight,
    measures: upper,
    bySize: { XS: [92, 57, 62], S: [97, 58, 64], M: [103, 59, 66], L: [110, 60, 68], XL: [118, 61, 70] },
  },
  takit: {
    text: texts.guide.over,
    measures: upper,
    bySize: { XS: [102, 59, 68], S: [107, 60, 70], M: [113, 61, 72], L: [120, 62, 74], XL: [128, 63, 76] },
  },
  mekot: {
    text: texts.guide.straight,
    measures: ['Rinnanympärys', 'Lantionympärys', 'Pituus'],
    bySize: {
      XS: [92, 100, 104],
      S: [97, 105, 106],
      M: [103, 111, 108],
      L: [110, 118, 110],
      XL: [118, 126, 112],
    },
  },
  hameet: {
    text: texts.guide.waist,
    measures: ['Vyötärö', 'Lantionympärys', 'Pituus'],
    bySize: { XS: [66, 94, 76], S: [71, 99, 77], M: [77, 105, 78], L: [84, 112, 79], XL: [92, 120, 80] },
  },
  korut: {
    text: texts.guide.small,
    measures: ['Kämmenen ympärys', 'Pituus'],
    bySize: { XS: [16, 22], S: [18, 24], M: [20, 26], L: [22, 28], XL: [24, 29] },
  },
};

/** What is made for feet has shoe sizes, whatever shelf it stands on. */
const feet: Table = {
  text: texts.guide.feet,
  measures: ['Jalkaterän pituus', 'Varren pituus'],
  bySize: { '36-38': [24, 22], '39-41': [26, 24], '42-44': [28, 26] },
};

/** The measures of the sizes that a product has; a thing of one size has words alone. */
export function sizeGuide(product: { kategoria: CategoryId; sizes: readonly string[] }): SizeGuide {
  if (product.sizes.every((size) => size === oneSize))
    return { text: texts.guide.one, measures: [], rows: [] };
  const table = product.sizes.some((size) => size in feet.bySize) ? feet : tables[product.kategoria];
  const rows = product.sizes.flatMap((size) => {
    const values = table?.bySize[size];
    return values ? [{ size, values }] : [];
  });
  if (!table || rows.length === 0) return { text: texts.guide.ask, measures: [], rows: [] };
  return { text: table.text, measures: table.measures, rows };
}
