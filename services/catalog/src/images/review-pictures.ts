import { imageUploaded, newEvent } from '@shop/events';
import { uploadUrl, uploadUrlPattern } from '@shop/shop-rules';
import type { ImageDeps } from './open-images.ts';
import type { SetAside } from './asset-store.ts';

const DAY_MS = 86_400_000;
const PRIORITY = 50;

type Deps = Pick<ImageDeps, 'assets' | 'files'>;

export type ReviewPictures = {
  isOwn: (url: string, userID: string) => Promise<boolean>;
  attach: (urls: string[]) => Promise<void>;
  hide: (urls: string[], now: Date) => Promise<void>;
  show: (urls: string[]) => Promise<void>;
  remove: (urls: string[], now: Date) => Promise<void>;
};

const idsOf = (urls: string[]): string[] => urls.flatMap((url) => uploadUrlPattern.exec(url)?.[1] ?? []);

export function createReviewPictures(deps: Deps): ReviewPictures {
  const { assets } = deps;
  const setAside = async (urls: string[], state: SetAside, now: Date): Promise<void> => {
    if (urls.length === 0) return;
    await assets.setAside(idsOf(urls), state, now);
    await clearSetAside(deps, idsOf(urls));
  };
  return {
    isOwn: async (url, userID) => {
      const [id] = idsOf([url]);
      const asset = id === undefined ? null : await assets.find(id);
      return asset?.isLoose === true && asset.uploadedBy === userID;
    },
    attach: (urls) => assets.attach(idsOf(urls)),
    hide: (urls, now) => setAside(urls, 'hidden', now),
    show: async (urls) => {
      for (const assetId of idsOf(urls))
        await assets.show(assetId, newEvent(imageUploaded, { assetId }, PRIORITY));
    },
    remove: (urls, now) => setAside(urls, 'removed', now),
  };
}

async function clearSetAside({ assets, files }: Deps, ids?: string[]): Promise<void> {
  for (const asset of await assets.findSetAside(ids)) {
    const { _id, state, hasFiles } = asset;
    if (!hasFiles) continue;
    await files.removeVariants(_id);
    if (state === 'removed') await files.removeOriginal(_id);
    await assets.noteCleared(asset);
  }
}

export type PicturesInReviews = {
  hasPicture: (url: string) => Promise<boolean>;
  hiddenPictures: () => Promise<string[]>;
};

/** Removes uploads that no review took within a day, and ends what a crash left half done. */
export async function tidyReviewPictures(
  deps: Deps & Pick<ImageDeps, 'now'>,
  reviews: PicturesInReviews,
): Promise<void> {
  const { assets, now } = deps;
  const aDayAgo = new Date(now().getTime() - DAY_MS);
  const pictures = createReviewPictures(deps);
  for (const id of await assets.findLoose(aDayAgo)) {
    const url = uploadUrl(id);
    await ((await reviews.hasPicture(url)) ? pictures.attach([url]) : pictures.remove([url], now()));
  }
  // Read first, or one hidden meanwhile would be shown.
  const aside = (await assets.findSetAside()).filter(({ state }) => state === 'hidden');
  const hidden = await reviews.hiddenPictures();
  await pictures.hide(hidden, now());
  await pictures.show(aside.map(({ _id }) => uploadUrl(_id)).filter((url) => !hidden.includes(url)));
  await clearSetAside(deps);
  await assets.forgetRemoved(aDayAgo);
}
