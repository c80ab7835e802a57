import type { LegalPageId } from '@shop/shop-rules/legal-pages';
import { readLegalText } from '@shop/shop-rules/legal-text';
import { isOwnVersion, ownVersions } from '@shop/shop-rules/terms';
import { getLegalVersion } from '@shop/shop-client';
import { earlierVersion, updatedOn, type LegalPage } from '../../texts/fi/legal/legal-page.ts';
import { privacy } from '../../texts/fi/legal/privacy.ts';
import { returns } from '../../texts/fi/legal/returns.ts';
import { terms } from '../../texts/fi/legal/terms.ts';
import { legalSeller } from './legal-seller.ts';
import { paths } from '../routing/paths.ts';
import { serverApi } from '../api/server-api.ts';
import { settings } from '../api/settings.ts';

/** Built-in texts, valid until the owner publishes others. */
const builtIn = { terms, privacy, returns };

/** Versions never change, so their texts are cached. */
const MAX_CACHED = 60;
const cache = new Map<string, string>();

/**
 * @returns null for an unknown version
 * @throws Error while the text cannot be read
 */
export async function findLegalPage(page: LegalPageId, url: URL): Promise<LegalPage | null> {
  const current = settings().legal[page];
  const version = url.searchParams.get('versio') ?? current;
  const builtInPage = builtIn[page](legalSeller(), version);
  const updated = updatedOn(version);
  const earlier = version === current ? {} : { earlier: earlierVersion(paths[page]) };
  if (isOwnVersion(page, version)) return { ...builtInPage, updated, ...earlier };
  const text = await readVersion(page, version);
  if (text === null)
    return version === current
      ? { ...builtIn[page](legalSeller()), updated: updatedOn(ownVersions[page][0]) }
      : null;
  return { title: builtInPage.title, ...readLegalText(text), updated, ...earlier };
}

async function readVersion(page: LegalPageId, version: string): Promise<string | null> {
  const key = `${page}/${version}`;
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const outcome = await getLegalVersion(serverApi, page, version);
  if (outcome.outcome === 'failed' && outcome.status === 404) return null;
  if (outcome.outcome !== 'ok') throw new Error(`the text of ${key} cannot be read now`);
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(key, outcome.data.text);
  return outcome.data.text;
}
