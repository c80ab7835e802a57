import { trusted } from '@shop/service-kit';
import type { Model } from 'mongoose';
import { storedKeysOf } from './search-keys.ts';
import type { StoredUser } from './user-model.ts';

/**
 * What accounts are found by. While a new version of the shop takes the place of one from before these keys, that one still
 * writes accounts without them, and changes a name without changing its keys.
 */
export type KeyStore = {
  /** Gives keys to accounts that have none. @returns to how many, at most a batch */
  addMissing: () => Promise<number>;
  /**
   * Renews the keys of a batch of accounts where they are not those of the name and the address.
   * @param after the id behind which the batch begins, '' for the first
   * @returns the last id of the batch, '' after the last one
   */
  renewAfter: (after: string) => Promise<string>;
};

const BATCH = 200;
const FIELDS = { userName: 1, email: 1, nameKeys: 1, emailKeys: 1 } as const;

/** A key is missing from an index as null is. */
export const WITHOUT_KEYS_YET: Record<string, unknown> = { nameKeys: trusted({ $exists: false }) };

export function openKeyStore(users: Model<StoredUser>): KeyStore {
  const renew = async (found: StoredUser[]): Promise<number> => {
    const wrong = found.filter(({ userName, email, nameKeys, emailKeys }) => {
      const right = storedKeysOf({ userName, email });
      return JSON.stringify([nameKeys, emailKeys]) !== JSON.stringify([right.nameKeys, right.emailKeys]);
    });
    if (wrong.length === 0) return 0;
    const { modifiedCount } = await users.collection.bulkWrite(
      wrong.map(({ _id, userName, email }) => ({
        updateOne: {
          // What has changed meanwhile is looked at again.
          filter: { _id: _id as never, userName, email },
          update: { $set: storedKeysOf({ userName, email }) },
        },
      })),
      { ordered: false },
    );
    return modifiedCount;
  };
  return {
    addMissing: async () => {
      const found = await users.find(WITHOUT_KEYS_YET, FIELDS).limit(BATCH).lean<StoredUser[]>();
      return renew(found);
    },
    renewAfter: async (after) => {
      const found = await users
        .find({ _id: trusted({ $gt: after }) }, FIELDS)
        .sort({ _id: 1 })
        .limit(BATCH)
        .lean<StoredUser[]>();
      await renew(found);
      return found.length < BATCH ? '' : (found.at(-1)?._id ?? '');
    },
  };
}
