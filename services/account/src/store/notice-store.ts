import { trusted } from '@shop/service-kit';
import type { Model } from 'mongoose';
import type { Notice } from '../domain/notice.ts';
import type { StoredUser, User } from './user-model.ts';

type DueNotice = { user: User; notice: Notice };

/** Notices wait in the accounts they are about. */
export type NoticeStore = {
  /** Does nothing for an unknown address. */
  add: (email: string, notice: Notice) => Promise<void>;
  claimDue: (now: Date, until: Date) => Promise<DueNotice | null>;
  postpone: (due: DueNotice, dueAt: Date) => Promise<void>;
  remove: (due: DueNotice) => Promise<void>;
  removeInvitationsTo: (email: string) => Promise<void>;
};

export function openNoticeStore(users: Model<StoredUser>): NoticeStore {
  return {
    add: async (email, notice) => void (await users.updateOne({ email }, { $push: { notices: notice } })),
    claimDue: async (now, until) => {
      const due = { notices: trusted({ $elemMatch: { dueAt: { $lte: now } } }) };
      const user = await users
        .findOneAndUpdate(
          due,
          { $set: { 'notices.$.dueAt': until }, $inc: { 'notices.$.tries': 1 } },
          { returnDocument: 'before' },
        )
        .lean<User>();
      const notice = user?.notices?.find(({ dueAt }) => dueAt <= now);
      return user && notice ? { user, notice: { ...notice, tries: notice.tries + 1 } } : null;
    },
    postpone: async ({ user, notice }, dueAt) =>
      void (await users.updateOne(
        { _id: user._id, 'notices.id': notice.id },
        { $set: { 'notices.$.dueAt': dueAt } },
      )),
    removeInvitationsTo: async (email) => {
      const invitation = { kind: 'invitation', email };
      await users.updateMany(
        { notices: trusted({ $elemMatch: invitation }) },
        { $pull: { notices: invitation } },
      );
    },
    remove: async ({ user, notice }) =>
      void (await users.updateOne({ _id: user._id }, { $pull: { notices: { id: notice.id } } })),
  };
}
