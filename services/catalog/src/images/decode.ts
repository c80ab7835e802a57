import sharp, { type Metadata, type ResizeOptions } from 'sharp';
import { MAX_PIXELS } from './presets.ts';

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

/** Reads a picture's header alone, without decoding it. */
export const readHeader = (path: string): Promise<Metadata> => sharp(path, header).metadata();

type Decoded = { data: Buffer; raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

/** Decodes a picture upright and in sRGB. */
export async function decode(path: string, size: ResizeOptions): Promise<Decoded> {
  const { depth, icc } = await readHeader(path);
  const image = sharp(path, input).autoOrient().resize(size).toColourspace('srgb');
  // sharp works on tagged pictures of more than 8 bits in P3, and converts to sRGB only with a profile.
  if (depth === 'ushort' && icc) image.withIccProfile('srgb');
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}
