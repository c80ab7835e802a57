import type { AuditEntry } from '@shop/contracts';
import { trusted } from '@shop/service-kit';
import type { Model } from 'mongoose';
import type { StoredUser, User } from './user-model.ts';

type Pending = { userID: string; acts: AuditEntry[] };

/** Audit entries that wait in the accounts they are about. */
export type ActStore = {
  add: (userID: string, act: AuditEntry) => Promise<void>;
  /** An account with waiting entries, or null. */
  findNext: () => Promise<Pending | null>;
  findOf: (userID: string) => Promise<AuditEntry[]>;
  remove: (userID: string, actID: string) => Promise<void>;
};

export function openActStore(users: Model<StoredUser>): ActStore {
  return {
    add: async (_id, act) => void (await users.updateOne({ _id }, { $push: { acts: act } })),
    findNext: async () => {
      const user = await users.findOne({ 'acts.id': trusted({ $exists: true }) }, { acts: 1 }).lean<User>();
      return user ? { userID: user._id, acts: user.acts ?? [] } : null;
    },
    findOf: async (_id) => (await users.findById(_id, { acts: 1 }).lean<User>())?.acts ?? [],
    remove: async (_id, actID) => void (await users.updateOne({ _id }, { $pull: { acts: { id: actID } } })),
  };
}
