import { MAX_WISHLIST } from '@shop/contracts';
import { Schema, type Connection } from 'mongoose';

type StoredWishlist = { _id: string; productIDs: string[] };

export type WishlistStore = {
  get: (userID: string) => Promise<string[]>;
  replace: (userID: string, productIDs: string[]) => Promise<void>;
};

const schema = new Schema<StoredWishlist>({ _id: String, productIDs: [String] }, { versionKey: false });

export async function openWishlistStore(connection: Connection): Promise<WishlistStore> {
  const wishlists = connection.model('Wishlist', schema);
  await wishlists.createIndexes();
  return {
    get: async (userID) => (await wishlists.findById(userID).lean<StoredWishlist>())?.productIDs ?? [],
    replace: async (_id, productIDs) => {
      const kept = [...new Set(productIDs)].slice(0, MAX_WISHLIST);
      await wishlists.updateOne({ _id }, { $set: { productIDs: kept } }, { upsert: true });
    },
  };
}
