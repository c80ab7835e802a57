import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoProduct } from './demo-product.ts';
import { dyes, type Dye } from './dyes.ts';

/** The finished photographs, `<slug>-<n>.webp`, n from 1. */
export const originalsFolder = join(import.meta.dirname, '..', 'originals');

/** A picture that a product should have in the shop. */
export type WantedPicture = {
  fileName: string;
  type: 'image/webp';
  /** What the picture is made from: it changes when, and only when, the picture does. */
  source: string;
  /** What is seen in it, in Finnish. */
  alt: string;
  /** The colour of the model that it shows, or null for a close-up or another view, which is nobody's choice. */
  model: string | null;
  bytes: () => Promise<Buffer>;
};

/**
 * The photographs of a product in their order.
 * @param folder where they lie
 * @throws Error (ENOENT) when one of them is missing
 */
export function picturesOf(
  { slug, pictures, colours }: DemoProduct,
  folder = originalsFolder,
): Promise<WantedPicture[]> {
  return Promise.all(
    pictures.map(async ({ alt, view, colours: own = colours, model = dyes[own[0] as Dye] }, index) => {
      const fileName = `${slug}-${index + 1}.webp`;
      const file = join(folder, fileName);
      const hash = createHash('sha256').update(await readFile(file));
      return {
        fileName,
        type: 'image/webp' as const,
        source: `photograph-${hash.digest('hex').slice(0, 24)}`,
        alt,
        model: view === 'hero' || view === 'colourway' ? model : null,
        bytes: () => readFile(file),
      };
    }),
  );
}
