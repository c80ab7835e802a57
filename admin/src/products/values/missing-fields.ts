import { texts } from '../../texts/fi.ts';
import { typedStock } from './product-body.ts';
import type { ProductFormValues } from './product-form.ts';

export type RequiredField = keyof typeof texts.product.missing;
const required = Object.keys(texts.product.missing) as RequiredField[];

/** The owner's rule: at least one image and six non-blank fields. */
export function missingFields(values: ProductFormValues): RequiredField[] {
  return required.filter((name) =>
    name === 'images'
      ? values.images.length === 0
      : (name === 'stock' ? typedStock(values) : values[name].trim()) === '',
  );
}

export function missingSentence(missing: readonly RequiredField[]): string {
  const { product } = texts;
  const [first = '', second = '', ...more] = missing.map((name) => product.missing[name]);
  if (missing.length === 0) return '';
  if (missing.length === 1) return product.missingOne(first);
  if (missing.length === 2) return product.missingTwo(first, second);
  return product.missingMore(first, second, more.length);
}
