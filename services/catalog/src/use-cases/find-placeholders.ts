import { uploadUrlPattern } from '@shop/shop-rules';
import type { CatalogDeps } from '../deps.ts';

const assetOf = (url = ''): string => uploadUrlPattern.exec(url)?.[1] ?? '';

/** Blurred previews by URL; '' for an unknown picture. */
export async function findPlaceholders(
  { assets }: Pick<CatalogDeps, 'assets'>,
  urls: string[],
): Promise<(url: string | undefined) => string> {
  const placeholders = await assets.placeholders([...new Set(urls.map(assetOf))]);
  return (url) => placeholders.get(assetOf(url)) ?? '';
}
