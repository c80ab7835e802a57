import type { SearchMiss, Synonyms, SynonymsEdit } from '@shop/contracts';
import { changedFields } from '@shop/audit-log';
import { ShopError } from '@shop/service-kit';
import type { SearchDeps } from './open-search.ts';
import { countedSearch, dropHalfTyped } from './search-miss.ts';

const MAX_SHOWN = 500;

type SearchWordDeps = Pick<SearchDeps, 'searchWords'>;
type WriteDeps = Pick<SearchDeps, 'searchWords' | 'auditLog'>;

/** Does not delay the answer. */
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

export const readSynonyms = ({ searchWords }: SearchWordDeps): Promise<Synonyms> => searchWords.synonyms();

export async function listMisses({ searchWords }: SearchWordDeps): Promise<SearchMiss[]> {
  const stored = await searchWords.misses(MAX_SHOWN);
  return dropHalfTyped(
    stored.map(({ _id: words, times, lastAt }) => ({ words, times, lastAt: lastAt.toISOString() })),
  );
}

export async function saveSynonyms(
  { searchWords, auditLog }: WriteDeps,
  { edit, by }: { edit: SynonymsEdit; by: string },
): Promise<Synonyms> {
  return auditLog.during({ kind: 'synonyms-changed', by }, async (note) => {
    const before = await searchWords.synonyms();
    const isSaved = await searchWords.saveSynonyms(edit);
    const data = await searchWords.synonyms();
    if (!isSaved) throw new ShopError({ code: 'stale-version', data });
    note({ changes: changedFields({ groups: before.groups }, { groups: data.groups }) });
    return data;
  });
}

export async function forgetMiss(
  { searchWords, auditLog }: WriteDeps,
  { words, by }: { words: string; by: string },
): Promise<void> {
  await auditLog.during({ kind: 'search-forgotten', by }, async (note) => {
    await searchWords.forgetMiss(words);
    note({ changes: changedFields({ words }, null) });
  });
}
