import type { WishlistChange } from '@shop/contracts';
import { MAX_WISHLIST } from '@shop/shop-rules';
import { Schema, type Connection, type PipelineStage } from 'mongoose';

type StoredWishlist = { _id: string; productIDs: string[] };

export type WishlistStore = {
  get: (userID: string) => Promise<string[]>;
  /** @returns the list afterwards, newest first */
  change: (userID: string, change: WishlistChange) => Promise<string[]>;
  removeAll: (userID: string) => Promise<void>;
};

const schema = new Schema<StoredWishlist>({ _id: String, productIDs: [String] }, { versionKey: false });

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
  };
}
