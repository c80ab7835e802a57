import { pictureWidths, type PictureFormat } from '@shop/shop-rules';
import { ShopError } from '@shop/service-kit';
import type { ImageDeps } from './open-images.ts';
import type { PictureFiles } from './picture-files.ts';
import { presets } from './presets.ts';
import { makeAgain } from './finish-pictures.ts';

/** A file to be served, final or standing in for one that is not made; or the blurred preview while there is none. */
export type Picture = PictureFile | { kind: 'preview'; bytes: Buffer };

type PictureFile = { kind: 'file'; path: string; isFinal: boolean };
type Wanted = { asset: string; width: number; format: PictureFormat };

const assetId = /^[a-f0-9]{24}$/;
const fileName = /^(\d{2,4})\.(avif|webp|jpg)$/;

/**
 * Finds a picture's file. While AVIF is still being made, the WebP of that width stands in for it, and the next wider
 * one for a width that is not there. A width of the shop's that a finished picture lacks, since it was finished by an
 * earlier version or its disk lost some, is made after all.
 * @throws ShopError `not-found`
 */
export async function findPicture(
  deps: Pick<ImageDeps, 'assets' | 'files' | 'events'>,
  asset: string,
  file: string,
): Promise<Picture> {
  const [, width, format] = fileName.exec(file) ?? [];
  if (!assetId.test(asset) || !width) throw new ShopError({ code: 'not-found' });
  const wanted: Wanted = { asset, width: Number(width), format: format as PictureFormat };
  const made = await findMade(deps.files, wanted);
  if (made) return made;
  const known = await deps.assets.find(asset);
  if (!known) throw new ShopError({ code: 'not-found' });
  if (known.state === 'ready') {
    // Its last files may have been made between the two looks.
    const since = await findMade(deps.files, wanted);
    if (since) return since;
    if (presets[wanted.format].widths.includes(wanted.width)) await makeAgain(deps, asset);
  }
  const other = await findOther(deps.files, wanted);
  return other ?? { kind: 'preview', bytes: Buffer.from(known.placeholder.split(',')[1] ?? '', 'base64') };
}

/** The file, or the WebP of its width. */
async function findMade(files: PictureFiles, { asset, width, format }: Wanted): Promise<PictureFile | null> {
  const path = await files.findVariant(asset, `${width}.${format}`);
  if (path) return { kind: 'file', path, isFinal: true };
  if (format === 'webp') return null;
  const webp = await files.findVariant(asset, `${width}.webp`);
  return webp ? { kind: 'file', path: webp, isFinal: false } : null;
}

/** The next wider one that is made, or else the widest. */
async function findOther(files: PictureFiles, { asset, width, format }: Wanted): Promise<PictureFile | null> {
  const wider = pictureWidths.filter((one) => one > width);
  const narrower = pictureWidths.filter((one) => one < width).toReversed();
  for (const one of [...wider, ...narrower]) {
    const made = await findMade(files, { asset, width: one, format });
    if (made) return { ...made, isFinal: false };
  }
  return null;
}
