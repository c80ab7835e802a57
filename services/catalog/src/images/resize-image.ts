import type { PictureFormat } from '@shop/shop-rules';
import { ShopError, type Logger } from '@shop/service-kit';
import type { PictureFiles } from './picture-files.ts';
import type { PictureEffort } from './presets.ts';
import { makeVariants } from './resize.ts';
import type { AssetStore } from './asset-store.ts';

export type ResizeImageDeps = {
  assets: AssetStore;
  files: PictureFiles;
  pictureEffort: PictureEffort;
  logger: Logger;
};

const allFormats: readonly PictureFormat[] = ['webp', 'jpg', 'avif'];

/**
 * Makes the files of an asset's formats and notes that they are there. Done twice, it makes the same files.
 * @throws ShopError `not-found` for an asset that never was
 */
export async function resizeImage(
  { assets, files, pictureEffort: effort }: ResizeImageDeps,
  { assetId, formats = [...allFormats] }: { assetId: string; formats?: PictureFormat[] | undefined },
): Promise<void> {
  const asset = await assets.find(assetId);
  if (!asset) throw new ShopError({ code: 'not-found' });
  const missing = formats.filter((format) => !asset.formats.includes(format));
  if (missing.length > 0)
    await makeVariants(files.original(assetId), await files.variants(assetId), { formats: missing, effort });
  // Also where none is missing: whoever noted the last of them may have been killed before noting that it was.
  await assets.addFormats(assetId, formats, allFormats);
}
