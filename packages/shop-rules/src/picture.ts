/**
 * The widths in pixels of every picture in AVIF and WebP; a JPEG is made at the largest alone. 750 are what a phone of 360
 * or 375 takes that has two pixels for each of them, and the large picture of a product's page on a plain desktop.
 */
export const pictureWidths = [240, 400, 640, 750, 1200] as const;
export type PictureFormat = 'avif' | 'webp' | 'jpg';

/** What a picture's URL in `images` looks like: `/uploads/<asset>/1200.jpg`. */
export const uploadUrlPattern = /^\/uploads\/([a-z0-9-]{8,64})\/1200\.jpg$/;

/** The URL of an asset as `images` carries it. */
export const uploadUrl = (assetId: string): string => `/uploads/${assetId}/1200.jpg`;

/** The URL of a picture's own sizes, from the one that `images` carries; other URLs have only themselves. */
export function pictureUrl(image: string, width: number, format: PictureFormat): string {
  return uploadUrlPattern.test(image) ? image.replace('1200.jpg', `${width}.${format}`) : image;
}

/** A `srcset` of all widths in one format, or undefined for a picture that is not one of our uploads. */
export function pictureSrcset(image: string, format: 'avif' | 'webp'): string | undefined {
  if (!uploadUrlPattern.test(image)) return undefined;
  return pictureWidths.map((width) => `${pictureUrl(image, width, format)} ${width}w`).join(', ');
}

/** Bounds of one upload: files, bytes of one file, bytes of all together. */
export const uploadLimits = { files: 10, fileBytes: 8_000_000, totalBytes: 40_000_000 } as const;

/** So many of a product's models can be chosen, the first ones; the others are only shown. */
export const MAX_MODELS = 5;

/** So many close-ups and other views a product can have beside its models. */
export const MAX_DETAILS = 8;

/** The media types that the maker may upload. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** The multipart field that carries the files. */
export const uploadField = 'my_images';
