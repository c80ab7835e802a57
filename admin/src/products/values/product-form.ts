import type { Product, ProductState } from '@shop/contracts';
import { cmText } from '@shop/shop-rules/custom-piece';
import { localMinute } from '@shop/shop-rules/local-time';
import { adminStockReasons } from '@shop/shop-rules/stock-reasons';
import { measuresForm, type MeasuresForm } from './measures-form.ts';

export type ProductFormValues = {
  images: string[];
  imageTexts: string[];
  imageColours: string[];
  details: string[];
  detailTexts: string[];
  title: string;
  description: string;
  kategoria: string;
  kokoelmat: string;
  material: string;
  fibres: { name: string; share: string }[];
  care: string;
  price: string;
  salePrice: string;
  vatClass: string;
  saleStart: string;
  saleEnd: string;
  stock: string;
  /** Whether `pieces` holds the stock and `stock` is its sum. */
  bySize: boolean;
  pieces: Record<string, string>;
  stockReason: string;
  stockNote: string;
  sizes: string[];
  otherSize: string;
  colours: string;
  madeToOrder: string;
  toOrder: {
    daysOfWork: string;
    maxQueue: string;
    measures: { name: string; minCm: string; maxCm: string }[];
  };
  kind: string;
  dimensions: string;
  measures: MeasuresForm;
  noteWords: string;
  noteWho: string;
  goesWith: string[];
  manufacturer: { name: string; address: string; email: string };
  identifier: string;
  warnings: string;
};

export const isTypedRow = (row: Readonly<Record<string, string>>): boolean =>
  Object.values(row).some((cell) => cell.trim() !== '');

const blankStockReason = { stockReason: adminStockReasons[0], stockNote: '' } as const;

export const emptyForm: ProductFormValues = {
  images: [],
  imageTexts: [],
  imageColours: [],
  details: [],
  detailTexts: [],
  title: '',
  description: '',
  kategoria: '',
  kokoelmat: '',
  material: '',
  fibres: [],
  care: '',
  price: '',
  salePrice: '',
  vatClass: 'general',
  saleStart: '',
  saleEnd: '',
  stock: '',
  bySize: false,
  pieces: {},
  ...blankStockReason,
  sizes: [],
  otherSize: '',
  colours: '',
  madeToOrder: 'false',
  toOrder: { daysOfWork: '', maxQueue: '', measures: [] },
  kind: '',
  dimensions: '',
  measures: { names: [], bySize: {} },
  noteWords: '',
  noteWho: '',
  goesWith: [],
  manufacturer: { name: '', address: '', email: '' },
  identifier: '',
  warnings: '',
};

const euroInput = (euros: number): string => (euros > 0 ? euros.toFixed(2).replace('.', ',') : '');
/** Images without text get '', for which the API returns the title. */
const customTexts = (images: string[], apiTexts: string[], title: string): string[] =>
  images.map((_, index) => {
    const text = apiTexts[index] ?? '';
    return text === title ? '' : text;
  });

export function formOf(product: Product): ProductFormValues {
  return {
    images: product.images,
    imageTexts: customTexts(product.images, product.imageTexts, product.title),
    imageColours: product.images.map((_, index) => product.imageColours[index] ?? ''),
    details: product.details,
    detailTexts: customTexts(product.details, product.detailTexts, product.title),
    title: product.title,
    description: product.description,
    kategoria: product.kategoria,
    kokoelmat: product.kokoelmat,
    material: product.material,
    fibres: product.fibres.map(({ name, share }) => ({ name, share: String(share) })),
    care: product.care.join('\n'),
    price: euroInput(product.price),
    salePrice: euroInput(product.salePrice),
    vatClass: product.vatClass,
    saleStart: localMinute(product.saleStart),
    saleEnd: localMinute(product.saleEnd),
    stock: String(product.stock),
    bySize: product.pieces !== undefined,
    pieces: Object.fromEntries(Object.entries(product.pieces ?? {}).map(([size, n]) => [size, String(n)])),
    ...blankStockReason,
    sizes: product.sizes,
    otherSize: '',
    colours: product.colours.join(', '),
    madeToOrder: String(product.madeToOrder ?? false),
    toOrder: {
      daysOfWork: String(product.toOrder?.daysOfWork ?? ''),
      maxQueue: String(product.toOrder?.maxQueue ?? ''),
      measures: (product.toOrder?.measures ?? []).map(({ name, minCm, maxCm }) => ({
        name,
        minCm: cmText(minCm),
        maxCm: cmText(maxCm),
      })),
    },
    kind: product.kind,
    dimensions: product.dimensions,
    measures: measuresForm(product.measures),
    noteWords: product.makersNote?.words ?? '',
    noteWho: product.makersNote?.who ?? '',
    goesWith: product.goesWith,
    manufacturer: product.manufacturer ?? emptyForm.manufacturer,
    identifier: product.identifier,
    warnings: product.warnings,
  };
}

export const fibreSum = (fibres: readonly { share: string }[]): number =>
  fibres.reduce((sum, { share }) => sum + (Number.parseInt(share, 10) || 0), 0);

export type SaveIntent = { state?: ProductState };
