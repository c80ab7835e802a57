import type { OpenedFile } from '@shop/file-store';
import { pictureWidths, type PictureFormat } from '@shop/shop-rules';
import { ShopError, toShopError } from '@shop/service-kit';
import type { ImageDeps } from './open-images.ts';
import type { PictureFiles } from './picture-files.ts';
import { presets } from './presets.ts';
import { remakePicture } from './finish-pictures.ts';

export type Picture = PictureFile | { kind: 'preview'; bytes: Buffer };

type PictureFile = OpenedFile & { kind: 'file'; format: PictureFormat; isFinal: boolean };
type Wanted = { asset: string; width: number; format: PictureFormat };
type Deps = Pick<ImageDeps, 'assets' | 'files' | 'events'>;

const assetId = /^[a-f0-9]{24}$/;
const fileName = /^(\d{2,4})\.(avif|webp|jpg)$/;

/**
 * Finds the file, else its WebP, else another width, else the preview, also while the store is away. A finished picture
 * that lacks one of the shop's widths is made again.
 * @throws `not-found`
 */
export async function findPicture(deps: Deps, asset: string, file: string): Promise<Picture> {
  const [, width, format] = fileName.exec(file) ?? [];
  if (!assetId.test(asset) || !width) throw new ShopError({ code: 'not-found' });
  const wanted: Wanted = { asset, width: Number(width), format: format as PictureFormat };
  try {
    const found = (await findMade(deps.files, wanted)) ?? (await findSubstitute(deps, wanted));
    if (found) return found;
  } catch (error) {
    if (toShopError(error).kind !== 'unavailable') throw error;
  }
  const { placeholder } = await getAsset(deps, asset);
  return { kind: 'preview', bytes: Buffer.from(placeholder.split(',')[1] ?? '', 'base64') };
}

async function getAsset({ assets }: Pick<Deps, 'assets'>, id: string) {
  const asset = await assets.find(id);
  if (!asset) throw new ShopError({ code: 'not-found' });
  return asset;
}

async function findSubstitute(deps: Deps, wanted: Wanted): Promise<PictureFile | null> {
  const { state } = await getAsset(deps, wanted.asset);
  if (state === 'ready') {
    // The worker may have finished in between.
    const since = await findMade(deps.files, wanted);
    if (since) return since;
    if (presets[wanted.format].widths.includes(wanted.width)) await remakePicture(deps, wanted.asset);
  }
  return findOther(deps.files, wanted);
}

async function findMade(files: PictureFiles, { asset, width, format }: Wanted): Promise<PictureFile | null> {
  const file = await files.findVariant(asset, `${width}.${format}`);
  if (file) return { kind: 'file', ...file, format, isFinal: true };
  if (format === 'webp') return null;
  const webp = await files.findVariant(asset, `${width}.webp`);
  return webp && { kind: 'file', ...webp, format: 'webp', isFinal: false };
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
