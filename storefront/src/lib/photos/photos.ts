import type { CategoryId } from '@shop/shop-rules/categories';
import type { ImageMetadata } from 'astro';
import { photoWidths } from './photo-widths.ts';

export type PhotoName =
  | 'hero-wide'
  | 'hero-upright'
  | 'tile-all'
  | 'story'
  | 'join'
  | 'note'
  | `workshop-${'carding' | 'dyes' | 'knitting' | 'cutting' | 'mending' | 'parcel' | 'seat' | 'hooks' | 'bag' | 'loom' | 'reels' | 'hanger' | 'bowl' | 'thread' | 'dropped'}`
  | `category-${CategoryId}`;
export type Photo = { src: string; width: number; height: number; avif: string; webp: string };

const files = import.meta.glob<{ default: ImageMetadata }>('../../assets/photos/*.{jpg,jpeg,png,webp}', {
  eager: true,
});

/** Resized files exist in the build only (scripts/photos.ts). */
const srcset = ({ src, width }: ImageMetadata, format: string, widest: number): string =>
  import.meta.env.DEV
    ? `${src} ${width}w`
    : photoWidths(width)
        .filter((size) => size <= widest)
        .map((size) => `${src.replace(/\.\w+$/, '')}.${size}.${format} ${size}w`)
        .join(', ');

/**
 * @param widest widest file offered, in px, at least 480
 * @throws Error when the file is missing
 */
export function getPhoto(name: PhotoName, widest = Number.POSITIVE_INFINITY): Photo {
  const path = Object.keys(files).find((file) => file.replace(/^.*\/|\.\w+$/g, '') === name);
  const image = path && files[path]?.default;
  if (!image) throw new Error(`src/assets/photos/ has no ${name}`);
  const { src, width, height } = image;
  return { src, width, height, avif: srcset(image, 'avif', widest), webp: srcset(image, 'webp', widest) };
}
