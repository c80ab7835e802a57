import { oneSize, type CategoryId } from '@shop/contracts/categories';
import { sizeChart, type SizeChart } from '@shop/contracts/size-guide';
import { product as texts } from '../../texts/fi/product.ts';

export type SizeGuide = SizeChart & { text: string };

/** How each kind of thing is measured and cut, in words. */
const words: Partial<Record<CategoryId, string>> = {
  villatuotteet: texts.guide.loose,
  paidat: texts.guide.straight,
  takit: texts.guide.over,
  mekot: texts.guide.straight,
  hameet: texts.guide.waist,
  korut: texts.guide.small,
};
/** What is made for feet has shoe sizes, whatever its category. */
const shoeSize = /^\d{2}-\d{2}$/;

/** The measures of the sizes that a product has; a thing of one size has words alone. */
export function sizeGuide(product: { kategoria: CategoryId; sizes: readonly string[] }): SizeGuide {
  if (product.sizes.every((size) => size === oneSize))
    return { text: texts.guide.one, measures: [], rows: [] };
  const chart = sizeChart(product);
  if (!chart) return { text: texts.guide.ask, measures: [], rows: [] };
  const isForFeet = product.sizes.some((size) => shoeSize.test(size));
  return { ...chart, text: (isForFeet ? texts.guide.feet : words[product.kategoria]) ?? texts.guide.ask };
}
