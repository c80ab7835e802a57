import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoPicture, DemoProduct } from './demo-product.ts';
import { drawSwatch, SWATCH_VERSION } from './swatch/draw-swatch.ts';
import { swatchText } from './swatch/swatch-text.ts';

/** The finished photographs, `<slug>-<n>.webp` or `.jpg`, n from 1. */
export const originalsFolder = join(import.meta.dirname, '..', 'originals');

/** A picture that a product should have in the shop. */
export type WantedPicture = {
  fileName: string;
  type: 'image/webp' | 'image/jpeg';
  /** What the picture is made from: it changes when, and only when, the picture does. */
  source: string;
  /** What is seen in it, in Finnish. */
  alt: string;
  isPhotograph: boolean;
  bytes: () => Promise<Buffer>;
};

/**
 * The pictures of a product in their order: the photograph where there is one, else a swatch.
 * @param folder where the photographs lie
 */
export function picturesOf(product: DemoProduct, folder = originalsFolder): Promise<WantedPicture[]> {
  return Promise.all(
    product.pictures.map(async (picture, index) => {
      const name = `${product.slug}-${index + 1}`;
      return (await photograph(join(folder, name), name, picture)) ?? swatch(product, name, picture);
    }),
  );
}

async function photograph(path: string, name: string, { alt }: DemoPicture): Promise<WantedPicture | null> {
  const [ending, type] = existsSync(`${path}.webp`)
    ? (['webp', 'image/webp'] as const)
    : (['jpg', 'image/jpeg'] as const);
  const file = `${path}.${ending}`;
  if (!existsSync(file)) return null;
  const hash = createHash('sha256').update(await readFile(file));
  return {
    fileName: `${name}.${ending}`,
    type,
    source: `photograph-${hash.digest('hex').slice(0, 24)}`,
    alt,
    isPhotograph: true,
    bytes: () => readFile(file),
  };
}

function swatch(
  product: DemoProduct,
  name: string,
  { view, colours = product.colours }: DemoPicture,
): WantedPicture {
  const { surface, slug } = product;
  return {
    fileName: `${name}.jpg`,
    type: 'image/jpeg',
    source: ['swatch', SWATCH_VERSION, slug, surface, view, ...colours].join('-'),
    alt: swatchText({ surface, colours }),
    isPhotograph: false,
    bytes: () => drawSwatch({ surface, colours, view, name: slug }),
  };
}
