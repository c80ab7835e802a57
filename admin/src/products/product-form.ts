import type { Product, ProductState } from '@shop/contracts';
import { makersStockReasons } from '@shop/contracts/stock-reasons';
import { texts } from '../texts/fi.ts';

/** A product as its form holds it: everything that is typed is text. */
export type ProductFormValues = {
  images: string[];
  imageTexts: string[];
  title: string;
  description: string;
  kategoria: string;
  kokoelmat: string;
  material: string;
  fibres: { name: string; share: string }[];
  care: string;
  price: string;
  salePrice: string;
  stock: string;
  /** Whether the stock is kept by size; then `pieces` holds it and `stock` is their sum. */
  bySize: boolean;
  pieces: Record<string, string>;
  /** Why the stock changes; it is read only if the stock does. */
  stockReason: string;
  stockNote: string;
  sizes: string[];
  /** A size that is being typed and is not among the sizes yet. */
  otherSize: string;
  colours: string;
};

/** What a save sends; the server reads numbers from text. */
export type ProductBody = Omit<ProductFormValues, 'care' | 'colours' | 'otherSize' | 'bySize' | 'pieces'> & {
  /** By size, or null where the stock is one number. */
  pieces: Record<string, string> | null;
  care: string[];
  colours: string[];
};

const unexplained = { stockReason: makersStockReasons[0], stockNote: '' } as const;

export const emptyForm: ProductFormValues = {
  images: [],
  imageTexts: [],
  title: '',
  description: '',
  kategoria: '',
  kokoelmat: '',
  material: '',
  fibres: [],
  care: '',
  price: '',
  salePrice: '',
  stock: '',
  bySize: false,
  pieces: {},
  ...unexplained,
  sizes: [],
  otherSize: '',
  colours: '',
};

const amount = (euros: number): string => (euros > 0 ? euros.toFixed(2).replace('.', ',') : '');
const parts = (text: string, between: RegExp): string[] =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean);

export function formOf(product: Product): ProductFormValues {
  return {
    images: product.images,
    // Where nothing was written the API answers the title; that is not the maker's word.
    imageTexts: product.images.map((_, index) => {
      const text = product.imageTexts[index] ?? '';
      return text === product.title ? '' : text;
    }),
    title: product.title,
    description: product.description,
    kategoria: product.kategoria,
    kokoelmat: product.kokoelmat,
    material: product.material,
    fibres: product.fibres.map(({ name, share }) => ({ name, share: String(share) })),
    care: product.care.join('\n'),
    price: amount(product.price),
    salePrice: amount(product.salePrice),
    stock: String(product.stock),
    bySize: product.pieces !== undefined,
    pieces: Object.fromEntries(Object.entries(product.pieces ?? {}).map(([size, n]) => [size, String(n)])),
    ...unexplained,
    sizes: product.sizes,
    otherSize: '',
    colours: product.colours.join(', '),
  };
}

/** The pieces of each size as they are typed, in the order of the sizes. */
const typedPieces = ({ sizes, pieces }: ProductFormValues): Record<string, string> =>
  Object.fromEntries(sizes.map((size) => [size, pieces[size]?.trim() ?? '']));

/** The stock as it is typed; by size the sum, or '' while a size has no number yet. */
export function typedStock(values: ProductFormValues): string {
  if (!values.bySize) return values.stock.trim();
  const numbers = Object.values(typedPieces(values));
  const isWhole = numbers.length > 0 && numbers.every((text) => /^\d+$/.test(text));
  return isWhole ? String(numbers.reduce((sum, text) => sum + Number(text), 0)) : '';
}

export function bodyOf(form: ProductFormValues): ProductBody {
  const { otherSize: _typed, bySize, ...values } = form;
  return {
    ...values,
    imageTexts: values.images.map((_, index) => values.imageTexts[index]?.trim() ?? ''),
    title: values.title.trim(),
    description: values.description.trim(),
    material: values.material.trim(),
    fibres: values.fibres
      .map(({ name, share }) => ({ name: name.trim(), share: share.trim() }))
      .filter(({ name, share }) => name !== '' || share !== ''),
    care: parts(values.care, /\n/),
    price: values.price.trim(),
    salePrice: values.salePrice.trim(),
    stock: typedStock(form),
    pieces: bySize ? typedPieces(form) : null,
    stockNote: values.stockNote.trim(),
    colours: parts(values.colours, /,/),
  };
}

export type ProductField = keyof ProductBody;
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What is said of a change of the stock, and of nothing else. */
const ofStock: readonly ProductField[] = ['stockReason', 'stockNote'];

/** Whether two forms say the same of the stock, as one number and by size. */
export const sameStock = (one: ProductFormValues, other: ProductFormValues): boolean =>
  typedStock(one) === typedStock(other) && same(bodyOf(one).pieces, bodyOf(other).pieces);

/** Only the fields that were touched: an edit must not put back a stock that has sold since. */
export function changedFields(before: ProductBody, after: ProductBody): Partial<ProductBody> {
  const names = Object.keys(after) as ProductField[];
  const isStockKept = before.stock === after.stock && same(before.pieces, after.pieces);
  return Object.fromEntries(
    names
      .filter((name) => !same(before[name], after[name]) && !(isStockKept && ofStock.includes(name)))
      .map((name) => [name, after[name]]),
  );
}

/**
 * What an edit tells of the stock that its sender saw, so that what has sold since is not put back.
 * @param seen the product that the form was opened with, or the newer one that it is to replace
 */
export function seenStock(changes: Partial<ProductBody>, seen: Pick<Product, 'stock' | 'pieces'>): object {
  if (changes.pieces && seen.pieces) return { seenPieces: seen.pieces };
  const touches = changes.stock !== undefined || changes.pieces !== undefined;
  return touches ? { seenStock: String(seen.stock) } : {};
}

/** Whether the form holds something that its product does not. */
export const isEdited = (before: ProductFormValues, after: ProductFormValues): boolean =>
  after.otherSize !== '' || Object.keys(changedFields(bodyOf(before), bodyOf(after))).length > 0;

export type RequiredField = keyof typeof texts.product.missing;
const required = Object.keys(texts.product.missing) as RequiredField[];

/** The owner's rule for the button: at least one image, and six fields that are not blank. */
export function missingFields(values: ProductFormValues): RequiredField[] {
  return required.filter((name) =>
    name === 'images'
      ? values.images.length === 0
      : (name === 'stock' ? typedStock(values) : values[name].trim()) === '',
  );
}

/** What is missing, as the sentence beside the button; '' when nothing is. */
export function missingSentence(missing: readonly RequiredField[]): string {
  const { product } = texts;
  const [first = '', second = '', ...more] = missing.map((name) => product.missing[name]);
  if (missing.length === 0) return '';
  if (missing.length === 1) return product.missingOne(first);
  if (missing.length === 2) return product.missingTwo(first, second);
  return product.missingMore(first, second, more.length);
}

export const fibreSum = (fibres: readonly { share: string }[]): number =>
  fibres.reduce((sum, { share }) => sum + (Number.parseInt(share, 10) || 0), 0);

export type SaveIntent = { state?: ProductState };
