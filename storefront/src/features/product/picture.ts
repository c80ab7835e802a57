import { pictureUrl, pictureWidths, uploadUrlPattern, type PictureFormat } from '@shop/shop-rules/picture';

/** The addresses of one picture for `<picture>`: modern formats by width, one JPEG for the rest. */
export type PictureSet = { avif?: string; webp?: string; fallback: string };

/**
 * @param image an address from a product's `images`
 * @param widest the largest width that the place can use; smaller sets make smaller pages
 */
export function pictureSet(image: string, widest = 1200): PictureSet {
  if (!uploadUrlPattern.test(image)) return { fallback: image };
  const widths = pictureWidths.filter((width) => width <= widest);
  const set = (format: PictureFormat): string =>
    widths.map((width) => `${pictureUrl(image, width, format)} ${width}w`).join(', ');
  return { avif: set('avif'), webp: set('webp'), fallback: image };
}
