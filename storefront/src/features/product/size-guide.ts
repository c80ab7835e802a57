import { oneSize } from '@shop/shop-rules/categories';
import type { Product } from '@shop/contracts/product';
import { kindOf, type ProductKind } from '@shop/shop-rules/product-kinds';
import { sizeChart, type SizeChart } from '@shop/shop-rules/size-guide';
import { product as texts } from '../../texts/fi/product.ts';

export type SizeGuide = SizeChart & { text: string };

const { guide } = texts;
const words: Partial<Record<ProductKind, string>> = {
  neule: guide.loose,
  neuleliivi: guide.loose,
  paita: guide.straight,
  lyhythihainen: guide.straight,
  hihaton: guide.straight,
  takki: guide.over,
  liivi: guide.over,
  mekko: guide.straight,
  'lyhyt-mekko': guide.straight,
  'pitka-mekko': guide.straight,
  hame: guide.waist,
  housut: guide.waist,
  'puolipitkat-housut': guide.waist,
  lapaset: guide.small,
  sukat: guide.feet,
};

type Measured = Pick<Product, 'kategoria' | 'sizes' | 'title' | 'kind' | 'measures' | 'dimensions'>;

export function sizeGuide(product: Measured): SizeGuide {
  const chart = sizeChart(product);
  // Measures entered by the seller do not imply the usual fit.
  if (chart) return { ...chart, text: product.measures ? guide.own : (words[kindOf(product)] ?? guide.own) };
  const isOneSize = product.sizes.every((size) => size === oneSize);
  const plain = isOneSize ? guide.one : guide.ask;
  return { text: product.dimensions ? guide.dimensions(product.dimensions) : plain, measures: [], rows: [] };
}
