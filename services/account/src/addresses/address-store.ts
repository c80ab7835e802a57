import type { Address, AddressInput } from '@shop/contracts';
import { MAX_ADDRESSES } from '@shop/shop-rules';
import { isDuplicateKey, trusted } from '@shop/service-kit';
import { Schema, type Connection } from 'mongoose';

type StoredAddress = Omit<Address, 'userID'>;
type AddressBook = { _id: string; addresses: StoredAddress[] };

export type AddressStore = {
  list: (userID: string) => Promise<Address[]>;
  find: (userID: string, addressID: string) => Promise<Address | null>;
  /** @returns false when the book is full */
  add: (address: Address) => Promise<boolean>;
  /** @returns null without such an address */
  edit: (userID: string, addressID: string, fields: Partial<AddressInput>) => Promise<Address | null>;
  /** @returns false without such an address */
  remove: (userID: string, addressID: string) => Promise<boolean>;
  removeAll: (userID: string) => Promise<void>;
};

/** One document per user, so that the write's guard includes the limit. */
const schema = new Schema<AddressBook>(
  {
    _id: String,
    addresses: [
      {
        _id: String,
        name: String,
        address: String,
        city: String,
        postcode: String,
        phone: String,
        notes: String,
      },
    ],
  },
  { versionKey: false },
);

export async function openAddressStore(connection: Connection): Promise<AddressStore> {
  const books = connection.model('AddressBook', schema);
  await books.createIndexes();
  const list = async (userID: string): Promise<Address[]> => {
    const book = await books.findById(userID).lean<AddressBook>();
    return (book?.addresses ?? []).map((address) => ({ ...address, userID }));
  };
  const find = async (userID: string, addressID: string): Promise<Address | null> =>
    (await list(userID)).find(({ _id }) => _id === addressID) ?? null;
  return {
    list,
    find,
    add: async ({ userID, ...address }) => {
      const isFree = { [`addresses.${MAX_ADDRESSES - 1}`]: trusted({ $exists: false }) };
      try {
        await books.updateOne(
          { _id: userID, ...isFree },
          { $push: { addresses: address } },
          { upsert: true },
        );
        return true;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        return retryFirstInsert(userID, address);
      }
    },
    edit: async (userID, addressID, fields) => {
      const set = Object.fromEntries(
        Object.entries(fields).map(([field, value]) => [`addresses.$.${field}`, value]),
      );
      await books.updateOne({ _id: userID, 'addresses._id': addressID }, { $set: set });
      return find(userID, addressID);
    },
    remove: async (userID, addressID) => {
      const { modifiedCount } = await books.updateOne(
        { _id: userID },
        { $pull: { addresses: { _id: addressID } } },
      );
      return modifiedCount === 1;
    },
    removeAll: async (_id) => void (await books.deleteOne({ _id })),
  };

  /** Duplicate key: the book is full, or two first addresses were added at once; only the second case has room. */
  async function retryFirstInsert(userID: string, address: StoredAddress): Promise<boolean> {
    const isFree = { [`addresses.${MAX_ADDRESSES - 1}`]: trusted({ $exists: false }) };
    const { matchedCount } = await books.updateOne(
      { _id: userID, ...isFree },
      { $push: { addresses: address } },
    );
    return matchedCount === 1;
  }
}
