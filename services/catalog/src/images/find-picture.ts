import type { OpenedFile } from '@shop/file-store';
import { pictureWidths, type PictureFormat } from '@shop/shop-rules';
import { ShopError, toShopError } from '@shop/service-kit';
import type { ImageDeps } from './open-images.ts';
import type { PictureFiles } from './picture-files.ts';
import { presets } from './presets.ts';
import { remakePicture } from './finish-pictures.ts';

export type Picture = PictureFile | { kind: 'preview'; bytes: Buffer };

/** `isExact`: the requested file itself, which may be cached forever. */
type PictureFile = OpenedFile & { kind: 'file'; format: PictureFormat; isExact: boolean };
type Wanted = { assetId: string; width: number; format: PictureFormat };
type Deps = Pick<ImageDeps, 'assets' | 'files' | 'events'>;

const ASSET_ID = /^[a-f0-9]{24}$/;
const FILE_NAME = /^(\d{2,4})\.(avif|webp|jpg)$/;

/**
 * Finds the file, else its WebP, else another width, else the preview. While the file store is away, returns the
 * preview. A finished picture that lacks one of the shop's widths is made again.
 * @throws `not-found`
 */
export async function findPicture(deps: Deps, assetId: string, file: string): Promise<Picture> {
  const [, width, format] = FILE_NAME.exec(file) ?? [];
  if (!ASSET_ID.test(assetId) || !width) throw new ShopError({ code: 'not-found' });
  const wanted: Wanted = { assetId, width: Number(width), format: format as PictureFormat };
  try {
    const found = (await findFileOrWebp(deps.files, wanted)) ?? (await findSubstitute(deps, wanted));
    if (found) return found;
  } catch (error) {
    if (toShopError(error).kind !== 'unavailable') throw error;
  }
  const { placeholder } = await getAsset(deps, assetId);
  return { kind: 'preview', bytes: Buffer.from(placeholder.split(',')[1] ?? '', 'base64') };
}

async function getAsset({ assets }: Pick<Deps, 'assets'>, id: string) {
  const asset = await assets.find(id);
  if (!asset || asset.setAsideAt) throw new ShopError({ code: 'not-found' });
  return asset;
}

async function findSubstitute(deps: Deps, wanted: Wanted): Promise<PictureFile | null> {
  const { state } = await getAsset(deps, wanted.assetId);
  if (state === 'ready') {
    // The worker may have finished in between.
    const finishedMeanwhile = await findFileOrWebp(deps.files, wanted);
    if (finishedMeanwhile) return finishedMeanwhile;
    if (presets[wanted.format].widths.includes(wanted.width)) await remakePicture(deps, wanted.assetId);
  }
  return findOtherWidth(deps.files, wanted);
}

async function findFileOrWebp(
  files: PictureFiles,
  { assetId, width, format }: Wanted,
): Promise<PictureFile | null> {
  const file = await files.findVariant(assetId, `${width}.${format}`);
  if (file) return { kind: 'file', ...file, format, isExact: true };
  if (format === 'webp') return null;
  const webp = await files.findVariant(assetId, `${width}.webp`);
  return webp && { kind: 'file', ...webp, format: 'webp', isExact: false };
}

async function findOtherWidth(
  files: PictureFiles,
  { assetId, width, format }: Wanted,
): Promise<PictureFile | null> {
  const wider = pictureWidths.filter((candidate) => candidate > width);
  const narrower = pictureWidths.filter((candidate) => candidate < width).toReversed();
  for (const candidate of [...wider, ...narrower]) {
    const made = await findFileOrWebp(files, { assetId, width: candidate, format });
    if (made) return { ...made, isExact: false };
  }
  return null;
}
