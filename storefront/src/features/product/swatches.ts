import { colourHex } from '@shop/shop-rules/colour-names';
import type { Product } from '@shop/contracts/product';

export type Swatch = { name: string; colour: string };

/** The three specified colours in the page's shades. */
const tokens: Record<string, string> = {
  orange: 'var(--swatch-orange)',
  oranssi: 'var(--swatch-orange)',
  pink: 'var(--swatch-pink)',
  roosa: 'var(--swatch-pink)',
  blue: 'var(--swatch-blue)',
  sininen: 'var(--swatch-blue)',
};
const defaults = ['orange', 'pink', 'blue'];

function knownSwatches(colours: readonly string[]): Swatch[] {
  return [...new Set(colours)].flatMap((name) => {
    const colour = tokens[name.toLowerCase()] ?? colourHex(name);
    return colour ? [{ name, colour }] : [];
  });
}

export function swatches({
  images,
  imageColours,
  colours,
}: Pick<Product, 'images' | 'imageColours' | 'colours'>): Swatch[] {
  const [models, named] = [knownSwatches(imageColours), knownSwatches(colours)];
  const inOrder = images.length > 1 ? [models, named] : [named, models];
  return inOrder.find(({ length }) => length > 0) ?? knownSwatches(defaults);
}
