import type { WishlistChange, WishlistShare } from '@shop/contracts';
import { MAX_WISHLIST } from '@shop/shop-rules';
import { Schema, type Connection, type PipelineStage } from 'mongoose';

/** `digest` is of the link's token. */
type StoredShare = WishlistShare & { digest: string };
type StoredWishlist = { _id: string; productIDs?: string[]; share?: StoredShare };
type Shared = { userID: string; productIDs: string[]; withName: boolean };

export type WishlistStore = {
  get: (userID: string) => Promise<string[]>;
  /** @returns the list afterwards, newest first */
  change: (userID: string, change: WishlistChange) => Promise<string[]>;
  removeAll: (userID: string) => Promise<void>;
  findShare: (userID: string) => Promise<WishlistShare | null>;
  share: (userID: string, share: StoredShare) => Promise<void>;
  stopSharing: (userID: string) => Promise<void>;
  findShared: (digest: string) => Promise<Shared | null>;
};

const schema = new Schema<StoredWishlist>(
  {
    _id: String,
    productIDs: [String],
    share: { type: { digest: String, withName: Boolean, sharedAt: String }, _id: false },
  },
  { versionKey: false },
).index({ 'share.digest': 1 }, { sparse: true });

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
  };
}
