import { pictureUrl, pictureWidths, uploadUrlPattern, type PictureFormat } from '@shop/shop-rules/picture';

export type PictureSet = { avif?: string; webp?: string; fallback: string };

export function pictureSet(image: string, widest = 1200): PictureSet {
  if (!uploadUrlPattern.test(image)) return { fallback: image };
  const widths = pictureWidths.filter((width) => width <= widest);
  const set = (format: PictureFormat): string =>
    widths.map((width) => `${pictureUrl(image, width, format)} ${width}w`).join(', ');
  return { avif: set('avif'), webp: set('webp'), fallback: pictureUrl(image, 1200, 'jpg') };
}
