import { readFile } from 'node:fs/promises';
import type { GuaranteeNotice } from '@shop/contracts';
import { guaranteeNoticeSize } from '@shop/shop-rules';
import type { Connection } from 'mongoose';
import { fingerprintOf, type OwnNotice } from './read-png.ts';

const ID = 'shop';
const STAND_IN = new URL('default-notice.png', import.meta.url);
const standIn: GuaranteeNotice = { ...guaranteeNoticeSize, fingerprint: null };

type StoredNotice = OwnNotice & {
  _id: typeof ID;
  png: Buffer;
  changedAt: Date;
  changedBy: string;
};
type Picture = { png: Buffer; etag: string };
type Replacing = { png: Buffer; notice: OwnNotice; at: Date; who: string };

/** One document with the owner's file; missing while the stand-in is shown. */
export type GuaranteeNoticeStore = {
  find: () => Promise<GuaranteeNotice>;
  getPicture: () => Promise<Picture>;
  replace: (replacing: Replacing) => Promise<GuaranteeNotice>;
  remove: () => Promise<GuaranteeNotice>;
};

const pictureOf = (png: Buffer): Picture => ({ png, etag: `"${fingerprintOf(png)}"` });

export async function openGuaranteeNotice(
  connection: Connection,
  written: () => void,
): Promise<GuaranteeNoticeStore> {
  const notices = connection.collection<StoredNotice>('guaranteenotices');
  const standInPicture = await readFile(STAND_IN).then(pictureOf);
  const fields = { _id: 0, width: 1, height: 1, fingerprint: 1 };
  /** Caches the last file, so that visitors do not load it from the database. */
  let cached = { fingerprint: '', picture: standInPicture };
  const find = async () =>
    (await notices.findOne<GuaranteeNotice>({ _id: ID }, { projection: fields })) ?? standIn;
  return {
    find,
    getPicture: async () => {
      const { fingerprint } = await find();
      if (fingerprint === null) return standInPicture;
      if (cached.fingerprint === fingerprint) return cached.picture;
      const stored = await notices.findOne({ _id: ID }, { promoteBuffers: true });
      if (!stored) return standInPicture;
      cached = { fingerprint: stored.fingerprint, picture: pictureOf(stored.png) };
      return cached.picture;
    },
    replace: async ({ png, notice, at, who }) => {
      const fresh = { ...notice, png, changedAt: at, changedBy: who };
      const before = await notices.findOneAndUpdate(
        { _id: ID },
        { $set: fresh },
        { upsert: true, projection: fields },
      );
      written();
      return before ?? standIn;
    },
    remove: async () => {
      const before = await notices.findOneAndDelete({ _id: ID }, { projection: fields });
      written();
      return before ?? standIn;
    },
  };
}
