import { indexOutbox, outboxFields, withEvent, type NewEvent, type OutboxModel } from '@shop/events';
import { trusted } from '@shop/service-kit';
import { Schema, type Connection } from 'mongoose';
import type { Deletion } from '../domain/deletion.ts';

export type DeletionStore = {
  model: OutboxModel;
  insert: (deletion: Deletion) => Promise<void>;
  /** A due deletion whose event is applied everywhere, leased until `until`. */
  claimDue: (now: Date, until: Date) => Promise<Deletion | null>;
  /** Releases the event once. @returns false when released before */
  addEvent: (id: string, event: NewEvent) => Promise<boolean>;
  postpone: (id: string, dueAt: Date) => Promise<void>;
  remove: (id: string) => Promise<void>;
};

const schema = new Schema<Deletion>(
  {
    _id: String,
    email: String,
    userName: String,
    isUnconfirmed: Boolean,
    askedAt: Date,
    dueAt: Date,
    tries: Number,
    reviews: String,
    auditEntry: Schema.Types.Mixed,
    ...outboxFields,
  },
  { versionKey: false },
).index({ dueAt: 1 });

indexOutbox(schema);

export async function openDeletionStore(connection: Connection): Promise<DeletionStore> {
  const deletions = connection.model('Deletion', schema);
  await deletions.createIndexes();
  return {
    model: deletions,
    insert: async ({ _id, ...rest }) =>
      void (await deletions.updateOne({ _id }, { $setOnInsert: rest }, { upsert: true })),
    claimDue: (now, until) =>
      deletions
        .findOneAndUpdate(
          { dueAt: trusted({ $lte: now }), 'outbox.0': trusted({ $exists: false }) },
          { $set: { dueAt: until }, $inc: { tries: 1 } },
          { sort: { dueAt: 1 }, returnDocument: 'after' },
        )
        .lean<Deletion>(),
    addEvent: async (_id, event) => {
      const withoutEvent = { _id, outbox: trusted({ $exists: false }) };
      return (await deletions.updateOne(withoutEvent, withEvent({}, event))).modifiedCount === 1;
    },
    postpone: async (_id, dueAt) => void (await deletions.updateOne({ _id }, { $set: { dueAt } })),
    remove: async (_id) => void (await deletions.deleteOne({ _id })),
  };
}
