import { trusted } from '@shop/service-kit';
import { Schema, type Connection } from 'mongoose';
import type { Deletion } from '../domain/deletion.ts';

export type DeletionStore = {
  /** Nothing happens where that account's is there already. */
  insert: (deletion: Deletion) => Promise<void>;
  /** One that is due. Nobody else gets it before `until`. */
  claimDue: (now: Date, until: Date) => Promise<Deletion | null>;
  postpone: (id: string, dueAt: Date) => Promise<void>;
  /** All of it is done. */
  remove: (id: string) => Promise<void>;
};

const schema = new Schema<Deletion>(
  {
    _id: String,
    email: String,
    userName: String,
    askedAt: Date,
    dueAt: Date,
    tries: Number,
    act: Schema.Types.Mixed,
  },
  { versionKey: false },
).index({ dueAt: 1 });

export async function openDeletionStore(connection: Connection): Promise<DeletionStore> {
  const deletions = connection.model('Deletion', schema);
  await deletions.createIndexes();
  return {
    insert: async ({ _id, ...rest }) =>
      void (await deletions.updateOne({ _id }, { $setOnInsert: rest }, { upsert: true })),
    claimDue: (now, until) =>
      deletions
        .findOneAndUpdate(
          { dueAt: trusted({ $lte: now }) },
          { $set: { dueAt: until }, $inc: { tries: 1 } },
          { sort: { dueAt: 1 }, returnDocument: 'after' },
        )
        .lean<Deletion>(),
    postpone: async (_id, dueAt) => void (await deletions.updateOne({ _id }, { $set: { dueAt } })),
    remove: async (_id) => void (await deletions.deleteOne({ _id })),
  };
}
