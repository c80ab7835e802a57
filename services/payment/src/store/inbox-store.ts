import { isDuplicateKey, trusted } from '@shop/service-kit';
import { Schema, type Connection } from 'mongoose';
import type { InboxEntry } from '../domain/inbox-entry.ts';
import type { Payment } from '../domain/payment.ts';

export type InboxStore = {
  /** @returns false when this event has arrived before */
  insert: (entry: InboxEntry) => Promise<boolean>;
  /** Nothing more is to be done with it. */
  close: (id: string, state: InboxEntry['state']) => Promise<void>;
  postpone: (id: string, until: Date) => Promise<void>;
  /** What came about these payments. */
  findAbout: (payments: Pick<Payment, '_id' | 'providerId' | 'chargeId'>[]) => Promise<InboxEntry[]>;
  findDue: (now: Date, limit: number) => Promise<InboxEntry[]>;
};

/** A provider sends an event again for some days, and people look back for some weeks. */
const MOST_ABOUT = 200;
const KEEP_SECONDS = 90 * 24 * 3_600;

const schema = new Schema<InboxEntry>(
  {
    _id: String,
    eventId: String,
    type: String,
    paymentId: String,
    providerId: String,
    chargeId: String,
    aboutRefunds: Boolean,
    provider: String,
    state: String,
    receivedAt: Date,
    nextTryAt: Date,
    tries: Number,
    requestId: String,
  },
  { versionKey: false, collection: 'webhookInbox' },
)
  .index({ nextTryAt: 1 }, { sparse: true })
  .index({ paymentId: 1 }, { sparse: true })
  .index({ providerId: 1 }, { sparse: true })
  .index({ chargeId: 1 }, { sparse: true })
  .index({ receivedAt: 1 }, { expireAfterSeconds: KEEP_SECONDS });

export async function openInboxStore(connection: Connection): Promise<InboxStore> {
  const model = connection.model('WebhookInbox', schema);
  await model.createIndexes();
  return {
    insert: async (entry) => {
      try {
        await model.create(entry);
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    close: async (_id, state) => {
      await model.updateOne({ _id }, { $set: { state }, $unset: { nextTryAt: 1 } });
    },
    postpone: async (_id, until) => {
      await model.updateOne({ _id }, { $set: { nextTryAt: until }, $inc: { tries: 1 } });
    },
    findAbout: async (payments) => {
      const among = (ids: (string | undefined)[]) => trusted({ $in: ids.filter((id) => id !== undefined) });
      return model
        .find({
          $or: [
            { paymentId: among(payments.map(({ _id }) => _id)) },
            { providerId: among(payments.map(({ providerId }) => providerId)) },
            { chargeId: among(payments.map(({ chargeId }) => chargeId)) },
          ],
        })
        .sort({ receivedAt: 1 })
        .limit(MOST_ABOUT)
        .lean<InboxEntry[]>()
        .exec();
    },
    findDue: (now, limit) =>
      model
        .find({ nextTryAt: trusted({ $lte: now }) })
        .sort({ nextTryAt: 1 })
        .limit(limit)
        .lean<InboxEntry[]>()
        .exec(),
  };
}
