import { defaultSizes, oneSize } from '@shop/shop-rules/categories';
import { typedSize } from '@shop/shop-rules/size-text';
import { texts } from '../../texts/fi.ts';
import type { ProductFormValues } from './product-form.ts';

type Sizes = Pick<ProductFormValues, 'sizes' | 'otherSize'>;

const SIZE = /^[A-Za-z0-9-]{1,12}$/;
export const usualSizes: readonly string[] = defaultSizes;

/** Whether what was typed can be the name of a size. */
export const isSize = (text: string): boolean => SIZE.test(typedSize(text));

/** The sizes with one more or one less; one size shuts out the others. */
export function toggled(sizes: string[], size: string): string[] {
  if (sizes.includes(size)) return sizes.filter((one) => one !== size);
  if (size === oneSize) return [oneSize];
  const chosen = new Set([...sizes, size]);
  chosen.delete(oneSize);
  const inOrder = usualSizes.filter((one) => chosen.has(one));
  return [...inOrder, ...[...chosen].filter((one) => !usualSizes.includes(one))];
}

/** The sizes that are meant: one that is typed and not added yet belongs to them. */
export function meantSizes({ sizes, otherSize }: Sizes): string[] {
  const other = typedSize(otherSize);
  return isSize(other) && !sizes.includes(other) ? toggled(sizes, other) : sizes;
}

/** What keeps a size that is typed and not added yet from being saved; undefined where nothing does. */
export function otherSizeErrors(
  form: Sizes & Pick<ProductFormValues, 'bySize'>,
): { sizes: string } | undefined {
  if (form.otherSize.trim() === '') return undefined;
  if (!isSize(form.otherSize)) return { sizes: texts.product.wrongSize };
  // By size it needs a number of pieces, which can be typed once it is added.
  const isNew = !form.sizes.includes(typedSize(form.otherSize));
  return form.bySize && isNew ? { sizes: texts.product.sizeNotAdded } : undefined;
}
