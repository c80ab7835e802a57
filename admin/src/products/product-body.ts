import { measuresOf } from './measures-text.ts';
import { meantSizes } from './other-size.ts';
import type { ProductFormValues } from './product-form.ts';

/** What a save sends; the server reads numbers from text. */
export type ProductBody = Omit<
  ProductFormValues,
  | 'care'
  | 'colours'
  | 'otherSize'
  | 'bySize'
  | 'pieces'
  | 'madeToOrder'
  | 'measures'
  | 'noteWords'
  | 'noteWho'
  | 'manufacturer'
> & {
  manufacturer: ProductFormValues['manufacturer'] | null;
  madeToOrder: boolean;
  measures: ReturnType<typeof measuresOf>;
  makersNote: { words: string; who: string } | null;
  /** By size, or null where the stock is one number. */
  pieces: Record<string, string> | null;
  care: string[];
  colours: string[];
};

const parts = (text: string, between: RegExp): string[] =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean);

/** What stands beside each image, trimmed, '' where nothing does. */
const beside = (images: string[], written: string[]): string[] =>
  images.map((_, index) => written[index]?.trim() ?? '');

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
      .map(({ name, share }) => ({ name: name.trim(), share: share.trim() }))
      .filter(({ name, share }) => name !== '' || share !== ''),
    care: parts(values.care, /\n/),
    price: values.price.trim(),
    salePrice: values.salePrice.trim(),
    stock: typedStock(form),
    pieces: bySize ? typedPieces(form) : null,
    stockNote: values.stockNote.trim(),
    colours: parts(values.colours, /,/),
    madeToOrder: values.madeToOrder === 'true',
    dimensions: values.dimensions.trim(),
    measures: measuresOf(values.measures),
    makersNote: words === '' ? null : { words, who: noteWho.trim() },
    manufacturer: makerOf(values.manufacturer),
    identifier: values.identifier.trim(),
    warnings: values.warnings.trim(),
  };
}

function makerOf({ name, address, email }: ProductFormValues['manufacturer']): ProductBody['manufacturer'] {
  const maker = { name: name.trim(), address: address.trim(), email: email.trim() };
  return Object.values(maker).some(Boolean) ? maker : null;
}
