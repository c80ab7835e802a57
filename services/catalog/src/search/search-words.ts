import type { SearchMiss, Synonyms, SynonymsEdit } from '@shop/contracts';
import { changedFields } from '@shop/audit-log';
import { ShopError } from '@shop/service-kit';
import type { SearchDeps } from './open-search.ts';
import { countedSearch, withoutHalfTyped } from './search-miss.ts';

const MAX_SHOWN = 500;

type WordDeps = Pick<SearchDeps, 'searchWords'>;
type WriteDeps = Pick<SearchDeps, 'searchWords' | 'auditLog'>;

/** Counts a search that found nothing. The searcher does not wait for it, and is not told where it fails. */
export function noteMiss(
  { searchWords, now, logger }: Pick<SearchDeps, 'searchWords' | 'now' | 'logger'>,
  keyword: string,
): void {
  const words = countedSearch(keyword);
  if (!words) return;
  searchWords.noteMiss(words, now()).catch((err: unknown) => {
    logger.warn({ err }, 'a search without result was not counted');
  });
}

export const readSynonyms = ({ searchWords }: WordDeps): Promise<Synonyms> => searchWords.synonyms();

/** What was searched for without finding anything, the most frequent first. */
export async function listMisses({ searchWords }: WordDeps): Promise<SearchMiss[]> {
  const stored = await searchWords.misses(MAX_SHOWN);
  return withoutHalfTyped(
    stored.map(({ _id: words, times, lastAt }) => ({ words, times, lastAt: lastAt.toISOString() })),
  );
}

/**
 * Sets the maker's synonyms.
 * @returns them as they are then
 * @throws ShopError `stale-version` with the synonyms as they are, when they are not the ones that were seen any more
 */
export async function saveSynonyms(
  { searchWords, auditLog }: WriteDeps,
  { edit, by }: { edit: SynonymsEdit; by: string },
): Promise<Synonyms> {
  return auditLog.during({ kind: 'synonyms-changed', by }, async (tell) => {
    const before = await searchWords.synonyms();
    const isSaved = await searchWords.saveSynonyms(edit);
    const data = await searchWords.synonyms();
    if (!isSaved) throw new ShopError({ code: 'stale-version', data });
    tell({ changes: changedFields({ groups: before.groups }, { groups: data.groups }) });
    return data;
  });
}

/** Takes a search out of the list of those that found nothing. */
export async function forgetMiss(
  { searchWords, auditLog }: WriteDeps,
  { words, by }: { words: string; by: string },
): Promise<void> {
  await auditLog.during({ kind: 'search-forgotten', by }, async (tell) => {
    await searchWords.forgetMiss(words);
    tell({ changes: changedFields({ words }, null) });
  });
}
