import type { Synonyms, SynonymsEdit } from '@shop/contracts';
import { isDuplicateKey } from '@shop/service-kit';
import type { Connection } from 'mongoose';

/** A search that finds nothing is forgotten when nobody has made it for so long. */
const KEPT_S = 180 * 24 * 3_600;
/** So many different ones are counted; somebody who searches for noise all day finds no room for more. */
const MAX_MISSES = 5_000;
const SHOP = 'shop';

type StoredMiss = { _id: string; times: number; lastAt: Date };
type StoredSynonyms = Synonyms & { _id: typeof SHOP };

/** What the maker says of words, and which words found nothing. Nothing of who searched is kept. */
export type SearchWordStore = {
  /** Counts a search that found nothing. */
  noteMiss: (words: string, at: Date) => Promise<void>;
  /** The most frequent ones first. */
  misses: (limit: number) => Promise<StoredMiss[]>;
  forgetMiss: (words: string) => Promise<void>;
  synonyms: () => Promise<Synonyms>;
  /** @returns whether the version that was seen still stood */
  saveSynonyms: (edit: SynonymsEdit) => Promise<boolean>;
};

/** @param written is called after every write of the synonyms */
export async function openSearchWordStore(
  connection: Connection,
  written: () => void,
): Promise<SearchWordStore> {
  const misses = connection.collection<StoredMiss>('searchmisses');
  const synonyms = connection.collection<StoredSynonyms>('synonyms');
  await misses.createIndex({ lastAt: 1 }, { expireAfterSeconds: KEPT_S });
  const save = async ({ groups, version }: SynonymsEdit): Promise<boolean> => {
    if (version === 0) {
      await synonyms.insertOne({ _id: SHOP, groups, version: 1 });
      return true;
    }
    const { matchedCount } = await synonyms.updateOne(
      { _id: SHOP, version },
      { $set: { groups, version: version + 1 } },
    );
    return matchedCount === 1;
  };
  return {
    noteMiss: async (words, at) => {
      const upsert = (await misses.estimatedDocumentCount()) < MAX_MISSES;
      await misses.updateOne({ _id: words }, { $inc: { times: 1 }, $max: { lastAt: at } }, { upsert });
    },
    misses: (limit) => misses.find().sort({ times: -1, lastAt: -1 }).limit(limit).toArray(),
    forgetMiss: async (words) => void (await misses.deleteOne({ _id: words })),
    synonyms: async () => {
      const stored = await synonyms.findOne({ _id: SHOP });
      return { groups: stored?.groups ?? [], version: stored?.version ?? 0 };
    },
    saveSynonyms: async (edit) => {
      try {
        return await save(edit);
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      } finally {
        written();
      }
    },
  };
}
