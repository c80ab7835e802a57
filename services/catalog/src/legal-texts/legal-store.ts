import type { LegalVersions } from '@shop/contracts';
import { isOwnVersion, type LegalPageId } from '@shop/shop-rules';
import { isDuplicateKey, newId } from '@shop/service-kit';
import type { Connection } from 'mongoose';

type StoredVersion = {
  /** Page and version, so that a version is inserted once. */
  _id: string;
  page: LegalPageId;
  version: string;
  text: string;
  /** Revision of its draft, so that a draft is published once. */
  revision: string;
  publishedAt: Date;
  publishedBy: string;
};
type StoredDraft = {
  _id: LegalPageId;
  revision: string;
  text: string;
  /** Newest version the writer had seen; null where the client sent none. */
  basedOn: string | null;
  savedAt: Date;
  savedBy: string;
};

type Saving = {
  page: LegalPageId;
  text: string;
  seen: string | null;
  basedOn: string | null;
  at: Date;
  who: string;
};
type Publishing = { draft: StoredDraft; day: string; at: Date; who: string };

export type LegalStore = {
  newest: () => Promise<Partial<LegalVersions>>;
  versionsOf: (page: LegalPageId) => Promise<Omit<StoredVersion, 'text'>[]>;
  findVersion: (page: LegalPageId, version: string) => Promise<StoredVersion | null>;
  findDraft: (page: LegalPageId) => Promise<StoredDraft | null>;
  /** @returns false when the seen draft was replaced */
  saveDraft: (saving: Saving) => Promise<boolean>;
  /** Idempotent; removes the draft. @returns the version */
  publish: (publishing: Publishing) => Promise<string>;
};

const NEWEST_FIRST = { publishedAt: -1, _id: -1 } as const;

export async function openLegalStore(connection: Connection, written: () => void): Promise<LegalStore> {
  const versions = connection.collection<StoredVersion>('legalversions');
  const drafts = connection.collection<StoredDraft>('legaldrafts');
  await versions.createIndex({ revision: 1 }, { unique: true });
  await versions.createIndex({ page: 1, ...NEWEST_FIRST });

  /** Takes the day's first free version name, beside the shop's own text. */
  const insert = async ({ draft, day, at, who }: Publishing): Promise<string> => {
    const { _id: page, revision, text } = draft;
    for (let number = isOwnVersion(page, day) ? 2 : 1; ; number += 1) {
      const version = number === 1 ? day : `${day}.${number}`;
      const _id = `${page}/${version}`;
      try {
        await versions.insertOne({ _id, page, version, text, revision, publishedAt: at, publishedBy: who });
        return version;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        const published = await versions.findOne({ revision });
        if (published) return published.version;
      }
    }
  };

  return {
    newest: async () => {
      const found = await versions
        .aggregate<{ _id: LegalPageId; version: string }>([
          { $sort: NEWEST_FIRST },
          { $group: { _id: '$page', version: { $first: '$version' } } },
        ])
        .toArray();
      return Object.fromEntries(found.map(({ _id, version }) => [_id, version]));
    },
    versionsOf: (page) =>
      versions
        .find({ page }, { projection: { text: 0 } })
        .sort(NEWEST_FIRST)
        .toArray(),
    findVersion: (page, version) => versions.findOne({ _id: `${page}/${version}` }),
    findDraft: (page) => drafts.findOne({ _id: page }),
    saveDraft: async ({ page, text, seen, basedOn, at, who }) => {
      const draft = { revision: newId(), text, basedOn, savedAt: at, savedBy: who };
      try {
        if (seen === null) {
          await drafts.insertOne({ _id: page, ...draft });
          return true;
        }
        const { matchedCount } = await drafts.updateOne({ _id: page, revision: seen }, { $set: draft });
        return matchedCount === 1;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    publish: async (publishing) => {
      try {
        const version = await insert(publishing);
        await drafts.deleteOne({ _id: publishing.draft._id, revision: publishing.draft.revision });
        return version;
      } finally {
        written();
      }
    },
  };
}
