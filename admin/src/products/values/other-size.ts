import { defaultSizes, oneSize } from '@shop/shop-rules/categories';
import { typedSize } from '@shop/shop-rules/size-text';
import { texts } from '../../texts/fi.ts';
import type { ProductFormValues } from './product-form.ts';

type Sizes = Pick<ProductFormValues, 'sizes' | 'otherSize'>;

const SIZE = /^[A-Za-z0-9-]{1,12}$/;
export const usualSizes: readonly string[] = defaultSizes;

export const isSize = (text: string): boolean => SIZE.test(typedSize(text));

/** Adds or removes a size; 'one size' excludes the others. */
export function toggled(sizes: string[], size: string): string[] {
  if (sizes.includes(size)) return sizes.filter((item) => item !== size);
  if (size === oneSize) return [oneSize];
  const chosen = new Set([...sizes, size]);
  chosen.delete(oneSize);
  const inOrder = usualSizes.filter((item) => chosen.has(item));
  return [...inOrder, ...[...chosen].filter((item) => !usualSizes.includes(item))];
}

export function meantSizes({ sizes, otherSize }: Sizes): string[] {
  const customSize = typedSize(otherSize);
  return isSize(customSize) && !sizes.includes(customSize) ? toggled(sizes, customSize) : sizes;
}

export function otherSizeErrors(
  form: Sizes & Pick<ProductFormValues, 'bySize'>,
): { sizes: string } | undefined {
  if (form.otherSize.trim() === '') return undefined;
  if (!isSize(form.otherSize)) return { sizes: texts.product.wrongSize };
  // By size it needs a quantity, whose field appears once it is added.
  const isNew = !form.sizes.includes(typedSize(form.otherSize));
  return form.bySize && isNew ? { sizes: texts.product.sizeNotAdded } : undefined;
}
