import type { SearchMiss, Synonyms } from '@shop/contracts';
import { http } from './http.ts';

const PATH = '/api/admin/rest/search';

const read = async (path: string): Promise<unknown> =>
  ((await http(`${PATH}/${path}`)).json as { data: unknown }).data;

export const readSynonyms = async (): Promise<Synonyms> => (await read('synonyms')) as Synonyms;
export const readMisses = async (): Promise<SearchMiss[]> => (await read('misses')) as SearchMiss[];

/** @throws HttpError 409 when they have changed meanwhile */
export async function saveSynonyms(synonyms: Synonyms): Promise<Synonyms> {
  const { json } = await http(`${PATH}/synonyms`, { method: 'PUT', body: JSON.stringify(synonyms) });
  return (json as { data: Synonyms }).data;
}

export async function forgetMiss(words: string): Promise<void> {
  await http(`${PATH}/misses/forget`, { method: 'POST', body: JSON.stringify({ words }) });
}
