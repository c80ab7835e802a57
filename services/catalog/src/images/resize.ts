import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureFormat } from '@shop/shop-rules';
import sharp from 'sharp';
import { decode } from './decode.ts';
import { PART } from './picture-files.ts';
import { presets, type PictureEffort, efforts } from './presets.ts';

const codecs = { jpg: 'jpeg', webp: 'webp', avif: 'avif' } as const;

/**
 * Writes each file under a temporary name, so that none is served half-written. Metadata (places, cameras) is dropped.
 */
export async function makeVariants(
  original: string,
  folder: string,
  { formats, effort }: { formats: PictureFormat[]; effort: PictureEffort },
): Promise<void> {
  const largest = Math.max(...formats.flatMap((format) => presets[format].widths));
  const { data, raw } = await decode(original, { width: largest, withoutEnlargement: true });
  for (const format of formats) {
    const { widths, options } = presets[format];
    for (const width of widths) {
      const file = join(folder, `${width}.${format}`);
      const image = sharp(data, { raw }).resize({ width, withoutEnlargement: true });
      if (format === 'jpg') image.flatten({ background: '#F1EBE1' });
      const temporary = `${file}.${randomUUID()}${PART}`;
      try {
        await image.toFormat(codecs[format], { ...options, ...efforts[effort][format] }).toFile(temporary);
        await rename(temporary, file);
      } finally {
        await rm(temporary, { force: true });
      }
    }
  }
}
