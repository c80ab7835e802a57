import type { Synonyms, SynonymsEdit } from '@shop/contracts';
import { isDuplicateKey } from '@shop/service-kit';
import type { Connection } from 'mongoose';

/** Misses expire after this time without a repetition. */
const RETENTION_SECONDS = 180 * 24 * 3_600;
/** Bounds the collection against noise. */
const MAX_MISSES = 5_000;
const SHOP = 'shop';

type StoredMiss = { _id: string; times: number; lastAt: Date };
type StoredSynonyms = Synonyms & { _id: typeof SHOP };

/** Synonyms and missed searches; nothing about who searched. */
export type SearchWordStore = {
  noteMiss: (words: string, at: Date) => Promise<void>;
  misses: (limit: number) => Promise<StoredMiss[]>;
  forgetMiss: (words: string) => Promise<void>;
  synonyms: () => Promise<Synonyms>;
  saveSynonyms: (edit: SynonymsEdit) => Promise<boolean>;
};

/** @param written called after every change of the synonyms */
export async function openSearchWordStore(
  connection: Connection,
  written: () => void,
): Promise<SearchWordStore> {
  const misses = connection.collection<StoredMiss>('searchmisses');
  const synonyms = connection.collection<StoredSynonyms>('synonyms');
  await misses.createIndex({ lastAt: 1 }, { expireAfterSeconds: RETENTION_SECONDS });
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
