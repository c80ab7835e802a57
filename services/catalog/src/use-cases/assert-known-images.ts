import { uploadUrlPattern } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';

/** @throws ShopError `invalid-input` when a URL names no uploaded picture */
export async function assertKnownImages(
  { assets }: Pick<CatalogDeps, 'assets'>,
  urls: string[],
): Promise<void> {
  const ids = new Set(urls.map((url) => uploadUrlPattern.exec(url)?.[1] ?? ''));
  if ((await assets.count([...ids])) === ids.size) return;
  throw new ShopError({ code: 'invalid-input', errors: { images: 'Lataa kuva ensin kauppaan.' } });
}
