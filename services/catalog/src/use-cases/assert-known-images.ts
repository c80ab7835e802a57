import type { ProductEdit } from '@shop/contracts';
import { uploadUrlPattern } from '@shop/shop-rules';
import { ShopError } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';

/** @throws `invalid-input` for a URL that is no uploaded picture */
export async function assertKnownImages(
  { assets }: Pick<CatalogDeps, 'assets'>,
  sent: Pick<ProductEdit, 'images' | 'details'>,
): Promise<void> {
  for (const field of ['images', 'details'] as const) {
    const ids = new Set((sent[field] ?? []).map((url) => uploadUrlPattern.exec(url)?.[1] ?? ''));
    if (ids.size === 0 || (await assets.count([...ids])) === ids.size) continue;
    throw new ShopError({ code: 'invalid-input', errors: { [field]: 'Lataa kuva ensin kauppaan.' } });
  }
}
