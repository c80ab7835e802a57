import { ShopError } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';

/** A file to be served, or the blurred preview while the files are still being made. */
export type Picture = { kind: 'file'; path: string } | { kind: 'preview'; bytes: Buffer };

const assetId = /^[a-f0-9]{24}$/;
const fileName = /^(\d{2,4})\.(avif|webp|jpg)$/;

/**
 * Finds a picture's file. While AVIF is still being made, the WebP of that width stands in for it; the caller
 * tells by the path's ending.
 * @throws ShopError `not-found`
 */
export async function findPicture(
  { assets, files }: Pick<CatalogDeps, 'assets' | 'files'>,
  asset: string,
  file: string,
): Promise<Picture> {
  const [, width, format] = fileName.exec(file) ?? [];
  if (!assetId.test(asset) || !width) throw new ShopError({ code: 'not-found' });
  const made = await files.findVariant(asset, file);
  if (made) return { kind: 'file', path: made };
  const standIn = format === 'webp' ? null : await files.findVariant(asset, `${width}.webp`);
  if (standIn) return { kind: 'file', path: standIn };
  const known = await assets.find(asset);
  if (!known || known.state === 'ready') throw new ShopError({ code: 'not-found' });
  return { kind: 'preview', bytes: Buffer.from(known.placeholder.split(',')[1] ?? '', 'base64') };
}
