import type { WishlistChange, WishlistShare } from '@shop/contracts';
import { MAX_WISHLIST } from '@shop/shop-rules';
import { trusted } from '@shop/service-kit';
import { Schema, type Connection, type PipelineStage } from 'mongoose';

/** `digest` is of the link's token. */
type StoredShare = WishlistShare & { digest: string };
type StoredNotices = { since: Date; digests: string[] };
type StoredWishlist = {
  _id: string;
  productIDs?: string[];
  share?: StoredShare;
  notices?: StoredNotices;
};
type Shared = { userID: string; productIDs: string[]; withName: boolean };
type Wished = { productID: string; before: Date; after: string; limit: number };

export type WishlistStore = {
  get: (userID: string) => Promise<string[]>;
  /** @returns the list afterwards, newest first */
  change: (userID: string, change: WishlistChange) => Promise<string[]>;
  removeAll: (userID: string) => Promise<void>;
  findShare: (userID: string) => Promise<WishlistShare | null>;
  share: (userID: string, share: StoredShare) => Promise<void>;
  stopSharing: (userID: string) => Promise<void>;
  findShared: (digest: string) => Promise<Shared | null>;
  noticesSince: (userID: string) => Promise<Date | null>;
  startNotices: (userID: string, since: Date) => Promise<void>;
  stopNotices: (userID: string) => Promise<void>;
  stopNoticesBy: (digest: string) => Promise<boolean>;
  addNoticeLink: (userID: string, digest: string) => Promise<boolean>;
  wishersOf: (wished: Wished) => Promise<string[]>;
};

const schema = new Schema<StoredWishlist>(
  {
    _id: String,
    productIDs: [String],
    share: { type: { digest: String, withName: Boolean, sharedAt: String }, _id: false },
    notices: { type: { since: Date, digests: [String] }, _id: false },
  },
  { versionKey: false },
)
  .index({ 'share.digest': 1 }, { sparse: true })
  .index({ 'notices.digests': 1 }, { sparse: true })
  .index({ productIDs: 1, _id: 1 }, { partialFilterExpression: { 'notices.since': { $exists: true } } });

/** One write that reads the list itself, so that parallel changes lose nothing. */
function changing({ add, remove }: WishlistChange): PipelineStage.Set[] {
  const without = (ids: unknown, others: unknown) => ({
    $filter: { input: ids, cond: { $not: [{ $in: ['$$this', others] }] } },
  });
  const stored = { $ifNull: ['$productIDs', []] };
  const added = { $literal: [...new Set(add)] };
  return [
    { $set: { productIDs: without(stored, { $literal: remove }) } },
    { $set: { productIDs: { $concatArrays: [without(added, '$productIDs'), '$productIDs'] } } },
    { $set: { productIDs: { $slice: ['$productIDs', MAX_WISHLIST] } } },
  ];
}

export async function openWishlistStore(connection: Connection): Promise<WishlistStore> {
  const wishlists = connection.model('Wishlist', schema);
  await wishlists.createIndexes();
  return {
    get: async (userID) => (await wishlists.findById(userID).lean<StoredWishlist>())?.productIDs ?? [],
    change: async (_id, change) => {
      const options = { upsert: true, returnDocument: 'after', updatePipeline: true } as const;
      const stored = await wishlists
        .findOneAndUpdate({ _id }, changing(change), options)
        .lean<StoredWishlist>();
      return stored?.productIDs ?? [];
    },
    removeAll: async (_id) => void (await wishlists.deleteOne({ _id })),
    findShare: async (userID) => {
      const { share } = (await wishlists.findById(userID).lean<StoredWishlist>()) ?? {};
      return share ? { sharedAt: share.sharedAt, withName: share.withName } : null;
    },
    share: async (_id, share) =>
      void (await wishlists.updateOne({ _id }, { $set: { share } }, { upsert: true })),
    stopSharing: async (_id) => void (await wishlists.updateOne({ _id }, { $unset: { share: 1 } })),
    findShared: async (digest) => {
      const stored = await wishlists.findOne({ 'share.digest': digest }).lean<StoredWishlist>();
      if (!stored?.share) return null;
      return { userID: stored._id, productIDs: stored.productIDs ?? [], withName: stored.share.withName };
    },
    noticesSince: async (userID) =>
      (await wishlists.findById(userID).lean<StoredWishlist>())?.notices?.since ?? null,
    startNotices: async (_id, since) => {
      await wishlists.updateOne({ _id }, { $setOnInsert: { productIDs: [] } }, { upsert: true });
      const none = { notices: trusted({ $exists: false }) };
      await wishlists.updateOne({ _id, ...none }, { $set: { notices: { since, digests: [] } } });
    },
    stopNotices: async (_id) => void (await wishlists.updateOne({ _id }, { $unset: { notices: 1 } })),
    stopNoticesBy: async (digest) => {
      const { matchedCount } = await wishlists.updateOne(
        { 'notices.digests': digest },
        { $unset: { notices: 1 } },
      );
      return matchedCount === 1;
    },
    addNoticeLink: async (_id, digest) => {
      const { matchedCount } = await wishlists.updateOne(
        { _id, 'notices.since': trusted({ $exists: true }) },
        { $addToSet: { 'notices.digests': digest } },
      );
      return matchedCount === 1;
    },
    wishersOf: async ({ productID, before, after, limit }) => {
      const found = await wishlists
        .find(
          {
            productIDs: productID,
            _id: trusted({ $gt: after }),
            'notices.since': trusted({ $exists: true, $lte: before }),
          },
          { _id: 1 },
        )
        .sort({ _id: 1 })
        .limit(limit)
        .lean<Pick<StoredWishlist, '_id'>[]>();
      return found.map(({ _id }) => _id);
    },
  };
}
