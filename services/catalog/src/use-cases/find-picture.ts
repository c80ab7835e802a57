import { ShopError } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';
import type { PictureFiles } from '../image/picture-files.ts';

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
  if (!assetId.test(asset) || !fileName.test(file)) throw new ShopError({ code: 'not-found' });
  const made = await findMade(files, asset, file);
  if (made) return { kind: 'file', path: made };
  const known = await assets.find(asset);
  if (!known) throw new ShopError({ code: 'not-found' });
  if (known.state === 'ready') {
    // Its last files may have been made between the two looks.
    const since = await findMade(files, asset, file);
    if (!since) throw new ShopError({ code: 'not-found' });
    return { kind: 'file', path: since };
  }
  return { kind: 'preview', bytes: Buffer.from(known.placeholder.split(',')[1] ?? '', 'base64') };
}

/** The path of a file or of what stands in for it, or null while neither is made. */
async function findMade(files: PictureFiles, asset: string, file: string): Promise<string | null> {
  const [, width, format] = fileName.exec(file) ?? [];
  const made = await files.findVariant(asset, file);
  return made ?? (format === 'webp' ? null : files.findVariant(asset, `${width}.webp`));
}
