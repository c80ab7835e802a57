import { pictureWidths, type PictureFormat } from '@shop/shop-rules';
import { ShopError } from '@shop/service-kit';
import type { ImageDeps } from './open-images.ts';
import type { PictureFiles } from './picture-files.ts';
import { presets } from './presets.ts';
import { makeAgain } from './finish-pictures.ts';

export type Picture = PictureFile | { kind: 'preview'; bytes: Buffer };

type PictureFile = { kind: 'file'; path: string; isFinal: boolean };
type Wanted = { asset: string; width: number; format: PictureFormat };

const assetId = /^[a-f0-9]{24}$/;
const fileName = /^(\d{2,4})\.(avif|webp|jpg)$/;

/**
 * Finds the file, else its WebP, else another width. A finished picture that lacks one of the shop's widths is made
 * again.
 * @throws `not-found`
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
  const stored = await deps.assets.find(asset);
  if (!stored) throw new ShopError({ code: 'not-found' });
  if (stored.state === 'ready') {
    // The worker may have finished in between.
    const since = await findMade(deps.files, wanted);
    if (since) return since;
    if (presets[wanted.format].widths.includes(wanted.width)) await makeAgain(deps, asset);
  }
  const substitute = await findOther(deps.files, wanted);
  return (
    substitute ?? { kind: 'preview', bytes: Buffer.from(stored.placeholder.split(',')[1] ?? '', 'base64') }
  );
}

async function findMade(files: PictureFiles, { asset, width, format }: Wanted): Promise<PictureFile | null> {
  const path = await files.findVariant(asset, `${width}.${format}`);
  if (path) return { kind: 'file', path, isFinal: true };
  if (format === 'webp') return null;
  const webp = await files.findVariant(asset, `${width}.webp`);
  return webp ? { kind: 'file', path: webp, isFinal: false } : null;
}

async function findOther(files: PictureFiles, { asset, width, format }: Wanted): Promise<PictureFile | null> {
  const wider = pictureWidths.filter((candidate) => candidate > width);
  const narrower = pictureWidths.filter((candidate) => candidate < width).toReversed();
  for (const candidate of [...wider, ...narrower]) {
    const made = await findMade(files, { asset, width: candidate, format });
    if (made) return { ...made, isFinal: false };
  }
  return null;
}
