import { readFile } from 'node:fs/promises';
import type { GuaranteeNotice } from '@shop/contracts';
import { guaranteeNoticeSize } from '@shop/shop-rules';
import type { Connection } from 'mongoose';
import { fingerprintOf, type UploadedNotice } from './read-png.ts';

const ID = 'shop';
const DEFAULT_PICTURE = new URL('default-notice.png', import.meta.url);
const defaultNotice: GuaranteeNotice = { ...guaranteeNoticeSize, fingerprint: null };

type StoredNotice = UploadedNotice & {
  _id: typeof ID;
  png: Buffer;
  changedAt: Date;
  changedBy: string;
};
type Picture = { png: Buffer; fingerprint: string };
type ReplaceInput = { png: Buffer; notice: UploadedNotice; at: Date; who: string };

/** One document with the owner's file; missing while the default is shown. */
export type GuaranteeNoticeStore = {
  find: () => Promise<GuaranteeNotice>;
  getPicture: () => Promise<Picture>;
  /** @returns the notice before the change */
  replace: (input: ReplaceInput) => Promise<GuaranteeNotice>;
  /** @returns the notice before the change */
  remove: () => Promise<GuaranteeNotice>;
};

const pictureOf = (png: Buffer): Picture => ({ png, fingerprint: fingerprintOf(png) });

export async function openGuaranteeNotice(
  connection: Connection,
  onChange: () => void,
): Promise<GuaranteeNoticeStore> {
  const notices = connection.collection<StoredNotice>('guaranteenotices');
  const defaultPicture = await readFile(DEFAULT_PICTURE).then(pictureOf);
  const fields = { _id: 0, width: 1, height: 1, fingerprint: 1 };
  /** Caches the last file, so that visitors do not load it from the database. */
  let cached: Picture | undefined;
  const find = async () =>
    (await notices.findOne<GuaranteeNotice>({ _id: ID }, { projection: fields })) ?? defaultNotice;
  return {
    find,
    getPicture: async () => {
      const { fingerprint } = await find();
      if (fingerprint === null) return defaultPicture;
      if (cached?.fingerprint === fingerprint) return cached;
      const stored = await notices.findOne({ _id: ID }, { promoteBuffers: true });
      if (!stored) return defaultPicture;
      cached = { png: stored.png, fingerprint: stored.fingerprint };
      return cached;
    },
    replace: async ({ png, notice, at, who }) => {
      const fresh = { ...notice, png, changedAt: at, changedBy: who };
      const before = await notices.findOneAndUpdate(
        { _id: ID },
        { $set: fresh },
        { upsert: true, projection: fields },
      );
      onChange();
      return before ?? defaultNotice;
    },
    remove: async () => {
      const before = await notices.findOneAndDelete({ _id: ID }, { projection: fields });
      onChange();
      return before ?? defaultNotice;
    },
  };
}
