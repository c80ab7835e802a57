import { kindOf, type Kinded, type ProductKind } from './product-kinds.ts';

/** Measures in cm, a row per size; headings are Finnish. */
export type SizeChart = { measures: string[]; rows: { size: string; values: number[] }[] };

export type OwnMeasures = { names: string[]; bySize: Record<string, number[]> };

type Chart = Record<string, number[]>;

/** Columns by heading, for these sizes. */
const garment = ['XS', 'S', 'M', 'L', 'XL'];
function chart(
  sizes: readonly string[],
  columns: Record<string, number[]>,
): { names: string[]; bySize: Chart } {
  const names = Object.keys(columns);
  const valuesOf = (index: number) => names.map((name) => columns[name]?.[index] ?? 0);
  return { names, bySize: Object.fromEntries(sizes.map((size, index) => [size, valuesOf(index)])) };
}

// Measures include the garment's ease.
const shirt = { Rinnanympärys: [92, 97, 103, 110, 118], 'Selän pituus': [62, 64, 66, 68, 70] };
const coat = { Rinnanympärys: [102, 107, 113, 120, 128], 'Selän pituus': [68, 70, 72, 74, 76] };
const knit = { Rinnanympärys: [96, 102, 108, 116, 124], 'Selän pituus': [60, 62, 64, 66, 68] };
const dress = { Rinnanympärys: [92, 97, 103, 110, 118], Lantionympärys: [100, 105, 111, 118, 126] };
const waist = { Vyötärö: [66, 71, 77, 84, 92], Lantionympärys: [94, 99, 105, 112, 120] };
const withSleeve = ({ Rinnanympärys, ...rest }: typeof shirt, sleeve: number[]) => ({
  Rinnanympärys,
  'Hihan pituus': sleeve,
  ...rest,
});

const charts: Partial<Record<ProductKind, { names: string[]; bySize: Chart }>> = {
  mekko: chart(garment, { ...dress, Pituus: [104, 106, 108, 110, 112] }),
  'lyhyt-mekko': chart(garment, { ...dress, Pituus: [86, 88, 90, 92, 94] }),
  'pitka-mekko': chart(garment, { ...dress, Pituus: [122, 124, 126, 128, 130] }),
  paita: chart(garment, withSleeve(shirt, [57, 58, 59, 60, 61])),
  lyhythihainen: chart(garment, withSleeve(shirt, [20, 21, 22, 23, 24])),
  hihaton: chart(garment, shirt),
  takki: chart(garment, withSleeve(coat, [59, 60, 61, 62, 63])),
  liivi: chart(garment, coat),
  hame: chart(garment, { ...waist, Pituus: [76, 77, 78, 79, 80] }),
  housut: chart(garment, { ...waist, Sisäsauma: [74, 75, 76, 77, 78] }),
  'puolipitkat-housut': chart(garment, { ...waist, Sisäsauma: [42, 43, 44, 45, 46] }),
  neule: chart(garment, withSleeve(knit, [58, 59, 60, 61, 62])),
  neuleliivi: chart(garment, knit),
  sukat: chart(['36-38', '39-41', '42-44'], {
    'Jalkaterän pituus': [24, 26, 28],
    'Jalkaterän ympärys': [22, 24, 26],
  }),
  lapaset: chart(['S', 'M', 'L'], { 'Kämmenen ympärys': [18, 20, 22], 'Lapasen pituus': [24, 26, 28] }),
};

/** Measures in the product's order: its own, else those of its kind. @returns null without sizes or measures */
export function sizeChart(product: Kinded & { measures?: OwnMeasures | null | undefined }): SizeChart | null {
  const { names, bySize } = product.measures ?? charts[kindOf(product)] ?? { names: [], bySize: {} };
  const rows = product.sizes.flatMap((size) => {
    const values = bySize[size];
    return values ? [{ size, values }] : [];
  });
  return rows.length > 0 ? { measures: names, rows } : null;
}
