import { randomUUID } from 'node:crypto';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureFormat } from '@shop/contracts';
import sharp from 'sharp';
import { PART } from './picture-files.ts';
import { blur, MAX_PIXELS, MAX_RATIO, MAX_SIDE, presets, type PictureEffort, efforts } from './presets.ts';

/** Only the four formats of the upload are ever decoded; SVG can name other files, GIF can hide scripts. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
});
sharp.cache(false);
sharp.concurrency(1);

/** Of the header alone, so that a large picture is told from a broken one. */
const header = { limitInputPixels: false, failOn: 'error' } as const;
const input = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
const codecs = { jpg: 'jpeg', webp: 'webp', avif: 'avif' } as const;

export type Inspection = { width: number; height: number; placeholder: string };

/**
 * Reads an uploaded file whole and makes its blurred preview.
 * @returns null when it is not a sound JPEG, PNG, WebP or AVIF picture, `too-detailed` when it has more pixels than are
 *   ever decoded
 * @throws Error when the file cannot be read
 */
export async function inspect(path: string): Promise<Inspection | 'too-detailed' | null> {
  try {
    const { format, compression, width, height } = await sharp(path, header).metadata();
    const isKnown = ['jpeg', 'png', 'webp'].includes(format) || (format === 'heif' && compression === 'av1');
    if (!isKnown || !width || !height) return null;
    if (width * height > MAX_PIXELS) return 'too-detailed';
    const tiny = await sharp(path, input)
      .autoOrient()
      .resize(blur.width, blur.height, { fit: 'fill' })
      .webp({ quality: blur.quality })
      .toBuffer();
    return { width, height, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` };
  } catch {
    // What sharp throws does not tell a broken picture from a disk that cannot be read; reading alone does.
    await readFile(path);
    return null;
  }
}

/** Whether a picture is too long or too narrow to be shown, and to be made in every format. */
export function isRibbon({ width, height }: Pick<Inspection, 'width' | 'height'>): boolean {
  const [short, long] = width < height ? [width, height] : [height, width];
  return long > MAX_SIDE || long > short * MAX_RATIO;
}

/**
 * Makes the files of some formats. Each is written under a name of its own first, so a half-written file is never
 * served, and doing it twice, also at the same time, gives the same files. Metadata (places, cameras) is left behind.
 */
export async function makeVariants(
  original: string,
  folder: string,
  { formats, effort }: { formats: PictureFormat[]; effort: PictureEffort },
): Promise<void> {
  const largest = Math.max(...formats.flatMap((format) => presets[format].widths));
  const { data, info } = await sharp(original, input)
    .autoOrient()
    .resize({ width: largest, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const format of formats) {
    const { widths, options } = presets[format];
    for (const width of widths) {
      const file = join(folder, `${width}.${format}`);
      const image = sharp(data, { raw }).resize({ width, withoutEnlargement: true });
      if (format === 'jpg') image.flatten({ background: '#F1EBE1' });
      const part = `${file}.${randomUUID()}${PART}`;
      try {
        await image.toFormat(codecs[format], { ...options, ...efforts[effort][format] }).toFile(part);
        await rename(part, file);
      } finally {
        await rm(part, { force: true });
      }
    }
  }
}
