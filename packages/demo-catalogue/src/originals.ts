import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoProduct } from './demo-product.ts';
import { dyes, type Dye } from './dyes.ts';

/** `<slug>-<n>.webp`, n from 1. */
export const originalsFolder = join(import.meta.dirname, '..', 'originals');

export type PictureSource = {
  fileName: string;
  type: 'image/webp';
  /** Changes if and only if the picture does. */
  source: string;
  alt: string;
  /** Null for close-ups and other views. */
  model: string | null;
  bytes: () => Promise<Buffer>;
};

/** @throws Error (ENOENT) if one is missing */
export function picturesOf(
  { slug, pictures, colours }: DemoProduct,
  folder = originalsFolder,
): Promise<PictureSource[]> {
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
