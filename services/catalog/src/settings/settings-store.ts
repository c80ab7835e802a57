import type { SettingsSections } from '@shop/contracts';
import { isDuplicateKey } from '@shop/service-kit';
import type { Connection } from 'mongoose';

/** Missing sections keep their first values. */
export type ChangedSections = Partial<SettingsSections>;

const ID = 'shop';

type StoredSettings = ChangedSections & {
  _id: typeof ID;
  version: number;
  changedAt: Date;
  changedBy: string;
};
type Change = { seen: number; sections: ChangedSections; at: Date; who: string };

/** One document, missing until the first change. */
export type SettingsStore = {
  find: () => Promise<(ChangedSections & { version: number }) | null>;
  change: (change: Change) => Promise<boolean>;
};

export function openSettingsStore(connection: Connection, written: () => void): SettingsStore {
  const settings = connection.collection<StoredSettings>('settings');
  const insert = async (document: StoredSettings): Promise<boolean> => {
    try {
      await settings.insertOne(document);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  };
  return {
    find: () => settings.findOne({ _id: ID }, { projection: { _id: 0, changedAt: 0, changedBy: 0 } }),
    change: async ({ seen, sections, at, who }) => {
      const next = { ...sections, version: seen + 1, changedAt: at, changedBy: who };
      try {
        if (seen === 0) return await insert({ _id: ID, ...next });
        const { matchedCount } = await settings.updateOne({ _id: ID, version: seen }, { $set: next });
        return matchedCount === 1;
      } finally {
        written();
      }
    },
  };
}
