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
 * Makes the missing files; idempotent.
 * @throws `not-found`
 */
export async function resizeImage(
  { assets, files, pictureEffort: effort }: ResizeImageDeps,
  { assetId, formats = [...allFormats] }: { assetId: string; formats?: PictureFormat[] | undefined },
): Promise<void> {
  const asset = await assets.find(assetId);
  if (!asset) throw new ShopError({ code: 'not-found' });
  if (asset.setAsideAt) return files.removeVariants(assetId);
  const missing = formats.filter((format) => !asset.formats.includes(format));
  if (missing.length > 0)
    await makeVariants(await files.readOriginal(assetId), {
      formats: missing,
      effort,
      keep: (file, content) => files.keepVariant(assetId, file, content),
    });
  // Also when none is missing: a killed worker may not have set the state.
  await assets.addFormats(assetId, formats, allFormats);
  const isSetAside = (await assets.find(assetId))?.setAsideAt !== undefined;
  if (isSetAside) await files.removeVariants(assetId);
}
