import { measuresOf } from './measures-form.ts';
import { meantSizes } from './other-size.ts';
import { digitsOf, piecesTyped } from '../stock/pieces-typed.ts';
import { isTypedRow, type ProductFormValues } from './product-form.ts';

type ToOrder = ProductFormValues['toOrder'];

export type ProductBody = Omit<
  ProductFormValues,
  | 'care'
  | 'colours'
  | 'otherSize'
  | 'bySize'
  | 'pieces'
  | 'madeToOrder'
  | 'toOrder'
  | 'measures'
  | 'noteWords'
  | 'noteWho'
  | 'manufacturer'
> & {
  manufacturer: ProductFormValues['manufacturer'] | null;
  madeToOrder: boolean;
  toOrder: (Pick<ToOrder, 'daysOfWork' | 'maxQueue'> & Partial<ToOrder>) | null;
  measures: ReturnType<typeof measuresOf>;
  makersNote: { words: string; who: string } | null;
  pieces: Record<string, string> | null;
  care: string[];
  colours: string[];
};

const parts = (text: string, between: RegExp): string[] =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean);

/** Texts aligned with the images, trimmed, '' for none. */
const beside = (images: string[], written: string[]): string[] =>
  images.map((_, index) => written[index]?.trim() ?? '');

const typedPieces = ({ sizes, pieces }: ProductFormValues): Record<string, string> =>
  Object.fromEntries(sizes.map((size) => [size, digitsOf(pieces[size] ?? '')]));

export function typedStock(values: ProductFormValues): string {
  if (!values.bySize) return digitsOf(values.stock);
  const numbers = Object.values(typedPieces(values)).map(piecesTyped);
  const sum = numbers.reduce((all, pieces) => (all === null || pieces === null ? null : all + pieces), 0);
  return numbers.length > 0 && sum !== null ? String(sum) : '';
}

/** In a draft, sizes without a number count as 0. */
export const draftOf = (form: ProductFormValues): ProductFormValues => ({
  ...form,
  pieces: Object.fromEntries(form.sizes.map((size) => [size, form.pieces[size]?.trim() || '0'])),
});

export function bodyOf(form: ProductFormValues): ProductBody {
  const { otherSize: _typed, bySize, noteWords, noteWho, ...values } = form;
  const words = noteWords.trim();
  return {
    ...values,
    sizes: meantSizes(form),
    imageTexts: beside(values.images, values.imageTexts),
    imageColours: beside(values.images, values.imageColours),
    detailTexts: beside(values.details, values.detailTexts),
    title: values.title.trim(),
    description: values.description.trim(),
    material: values.material.trim(),
    fibres: values.fibres
      .filter(isTypedRow)
      .map(({ name, share }) => ({ name: name.trim(), share: share.trim() })),
    care: parts(values.care, /\n/),
    price: values.price.trim(),
    salePrice: values.salePrice.trim(),
    stock: typedStock(form),
    pieces: bySize ? typedPieces(form) : null,
    stockNote: values.stockNote.trim(),
    colours: parts(values.colours, /,/),
    madeToOrder: values.madeToOrder === 'true',
    toOrder: toOrderOf(values.toOrder),
    dimensions: values.dimensions.trim(),
    measures: measuresOf(values.measures),
    makersNote: words === '' ? null : { words, who: noteWho.trim() },
    manufacturer: makerOf(values.manufacturer),
    identifier: values.identifier.trim(),
    warnings: values.warnings.trim(),
  };
}

function toOrderOf({ daysOfWork, maxQueue, measures }: ToOrder): ProductBody['toOrder'] {
  const typed = { daysOfWork: daysOfWork.trim(), maxQueue: maxQueue.trim() };
  const bounds = measures
    .filter(isTypedRow)
    .map(({ name, minCm, maxCm }) => ({ name: name.trim(), minCm: minCm.trim(), maxCm: maxCm.trim() }));
  if (bounds.length > 0) return { ...typed, measures: bounds };
  return typed.daysOfWork || typed.maxQueue ? typed : null;
}

function makerOf({ name, address, email }: ProductFormValues['manufacturer']): ProductBody['manufacturer'] {
  const maker = { name: name.trim(), address: address.trim(), email: email.trim() };
  return Object.values(maker).some(Boolean) ? maker : null;
}
