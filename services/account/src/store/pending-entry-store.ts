import type { AuditEntry } from '@shop/contracts';
import { trusted } from '@shop/service-kit';
import type { Model } from 'mongoose';
import type { StoredUser, User } from './user-model.ts';

type Pending = { userID: string; pendingEntries: AuditEntry[] };

export type PendingEntryStore = {
  add: (userID: string, auditEntry: AuditEntry) => Promise<void>;
  findNext: () => Promise<Pending | null>;
  findOf: (userID: string) => Promise<AuditEntry[]>;
  remove: (userID: string, entryId: string) => Promise<void>;
};

export function openPendingEntryStore(users: Model<StoredUser>): PendingEntryStore {
  return {
    add: async (_id, auditEntry) =>
      void (await users.updateOne({ _id }, { $push: { pendingEntries: auditEntry } })),
    findNext: async () => {
      const user = await users
        .findOne({ 'pendingEntries.id': trusted({ $exists: true }) }, { pendingEntries: 1 })
        .lean<User>();
      return user ? { userID: user._id, pendingEntries: user.pendingEntries ?? [] } : null;
    },
    findOf: async (_id) =>
      (await users.findById(_id, { pendingEntries: 1 }).lean<User>())?.pendingEntries ?? [],
    remove: async (_id, entryId) =>
      void (await users.updateOne({ _id }, { $pull: { pendingEntries: { id: entryId } } })),
  };
}
