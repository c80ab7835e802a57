import { colourHex } from '@shop/shop-rules/colour-names';
import type { Product } from '@shop/contracts/product';

export type Swatch = { name: string; colour: string };

/** The three that the shop was asked for, and their Finnish names, in the page's own shades. */
const tokens: Record<string, string> = {
  orange: 'var(--swatch-orange)',
  oranssi: 'var(--swatch-orange)',
  pink: 'var(--swatch-pink)',
  roosa: 'var(--swatch-pink)',
  blue: 'var(--swatch-blue)',
  sininen: 'var(--swatch-blue)',
};
const usual = ['orange', 'pink', 'blue'];

/** Those of the colours that the shop knows the look of, each once. */
function known(colours: readonly string[]): Swatch[] {
  return [...new Set(colours)].flatMap((name) => {
    const colour = tokens[name.toLowerCase()] ?? colourHex(name);
    return colour ? [{ name, colour }] : [];
  });
}

/**
 * The swatches of a product: the colours of its models where it comes in several, else those that it names. Where
 * none is known, the usual three.
 */
export function swatches({
  images,
  imageColours,
  colours,
}: Pick<Product, 'images' | 'imageColours' | 'colours'>): Swatch[] {
  const [models, named] = [known(imageColours), known(colours)];
  const inOrder = images.length > 1 ? [models, named] : [named, models];
  return inOrder.find(({ length }) => length > 0) ?? known(usual);
}
