import { pictureWidths, type PictureFormat } from '@shop/shop-rules';

/** Most pixels that are decoded: a file of a few kilobytes can unfold to gigabytes. */
export const MAX_PIXELS = 40_000_000;

/** A pixel of AVIF takes three to ten times as long to decode as one of the other formats. */
export const MAX_AVIF_PIXELS = 12_000_000;

/** The longest side, in pixels: WebP ends at 16,383. */
export const MAX_SIDE = 16_000;

/** How many times longer than the other a side may be: no picture of a product is a ribbon. */
export const MAX_RATIO = 5;

/** Which files are made of every picture, at which quality. */
export const presets: Record<
  PictureFormat,
  { widths: readonly number[]; options: Record<string, number | boolean> }
> = {
  webp: { widths: pictureWidths, options: { quality: 76 } },
  avif: { widths: pictureWidths, options: { quality: 54 } },
  jpg: { widths: [Math.max(...pictureWidths)], options: { quality: 82, progressive: true } },
};

/**
 * How hard the encoders try to make those files small: `low` takes a quarter of the time of `full`, for files that are
 * up to half larger. AVIF's effort 2 costs a quarter of the encoder's own default.
 */
export const efforts = {
  full: { webp: { effort: 4, smartSubsample: true }, avif: { effort: 2 }, jpg: {} },
  low: { webp: { effort: 0 }, avif: { effort: 0 }, jpg: {} },
} as const;
export type PictureEffort = keyof typeof efforts;

/** The blurred preview that stands in the page until the picture is there: under 150 bytes. */
export const blur = { width: 4, height: 5, quality: 40 } as const;
