import { uploadUrlPattern } from '@shop/shop-rules';
import type { CatalogDeps } from '../deps.ts';

const assetOf = (url = ''): string => uploadUrlPattern.exec(url)?.[1] ?? '';

/** The blurred preview of each of these pictures by its address; empty text for one that does not exist. */
export async function findPlaceholders(
  { assets }: Pick<CatalogDeps, 'assets'>,
  urls: string[],
): Promise<(url: string | undefined) => string> {
  const placeholders = await assets.placeholders([...new Set(urls.map(assetOf))]);
  return (url) => placeholders.get(assetOf(url)) ?? '';
}
