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
const own = { terms, privacy, returns };

/** Versions never change, so their texts are cached. */
const MAX_KEPT = 60;
const kept = new Map<string, string>();

/**
 * `?versio=` names a version; the current one by default.
 * @returns null for an unknown version
 * @throws Error while the text cannot be read
 */
export async function findLegalPage(page: LegalPageId, url: URL): Promise<LegalPage | null> {
  const holding = settings().legal[page];
  const version = url.searchParams.get('versio') ?? holding;
  const words = own[page](legalSeller(), version);
  const updated = updatedOn(version);
  const earlier = version === holding ? {} : { earlier: earlierVersion(paths[page]) };
  if (isOwnVersion(page, version)) return { ...words, updated, ...earlier };
  const text = await readVersion(page, version);
  if (text === null)
    return version === holding
      ? { ...own[page](legalSeller()), updated: updatedOn(ownVersions[page][0]) }
      : null;
  return { title: words.title, ...readLegalText(text), updated, ...earlier };
}

async function readVersion(page: LegalPageId, version: string): Promise<string | null> {
  const key = `${page}/${version}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const outcome = await getLegalVersion(serverApi, page, version);
  if (outcome.outcome === 'failed' && outcome.status === 404) return null;
  if (outcome.outcome !== 'ok') throw new Error(`the words of ${key} cannot be read now`);
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(key, outcome.data.text);
  return outcome.data.text;
}
