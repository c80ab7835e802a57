import sharp, { type Metadata, type ResizeOptions } from 'sharp';
import { MAX_PIXELS } from './presets.ts';

/** Allows only the four upload formats: SVG can read other files, GIF can hide scripts. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
});
sharp.cache(false);
sharp.concurrency(1);

/** Reads the header without limits, so that a large picture is not reported as broken. */
const header = { limitInputPixels: false, failOn: 'error' } as const;
const input = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;

export const readHeader = (file: string | Buffer): Promise<Metadata> => sharp(file, header).metadata();

type Decoded = { data: Buffer; raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

/** Upright and in sRGB. */
export async function decode(file: string | Buffer, size: ResizeOptions): Promise<Decoded> {
  const { depth, icc } = await readHeader(file);
  const image = sharp(file, input).autoOrient().resize(size).toColourspace('srgb');
  // sharp keeps tagged 16-bit pictures in P3; only a profile makes it convert to sRGB.
  if (depth === 'ushort' && icc) image.withIccProfile('srgb');
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}
