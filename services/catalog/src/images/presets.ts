import { emailPicture, pictureWidths, type PictureFormat } from '@shop/shop-rules';

/** A file of a few kilobytes can decode to gigabytes. */
export const MAX_PIXELS = 40_000_000;

/** AVIF decodes three to ten times slower per pixel. */
export const MAX_AVIF_PIXELS = 12_000_000;

/** In pixels; WebP allows 16,383. */
export const MAX_SIDE = 16_000;

export const MAX_RATIO = 5;

export const presets: Record<
  PictureFormat,
  { widths: readonly number[]; options: Record<string, number | boolean> }
> = {
  webp: { widths: pictureWidths, options: { quality: 76 } },
  avif: { widths: pictureWidths, options: { quality: 54 } },
  jpg: {
    widths: [emailPicture.width, Math.max(...pictureWidths)],
    options: { quality: 82, progressive: true },
  },
};

/** `low` takes a quarter of the time; files grow by up to half. AVIF's default effort would take four times as long as 2. */
export const efforts = {
  full: { webp: { effort: 4, smartSubsample: true }, avif: { effort: 2 }, jpg: {} },
  low: { webp: { effort: 0 }, avif: { effort: 0 }, jpg: {} },
} as const;
export type PictureEffort = keyof typeof efforts;

export const preview = { width: 4, height: 5, quality: 40 } as const;
