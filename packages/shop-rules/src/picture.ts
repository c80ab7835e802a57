/** Widths in pixels for AVIF and WebP; JPEG has the largest and the email's. 750: phones of 375 with two device pixels. */
export const pictureWidths = [240, 400, 640, 750, 1200] as const;
/** JPEG for emails in pixels: shown at half its size, at most 20 kB even of noise. */
export const emailPicture = { width: 144, height: 180 } as const;

export type PictureFormat = 'avif' | 'webp' | 'jpg';

/** `/uploads/<asset>/1200.jpg`, as `images` holds it. */
export const uploadUrlPattern = /^\/uploads\/([a-z0-9-]{8,64})\/1200\.jpg$/;

/** URL of an asset, as `images` holds it. */
export const uploadUrl = (assetId: string): string => `/uploads/${assetId}/1200.jpg`;

type Page = { document?: { documentElement: { dataset: Record<string, string | undefined> } } };
let serverBase = '';

/** Sets the address in front of uploads for pages rendered here; '' is the shop's own. */
export function setPictureBase(base: string): void {
  serverBase = base;
}

/** In a browser the page names the base, in `<html data-pictures>`. */
const pictureBase = (): string =>
  (globalThis as Page).document?.documentElement.dataset['pictures'] ?? serverBase;

/** URL of a size of an upload; other URLs stay. */
export function pictureUrl(image: string, width: number, format: PictureFormat): string {
  if (!uploadUrlPattern.test(image)) return image;
  return pictureBase() + image.replace('1200.jpg', `${width}.${format}`);
}

/** All widths in one format; undefined for a foreign picture. */
export function pictureSrcset(image: string, format: 'avif' | 'webp'): string | undefined {
  if (!uploadUrlPattern.test(image)) return undefined;
  return pictureWidths.map((width) => `${pictureUrl(image, width, format)} ${width}w`).join(', ');
}

/** Per upload: files, bytes per file, bytes in all. */
export const uploadLimits = { files: 10, fileBytes: 8_000_000, totalBytes: 40_000_000 } as const;

/** Models that buyers can choose; further pictures are only shown. */
export const MAX_MODELS = 5;

export const MAX_DETAILS = 8;

export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Multipart field of the files. */
export const uploadField = 'my_images';
